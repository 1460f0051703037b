/** West, south, east and north bounds of the drawn overview, in degrees. */
export const overviewBounds = [9.5838, 52.9302, 9.6562, 52.9512] as const;

/** The map that ships with the demo: its tiles, the walking network, and the drawing shown before it is loaded. */
export const homeMap = {
  tiles: '/map/faehrstadt.pmtiles',
  ways: '/map/faehrstadt-ways.json',
  overview: '/map/faehrstadt.svg',
} as const;
