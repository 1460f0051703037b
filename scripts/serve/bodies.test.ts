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
/** Bytes of theirs that have come. */
let arrived = 0;

afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await vi.waitFor(() => expect(held).toBe(0));
});

/** A server that answers 200 to what is let in; requests to `/hold` are never answered. */
async function serve(settings: Parameters<typeof boundBodies>[0]): Promise<number> {
  const isLetIn = boundBodies(settings);
  const started = http.createServer((request, response) => {
    if (!isLetIn(request, response)) return;
    if (request.url !== '/hold') response.end();
    else {
      held += 1;
      request.on('data', (part: Buffer) => (arrived += part.length));
      response.once('close', () => (held -= 1));
    }
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return (started.address() as AddressInfo).port;
}

/** Announces a body of a length and sends a part of it; answers the status. */
async function announce(
  port: number,
  length: number | null,
  {
    cookie,
    path = '/en/x',
    from,
    sends = 1,
  }: { cookie?: string; path?: string; from?: string; sends?: number } = {},
): Promise<number | undefined> {
  const request = http.request({
    port,
    path,
    method: 'POST',
    headers: {
      ...(length === null ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': length }),
      ...(cookie === undefined ? {} : { Cookie: cookie }),
      ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
    },
  });
  request.on('error', () => undefined);
  request.write('x'.repeat(sends));
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

  it('takes a made-up session of an external content system for none, and one that is vouched for as one', async () => {
    const port = await serve({
      AUTH_SECRET: secret,
      CONTENT_API_URL: 'http://localhost:1',
      CONTENT_API_SESSION_COOKIE: 'their',
    });
    const mac = (session: string) =>
      crypto.createHmac('sha256', secret).update(`known:${session}`).digest('base64url');
    expect(await announce(port, mebibyte, { cookie: `their=1; litfass_known=${mac('1')}` })).toBe(200);
    for (const cookie of [
      'their=1',
      `their=2; litfass_known=${mac('1')}`,
      `litfass_known=${mac('')}`,
      'their=; litfass_known=',
    ])
      expect(await announce(port, mebibyte, { cookie })).toBe(413);
  });

  it('counts what has come and not what is announced: strangers who only announce keep nobody out', async () => {
    const port = await serve({ AUTH_SECRET: secret, TRUST_PROXY: '1' });
    for (let count = 0; count < 300; count += 1)
      await announce(port, mebibyte / 2, { path: '/hold', from: `203.0.113.${count % 3}` });
    expect(await announce(port, 1000, { from: '203.0.113.1' })).toBe(200);
    const cookie = sessionCookie(secret);
    for (let count = 0; count < 12; count += 1)
      await announce(port, 50 * mebibyte, { cookie, path: '/hold' });
    expect(await announce(port, 50 * mebibyte, { cookie })).toBe(200);
  });

  it('gives an address its share and no more, and takes more when something is done', async () => {
    const port = await serve({ AUTH_SECRET: secret, TRUST_PROXY: '1' });
    for (let count = 0; count < 32; count += 1)
      await announce(port, mebibyte / 2, {
        path: '/hold',
        from: `2001:db8::${count}`,
        sends: mebibyte / 2,
      });
    await vi.waitFor(async () => expect(await announce(port, 1000, { from: '2001:db8::ff' })).toBe(503));
    expect(await announce(port, 1000, { from: '2001:db8:0:1::1' })).toBe(200);
    expect(await announce(port, 1000, { from: '198.51.100.1' })).toBe(200);
    server?.closeAllConnections();
    await vi.waitFor(() => expect(held).toBe(0));
    expect(await announce(port, 1000, { from: '2001:db8::ff' })).toBe(200);
  });

  it('breaks off what trickles in, and not what pauses for a moment', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    try {
      const port = await serve({ AUTH_SECRET: secret });
      const headers = { 'Content-Length': 400_000 };
      const slow = http.request({ port, path: '/hold', method: 'POST', headers });
      slow.on('error', () => undefined);
      const answer = new Promise<http.IncomingMessage>((resolve) => slow.once('response', resolve));
      const comes = async (bytes: number) => {
        const before = arrived;
        slow.write('x'.repeat(bytes));
        while (arrived < before + bytes) await new Promise((resolve) => setImmediate(resolve));
      };
      await comes(1);
      vi.advanceTimersByTime(8000);
      await comes(20_000);
      vi.advanceTimersByTime(9000);
      expect(held).toBe(1);
      vi.advanceTimersByTime(20_000);
      expect((await answer).statusCode).toBe(408);
      expect((await answer).headers.connection).toBe('close');
    } finally {
      vi.useRealTimers();
    }
  });
});
