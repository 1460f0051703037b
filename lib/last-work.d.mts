/** Has something done before the process ends on request; the same work is done once. */
export function doBeforeEnd(work: () => Promise<void>): void;

/** Does all of it. Resolves when it is done, or has failed. */
export function doLastWork(): Promise<void>;
