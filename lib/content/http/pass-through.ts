import 'server-only';
import { maximumUploadBytes } from '@/lib/contract/media';
import { maximumBodyBytes } from '@/lib/contract/write';
import { env } from '@/lib/env';

/** Header in which the proxy tells the route the path and query as the browser sent them, slashes included. */
export const originalPathHeader = 'x-litfass-path';

/** Uploads may take this long, in milliseconds. */
const uploadTimeout = 60_000;

const passedRequestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-none-match',
  'origin',
  'referer',
  'x-csrftoken',
];

const passedAnswerHeaders = [
  'cache-control',
  'content-disposition',
  'content-type',
  'etag',
  'retry-after',
  'vary',
];

/** Reads a body up to a bound; null when it is larger. */
async function readBody(request: Request, bound: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > bound) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bound) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * Passes a call of the browser on to the content system, with cookies and CSRF header, and its answer back (design §4).
 * `too_large` when the body is over the bound of the contract, `unavailable` when the system does not answer in time.
 */
export async function passThrough(request: Request): Promise<Response | 'too_large' | 'unavailable'> {
  const path = request.headers.get(originalPathHeader) ?? '/';
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody
    ? await readBody(request, isUpload ? maximumUploadBytes : maximumBodyBytes)
    : undefined;
  if (body === null) return 'too_large';
  const headers = new Headers();
  for (const name of passedRequestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  let answer: Response;
  try {
    answer = await fetch(`${env.CONTENT_API_URL}${path}`, {
      method: request.method,
      headers,
      ...(body === undefined ? {} : { body }),
      // A slash that the system adds must not turn a write into a read.
      redirect: hasBody ? 'manual' : 'follow',
      cache: 'no-store',
      signal: AbortSignal.timeout(isUpload ? uploadTimeout : env.CONTENT_API_TIMEOUT),
    });
  } catch {
    return 'unavailable';
  }
  const passed = new Headers({ 'Cache-Control': 'no-store' });
  for (const name of passedAnswerHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) passed.append('Set-Cookie', cookie);
  return new Response(answer.body, { status: answer.status, headers: passed });
}
