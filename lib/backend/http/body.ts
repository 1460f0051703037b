import { readBounded } from '@/lib/bounded-body';
import { maximumBodyBytes } from '@/lib/contract/write';
import { ProblemError } from '../kernel/problem';

/** Reads a request's body; 413 as soon as it is known to exceed `limit` bytes. */
export async function readBody(request: Request, limit = maximumBodyBytes): Promise<Buffer> {
  const bytes = await readBounded(request, limit);
  if (bytes === null) throw new ProblemError('too_large');
  return bytes;
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

/** The media type of an HTML form without files. */
export const formType = 'application/x-www-form-urlencoded';

/** Reads the fields of such a form; 415 for any other type. */
export async function readForm(request: Request, limit?: number): Promise<Record<string, string>> {
  if (contentType(request) !== formType) throw new ProblemError('unsupported_media_type');
  const bytes = await readBody(request, limit);
  return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
}

/** The media type without parameters, in lower case, or null. */
export function contentType(request: Request): string | null {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? null;
}
