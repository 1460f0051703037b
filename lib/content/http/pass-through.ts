import 'server-only';
import { readBounded } from '@/lib/bounded-body';
import { maximumUploadBytes } from '@/lib/contract/media';
import { maximumBodyBytes } from '@/lib/contract/write';
import { env, siteUrl } from '@/lib/env';
import { reportFailure } from '../report-failure';
import { cleanAnswer } from './clean';
import { asSourceError, ContentSourceError, readText } from './client';
import { cookiesForBrowser, cookiesForSource } from './cookies';
import { vouchFor } from './known-session';
import { liftAnswer } from './public-calls';
import { readSameOrigin, redirectTarget } from './same-origin';

/** Header by which the middleware gives the route the path and query as the browser sent them, slashes included. */
export const originalPathHeader = 'x-litfass-path';

/** Time limit in milliseconds of an upload, and of a picture that the system fetches from another site. */
const uploadTimeout = 60_000;

const passedRequestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'x-csrftoken',
  'x-forwarded-for',
];

const passedAnswerHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

/** Why a call was not passed on or has no answer; each is a code of the contract. */
export type Refusal = 'forbidden' | 'too_large' | 'unavailable';

/**
 * Whether a write comes from a page of another site. The system checks its CSRF token as well. Without an origin it comes from
 * no page: mail programs unsubscribe that way.
 */
function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  const site = new URL(siteUrl);
  const from = new URL(origin);
  return from.origin !== site.origin && from.host !== headers.get('host');
}

function requestHeaders(request: Request): Headers {
  const headers = new Headers({
    'X-Forwarded-Host': new URL(siteUrl).host,
    'X-Forwarded-Proto': new URL(siteUrl).protocol.slice(0, -1),
  });
  for (const name of passedRequestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const cookie = cookiesForSource(request.headers.get('cookie'));
  if (cookie !== null) headers.set('Cookie', cookie);
  return headers;
}

interface Call {
  method: string;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | undefined;
  timeout: number;
}

/** One call. Its answer must begin within the time-out and must not pause for longer than that. */
async function call(url: string, { method, headers, body, timeout }: Call): Promise<Response> {
  const stop = new AbortController();
  const clock = setTimeout(() => stop.abort(), timeout);
  const init: RequestInit = { method, headers, cache: 'no-store', signal: stop.signal };
  // A redirect that is followed would turn a write into a read.
  const asked =
    body === undefined ? readSameOrigin(url, init) : fetch(url, { ...init, body, redirect: 'manual' });
  const answer = await asked.catch((error: unknown) => {
    clearTimeout(clock);
    throw error;
  });
  clock.refresh();
  if (answer.body === null) {
    clearTimeout(clock);
    return answer;
  }
  const watched = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        clock.refresh();
        controller.enqueue(chunk);
      },
      flush: () => clearTimeout(clock),
    }),
  );
  return new Response(watched, answer);
}

/** Whether a call has the system fetch a picture. */
function isFetching(url: string): boolean {
  return /\/pageeditor-api\/media\/from-address\/?$/.test(new URL(url).pathname);
}

/** The redirect's target, if it is the same address with or without its trailing slash; else null. */
function slashRedirect(url: string, answer: Response): string | null {
  const target = redirectTarget(url, answer);
  if (target === null) return null;
  const from = new URL(url);
  const to = new URL(target);
  const trimmed = (path: string) => path.replace(/\/+$/, '');
  return to.origin === from.origin && trimmed(to.pathname) === trimmed(from.pathname) ? to.href : null;
}

/** The address of a path in the content system; null for a path that would lead to another host, such as `@host` or `.host`. */
function addressOf(path: string): string | null {
  const address = `${env.CONTENT_API_URL}${path}`;
  if (!path.startsWith('/') || !URL.canParse(address) || !URL.canParse(env.CONTENT_API_URL ?? ''))
    return null;
  return new URL(address).origin === new URL(env.CONTENT_API_URL ?? '').origin ? address : null;
}

/**
 * The body of an answer, with its JSON lifted to the contract's form and made safe, since editor and screens show it as it
 * comes. Throws for JSON that is too large or cut off.
 */
async function readCleaned(
  url: string,
  answer: Response,
  language: string | null,
): Promise<{ body: BodyInit | null; isChanged: boolean }> {
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(answer.headers.get('content-type') ?? '');
  // An answer without a body, such as a 304, must not be given an empty one.
  if (!isJson || answer.body === null) return { body: answer.body, isChanged: false };
  const { pathname } = new URL(url);
  const text = await readText(answer, pathname);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // The browser will notice as well.
    reportFailure('calls', new ContentSourceError('not_json', pathname, error));
    return { body: text, isChanged: false };
  }
  const cleaned = JSON.stringify(cleanAnswer(answer.ok ? liftAnswer(url, language, value) : value));
  return { body: cleaned, isChanged: cleaned !== JSON.stringify(value) };
}

/**
 * Passes a call of the browser on to the content system, with that system's cookies and the CSRF header, and returns its answer. If the
 * system redirects a write to the same path with or without its trailing slash, the write is repeated there.
 */
export async function passThrough(request: Request): Promise<Response | Refusal> {
  const url = addressOf(request.headers.get(originalPathHeader) ?? '/');
  if (url === null) return 'forbidden';
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
  if (isWrite && isForeign(request.headers)) return 'forbidden';
  const body = isWrite
    ? await readBounded(request, isUpload ? maximumUploadBytes : maximumBodyBytes)
    : undefined;
  if (body === null) return 'too_large';
  const details: Call = {
    method: request.method,
    headers: requestHeaders(request),
    body,
    timeout: isUpload || isFetching(url) ? uploadTimeout : env.CONTENT_API_TIMEOUT,
  };
  let answer: Response;
  let cleaned: Awaited<ReturnType<typeof readCleaned>>;
  try {
    answer = await call(url, details);
    const other = isWrite ? slashRedirect(url, answer) : null;
    if (other !== null) {
      await answer.body?.cancel();
      answer = await call(other, details);
    }
    cleaned = await readCleaned(url, answer, request.headers.get('accept-language'));
  } catch (error) {
    reportFailure('calls', asSourceError(error, new URL(url).pathname));
    return 'unavailable';
  }
  const passed = new Headers({ 'Cache-Control': 'no-store' });
  for (const name of passedAnswerHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  // Browsers show a PDF under no policy of a file (lib/content/security-headers), so nothing else may come under its name.
  const isPdf = /^application\/pdf\b/i.test(passed.get('content-type') ?? '');
  if (/\.pdf$/i.test(new URL(url).pathname) && !isPdf)
    passed.set('Content-Type', 'text/plain; charset=utf-8');
  // They belong to the original body; an update of this site may remove something else from it.
  if (cleaned.isChanged) for (const name of ['etag', 'last-modified']) passed.delete(name);
  const browserCookies = cookiesForBrowser(answer.headers.getSetCookie(), request.headers.get('cookie'));
  for (const cookie of browserCookies) passed.append('Set-Cookie', cookie);
  if (
    answer.ok &&
    request.method === 'GET' &&
    /^\/(?:de|en)\/pageeditor-api\/user\/?$/.test(new URL(url).pathname)
  ) {
    const voucher = vouchFor(request.headers.get('cookie'));
    if (voucher !== null) passed.append('Set-Cookie', voucher);
  }
  // Decoding has changed the length.
  const length = answer.headers.has('content-encoding') ? null : answer.headers.get('content-length');
  if (length !== null && cleaned.body === answer.body) passed.set('Content-Length', length);
  return new Response(cleaned.body, { status: answer.status, headers: passed });
}
