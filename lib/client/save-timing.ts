export interface QueueTiming {
  /** Pause after the last change before it is sent, in milliseconds. */
  pause: number;
  /** The same while others are watching, and the longest they wait while somebody types without a pause, in milliseconds. */
  watched: { pause: number; most: number };
  /** Pause before the n-th retry after a temporary failure. */
  backOff: (tries: number) => number;
}

export const defaultTiming: QueueTiming = {
  pause: 900,
  watched: { pause: 250, most: 500 },
  backOff: (tries) => Math.min(10_000, 1000 * 2 ** tries),
};
