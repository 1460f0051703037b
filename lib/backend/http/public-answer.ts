import crypto from 'node:crypto';

/** A public answer as it is sent, but for what depends on the request. */
export interface Answer {
  body: string;
  type: string;
  etag: string;
}

/**
 * JSON for everybody, with an ETag so that an unchanged answer costs no bytes: 304 when the caller has it. Caches on the way
 * must ask each time, because a change is to be seen by the next request. The language may come from the request's headers.
 */
export function publicAnswer(request: Request, data: unknown): Response {
  return respond(request, makeAnswer(data));
}

/** What is sent as it stands and not as JSON: calendar files, feeds. */
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

/** The answer to one request: 304 when the caller has it already. */
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

/** Whether the caller has what an ETag names, as If-None-Match says; a weak one, as proxies make them, counts too. */
export function hasCopy(request: Request, etag: string): boolean {
  return (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each === etag);
}
