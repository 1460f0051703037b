import crypto from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boundBodies } from './bodies.mjs';

const secret = 'a-secret-of-tests-with-32-letters-or-more';
const mebibyte = 1024 * 1024;
let server: http.Server | undefined;
/** Requests to `/hold` that are waiting. */
let held = 0;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers 200 to what is let in; requests to `/hold` are never answered. */
async function serve(settings: Parameters<typeof boundBodies>[0]): Promise<number> {
  const isLetIn = boundBodies(settings);
  const started = http.createServer((request, response) => {
    if (!isLetIn(request, response)) return;
    if (request.url !== '/hold') response.end();
    else {
      held += 1;
      response.once('close', () => (held -= 1));
    }
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return (started.address() as AddressInfo).port;
}

/** Announces a body of a length and sends one byte of it; answers the status. */
async function announce(
  port: number,
  length: number | null,
  { cookie, path = '/en/x' }: { cookie?: string; path?: string } = {},
): Promise<number | undefined> {
  const request = http.request({
    port,
    path,
    method: 'POST',
    headers: {
      ...(length === null ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': length }),
      ...(cookie === undefined ? {} : { Cookie: cookie }),
    },
  });
  request.on('error', () => undefined);
  request.write('x');
  if (path === '/hold') {
    const before = held;
    await vi.waitFor(() => expect(held).toBeGreaterThan(before), { interval: 1 });
    return undefined;
  }
  const answer = await new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve));
  if (answer.statusCode !== 200) {
    expect(answer.headers['content-type']).toBe('application/json');
    let body = '';
    for await (const part of answer) body += String(part);
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String), code: expect.any(String) });
  }
  request.destroy();
  return answer.statusCode;
}

function sessionCookie(key: string): string {
  const signature = crypto.createHmac('sha256', key).update('token').digest('base64');
  return `a=b; __Secure-litfass.session_token=${encodeURIComponent(`token.${signature}`)}`;
}

describe('boundBodies', () => {
  it('takes small bodies of everybody, and large ones only with the cookie of a session', async () => {
    const port = await serve({ AUTH_SECRET: secret });
    expect(await announce(port, 300_000)).toBe(200);
    expect(await announce(port, mebibyte)).toBe(413);
    expect(await announce(port, null)).toBe(411);
    const cookie = sessionCookie(secret);
    expect(await announce(port, mebibyte, { cookie })).toBe(200);
    expect(await announce(port, null, { cookie })).toBe(200);
    expect(await announce(port, 60 * mebibyte, { cookie })).toBe(413);
    for (const forged of [
      sessionCookie('another-secret'),
      'litfass.session_token=x',
      'litfass.session_token=%',
    ])
      expect(await announce(port, mebibyte, { cookie: forged })).toBe(413);
  });

  it('knows nobody without a secret', async () => {
    const port = await serve({});
    expect(await announce(port, mebibyte, { cookie: sessionCookie('') })).toBe(413);
  });

  it("goes by the cookie's name where an external content system keeps the sessions", async () => {
    const port = await serve({ CONTENT_API_URL: 'http://localhost:1', CONTENT_API_SESSION_COOKIE: 'their' });
    expect(await announce(port, mebibyte, { cookie: 'their=1' })).toBe(200);
    expect(await announce(port, mebibyte, { cookie: 'other=1' })).toBe(413);
  });

  it('holds only so much at the same time, and takes more when something is done', async () => {
    const port = await serve({ AUTH_SECRET: secret });
    const cookie = sessionCookie(secret);
    for (let count = 0; count < 10; count += 1)
      await announce(port, 50 * mebibyte, { cookie, path: '/hold' });
    expect(await announce(port, 50 * mebibyte, { cookie })).toBe(503);
    expect(await announce(port, 1000)).toBe(200);
    server?.closeAllConnections();
    await vi.waitFor(() => expect(held).toBe(0));
    expect(await announce(port, 50 * mebibyte, { cookie })).toBe(200);
  });

  it('takes what editors send, also while strangers send more than there is room for', async () => {
    const port = await serve({ AUTH_SECRET: secret });
    for (let count = 0; count < 256; count += 1) await announce(port, mebibyte / 2, { path: '/hold' });
    expect(await announce(port, mebibyte / 2)).toBe(503);
    expect(await announce(port, 50 * mebibyte, { cookie: sessionCookie(secret) })).toBe(200);
  });
});
