import { once } from 'node:events';
import http from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changes } from '@/lib/changes.mjs';
import { cacheTag } from '@/lib/cache-tags.mjs';
import { noteAway, pageUse } from '@/lib/page-use.mjs';
import { type Handler, html, page, TestFront } from '@/tests/support/front';

let front: TestFront;

beforeEach(async () => {
  front = await TestFront.start();
});

describe('the front', () => {
  it('asks the framework once, and again after a change of what the page was made of', async () => {
    front.framework = page('alt', ['events']);
    expect(await (await front.get('/de')).text()).toContain('alt');
    front.framework = page('neu', ['events']);
    changes.tell(['articles']);
    expect(await (await front.get('/de?utm_source=mail')).text()).toContain('alt');
    expect(front.asked).toEqual(['/de']);
    changes.tell(['events']);
    for (let time = 0; time < 2; time += 1) expect(await (await front.get('/de')).text()).toContain('neu');
    expect(front.asked).toHaveLength(2);
  });

  it('serves no page that went stale while it was made', async () => {
    let times = 0;
    front.framework = async (request, response) => {
      times += 1;
      if (times === 1) changes.tell(['events']);
      await page(times === 1 ? 'alt' : 'neu', ['events'])(request, response);
    };
    expect(await (await front.get('/de')).text()).toContain('neu');
    expect(await (await front.get('/de')).text()).toContain('neu');
    expect(times).toBe(2);
  });

  it('asks once more where the framework gave what it was making for somebody else, which may be older', async () => {
    let times = 0;
    front.framework = async (request, response) => {
      times += 1;
      await page(times === 1 ? 'alt' : 'neu', ['events'])(request, response);
      if (times === 1) Object.assign(pageUse.getStore() ?? {}, { isLookedUp: false, isKept: false });
    };
    expect(await (await front.get('/de')).text()).toContain('neu');
    times = 0;
    expect(await (await front.get('/en', { Cookie: 'litfass.session_token=x' })).text()).toContain('neu');
  });

  it('makes anew after a while what nobody has changed, since what is coming is over by then', async () => {
    const aging = await TestFront.start({ longestAge: 60_000 });
    const made =
      (age: number): Handler =>
      async (request, response) => {
        await page('text', [])(request, response);
        Object.assign(pageUse.getStore() ?? {}, { made: Date.now() - age });
      };
    aging.framework = made(59_000);
    await aging.get('/de');
    await aging.get('/de');
    expect(aging.asked).toHaveLength(1);
    aging.framework = made(60_000);
    await aging.get('/en');
    await expect.poll(async () => (await aging.get('/en')) && aging.asked.length).toBeGreaterThan(2);
  });

  it('encodes and compares feeds and drawings too, but no part of them', async () => {
    const body = 'BEGIN:VEVENT\n'.repeat(200);
    const answerAs =
      (headers: Record<string, string>): Handler =>
      async (_request, response) =>
        void response.writeHead(200, headers).end(body);
    for (const type of ['text/calendar; charset=utf-8', 'application/xml', 'image/svg+xml']) {
      front.framework = answerAs({ 'Content-Type': type });
      const answer = await front.get('/feed', { 'Accept-Encoding': 'br' });
      expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', body]);
      const known = { 'Accept-Encoding': 'br', 'If-None-Match': answer.headers.get('etag') ?? '' };
      expect((await front.get('/feed', known)).status).toBe(304);
    }
    front.framework = answerAs({ 'Content-Type': 'image/svg+xml', 'Content-Range': 'bytes 0-1/9' });
    expect((await front.get('/icon.svg', { 'Accept-Encoding': 'br' })).headers.get('content-encoding')).toBe(
      null,
    );
  });

  it('leaves files and the data of pages to the framework, with what the browser has and takes', async () => {
    front.framework = async ({ headers }, response) =>
      void response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify([headers['accept-encoding'], headers['if-none-match']]));
    const sent = { 'Accept-Encoding': 'gzip', 'If-None-Match': '"x"' };
    for (const [target, more] of [
      ['/media/film.mp4', {}],
      ['/filer/film.mp4', {}],
      ['/de', { rsc: '1' }],
    ] as const)
      expect(await (await front.get(target, { ...sent, ...more })).json()).toEqual(['gzip', '"x"']);
  });

  it('asks once for many who come at the same time', async () => {
    front.framework = async (request, response) => {
      await vi.waitFor(() => expect(front.came).toBe(20));
      await page('text', ['events'])(request, response);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => front.get('/de')));
    for (const answer of answers) expect(await answer.text()).toContain('text');
    expect(front.asked).toHaveLength(1);
  });

  it('breaks off where the framework fails, and asks it again for the next', async () => {
    front.framework = async () => {
      throw new Error('broken');
    };
    await expect(front.get('/de')).rejects.toThrow();
    front.framework = page('text', ['events']);
    expect(await (await front.get('/de')).text()).toContain('text');
  });

  it('has one page for an address with tracking, with an empty query and at any host', async () => {
    front.framework = (request, response) => page(`für ${request.headers.host}`, [])(request, response);
    const first = await (await front.get('/de')).text();
    for (const target of ['/de', '/de?', '/de?utm_source=a&fbclid=b', '/de?gclid=<script>'])
      expect(await (await front.get(target, { Host: 'evil.example' })).text()).toBe(first);
    expect(front.asked).toEqual(['/de']);
  });

  it('lets nobody wait for what was asked for by somebody who left', async () => {
    // As the framework does with files: nothing is said to nobody.
    front.framework = async (_request, response) => {
      await new Promise((resolve) => response.once('close', resolve));
    };
    const left = new AbortController();
    const { port } = front;
    const asking = fetch(`http://127.0.0.1:${port}/icon.svg`, { signal: left.signal }).catch(() => null);
    await expect.poll(() => front.asked.length).toBe(1);
    const other = front.get('/icon.svg');
    front.framework = page('text', ['events']);
    left.abort();
    await asking;
    expect((await other).status).toBe(200);
    expect((await front.get('/icon.svg')).status).toBe(200);
  });

  it('gives each caller the encoding that it takes, with an ETag of its own, 304 and HEAD', async () => {
    front.framework = page('text', ['events']);
    await front.get('/de');
    const etags = new Set<string>();
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await front.get('/de', { 'Accept-Encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toContain('text');
      const etag = answer.headers.get('etag') ?? '';
      etags.add(etag);
      for (const known of [etag, `"other", W/${etag}`, '*'])
        expect((await front.get('/de', { 'Accept-Encoding': accepted, 'If-None-Match': known })).status).toBe(
          304,
        );
    }
    expect(etags.size).toBe(3);
    const head = await front.get('/de', { 'Accept-Encoding': 'identity' }, 'HEAD');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500);
    expect(await head.text()).toBe('');
    expect(front.asked).toHaveLength(1);
  });

  it('says nothing of the framework, and allows no inline script but its own', async () => {
    front.framework = page('text', ['events'], { Vary: 'Cookie' });
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await front.get('/de');
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
    front.framework = page('text', ['events'], headers);
    await front.get('/de');
    const answer = await front.get('/de');
    expect(front.asked).toHaveLength(2);
    expect(answer.headers.get('set-cookie')).toBe('Set-Cookie' in headers ? 'a=1' : null);
    expect(await answer.text()).toContain('<style data-used="">');
  });

  it('keeps nothing of a session, and shows it nothing kept', async () => {
    front.framework = page('privat', ['events']);
    const cookie = { Cookie: 'litfass.session_token=x' };
    await front.get('/de', cookie);
    front.framework = page('öffentlich', ['events']);
    expect(await (await front.get('/de')).text()).toContain('öffentlich');
    front.framework = page('privat', ['events']);
    expect(await (await front.get('/de', cookie)).text()).toContain('privat');
    expect(await (await front.get('/de')).text()).toContain('öffentlich');
  });

  it('keeps no answer that is not made of kept parts, nor a failure', async () => {
    front.framework = async (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>x');
    await front.get('/de');
    await front.get('/de');
    front.framework = async (_request, response) => {
      Object.assign(pageUse.getStore() ?? {}, { isKept: true });
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html');
      response.end(html('fort'));
    };
    expect((await front.get('/de/x')).status).toBe(404);
    // Nobody has a copy of what is not there.
    expect((await front.get('/de/x', { 'If-None-Match': '*' })).status).toBe(404);
    expect(front.asked).toEqual(['/de', '/de', '/de/x', '/de/x']);
  });

  it('says "not now" where the source of content is away, and "a fault" where it is one', async () => {
    for (const [isAway, status] of [
      [true, 503],
      [false, 500],
    ] as const) {
      front.framework = async (_request, response) => {
        if (isAway) noteAway();
        response.writeHead(500, { 'Content-Type': 'text/html', 'Cache-Control': 'private' }).end(html('ach'));
      };
      const answer = await front.get('/de/weg', { cookie: 'litfass.session_token=x' });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, isAway ? '10' : null]);
      expect(answer.headers.get('cache-control')).toBe(isAway ? 'no-store' : 'private');
    }
  });

  it('names what an answer is made of for caches in front, and nothing of what is not kept', async () => {
    front.framework = page('text', ['content:events', '_N_T_/layout']);
    const names = (answer: Response) => answer.headers.get('surrogate-key')?.split(' ');
    expect(names(await front.get('/de'))).toEqual(['all', cacheTag('content:events')]);
    const kept = await front.get('/de');
    expect(names(kept)).toEqual(kept.headers.get('cache-tag')?.split(','));
    expect(kept.headers.get('cdn-cache-control')).toBeNull();
    front.framework = async (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>x');
    expect(names(await front.get('/de/anders'))).toBeUndefined();
  });

  it('lets everything else through as it comes, errors included', async () => {
    front.framework = async (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' });
      response.write('eins ');
      response.end('zwei');
    };
    expect(await (await front.get('/de/file')).text()).toBe('eins zwei');
    expect(await (await front.get('/de', {}, 'POST')).text()).toBe('eins zwei');
    front.framework = async (_request, response) => void response.writeHead(302, { Location: '/en' }).end();
    const { port } = front;
    const moved = await fetch(`http://127.0.0.1:${port}/de/alt`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/en']);
  });

  it('lets through what is too large to be kept, as it comes', async () => {
    let end: () => void = () => undefined;
    front.framework = async (_request, response) => {
      Object.assign(pageUse.getStore() ?? {}, { isKept: true });
      response.writeHead(200, { 'Content-Type': 'application/json' });
      for (let count = 0; count < 6; count += 1) response.write('x'.repeat(1024 * 1024));
      end = () => response.end('end');
    };
    const answer = await front.get('/api/large');
    end();
    const text = await answer.text();
    expect([text.length, text.slice(-3)]).toEqual([6 * 1024 * 1024 + 3, 'end']);
  });

  it('sends a file of the build as it was compressed then, and as it is to whoever does not read that', async () => {
    const read = async (encoding: string) =>
      (await front.get('/_next/static/two.js', { 'Accept-Encoding': encoding })).text();
    expect(await read('br')).toBe('packed');
    expect(await read('identity')).toBe('a'.repeat(600));
  });

  it('keeps public data until anything changes', async () => {
    front.framework = async (_request, response) => {
      Object.assign(pageUse.getStore() ?? {}, { isKept: true, isAnyChange: true });
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ count: front.asked.length }));
    };
    expect(await (await front.get('/api/events/')).json()).toEqual({ count: 1 });
    expect(await (await front.get('/api/events/')).json()).toEqual({ count: 1 });
    changes.tell(['whatever']);
    expect(await (await front.get('/api/events/')).json()).toEqual({ count: 2 });
  });
});

describe('a stream of events', () => {
  it('goes through as it comes, and ends where who listens is gone', async () => {
    let isGone = false;
    front.framework = async (_request, response) => {
      response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
      response.once('close', () => (isGone = true));
      response.write(':\n\n');
      await new Promise((resolve) => response.once('close', resolve));
    };
    const { port } = front;
    const path = '/de/pageeditor-api/document/page/1/events';
    const asking = http.get({ host: '127.0.0.1', port, path }).on('error', () => undefined);
    const [answer] = (await once(asking, 'response')) as [http.IncomingMessage];
    expect(String((await once(answer, 'data'))[0])).toBe(':\n\n');
    expect(isGone).toBe(false);
    answer.destroy();
    await expect.poll(() => isGone).toBe(true);
  });
});
