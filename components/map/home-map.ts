import type { SharedNames } from './shared-names';

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Bounds of the town as it is drawn, in degrees. */
export const overviewBounds: Bounds = [9.5838, 52.9302, 9.6562, 52.9512];

/** The part of it along the river where the works stand: what is shown first, drawn and live. */
const riverBounds: Bounds = [9.592, 52.9355, 9.6486, 52.9474];

/** The same with the station, which is farther from the river than any work. */
const arrivalBounds: Bounds = [9.592, 52.932, 9.6486, 52.9474];

/**
 * What of the town is shown first with these places, drawn and live: the river, else all of it. Null if some are outside it. It does not
 * depend on which of them there are: a filter does not move the map.
 * @param hasStation Whether one sees where to arrive as well, as on a map within another page.
 */
export function firstBounds(
  places: readonly { latitude: number; longitude: number }[],
  hasStation: boolean,
): Bounds | null {
  return (
    [hasStation ? arrivalBounds : riverBounds, overviewBounds].find((bounds) =>
      places.every((place) => isWithin(place, bounds)),
    ) ?? null
  );
}

/** Zoom at which one place alone is shown first, drawn and live: it with the streets around it, a quarter of an hour on foot across. */
export const placeZoom = 15;

/** Whether a place is within bounds. */
export function isWithin(
  { latitude, longitude }: { latitude: number; longitude: number },
  [west, south, east, north]: Bounds,
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/**
 * The drawn overview in its own units: the town, and as much of its surroundings on each side as a frame of another shape shows
 * (map.module.css has the same numbers).
 */
export const overviewSize = { width: 1200, height: 578, besides: 600, aboveAndBelow: 1400 } as const;

/** The map that ships with the demo: its tiles, the walking network, and the drawing shown before it is loaded. */
export const homeMap = {
  tiles: '/map/faehrstadt.pmtiles',
  ways: '/map/faehrstadt-ways.json',
  overview: '/map/faehrstadt.svg',
} as const;

/** Names that two things of the town share, in its own language: a house and a stop less than 100 metres away, a landing and a stop, an island and its landing. */
export const sharedNames: SharedNames = {
  houses: ['Bahnhof', 'Flussbad', 'Kranplatz', 'Wasserturm'],
  quarters: ['Aueinsel'],
  stops: ['Bahnhof'],
  landings: ['Flussbad', 'Kranplatz', 'Mühlenwehr'],
};
