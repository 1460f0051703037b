/** Failures in a row after which the content system is left alone for a moment. */
const patience = 2;
/** For how long, in milliseconds. */
const rest = 2000;

interface State {
  failures: number;
  restsUntil: number;
}

// The middleware and the routes are separate bundles of one process.
const shared = globalThis as typeof globalThis & { litfassContentBreaker?: State };

function state(): State {
  return (shared.litfassContentBreaker ??= { failures: 0, restsUntil: 0 });
}

/**
 * Whether the content system may be asked now. When it did not answer in time, several times in a row, only one call in two
 * seconds tries: otherwise each request would wait for the whole time-out again, and their number would grow with the traffic.
 */
export function mayAsk(): boolean {
  const current = state();
  if (current.failures < patience) return true;
  if (current.restsUntil > performance.now()) return false;
  current.restsUntil = performance.now() + rest;
  return true;
}

/** Says how a call went: answered in whatever way, or not at all. */
export function noteOutcome(hasAnswered: boolean): void {
  const current = state();
  current.failures = hasAnswered ? 0 : current.failures + 1;
  if (current.failures >= patience) current.restsUntil = performance.now() + rest;
}
