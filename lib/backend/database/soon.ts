import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError } from '../kernel/problem';

/** As long as somebody waits who only wants to know whether the database is there. */
const patience = 2500;

/**
 * What a short read answers; throws `unavailable` if it does not in time. A database may take connections and say nothing (its machine is
 * frozen, its disk hangs): the pool's own time-outs, which long statements need, notice that much later.
 */
export async function soon<Result>(read: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const late = pause(patience, undefined, { signal: timer.signal }).then(() => {
    throw new ProblemError('unavailable');
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
    read.catch(() => undefined);
  }
}
