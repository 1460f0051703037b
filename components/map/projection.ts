/** The position of a place on the square Mercator world: 0 to 1 from west to east and from north to south. */
export function mercator(longitude: number, latitude: number): { x: number; y: number } {
  const radians = (latitude * Math.PI) / 180;
  return {
    x: (longitude + 180) / 360,
    y: (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2,
  };
}

/** The place at a position on the square Mercator world, as `mercator` gives it. */
export function placeAt({ x, y }: { x: number; y: number }): { longitude: number; latitude: number } {
  return {
    longitude: x * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  };
}

const earthRadius = 6_371_000;

/** Metres between two places as the crow flies. */
export function distanceInMetres(
  a: { longitude: number; latitude: number },
  b: { longitude: number; latitude: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const x = radians(b.longitude - a.longitude) * Math.cos(radians((a.latitude + b.latitude) / 2));
  const y = radians(b.latitude - a.latitude);
  return Math.hypot(x, y) * earthRadius;
}
