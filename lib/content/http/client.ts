import 'server-only';
import type { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import { readBounded } from '@/lib/bounded-body';
import { changes } from '@/lib/changes.mjs';
import { env } from '@/lib/env';
import { reportLeftOut } from '../report-failure';
import { mayAsk, noteOutcome } from './breaker';
import { cookiesForSource } from './cookies';
import { handOver, takeHandedOver } from './handed-over';
import { ForeignRedirectError, readSameOrigin } from './same-origin';
import { readTolerantly } from './tolerant';

/** Largest answer in bytes. */
const maximumAnswerBytes = 8 * 1024 * 1024;

/** Statuses that mean "nothing for this caller". Other 4xx, such as 429, say nothing about whether something exists. */
const absent = new Set([400, 401, 403, 404, 405, 410]);

/**
 * The content system gave no usable answer: time-out, no connection, 5xx, a redirect to another host, too large, or against the contract.
 */
export class ContentSourceError extends Error {
  constructor(
    readonly reason:
      'timeout' | 'unreachable' | 'redirect' | 'status' | 'too_large' | 'not_json' | 'bad_shape',
    readonly path: string,
    cause?: unknown,
  ) {
    super(`The content system failed (${reason}) for ${path}.`, { cause });
    this.name = 'ContentSourceError';
  }
}

/** Why a call has no answer, in the words of this file. */
export function asSourceError(error: unknown, path: string): ContentSourceError {
  if (error instanceof ContentSourceError) return error;
  if (error instanceof ForeignRedirectError) return new ContentSourceError('redirect', path, error);
  // Nothing but a clock ends a call.
  const isTimeout = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
  return new ContentSourceError(isTimeout ? 'timeout' : 'unreachable', path, error);
}

export interface ReadOptions {
  locale: Locale;
  /** The visitor's cookies, of which the content system gets its own, if the answer depends on the session. */
  cookie?: string | null;
  /** Whether this looks up a path: the page there reads the same right afterwards, and gets this answer. */
  isLookup?: boolean;
}

/** The text of an answer. Throws `ContentSourceError` when it is too large. */
export async function readText(response: Response, path: string): Promise<string> {
  const bytes = await readBounded(response, maximumAnswerBytes);
  if (bytes === null) throw new ContentSourceError('too_large', path);
  return bytes.toString('utf8');
}

async function attempt(path: string, { locale, cookie }: ReadOptions): Promise<unknown> {
  const url = new URL(`${env.CONTENT_API_URL}${path}`);
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': locale };
  const passed = cookiesForSource(cookie ?? null);
  if (passed !== null) headers.Cookie = passed;
  let response: Response;
  let text: string;
  try {
    response = await readSameOrigin(url.href, {
      headers,
      cache: 'no-store',
      signal: AbortSignal.timeout(env.CONTENT_API_TIMEOUT),
    });
    if (absent.has(response.status)) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new ContentSourceError('status', path);
    }
    text = await readText(response, path);
  } catch (error) {
    throw asSourceError(error, path);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ContentSourceError('not_json', path, error);
  }
}

/** One retry, since a read can be repeated. */
async function attemptTwice(path: string, options: ReadOptions): Promise<unknown> {
  if (!mayAsk()) throw new ContentSourceError('unreachable', path);
  try {
    const answer = await attempt(path, options).catch(() => attempt(path, options));
    noteOutcome(true);
    return answer;
  } catch (error) {
    noteOutcome(error instanceof ContentSourceError && !['timeout', 'unreachable'].includes(error.reason));
    throw error;
  }
}

/** The answer that a look-up has left for a page, or else a fresh one. What depends on a session is never left. */
async function ask(path: string, options: ReadOptions): Promise<unknown> {
  const isForEverybody = (options.cookie ?? null) === null;
  if (!isForEverybody) return attemptTwice(path, options);
  if (options.isLookup !== true) return takeHandedOver(path) ?? attemptTwice(path, options);
  const since = changes.now();
  const answer = await attemptTwice(path, options);
  if (answer !== null) handOver(path, { answer, since });
  return answer;
}

/**
 * Reads an answer of the content system tolerantly (`readTolerantly`), with a time-out, a size limit and one retry. Null if the system
 * refuses or knows nothing: what a visitor may not see does not exist for them. Throws `ContentSourceError` for everything else.
 */
export async function readContract<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: ReadOptions,
): Promise<z.output<Schema> | null> {
  const answer = await ask(path, options);
  if (answer === null) return null;
  const leftOut: string[] = [];
  const read = readTolerantly(schema, answer, {
    locale: options.locale,
    leftOut: (place) => leftOut.push(place),
  });
  if (read === null) throw new ContentSourceError('bad_shape', path);
  if (leftOut.length > 0) reportLeftOut(path, leftOut);
  return read;
}
