import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { pool } from '../database/client';
import { soon } from '../database/soon';
import { ProblemError } from '../kernel/problem';

const limits = {
  login: { points: env.RATE_LIMIT_LOGIN, duration: env.RATE_LIMIT_LOGIN_SECONDS },
  write: { points: env.RATE_LIMIT_WRITE, duration: 60 },
  search: { points: env.RATE_LIMIT_SEARCH, duration: 60 },
  translation: { points: env.RATE_LIMIT_TRANSLATION, duration: 60 },
  /** Pictures that an editor has this server fetch. */
  picture_address: { points: 120, duration: 60 },
  /** Mails that set a password: to one account, and asked for from one address. */
  password_mail: { points: 5, duration: 24 * 3600 },
  password_mail_caller: { points: 30, duration: 3600 },
  newsletter: { points: env.RATE_LIMIT_NEWSLETTER, duration: 3600 },
} as const;

export type LimitName = keyof typeof limits;

function limiter(name: LimitName): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    ...limits[name],
  });
}

/** Counted per process: these calls are many and cheap, and must not write to the database. */
const here = {
  read: new RateLimiterMemory({ points: env.RATE_LIMIT_READ, duration: 60, keyPrefix: 'read' }),
} as const;

/** Counts a call for a key (an address, an account). Throws a 429 `ProblemError` with `Retry-After` if there are too many. */
export async function consume(name: LimitName, key: string): Promise<void> {
  // Sign-in and every write start here, so this is where a database that does not answer is noticed.
  await soon(limiter(name).consume(key)).catch(refuse);
}

/** The same, counted in this process alone. */
export async function consumeHere(name: keyof typeof here, key: string): Promise<void> {
  await here[name].consume(key).catch(refuse);
}

function refuse(answer: unknown): never {
  if (!(answer instanceof RateLimiterRes)) throw answer;
  const seconds = Math.max(1, Math.ceil(answer.msBeforeNext / 1000));
  throw new ProblemError('too_many_requests', 'problems.too_many_requests', {
    values: { seconds },
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Resets the count of a key, for example after a successful sign-in. */
export async function forgive(name: LimitName, key: string): Promise<void> {
  await limiter(name).delete(key);
}
