import { vi } from 'vitest';

/** Milliseconds that a state may take: a busy machine makes no test fail, not even where each look at the state takes a second. */
export const patience = 45_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = { timeout: patience }) => waitFor(callback, options);
