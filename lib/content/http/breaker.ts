/** Failures in a row after which the content system gets a pause. */
const patience = 2;
/** Length of the pause in milliseconds. */
const rest = 2000;

interface State {
  failures: number;
  restsUntil: number;
}

// Middleware and routes are separate bundles of one process.
const shared = globalThis as typeof globalThis & { litfassContentBreaker?: State };

function state(): State {
  return (shared.litfassContentBreaker ??= { failures: 0, restsUntil: 0 });
}

/**
 * Whether the content system may be called now. After several time-outs in a row only one call in two seconds is let through: otherwise
 * each request would wait for the whole time-out again, and waiting requests would pile up with the traffic.
 */
export function mayAsk(): boolean {
  const current = state();
  if (current.failures < patience) return true;
  if (current.restsUntil > performance.now()) return false;
  current.restsUntil = performance.now() + rest;
  return true;
}

/** Records whether a call was answered, in whatever way, or not at all. */
export function noteOutcome(hasAnswered: boolean): void {
  const current = state();
  current.failures = hasAnswered ? 0 : current.failures + 1;
  if (current.failures >= patience) current.restsUntil = performance.now() + rest;
}
