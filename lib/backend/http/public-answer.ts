import crypto from 'node:crypto';

/** A public answer, apart from what depends on the request. */
export interface Answer {
  body: string;
  type: string;
  etag: string;
}

/**
 * JSON for everybody, with an ETag, so that an unchanged answer is a 304 without a body. Caches on the way must revalidate each time,
 * because the next request has to see a change. The language may come from the request's headers.
 */
export function publicAnswer(request: Request, data: unknown): Response {
  return respond(request, makeAnswer(data));
}

/** Sent as text instead of JSON: calendar files, feeds. */
export class TextBody {
  constructor(
    readonly type: string,
    readonly text: string,
  ) {}
}

/** Data as text with its ETag. */
export function makeAnswer(data: unknown): Answer {
  const { type, text: body } =
    data instanceof TextBody ? data : new TextBody('application/json', JSON.stringify(data));
  return {
    body,
    type,
    etag: `"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  };
}

/** The answer to one request: 304 if the caller has it already. */
export function respond(request: Request, { body, type, etag }: Answer): Response {
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, no-cache',
    Vary: 'Accept-Language',
    ETag: etag,
  };
  if (hasCopy(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** Whether If-None-Match names an ETag; a weak one, as proxies make it, counts too. */
export function hasCopy(request: Request, etag: string): boolean {
  return (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each === etag);
}
