import { beforeEach, describe, expect, it } from 'vitest';
import { changes } from '@/lib/changes.mjs';
import { pageUse } from '@/lib/page-use.mjs';
import { html, page, TestFront } from '@/tests/support/front';

let front: TestFront;

beforeEach(async () => {
  front = await TestFront.start();
});

const forGood = 'public, max-age=31536000, immutable';

describe('the data of a page', () => {
  it('are served, also after the page changed, and no made-up ones', async () => {
    front.framework = page('text', ['events']);
    const address = await front.findData('/de');
    changes.tell(null);
    const answer = await front.get(address);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe('self.__next_f.push([1])');
    const madeUp = await front.get('/page-data/0123.js');
    expect([madeUp.status, madeUp.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(front.asked).toEqual(['/de']);
  });

  it('bring their page to be made again if they gave way to others, and stay while it is read', async () => {
    // Three pages' data have room.
    front.framework = (request, response) =>
      page('text', [], {}, `"${request.url}${'x'.repeat(100_000)}"`)(request, response);
    const dataOf = async (target: string) => front.get(await front.findData(target));
    for (const target of ['/de/gelesen', '/de/still']) expect((await dataOf(target)).status).toBe(200);
    for (let number = 0; number < 4; number += 1) {
      await front.get(`/de/${number}`);
      await front.get('/de/gelesen');
    }
    expect(front.asked.filter((path) => path === '/de/gelesen')).toHaveLength(1);
    for (const target of ['/de/gelesen', '/de/still']) expect((await dataOf(target)).status).toBe(200);
    expect(front.asked.filter((path) => path === '/de/still')).toHaveLength(2);
    expect(front.asked.filter((path) => path === '/de/gelesen')).toHaveLength(1);
  });

  it('are stored by no cache for a draft, and by every cache for a page', async () => {
    const dataOf = async (target: string) =>
      (await front.get(await front.findData(target))).headers.get('cache-control');
    front.framework = page('Entwurf', [], { 'Cache-Control': 'private, no-store' });
    expect(await dataOf('/de/a?v=draft')).toBe('private, no-store');
    // Published as it was: by now it is no secret.
    front.framework = page('Entwurf', []);
    expect(await dataOf('/de/a')).toBe(forGood);
    front.framework = page('Entwurf', [], { 'Cache-Control': 'private, no-store' });
    expect(await dataOf('/de/a?v=draft')).toBe(forGood);
  });
});

describe('data that another instance has made', () => {
  let other: TestFront;
  /** Asks an instance for data like the page that names them. */
  const ask = (site: TestFront, address: string, target: string, headers: Record<string, string> = {}) =>
    site.get(address, { ...headers, referer: `https://www.example.org${target}` });

  beforeEach(async () => {
    other = await TestFront.start();
  });

  it('are made for the page that asks, once for many, and page and data are kept then', async () => {
    const address = await front.findData('/de/besuch?utm_source=mail');
    const asking = () => ask(other, address, '/de/besuch?utm_source=mail');
    for (const answer of await Promise.all([asking(), asking(), asking()])) {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, forGood]);
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(await answer.text()).toBe('self.__next_f.push([1])');
    }
    expect((await other.get(address)).status).toBe(200);
    expect(await other.findData('/de/besuch')).toBe(address);
    expect(other.asked).toHaveLength(1);
  });

  it('are the own ones of the same page, in whichever order they are written, and then not for good', async () => {
    const address = await front.findData('/de');
    other.framework = page('text', [], {}, '2');
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(other, address, '/de');
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=0, must-revalidate',
      ]);
      expect(await answer.text()).toBe('self.__next_f.push([2])');
    }
    expect(other.asked).toHaveLength(1);
  });

  it('are none once the page has changed: the browser loads it anew', async () => {
    const address = await front.findData('/de');
    other.framework = page('neu', []);
    const answer = await ask(other, address, '/de');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await (await other.get('/de')).text()).toContain('neu');
  });

  it('of a draft are made for its editor only, and nobody else’s page is made of them', async () => {
    const draft = page('Entwurf', [], { 'Cache-Control': 'private, no-store' });
    const cookie = { cookie: 'litfass.session_token=x' };
    for (const site of [front, other])
      site.framework = (request, response) =>
        (request.headers.cookie ? draft : page('öffentlich', []))(request, response);
    const address = await front.findData('/de?v=draft', cookie);
    expect((await ask(other, address, '/de?v=draft')).status).toBe(404);
    const answer = await ask(other, address, '/de?v=draft', cookie);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await (await other.get('/de')).text()).toContain('öffentlich');
  });

  it('of a page that is not there are found for any such address', async () => {
    const rendered = {};
    for (const site of [front, other])
      site.framework = async (_request, response) => {
        Object.assign(pageUse.getStore() ?? {}, { page: rendered });
        response.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
        response.end(html('fort'));
      };
    const address = await front.findData('/de/eins');
    expect((await ask(other, address, '/de/zwei')).status).toBe(200);
  });

  it('are never anything else, whatever is named as their page', async () => {
    const address = await front.findData('/de');
    const endless: boolean[] = [];
    other.framework = async (request, response) => {
      if (request.url === '/page-data/x.js') return page('text', [])(request, response);
      if (request.url === '/weg') throw new Error('broken');
      response.once('close', () => endless.push(true));
      response.writeHead(200, {
        'Content-Type': request.url?.endsWith('.js') ? 'text/javascript' : 'text/plain',
      });
      response.write('alert(1)');
    };
    for (const target of ['/_next/a.js', '/media/a.txt', '/de/pageeditor-api/document/page/1/events']) {
      const answer = await ask(other, address, target);
      expect([target, answer.status, await answer.text()]).toEqual([target, 404, '']);
    }
    // What has no end was ended, since nobody reads it.
    expect(endless).toHaveLength(3);
    await expect(ask(other, address, '/weg')).rejects.toThrow();
    for (const referer of ['', 'nirgends', '*', 'https://', 'ftp://x/de'])
      expect((await other.get(address, { referer })).status).toBe(404);
    // An address that the other one never had, and one that is no name at all.
    for (const name of ['0-0.js', 'x', `${address.slice('/page-data/'.length)}?1`])
      expect((await ask(other, `/page-data/${name}`, '/page-data/x.js')).status).toBe(404);
  });

  it('are sent even where they are too large to be kept', async () => {
    front.framework = page('text', [], {}, `"${'x'.repeat(500_000)}"`);
    const address = await front.findData('/de');
    const answer = await ask(front, address, '/de');
    expect([answer.status, (await answer.text()).length > 500_000]).toEqual([200, true]);
  });
});
