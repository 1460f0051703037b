/** A place or a distance in pixels, to the right and down. */
export interface Spot {
  x: number;
  y: number;
}

/**
 * Half the size of a marker in pixels, including its slant: of a single one with just room for its number, with a little more, and with
 * enough, of the chosen one, and of a cluster with its count.
 */
export const halves = {
  tiny: { width: 12, height: 12 },
  small: { width: 16.5, height: 13.5 },
  mark: { width: 20, height: 17 },
  chosen: { width: 36, height: 28 },
  cluster: { width: 39, height: 17 },
} as const;

export type MarkerSize = keyof typeof halves;

/** How far the sides of a marker lean to the left for each pixel down: the site's slant of 12 degrees. */
export const lean = Math.tan((12 * Math.PI) / 180);

/** A line to a place is drawn where at least so much of it is seen, in pixels: a point that peeps out from below a marker leads nowhere. */
const leastLine = 6;

/** Whether a line leads from a marker to its place: whether that is so far beyond the edge of the marker. */
export function isLed({ x, y }: Spot, size: MarkerSize): boolean {
  const { width, height } = halves[size];
  /** How often as far as the edge of the marker its place is. */
  const times = Math.max(Math.abs(x + lean * y) / (width - lean * height), Math.abs(y) / height);
  return times > 1 && Math.hypot(x, y) * (1 - 1 / times) >= leastLine;
}
