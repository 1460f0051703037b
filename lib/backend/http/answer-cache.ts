import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { callerNetwork } from '@/lib/caller';
import { changes } from '@/lib/changes.mjs';
import { isLocale, type Locale } from '@/lib/contract/locale';
import { env, isExternal } from '@/lib/env';
import { pageUse } from '@/lib/page-use.mjs';
import { consumeHere } from './rate-limit';
import { type Answer, makeAnswer, respond } from './public-answer';

/** Bounds of what is kept, in bytes: addresses can be made up without end. */
const mostAnswers = 500;
const mostBytes = 8 * 1024 * 1024;
const largestAnswer = 1024 * 1024;

/**
 * Milliseconds after which a process that hears of no changes asks again: one that is frozen between requests, or whose content comes
 * from a system that may tell of none; then as pages do.
 */
const longestAge = env.SERVERLESS ? 30_000 : isExternal ? 600_000 : 0;

interface Kept extends Answer {
  /** The last change (lib/changes) before it was read. */
  since: number;
}

// Routes are separate bundles of one process; they share what is kept.
const shared = globalThis as typeof globalThis & {
  litfassAnswers?: LRUCache<string, Kept>;
};

function answers(): LRUCache<string, Kept> {
  return (shared.litfassAnswers ??= new LRUCache<string, Kept>({
    max: mostAnswers,
    maxSize: mostBytes,
    maxEntrySize: largestAnswer,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    ttl: longestAge,
  }));
}

/** The parameters that an endpoint knows, and what it read from them. */
interface Asked {
  schema: z.ZodObject;
  query: object;
}

/**
 * The public answer at an address in a language: kept from the last time, or read now. Every change of something public, in
 * this instance or another, makes what is kept stale, so that the next request sees it. An error of `read` is not kept. An address is what its
 * parameters mean: those that the endpoint does not know change nothing, and neither do other spellings of a number. `read` gets the request
 * without them. What is not kept costs its caller one of a number of reads per minute.
 */
export async function cachedAnswer(
  request: Request,
  locale: Locale,
  read: (plain: Request) => Promise<unknown>,
  asked?: Asked,
): Promise<Response> {
  const url = plainAddress(request, asked);
  const key = `${locale} ${url.pathname}${url.search}`;
  const known = answers().get(key);
  if (known !== undefined && known.since === changes.now()) {
    noteUse(known.since);
    return respond(request, known);
  }
  await consumeHere('read', callerNetwork(request.headers));
  const since = changes.now();
  const answer = makeAnswer(await read(new Request(url)));
  answers().set(key, { ...answer, since });
  noteUse(since);
  return respond(request, answer);
}

/** The address with the known parameters alone, in one order and spelling. The language counts too where it may be asked for. */
function plainAddress(request: Request, asked: Asked | undefined): URL {
  const { pathname, searchParams, origin } = new URL(request.url);
  const plain = new URL(pathname, origin);
  const values = new Map(Object.entries(asked?.query ?? {}));
  for (const name of Object.keys(asked?.schema.shape ?? {})) {
    const value: unknown = values.get(name);
    if (searchParams.has(name) && value !== undefined) plain.searchParams.set(name, String(value));
  }
  const locale = searchParams.get('locale');
  if (isLocale(locale)) plain.searchParams.set('locale', locale);
  return plain;
}

/** Lets the server's front know that this answer is the same for everybody until something changes. */
function noteUse(since: number): void {
  const use = pageUse.getStore();
  if (use !== undefined)
    Object.assign(use, { isKept: true, isAnyChange: true, since: Math.min(use.since, since) });
}
