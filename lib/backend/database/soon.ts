import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';
import { ProblemError } from '../kernel/problem';

/** How long somebody waits who only wants to know whether the database is available. */
const patience = 2500;

/**
 * The result of a short read; throws `unavailable` if it does not arrive in time. A database may accept connections and never answer (a
 * frozen machine, a hanging disk), which the pool's own time-outs notice much later, since long statements need them.
 */
export async function soon<Result>(read: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const late = pause(patience, undefined, { signal: timer.signal }).then(async () => {
    // What has arrived while this process itself was busy is taken in first: the event loop looks at timers before it looks at sockets.
    await nextRound();
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
