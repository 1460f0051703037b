import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerNetwork } from '@/lib/caller';
import { env } from '@/lib/env';

/** Counted in this process alone: a page view must not write to the database, and there may be none. */
const limiter = new RateLimiterMemory({ points: env.RATE_LIMIT_SEARCH, duration: 60 });

/** Counts a search. Returns null, or the seconds to wait if the visitor has searched too often. */
export async function countSearch(headers: Headers): Promise<number | null> {
  try {
    await limiter.consume(callerNetwork(headers));
    return null;
  } catch (answer) {
    if (!(answer instanceof RateLimiterRes)) throw answer;
    return Math.max(1, Math.ceil(answer.msBeforeNext / 1000));
  }
}
