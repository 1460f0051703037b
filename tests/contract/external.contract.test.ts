import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { articleDetailSchema, articleListSchema, articleTeaserSchema } from '@/lib/contract/article';
import { downloadDirectoryListSchema } from '@/lib/contract/download';
import { eventDetailSchema, eventListSchema } from '@/lib/contract/event';
import { genreListSchema } from '@/lib/contract/genre';
import { navigationSchema } from '@/lib/contract/navigation';
import { pageSchema } from '@/lib/contract/page';
import { problemSchema, readProblem } from '@/lib/contract/problem';
import { productionDetailSchema, productionListSchema } from '@/lib/contract/production';
import { redirectTargetSchema } from '@/lib/contract/redirect';
import { autocompleteSchema, searchAnswerSchema, searchListSchema } from '@/lib/contract/search';
import { userSchema } from '@/lib/contract/user';
import { newSettings, SiteProcess, until } from '../support/process';
import { referenceSession } from '../support/reference-server/session';
import { startReferenceServer, type Fault, type ReferenceServer } from '../support/reference-server/server';

const secret = 'only-for-tests-only-for-tests';

let reference: ReferenceServer;
let site: SiteProcess;
/** Headers of a signed-in editor's reads and writes. */
let editor: Record<string, string>;
const folders: string[] = [];

async function startSite(contentUrl: string, more: Record<string, string> = {}): Promise<SiteProcess> {
  const settings = await newSettings();
  folders.push(settings.DATA_DIR ?? '');
  return new SiteProcess({
    ...settings,
    CONTENT_API_URL: contentUrl,
    REVALIDATE_SECRET: secret,
    ...more,
  });
}

beforeAll(async () => {
  reference = await startReferenceServer();
  // A shorter patience than the usual 3 s, so that the tests of hanging answers take less time.
  site = await startSite(reference.url, { CONTENT_API_TIMEOUT: '1000' });
  // Builds, unless an earlier run did.
  await site.ready();
  editor = {
    ...(await referenceSession(reference.url)),
    Origin: site.url,
    'Content-Type': 'application/json',
  };
}, 300_000);

afterAll(async () => {
  await site.end();
  await reference.close();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.url}${address}`, { headers, redirect: 'manual' });
}

async function text(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await get(address, headers);
  expect(answer.status).toBe(200);
  return answer.text();
}

function write(
  method: string,
  address: string,
  body: unknown,
  headers: Record<string, string> = editor,
): Promise<Response> {
  return fetch(`${site.url}${address}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The headings of level 1 and 2, without markup. */
function headings(html: string): string[] {
  return [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, inner]) =>
    (inner ?? '').replace(/<[^>]*>|&shy;|\u00ad/g, '').trim(),
  );
}

function webhook(token = secret): Promise<Response> {
  return fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
}

/** The headline of a page of the reference backend, by its content. */
function headlineOf(content: string) {
  const row = reference.content.modules.find((each) => each.fields.content === content);
  if (!row) throw new Error(`The reference backend has no ${content}.`);
  return row;
}

describe('the site on an external content system', () => {
  it('starts without a database', async () => {
    expect(site.output).not.toMatch(/PostgreSQL|demo content|editor's login/i);
    expect(fs.existsSync(path.join(site.settings.DATA_DIR ?? '', 'pg'))).toBe(false);
    expect(await (await get('/api/health?ready')).json()).toEqual({
      status: 'ok',
      database: 'none',
      content: 'ok',
    });
  });

  it.each([
    ['/de', 'Start'],
    ['/en', 'Home'],
    ['/de/ueber-uns', 'Über uns'],
    ['/en/about-us', 'About us'],
    ['/de/aktuelles', 'Nachricht 1'],
    ['/en/news/news-item-1/1', 'News item 1'],
    ['/de/kalender', 'Veranstaltung 1'],
    ['/en/calendar/event-2/2', 'Event 2'],
    ['/de/kalender?genre=konzert', 'Veranstaltung 2'],
    ['/de/kunstwerke-und-karte', 'Werk 1'],
    ['/en/artworks-and-map/work-1/1', 'Work 1'],
    ['/de/presse', 'pressebilder'],
    ['/de/presse/download-verzeichnis/pressebilder', 'pressebilder'],
    ['/de/newsletter', 'Newsletter'],
    ['/de/search?query=nachricht', 'Nachricht 1'],
  ])('shows %s', async (address, content) => {
    expect(await text(address)).toContain(content);
  });

  it('has the menu of the content system, in the language of the page', async () => {
    expect(await text('/de')).toContain('href="/de/ueber-uns"');
    expect(await text('/en')).toContain('href="/en/about-us"');
  });

  it('shows nothing of what could run a script', async () => {
    for (const address of ['/de', '/de/kunstwerke-und-karte/werk-1/1']) {
      expect(await text(address)).not.toMatch(/steal\(|onerror|onclick/);
    }
  });

  it.each([
    ['/de/nichts', 'de'],
    ['/en/nothing/at/all', 'en'],
    ['/de/kalender/veranstaltung-1/999', 'de'],
    ['/de/presse/download-verzeichnis/nichts', 'de'],
    ['/pass-through', 'de'],
    ['/pass-through/call', 'de'],
    ['/pass-through/call?x=/api/events/', 'de'],
    ['/api/nothing', 'de'],
    ['/xx/ueber-uns', 'de'],
  ])('answers %s with 404', async (address, locale) => {
    const answer = await get(address, { 'x-litfass-path': '/api/events/' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`<html lang="${locale}"`);
  });

  it.each([
    ['/de/alt?a=1', '/de/ueber-uns?a=1'],
    ['/en/old', '/en/about-us'],
    ['/de/ueber-uns/', '/de/ueber-uns'],
    ['/de/ueber-uns?v=3&a=1', '/de/ueber-uns?a=1'],
    ['/de/kalender/alter-titel/1', '/de/kalender/veranstaltung-1/1'],
  ])('redirects %s by 301', async (address, target) => {
    const answer = await get(address);
    expect(answer.status).toBe(301);
    const location = new URL(answer.headers.get('location') ?? '', site.url);
    expect(location.pathname + location.search).toBe(target);
  });

  it("leads to the content system's admin, also from the hub of somebody unknown", async () => {
    const targets = {
      '/admin': '/admin/',
      '/admin/cms/page/1/?x=1': '/admin/cms/page/1/?x=1',
      '/cms-hub': '/admin/',
    };
    for (const [address, target] of Object.entries(targets)) {
      const answer = await get(address);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`${reference.url}${target}`);
    }
    expect((await get('/cms-hub', editor)).status).toBe(200);
  });

  it('passes pictures on, and allows those that are named by a full address', async () => {
    for (const address of ['/media/news/first.png', '/filer/x/y.png']) {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
    }
    expect((await get('/media/nothing.txt')).status).toBe(404);
    expect((await get('/de')).headers.get('content-security-policy')).toContain(`blob: ${reference.url};`);
  });
});

describe('the calls of the contract', () => {
  const calls: [string, z.ZodType][] = [
    ['/de/pageeditor-api/nav', navigationSchema],
    ['/de/pageeditor-api/page/', pageSchema],
    ['/en/pageeditor-api/page/about-us', pageSchema],
    ['/de/pageeditor-api/redirect/de/alt', redirectTargetSchema],
    ['/api/events/?date=2025-01-01&page=2&page_size=20', eventListSchema],
    ['/api/events?genre=konzert', eventListSchema],
    ['/api/events/1', eventDetailSchema],
    ['/api/genres/', genreListSchema],
    ['/api/articles-teaser/', articleTeaserSchema.or(articleTeaserSchema.shape.results)],
    ['/api/articles/', articleListSchema],
    ['/api/articles/1', articleDetailSchema],
    ['/api/productions/?page_size=1000', productionListSchema],
    ['/api/productions/1/', productionDetailSchema],
    ['/api/download-directories/', downloadDirectoryListSchema],
    ['/api/search/?query=nach', searchAnswerSchema],
    ['/api/search/autocomplete/?query=st', autocompleteSchema],
    ['/api/search/pages/?query=start&page=1', searchListSchema],
    ['/api/search/others/?query=nach&page=1', searchListSchema],
  ];

  it.each(calls)('%s is passed on as it was asked', async (address, schema) => {
    reference.requests.length = 0;
    const answer = await get(address);
    expect(answer.status).toBe(200);
    schema.parse(await answer.json());
    expect(reference.requests[0]).toBe(`GET ${address}`);
  });

  it('cannot be led to another path from outside', async () => {
    const answer = await get('/de/pageeditor-api/nav', { 'x-litfass-path': '/api/events/' });
    navigationSchema.parse(await answer.json());
  });

  it('answer an editor by the cookies of the content system', async () => {
    expect(userSchema.parse(await (await get('/de/pageeditor-api/user', editor)).json())).toMatchObject({
      email: 'editor@example.org',
    });
    const answer = await get('/de/pageeditor-api/user');
    expect(answer.status).toBe(401);
    expect(readProblem(401, await answer.json())?.code).toBe('not_authenticated');
  });

  it('keep health, webhook and API document here', async () => {
    expect(await (await get('/api/health')).json()).toEqual({ status: 'ok' });
    expect((await get('/api/openapi.json')).status).toBe(200);
    expect((await webhook('wrong')).status).toBe(401);
  });
});

describe('an editor', () => {
  it('sees what is offline, and nobody else does', async () => {
    for (const [address, heading] of [
      ['/de/entwurf', 'Entwurf'],
      ['/en/news/news-item-9/9', 'News item 9'],
    ] as const) {
      expect((await get(address)).status).toBe(404);
      expect((await get(address, { Cookie: 'sessionid=made-up' })).status).toBe(404);
      const answer = await get(address, editor);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(headings(await answer.text())).toContain(heading);
      expect((await get(address)).status).toBe(404);
    }
  });

  it('gets the hint that a session may exist, and loses it with the session', async () => {
    const cookie = (answer: Response) => answer.headers.getSetCookie().join();
    expect(cookie(await get('/de'))).toBe('');
    const first = await get('/de', editor);
    expect(cookie(first)).toMatch(/^litfass_editor=1-elsewhere; Path=\/;/);
    expect(first.headers.get('cache-control')).toContain('no-store');
    expect(cookie(await get('/de', { Cookie: `${editor.Cookie}; litfass_editor=1-elsewhere` }))).toBe('');
    expect(cookie(await get('/de', { Cookie: 'litfass_editor=1-elsewhere' }))).toMatch(
      /^litfass_editor=; .*Max-Age=0/i,
    );
  });

  it('changes a headline, and the next visitor sees it', async () => {
    expect(headings(await text('/de/ueber-uns'))).toContain('Über uns');
    const row = headlineOf('Über uns');
    const answer = await write('PATCH', `/de/pageeditor-api/headline/${row.id}`, { content: 'Wer wir sind' });
    expect(answer.status).toBe(200);
    expect(headings(await text('/de/ueber-uns'))).toContain('Wer wir sind');
    await write('PATCH', `/de/pageeditor-api/headline/${row.id}`, { content: 'Über uns' });
    expect(headings(await text('/de/ueber-uns'))).toContain('Über uns');
  });

  it('adds, moves and removes a block', async () => {
    const { parent } = headlineOf('About us');
    const created = await write('POST', '/en/pageeditor-api/text', {
      parent,
      column: 0,
      order: 9,
      content: '<p>Quite new</p>',
    });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: number };
    const before = await text('/en/about-us');
    expect(before.indexOf('Quite new')).toBeGreaterThan(before.indexOf('Reference'));
    expect(
      (await write('POST', '/en/pageeditor-api/reorder', { id, parent, column: 0, order: 0 })).status,
    ).toBe(200);
    const after = await text('/en/about-us');
    expect(after.indexOf('Quite new')).toBeLessThan(after.indexOf('Reference'));
    expect((await write('DELETE', `/en/pageeditor-api/text/${id}`, undefined)).status).toBe(204);
    expect(await text('/en/about-us')).not.toContain('Quite new');
  });

  it('is told in sentences at fields what the content system refuses', async () => {
    const { id } = headlineOf('Home');
    const answer = await write('PATCH', `/en/pageeditor-api/headline/${id}`, { content: 'x'.repeat(121) });
    expect(answer.status).toBe(400);
    expect(readProblem(400, await answer.json())).toEqual({
      code: 'invalid',
      detail: 'Ensure this field has no more than 120 characters.',
      fields: { content: 'Ensure this field has no more than 120 characters.' },
    });
  });

  it('is refused as the content system says: no session, no token, no such thing', async () => {
    const { id } = headlineOf('Home');
    const address = `/en/pageeditor-api/headline/${id}`;
    const plain = { Origin: site.url, 'Content-Type': 'application/json' };
    const withoutToken = { ...plain, Cookie: editor.Cookie ?? '' };
    const answers = [
      [401, await write('PATCH', address, { content: 'x' }, plain)],
      [403, await write('PATCH', address, { content: 'x' }, withoutToken)],
      [404, await write('PATCH', '/en/pageeditor-api/headline/999999', { content: 'x' })],
      [404, await write('POST', '/en/pageeditor-api/publish', {})],
    ] as const;
    for (const [status, answer] of answers) {
      expect(answer.status).toBe(status);
      expect(readProblem(status, await answer.json())?.detail).not.toBe('');
    }
    expect(headlineOf('Home').id).toBe(id);
  });

  it('is refused here: from a foreign page, or with too much', async () => {
    const { id } = headlineOf('Home');
    const address = `/en/pageeditor-api/headline/${id}`;
    reference.requests.length = 0;
    const foreign = await write(
      'PATCH',
      address,
      { content: 'x' },
      { ...editor, Origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    expect(problemSchema.parse(await foreign.json())).toMatchObject({ code: 'forbidden' });
    const large = await write('PATCH', address, { content: 'x'.repeat(300 * 1024) });
    expect(large.status).toBe(413);
    expect(problemSchema.parse(await large.json())).toMatchObject({ code: 'too_large' });
    expect(reference.requests).toEqual([]);
  });

  it('writes although the content system insists on a trailing slash', async () => {
    reference.redirectWrites(true);
    const { id } = headlineOf('Home');
    const answer = await write('PATCH', `/en/pageeditor-api/headline/${id}`, { content: 'Home again' });
    reference.redirectWrites(false);
    expect(answer.status).toBe(200);
    expect(headings(await text('/en'))).toContain('Home again');
    await write('PATCH', `/en/pageeditor-api/headline/${id}`, { content: 'Home' });
  });
});

describe('the webhook', () => {
  it('makes fresh what was changed over there', async () => {
    const row = headlineOf('Start');
    expect(headings(await text('/de'))).toContain('Start');
    row.fields.content = 'Anfang';
    expect(headings(await text('/de'))).toContain('Start');
    expect((await webhook()).status).toBe(204);
    expect(headings(await text('/de'))).toContain('Anfang');
    row.fields.content = 'Start';
    await webhook();
  });

  it('is not needed by visitors, whose writes change no page', async () => {
    await text('/de');
    reference.requests.length = 0;
    const body = { email: 'visitor@example.org', consent: true };
    const visitor = { Origin: site.url, 'Content-Type': 'application/json' };
    expect((await write('POST', '/api/newsletter/', body, visitor)).status).toBe(200);
    await text('/de');
    expect(reference.requests).toEqual(['POST /api/newsletter/']);
  });

  it('lets a new page, a page that went offline and a new redirect be known at once', async () => {
    const page = reference.content.pages.find(({ id }) => id === 3);
    if (!page) throw new Error('The reference backend has lost its draft.');
    expect((await get('/de/entwurf')).status).toBe(404);
    page.is_online = true;
    reference.content.redirects.push({ old_path: '/de/frueher', new_path: '/de/entwurf' });
    await webhook();
    expect((await get('/de/entwurf')).status).toBe(200);
    expect((await get('/de/frueher')).status).toBe(301);
    page.is_online = false;
    reference.content.redirects.pop();
    await webhook();
    expect((await get('/de/entwurf')).status).toBe(404);
    expect((await get('/de/frueher')).status).toBe(404);
  });
});

describe('a content system in trouble', () => {
  const pages = [
    '/de',
    '/en/about-us',
    '/de/kalender',
    '/de/aktuelles/nachricht-1/1',
    '/de/kunstwerke-und-karte',
  ];

  async function recover(): Promise<void> {
    reference.misbehave(null);
    await until(
      async () => (await get('/api/health?ready')).status === 200,
      'the content system to be well again',
    );
    await webhook();
  }

  it('is given a second try; every page that was ever read stays up, and the others do not wait', async () => {
    for (const page of pages) await text(page);
    reference.misbehave('hang');
    await webhook();
    reference.requests.length = 0;
    const started = Date.now();
    await text('/de');
    const waited = Date.now() - started;
    expect(waited).toBeGreaterThan(1900);
    expect(waited).toBeLessThan(9000);
    const tries = reference.requests.filter((request) => request === 'GET /de/pageeditor-api/redirect');
    expect(tries).toHaveLength(2);
    const later = Date.now();
    for (const page of pages.slice(1)) await text(page);
    expect(Date.now() - later).toBeLessThan(5000);
    await recover();
  }, 60_000);

  it.each<Fault>(['error', 'garbage', 'oversized', 'throttled'])('stays up with %s', async (fault) => {
    for (const page of pages) await text(page);
    reference.misbehave(fault);
    await webhook();
    for (const page of pages) await text(page);
    const health = await get('/api/health?ready');
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: 'degraded', content: 'unreachable' });
    expect((await get('/api/health')).status).toBe(200);
    await recover();
  });

  it('stays up with an answer that never ends', async () => {
    reference.misbehave('slow-headers');
    await webhook();
    await text('/de');
    await recover();
  }, 60_000);

  it('does not call missing what nobody can know', async () => {
    reference.misbehave('error');
    const unknown = await get('/de/nie-gefragt');
    expect(unknown.status).toBe(503);
    expect(unknown.headers.get('retry-after')).toBe('10');
    expect((await get('/de/aktuelles')).status).toBe(200);
    await recover();
    expect((await get('/de/nie-gefragt')).status).toBe(404);
  });

  it('answers the editor that a write was not taken', async () => {
    const { id } = headlineOf('Home');
    reference.misbehave('hang');
    const answer = await write('PATCH', `/en/pageeditor-api/headline/${id}`, { content: 'x' });
    expect(answer.status).toBe(503);
    expect(problemSchema.parse(await answer.json())).toMatchObject({ code: 'unavailable' });
    await recover();
  });

  it('is written about once a minute, and not with every request', () => {
    const [, served = ''] = site.output.split('Litfass is ready');
    const lines = served.split('\n').filter((line) => line.trim() !== '');
    const told = lines.filter((line) => line.includes('does not answer'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(6);
    expect(lines.filter((line) => line.includes('⨯') || /^\s+at /.test(line))).toEqual([]);
  });
});

describe('a start without the content system', () => {
  it('answers 503 in the language asked for, recovers by itself, and waits twice for 3 s when it hangs', async () => {
    const down = await startReferenceServer();
    const port = Number(new URL(down.url).port);
    await down.close();
    const cold = await startSite(down.url);
    let up: ReferenceServer | undefined;
    try {
      await cold.ready();
      for (const locale of ['de', 'en']) {
        const answer = await fetch(`${cold.url}/${locale}`);
        expect(answer.status).toBe(503);
        expect(await answer.text()).toContain(`<html lang="${locale}"`);
      }
      up = await startReferenceServer(port);
      await until(async () => (await fetch(`${cold.url}/de`)).status === 200, 'the page');
      expect(await (await fetch(`${cold.url}/de`)).text()).toContain('Start');
      up.misbehave('hang');
      const started = Date.now();
      expect((await fetch(`${cold.url}/api/health?ready`)).status).toBe(503);
      expect(Date.now() - started).toBeGreaterThan(5900);
      expect(Date.now() - started).toBeLessThan(9000);
    } finally {
      await cold.end();
      await up?.close();
    }
  }, 60_000);
});
