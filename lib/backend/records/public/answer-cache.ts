import { LRUCache } from 'lru-cache';
import { changes } from '@/lib/changes.mjs';
import type { Locale } from '@/lib/contract/locale';
import { env } from '@/lib/env';
import { type Answer, makeAnswer, respond } from './answer';

/** Bounds of what is kept, in bytes: addresses can be made up without end. */
const mostAnswers = 500;
const mostBytes = 8 * 1024 * 1024;
const largestAnswer = 1024 * 1024;

/** Milliseconds after which a process that hears of no changes asks again: one that is frozen between requests. */
const longestAge = env.SERVERLESS ? 30_000 : 0;

interface Kept extends Answer {
  /** The last change (lib/changes) before it was read. */
  since: number;
}

// Routes are separate bundles of one process; they share what is kept.
const shared = globalThis as typeof globalThis & { litfassAnswers?: LRUCache<string, Kept> };

function answers(): LRUCache<string, Kept> {
  return (shared.litfassAnswers ??= new LRUCache<string, Kept>({
    max: mostAnswers,
    maxSize: mostBytes,
    maxEntrySize: largestAnswer,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    ttl: longestAge,
  }));
}

/**
 * The public answer at an address in a language: kept from the last time, or read now. Every change of something public, in
 * this instance or another, makes what is kept stale, so that the next request sees it. An error of `read` is not kept.
 */
export async function cachedAnswer(
  request: Request,
  locale: Locale,
  read: () => Promise<unknown>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const key = `${locale} ${pathname}${search}`;
  const known = answers().get(key);
  if (known !== undefined && known.since === changes.now()) return respond(request, known);
  const since = changes.now();
  const answer = makeAnswer(await read());
  answers().set(key, { ...answer, since });
  return respond(request, answer);
}
