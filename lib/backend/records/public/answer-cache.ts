import type { Locale } from '@/lib/contract/locale';
import { listen } from '../../database/listen';
import { revalidateChannel } from '../../http/revalidate';
import { changesChannel } from '../announce';
import { type Answer, makeAnswer, respond } from './answer';

/** Bounds of what is kept: addresses can be made up without end. */
const mostAnswers = 500;
const mostBytes = 8 * 1024 * 1024;
const largestAnswer = 1024 * 1024;

/** Milliseconds after which an answer is made anew although nobody told of a change, as when the database could not be listened to. */
const longestAge = 30_000;

interface Kept extends Answer {
  madeAt: number;
}

interface Cache {
  /** In the order of their last use. */
  answers: Map<string, Kept>;
  bytes: number;
  /** Grows with every change: what was read before one is not kept after it. */
  generation: number;
}

// Routes are separate bundles of one process; they share what is kept, and one listener.
const shared = globalThis as typeof globalThis & { litfassAnswers?: Cache };

/**
 * The public answer at an address in a language: kept from the last time, or read now. Every change of something public, in
 * this instance or another, empties what is kept, so that the next request sees it. An error of `read` is not kept.
 */
export async function cachedAnswer(
  request: Request,
  locale: Locale,
  read: () => Promise<unknown>,
): Promise<Response> {
  const cache = (shared.litfassAnswers ??= open());
  const { pathname, search } = new URL(request.url);
  const key = `${locale} ${pathname}${search}`;
  const known = cache.answers.get(key);
  if (known !== undefined && Date.now() - known.madeAt < longestAge) {
    cache.answers.delete(key);
    cache.answers.set(key, known);
    return respond(request, known);
  }
  const { generation } = cache;
  const madeAt = Date.now();
  const answer = makeAnswer(await read());
  if (generation === cache.generation && answer.body.length <= largestAnswer) {
    drop(cache, key);
    keep(cache, key, { ...answer, madeAt });
  }
  return respond(request, answer);
}

function open(): Cache {
  const cache: Cache = { answers: new Map(), bytes: 0, generation: 0 };
  const empty = (): void => {
    cache.answers.clear();
    cache.bytes = 0;
    cache.generation += 1;
  };
  for (const channel of [revalidateChannel, changesChannel]) listen(channel, empty);
  return cache;
}

function keep(cache: Cache, key: string, answer: Kept): void {
  cache.answers.set(key, answer);
  cache.bytes += answer.body.length;
  for (const oldest of cache.answers.keys()) {
    if (cache.answers.size <= mostAnswers && cache.bytes <= mostBytes) return;
    drop(cache, oldest);
  }
}

function drop(cache: Cache, key: string): void {
  const found = cache.answers.get(key);
  if (found === undefined) return;
  cache.answers.delete(key);
  cache.bytes -= found.body.length;
}
