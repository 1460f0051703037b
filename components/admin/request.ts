import { csrfCookie, csrfHeader } from '@/lib/contract/write';
import { problemSchema } from '@/lib/contract/problem';

/** How long an answer may take before the caller hears that there is none, in milliseconds. */
const patience = 20_000;

/** An answer that says no, or no answer at all (`status` 0). `body` is what came, for callers that know more of its shape. */
export class RequestProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly fields: Record<string, string> = {},
    readonly body: unknown = null,
  ) {
    super(detail);
    this.name = 'RequestProblem';
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Language of the sentences in an answer. */
  locale?: string;
  signal?: AbortSignal | undefined;
}

/** The CSRF token that the server put into a readable cookie at sign-in; empty when signed out (spec §6). */
export function csrfToken(cookies: string = document.cookie): string {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${csrfCookie}=`));
  return entry === undefined ? '' : decodeURIComponent(entry.slice(csrfCookie.length + 1));
}

/**
 * Asks an endpoint of this site and gives its JSON, or null for an empty answer. Writes carry the CSRF token (spec §6).
 * Throws `RequestProblem` for every answer outside 2xx and when there is none.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<unknown> {
  const { method = 'GET', body, locale, signal } = options;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (locale !== undefined) headers['Accept-Language'] = locale;
  if (method !== 'GET') headers[csrfHeader] = csrfToken();
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const timeout = AbortSignal.timeout(patience);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new RequestProblem(0, 'unreachable', 'unreachable');
  }
  const answer = await readJson(response);
  if (!response.ok) throw toProblem(response.status, answer);
  return answer;
}

/** The problem in an answer outside 2xx, also when its body is not ours (a proxy's page, say). */
export function toProblem(status: number, answer: unknown): RequestProblem {
  const problem = problemSchema.safeParse(answer);
  if (!problem.success) return new RequestProblem(status, 'unknown', `HTTP ${status}`, {}, answer);
  const { code, detail, fields } = problem.data;
  return new RequestProblem(status, code, detail, fields, answer);
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
