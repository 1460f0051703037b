import crypto from 'node:crypto';

/**
 * JSON for everybody, with an ETag so that an unchanged answer costs no bytes: 304 when the caller has it. Caches on the way
 * must ask each time, because a change is to be seen by the next request. The language may come from the request's headers.
 */
export function publicAnswer(request: Request, data: unknown): Response {
  const body = JSON.stringify(data);
  const etag = `"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, no-cache',
    Vary: 'Accept-Language',
    ETag: etag,
  };
  const known = request.headers.get('if-none-match');
  if (known !== null && matches(known, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** Whether an If-None-Match header names an ETag; a weak one, as proxies make them, counts too. */
export function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each === etag);
}
