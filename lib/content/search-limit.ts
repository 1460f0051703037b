import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerNetwork } from '@/lib/caller';
import { env } from '@/lib/env';

/** Counted in this process alone: a page must not cost a write to the database, which there may be none of. */
const limiter = new RateLimiterMemory({ points: env.RATE_LIMIT_SEARCH, duration: 60 });

/** Counts a page that searches. Answers null, or if the caller has asked for too many the seconds to wait. */
export async function countSearch(headers: Headers): Promise<number | null> {
  try {
    await limiter.consume(callerNetwork(headers));
    return null;
  } catch (answer) {
    if (!(answer instanceof RateLimiterRes)) throw answer;
    return Math.max(1, Math.ceil(answer.msBeforeNext / 1000));
  }
}
