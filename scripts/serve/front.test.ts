import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changes } from '@/lib/changes.mjs';
import { cacheTag } from '@/lib/cache-tags.mjs';
import { noteAway, pageUse } from '@/lib/page-use.mjs';
import { makeFront } from './front.mjs';
import { send } from './ready-answer.mjs';

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-front-'));
fs.mkdirSync(path.join(folder, 'static'));
fs.writeFileSync(path.join(folder, 'static/one.css'), `.a{color:red}${'/* long */'.repeat(100)}`);
// Compressed when it was built; the bytes say which way they came.
fs.writeFileSync(path.join(folder, 'static/two.js'), 'a'.repeat(600));
fs.writeFileSync(path.join(folder, 'static/two.js.br'), zlib.brotliCompressSync('packed'));
fs.writeFileSync(path.join(folder, 'secret.js'), 'secret');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const html = (text: string, data = '1') =>
  `<html><head><link rel="stylesheet" href="/_next/static/one.css"/><script src="/_next/a.js"></script></head>` +
  `<body><p class="a">${text}</p>${'<!-- long -->'.repeat(60)}<script>self.__next_f.push([${data}])</script></body></html>`;

let server: http.Server;
let asked: string[] = [];
/** What the framework answers. */
let framework: Handler;

/** Answers as a kept page with tags. */
function page(text: string, tags: string[], headers: Record<string, string> = {}, data?: string): Handler {
  return async (_request, response) => {
    Object.assign(pageUse.getStore() ?? {}, { isKept: true, tags: [...tags] });
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0',
      'Content-Security-Policy': "script-src 'self' 'unsafe-inline'; frame-src 'self' https://x.com",
      'x-nextjs-cache': 'HIT',
      ...headers,
    });
    response.end(html(text, data));
  };
}

beforeEach(async () => {
  asked = [];
  const front = makeFront({
    folder,
    megabytes: 1,
    sessionCookies: ['litfass.session_token'],
    handle: async (request, response) => {
      asked.push(request.url ?? '');
      await framework(request, response);
    },
  });
  server = http.createServer((request, response) => {
    const ready = front.find(request);
    if (ready === null) void front.answer(request, response);
    else send(ready, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function get(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${target}`, { headers, method });
}

describe('the front', () => {
  it('asks the framework once, and again after a change of what the page was made of', async () => {
    framework = page('alt', ['events']);
    expect(await (await get('/de')).text()).toContain('alt');
    framework = page('neu', ['events']);
    changes.tell(['articles']);
    expect(await (await get('/de?utm_source=mail')).text()).toContain('alt');
    expect(asked).toEqual(['/de']);
    changes.tell(['events']);
    for (let time = 0; time < 2; time += 1) expect(await (await get('/de')).text()).toContain('neu');
    expect(asked).toHaveLength(2);
  });

  it('serves no page that went stale while it was made', async () => {
    let times = 0;
    framework = async (request, response) => {
      times += 1;
      if (times === 1) changes.tell(['events']);
      await page(times === 1 ? 'alt' : 'neu', ['events'])(request, response);
    };
    expect(await (await get('/de')).text()).toContain('neu');
    expect(await (await get('/de')).text()).toContain('neu');
    expect(times).toBe(2);
  });

  it('asks once for many who come at the same time', async () => {
    framework = async (request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      await page('text', ['events'])(request, response);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/de')));
    for (const answer of answers) expect(await answer.text()).toContain('text');
    expect(asked).toHaveLength(1);
  });

  it('lets nobody wait for what was asked for by somebody who left', async () => {
    // As the framework does with files: nothing is said to nobody.
    framework = async (_request, response) => {
      await new Promise((resolve) => response.once('close', resolve));
    };
    const left = new AbortController();
    const { port } = server.address() as AddressInfo;
    const asking = fetch(`http://127.0.0.1:${port}/icon.svg`, { signal: left.signal }).catch(() => null);
    await expect.poll(() => asked.length).toBe(1);
    const other = get('/icon.svg');
    framework = page('text', ['events']);
    left.abort();
    await asking;
    expect((await other).status).toBe(200);
    expect((await get('/icon.svg')).status).toBe(200);
  });

  it('gives each caller the encoding that it takes, with an ETag of its own, 304 and HEAD', async () => {
    framework = page('text', ['events']);
    await get('/de');
    const etags = new Set<string>();
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await get('/de', { 'Accept-Encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toContain('text');
      const etag = answer.headers.get('etag') ?? '';
      etags.add(etag);
      for (const known of [etag, `"other", W/${etag}`, '*'])
        expect((await get('/de', { 'Accept-Encoding': accepted, 'If-None-Match': known })).status).toBe(304);
    }
    expect(etags.size).toBe(3);
    const head = await get('/de', { 'Accept-Encoding': 'identity' }, 'HEAD');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500);
    expect(await head.text()).toBe('');
    expect(asked).toHaveLength(1);
  });

  it('says nothing of the framework, and allows no inline script but its own', async () => {
    framework = page('text', ['events'], { Vary: 'Cookie' });
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await get('/de');
      expect(headers.get('x-nextjs-cache')).toBeNull();
      expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^script-src 'self'(?: 'sha256-[^']+'){2}; frame-src 'self'$/);
    }
  });

  it.each([
    ['Set-Cookie', { 'Set-Cookie': 'a=1' }],
    ['no-store', { 'Cache-Control': 'no-store' }],
    ['private', { 'Cache-Control': 'private' }],
  ])('never keeps an answer with %s', async (_what, headers) => {
    framework = page('text', ['events'], headers);
    await get('/de');
    const answer = await get('/de');
    expect(asked).toHaveLength(2);
    expect(answer.headers.get('set-cookie')).toBe('Set-Cookie' in headers ? 'a=1' : null);
    expect(await answer.text()).toContain('<style data-used="">');
  });

  it('keeps nothing of a session, and shows it nothing kept', async () => {
    framework = page('privat', ['events']);
    const cookie = { Cookie: 'litfass.session_token=x' };
    await get('/de', cookie);
    framework = page('öffentlich', ['events']);
    expect(await (await get('/de')).text()).toContain('öffentlich');
    framework = page('privat', ['events']);
    expect(await (await get('/de', cookie)).text()).toContain('privat');
    expect(await (await get('/de')).text()).toContain('öffentlich');
  });

  it('keeps no answer that is not made of kept parts, nor a failure', async () => {
    framework = async (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>x');
    await get('/de');
    await get('/de');
    framework = async (_request, response) => {
      Object.assign(pageUse.getStore() ?? {}, { isKept: true });
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html');
      response.end(html('fort'));
    };
    expect((await get('/de/x')).status).toBe(404);
    // Nobody has a copy of what is not there.
    expect((await get('/de/x', { 'If-None-Match': '*' })).status).toBe(404);
    expect(asked).toEqual(['/de', '/de', '/de/x', '/de/x']);
  });

  it('says "not now" where the source of content is away, and "a fault" where it is one', async () => {
    for (const [isAway, status] of [
      [true, 503],
      [false, 500],
    ] as const) {
      framework = async (_request, response) => {
        if (isAway) noteAway();
        response.writeHead(500, { 'Content-Type': 'text/html', 'Cache-Control': 'private' }).end(html('ach'));
      };
      const answer = await get('/de/weg', { cookie: 'litfass.session_token=x' });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, isAway ? '10' : null]);
      expect(answer.headers.get('cache-control')).toBe(isAway ? 'no-store' : 'private');
    }
  });

  it('names what an answer is made of for caches in front, and nothing of what is not kept', async () => {
    framework = page('text', ['content:events', '_N_T_/layout']);
    const names = (answer: Response) => answer.headers.get('surrogate-key')?.split(' ');
    expect(names(await get('/de'))).toEqual(['all', cacheTag('content:events')]);
    const kept = await get('/de');
    expect(names(kept)).toEqual(kept.headers.get('cache-tag')?.split(','));
    expect(kept.headers.get('cdn-cache-control')).toBeNull();
    framework = async (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>x');
    expect(names(await get('/de/anders'))).toBeUndefined();
  });

  it('lets everything else through as it comes, errors included', async () => {
    framework = async (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' });
      response.write('eins ');
      response.end('zwei');
    };
    expect(await (await get('/de/file')).text()).toBe('eins zwei');
    expect(await (await get('/de', {}, 'POST')).text()).toBe('eins zwei');
    framework = async (_request, response) => void response.writeHead(302, { Location: '/en' }).end();
    const { port } = server.address() as AddressInfo;
    const moved = await fetch(`http://127.0.0.1:${port}/de/alt`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/en']);
  });

  it('lets through what is too large to be kept, as it comes', async () => {
    let end: () => void = () => undefined;
    framework = async (_request, response) => {
      Object.assign(pageUse.getStore() ?? {}, { isKept: true });
      response.writeHead(200, { 'Content-Type': 'application/json' });
      for (let count = 0; count < 6; count += 1) response.write('x'.repeat(1024 * 1024));
      end = () => response.end('end');
    };
    const answer = await get('/api/large');
    end();
    const text = await answer.text();
    expect([text.length, text.slice(-3)]).toEqual([6 * 1024 * 1024 + 3, 'end']);
  });

  it('serves the data of a page, also after the page changed, and no made-up ones', async () => {
    framework = page('text', ['events']);
    const address = /data-data="([^"]+)"/.exec(await (await get('/de')).text())?.[1] ?? '';
    changes.tell(null);
    const answer = await get(address);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe('self.__next_f.push([1])');
    const madeUp = await get('/page-data/0123.js');
    expect([madeUp.status, madeUp.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(asked).toEqual(['/de']);
  });

  it('makes a page again whose data gave way to others, and leaves those of a page that is read', async () => {
    // Three pages' data have room.
    framework = (request, response) =>
      page('text', [], {}, `"${request.url}${'x'.repeat(100_000)}"`)(request, response);
    const dataOf = async (target: string) =>
      get(/data-data="([^"]+)"/.exec(await (await get(target)).text())?.[1] ?? '');
    for (const target of ['/de/gelesen', '/de/still']) expect((await dataOf(target)).status).toBe(200);
    for (let number = 0; number < 4; number += 1) {
      await get(`/de/${number}`);
      await get('/de/gelesen');
    }
    expect(asked.filter((path) => path === '/de/gelesen')).toHaveLength(1);
    for (const target of ['/de/gelesen', '/de/still']) expect((await dataOf(target)).status).toBe(200);
    expect(asked.filter((path) => path === '/de/still')).toHaveLength(2);
    expect(asked.filter((path) => path === '/de/gelesen')).toHaveLength(1);
  });

  it('lets no cache keep the data of a draft, and every cache those of a page', async () => {
    const dataOf = async (target: string) => {
      const address = /data-data="([^"]+)"/.exec(await (await get(target)).text())?.[1] ?? '';
      return (await get(address)).headers.get('cache-control');
    };
    framework = page('Entwurf', [], { 'Cache-Control': 'private, no-store' });
    expect(await dataOf('/de/a?v=draft')).toBe('private, no-store');
    // Published as it was: by now it is no secret.
    framework = page('Entwurf', []);
    expect(await dataOf('/de/a')).toBe('public, max-age=31536000, immutable');
    framework = page('Entwurf', [], { 'Cache-Control': 'private, no-store' });
    expect(await dataOf('/de/a?v=draft')).toBe('public, max-age=31536000, immutable');
  });

  it('sends a file of the build as it was compressed then, and as it is to whoever does not read that', async () => {
    const read = async (encoding: string) =>
      (await get('/_next/static/two.js', { 'Accept-Encoding': encoding })).text();
    expect(await read('br')).toBe('packed');
    expect(await read('identity')).toBe('a'.repeat(600));
  });

  it('serves files of the build for good, and nothing beside them', async () => {
    framework = async (_request, response) => void response.writeHead(404).end();
    const answer = await get('/_next/static/one.css', { 'Accept-Encoding': 'br' });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(asked).toEqual([]);
    for (const target of [
      '/_next/static/two.css',
      '/_next/static/..%2fsecret.js',
      '/_next/static/../secret.js',
    ]) {
      expect((await get(target)).status).toBe(404);
      // As it is written, without a browser that makes it shorter.
      const { port } = server.address() as AddressInfo;
      const [plain] = (await once(http.get({ host: '127.0.0.1', port, path: target }), 'response')) as [
        http.IncomingMessage,
      ];
      expect(plain.resume().statusCode).toBe(404);
    }
  });

  it('keeps public data until anything changes', async () => {
    framework = async (_request, response) => {
      Object.assign(pageUse.getStore() ?? {}, { isKept: true, isAnyChange: true });
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ count: asked.length }));
    };
    expect(await (await get('/api/events/')).json()).toEqual({ count: 1 });
    expect(await (await get('/api/events/')).json()).toEqual({ count: 1 });
    changes.tell(['whatever']);
    expect(await (await get('/api/events/')).json()).toEqual({ count: 2 });
  });
});

describe('a stream of events', () => {
  it('goes through as it comes, and ends where who listens is gone', async () => {
    let isGone = false;
    framework = async (_request, response) => {
      response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
      response.once('close', () => (isGone = true));
      response.write(':\n\n');
      await new Promise((resolve) => response.once('close', resolve));
    };
    const { port } = server.address() as AddressInfo;
    const path = '/de/pageeditor-api/document/page/1/events';
    const asking = http.get({ host: '127.0.0.1', port, path }).on('error', () => undefined);
    const [answer] = (await once(asking, 'response')) as [http.IncomingMessage];
    expect(String((await once(answer, 'data'))[0])).toBe(':\n\n');
    expect(isGone).toBe(false);
    answer.destroy();
    await expect.poll(() => isGone).toBe(true);
  });
});
