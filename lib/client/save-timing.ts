export interface QueueTiming {
  /** Pause after the last change before it is sent, in milliseconds. */
  pause: number;
  /** The same while others look on, and the longest that they wait for what is typed without a pause, in milliseconds. */
  watched: { pause: number; most: number };
  /** Pause before the n-th repetition of a try that failed in passing. */
  backOff: (tries: number) => number;
}

export const defaultTiming: QueueTiming = {
  pause: 900,
  watched: { pause: 450, most: 800 },
  backOff: (tries) => Math.min(30_000, 1000 * 2 ** tries),
};
