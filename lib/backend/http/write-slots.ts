import { Turns } from '../kernel/turns';

/**
 * Most writes of this process in a transaction at the same time. Writes of one document wait for its row anyway; by waiting here instead,
 * they hold no database connection that reads need.
 */
const slots = 4;

/** Milliseconds after which a waiting write gives up. */
const patience = 12_000;

// Routes are separate bundles of one process and share the slots through the global object.
const shared = globalThis as typeof globalThis & { litfassWrites?: Turns };

/** Runs a write when it is its turn, in order of arrival. Throws `unavailable` if that takes too long. */
export function inWriteSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  return (shared.litfassWrites ??= new Turns(slots)).run(work, { patience });
}
