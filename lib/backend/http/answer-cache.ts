import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { callerNetwork } from '@/lib/caller';
import { changes } from '@/lib/changes.mjs';
import { isLocale, type Locale } from '@/lib/contract/locale';
import { env } from '@/lib/env';
import { pageUse } from '@/lib/page-use.mjs';
import { consumeHere } from './rate-limit';
import { type Answer, makeAnswer, respond } from './public-answer';

/** Most answers that are kept, since addresses can be made up without end. */
const mostAnswers = 500;
const mostBytes = 8 * 1024 * 1024;
const largestAnswer = 1024 * 1024;

/**
 * Milliseconds after which an answer is read again although no change was heard of: some depend on the day, an external content system may
 * not announce any, and a process that is frozen between requests hears none.
 */
const longestAge = env.SERVERLESS ? 30_000 : 600_000;

interface Kept extends Answer {
  /** The number of the last change (lib/changes) before it was read. */
  since: number;
  /** When it was read, in milliseconds since 1970. */
  made: number;
}

// Routes are separate bundles of one process and share the kept answers.
const shared = globalThis as typeof globalThis & {
  litfassAnswers?: LRUCache<string, Kept>;
};

function answers(): LRUCache<string, Kept> {
  return (shared.litfassAnswers ??= new LRUCache<string, Kept>({
    max: mostAnswers,
    maxSize: mostBytes,
    maxEntrySize: largestAnswer,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  }));
}

/** The parameters that an endpoint knows, with their parsed values. */
interface Asked {
  schema: z.ZodObject;
  query: object;
}

/**
 * The public answer at an address in a language: the kept one, or a new one by `read`. Every public change, in this instance or another,
 * makes kept answers stale, so that the next request sees it; so does their age. An error of `read` is not kept. Answers are kept by what
 * the parameters mean: unknown ones and other spellings of a number make no difference, and `read` gets the request without them. An
 * answer that is not kept counts against the caller's limit of reads per minute.
 */
export async function cachedAnswer(
  request: Request,
  locale: Locale,
  read: (plain: Request) => Promise<unknown>,
  asked?: Asked,
): Promise<Response> {
  const url = plainAddress(request, asked);
  // The front keeps answers by their whole address, of which there are otherwise as many for one answer as somebody makes up.
  const isWorthKeeping = isPlain(new URL(request.url), url);
  const key = `${locale} ${url.pathname}${url.search}`;
  const known = answers().get(key);
  if (known !== undefined && isFresh(known)) {
    if (isWorthKeeping) noteUse(known);
    return respond(request, known);
  }
  await consumeHere('read', callerNetwork(request.headers));
  const begun = { since: changes.now(), made: Date.now() };
  const kept: Kept = { ...makeAnswer(await read(new Request(url))), ...begun };
  answers().set(key, kept);
  if (isWorthKeeping) noteUse(kept);
  return respond(request, kept);
}

function isFresh({ since, made }: Kept): boolean {
  return since === changes.now() && Date.now() - made < longestAge;
}

/** The address with the known parameters only, in one order and spelling, and the language if it can be asked for. */
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

/** Whether an address has nothing but its plain parameters, each as it is said there; their order makes no difference. */
function isPlain({ searchParams: asked }: URL, { searchParams: plain }: URL): boolean {
  return asked.size === plain.size && [...plain].every(([name, value]) => asked.get(name) === value);
}

/** Tells the server's front that this answer is the same for everybody until something changes, and how old it is. */
function noteUse({ since, made }: Kept): void {
  const use = pageUse.getStore();
  if (use === undefined) return;
  Object.assign(use, { isKept: true, isAnyChange: true });
  use.since = Math.min(use.since, since);
  use.made = Math.min(use.made, made);
}
