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
