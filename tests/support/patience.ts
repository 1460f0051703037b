import { vi } from 'vitest';

/** Milliseconds that a state may take: a busy machine makes no test fail. */
export const patience = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = { timeout: patience }) => waitFor(callback, options);
