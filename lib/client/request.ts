import type { z } from 'zod';
import { readProblem } from '@/lib/contract/problem';
import { csrfCookie, csrfHeader, idempotencyHeader } from '@/lib/contract/write';
import { takeAhead } from './ahead';

/** Milliseconds after which a call without an answer fails. */
export const requestTimeout = 15_000;

/** Most bytes of the body of a call that may outlive its page: browsers refuse more than 64 KiB, and the call is not sent at all. */
const mostKeptAlive = 60_000;

/** Codes beside those of the contract: no network, no answer in time, an answer that breaks the contract. */
export type RequestErrorCode = 'offline' | 'timeout' | 'malformed' | (string & {});

/** A call that did not succeed. `status` is 0 when there was no answer. */
export class RequestError extends Error {
  constructor(
    readonly code: RequestErrorCode,
    readonly status: number,
    message: string,
    /** What is wrong with each field, by its wire name. */
    readonly fields: Record<string, string> = {},
    /** The body as received; that of a conflict holds `theirs` and `base`. */
    readonly body: unknown = null,
  ) {
    super(message);
    this.name = 'RequestError';
  }

  /** Whether the same call may succeed later unchanged: no network, or a server that is overloaded or restarting. */
  get isPassing(): boolean {
    return this.status === 0 ? this.code !== 'malformed' : this.status === 429 || this.status >= 500;
  }
}

export interface RequestOptions<Schema extends z.ZodType> {
  schema: Schema;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a FormData is sent as it is. */
  body?: unknown;
  /** Makes a repeated write take effect only once. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  timeout?: number;
}

/** The value of a readable cookie, or null. */
export function findCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    if (part.startsWith(`${name}=`)) return decodeURIComponent(part.slice(name.length + 1));
  }
  return null;
}

/**
 * One call of the contract with credentials, CSRF token and a time-out (spec §6, §7).
 * Returns the parsed answer; an answer without body is parsed as `{}`. Throws a RequestError, or the caller's abort.
 */
export async function request<Schema extends z.ZodType>(
  path: string,
  { schema, method = 'GET', body, idempotencyKey, signal, timeout = requestTimeout }: RequestOptions<Schema>,
): Promise<z.output<Schema>> {
  // Where the path names no language, the server answers in the language of the screen instead of the browser's.
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
  });
  if (method !== 'GET') headers.set(csrfHeader, findCookie(csrfCookie) ?? '');
  if (idempotencyKey !== undefined) headers.set(idempotencyHeader, idempotencyKey);
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
  if (typeof sent === 'string') headers.set('Content-Type', 'application/json');

  const clock = AbortSignal.timeout(timeout);
  let status = 0;
  let received: unknown;
  try {
    const early = method === 'GET' ? await takeAhead(path) : null;
    const answer =
      early ??
      (await fetch(path, {
        method,
        headers,
        credentials: 'same-origin',
        cache: 'no-store',
        // A call made while the page is being left must still arrive.
        keepalive: document.visibilityState === 'hidden' && mayOutlive(sent),
        signal: signal ? AbortSignal.any([signal, clock]) : clock,
        ...(sent === undefined ? {} : { body: sent }),
      }));
    status = answer.status;
    const text = await answer.text();
    received = text === '' ? {} : parseJson(text);
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new RequestError(clock.aborted ? 'timeout' : 'offline', 0, String(error));
  }

  if (status >= 400) {
    const problem = readProblem(status, received);
    if (problem === null)
      throw new RequestError('unavailable', status, `The answer was ${status}.`, {}, received);
    throw new RequestError(problem.code, status, problem.detail, problem.fields, received);
  }
  const parsed = schema.safeParse(received);
  if (!parsed.success) throw new RequestError('malformed', 0, parsed.error.message, {}, received);
  return parsed.data;
}

/** Whether browsers take a body of a call that may outlive its page. */
function mayOutlive(body: string | FormData | undefined): boolean {
  return body === undefined || (typeof body === 'string' && new Blob([body]).size < mostKeptAlive);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
