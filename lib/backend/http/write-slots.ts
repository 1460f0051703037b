import { ProblemError } from '../kernel/problem';

/**
 * Most writes of this process in a transaction at the same time. Writes of one document wait for its row anyway; by waiting here instead,
 * they hold no database connection that reads need.
 */
const slots = 4;

/** Milliseconds after which a waiting write gives up. */
const patience = 12_000;

interface Gate {
  free: number;
  waiting: (() => void)[];
}

// Routes are separate bundles of one process and share the slots through the global object.
const shared = globalThis as typeof globalThis & { litfassWriteGate?: Gate };
const gate = (): Gate => (shared.litfassWriteGate ??= { free: slots, waiting: [] });

/** Runs a write when it is its turn, in order of arrival. Throws `unavailable` if that takes too long. */
export async function inWriteSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  await enter(gate());
  try {
    return await work();
  } finally {
    leave(gate());
  }
}

function enter(state: Gate): Promise<void> {
  if (state.free > 0) {
    state.free -= 1;
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      state.waiting.splice(state.waiting.indexOf(go), 1);
      reject(new ProblemError('unavailable'));
    }, patience);
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    state.waiting.push(go);
  });
}

/** Gives the slot to the longest waiting write. */
function leave(state: Gate): void {
  const next = state.waiting.shift();
  if (next) next();
  else state.free += 1;
}
