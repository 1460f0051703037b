export interface Lock {
  /** Tells those who ask later where the site is. */
  setAddress: (url: string) => void;
  release: () => void;
}

export function acquireLock(wish: string): Promise<Lock | null>;
