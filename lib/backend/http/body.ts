import { maximumBodyBytes } from '@/lib/contract/write';
import { ProblemError } from '../kernel/problem';

/**
 * Reads a request's body, at most `limit` bytes of it: what is longer is refused as soon as it is known (413), by its length header or
 * while it streams in.
 */
export async function readBody(request: Request, limit = maximumBodyBytes): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new ProblemError('too_large');
  if (request.body === null) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new ProblemError('too_large');
    }
    parts.push(value);
  }
}

/** Reads a body of JSON; 415 for any other type, 400 for what is not JSON. An empty body without a type is `undefined`. */
export async function readJson(request: Request, limit?: number): Promise<unknown> {
  const type = contentType(request);
  if (type !== null && type !== 'application/json') throw new ProblemError('unsupported_media_type');
  const bytes = await readBody(request, limit);
  if (bytes.length === 0) return undefined;
  if (type === null) throw new ProblemError('unsupported_media_type');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new ProblemError('invalid', 'request.json', { cause: error });
  }
}

/** Reads the fields of an HTML form without files; 415 for any other type. */
export async function readForm(request: Request, limit?: number): Promise<Record<string, string>> {
  if (contentType(request) !== 'application/x-www-form-urlencoded')
    throw new ProblemError('unsupported_media_type');
  const bytes = await readBody(request, limit);
  return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
}

/** The media type without parameters, in lower case, or null. */
export function contentType(request: Request): string | null {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? null;
}
