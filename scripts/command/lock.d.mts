export interface Lock {
  /** Tells those who ask later where the site is. */
  setAddress: (url: string) => void;
  release: () => void;
}

export function acquireLock(place: string): Promise<Lock | null>;

export function withLock<Result>(
  place: string,
  sentence: string,
  work: () => Promise<Result> | Result,
): Promise<Result>;
