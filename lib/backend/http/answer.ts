import { DatabaseError } from 'pg';
import { type Locale, defaultLocale, isLocale } from '@/lib/contract/locale';
import { listAcceptedLanguages } from '@/lib/accepted-languages.mjs';
import { reportServerError } from '../kernel/error-reports';
import { log } from '../kernel/log';
import { ProblemError } from '../kernel/problem';
import { findMessage, type MessageKey, say } from '../kernel/messages';

/**
 * The language of an answer: that of the path, else `?locale=`, else the site's most preferred one in Accept-Language, else the default.
 */
export function requestLocale(request: Request): Locale {
  const url = new URL(request.url);
  const [, first] = url.pathname.split('/');
  if (isLocale(first)) return first;
  const asked = url.searchParams.get('locale');
  if (isLocale(asked)) return asked;
  return listAcceptedLanguages(request.headers.get('accept-language') ?? '').find(isLocale) ?? defaultLocale;
}

/** Data as JSON. Caches on the way must not store answers of the contract. */
export function jsonAnswer(data: unknown, status = 200, headers: HeadersInit = {}): Response {
  const answer = Response.json(data, { status, headers });
  if (!answer.headers.has('cache-control')) answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/** Turns anything thrown into an answer without a stack trace; unexpected errors are logged. */
export function problemAnswer(error: unknown, request: Request): Response {
  const locale = requestLocale(request);
  const problem = asProblem(error);
  if (problem === null) {
    log.error(
      { err: error, method: request.method, path: new URL(request.url).pathname },
      'An endpoint failed',
    );
    void reportServerError(error, { path: new URL(request.url).pathname, method: request.method });
    return jsonAnswer({ detail: say(locale, 'problems.server_error'), code: 'server_error' }, 500);
  }
  // If the caller has left during the request, a failure says nothing about the site.
  if (problem.status >= 500 && !request.signal.aborted)
    log.warn({ err: problem, path: new URL(request.url).pathname }, 'An endpoint is unavailable');
  const { extra, headers } = problem.options;
  return jsonAnswer(
    { ...extra, ...wordProblem(problem, locale), code: problem.code },
    problem.status,
    headers,
  );
}

/** What a problem says in a language: as a sentence, and about each field at fault. */
export function wordProblem(
  { detail, options: { values, fields } }: ProblemError,
  locale: Locale,
): { detail: string; fields?: Record<string, string> } {
  return {
    detail: say(locale, detail, values),
    ...(fields ? { fields: translateFields(locale, fields) } : {}),
  };
}

function translateFields(locale: Locale, fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, findMessage(locale, text) ?? text]),
  );
}

function asProblem(error: unknown): ProblemError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProblemError) return cause;
    const code = databaseProblem(cause);
    if (code) return new ProblemError(code, `problems.${code}` satisfies MessageKey, { cause: error });
  }
  return null;
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
const storageFull = new Set(['ENOSPC', 'EDQUOT']);
/** pg gives these errors no code. */
const connectionLost =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after)/;

/**
 * The problem behind a database error: the database or its disk (unreachable, shutting down, too busy, full), the input, or a concurrent
 * write.
 */
function databaseProblem(error: Error): 'unavailable' | 'storage_full' | 'invalid' | 'conflict' | null {
  if (error instanceof DatabaseError) {
    // Characters that no text can store (NUL, lone surrogates): an error of the caller, in whatever field.
    if (error.code === '22021' || error.code === '22P05') return 'invalid';
    // A concurrent request took the same name, or removed what this one refers to; a check beforehand could not see it.
    if (error.code === '23505' || error.code === '23503') return 'conflict';
    // Class 40: rolled back for another transaction (deadlock); 08: connection; 57: operator intervention (shutdown, time-out); 55P03:
    // lock time-out; 53: out of resources.
    if (error.code === '53100') return 'storage_full';
    return /^(08|40|53|57|55P03)/.test(error.code ?? '') ? 'unavailable' : null;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (storageFull.has(code)) return 'storage_full';
  return unreachable.has(code) || connectionLost.test(error.message) ? 'unavailable' : null;
}
