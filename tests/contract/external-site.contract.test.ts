import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExternalSite, headings } from '../support/external-site';

let external: ExternalSite;

beforeAll(async () => {
  external = await ExternalSite.start();
}, 300_000);

afterAll(() => external.end());

describe('the site on an external content system', () => {
  it('starts without a database', async () => {
    expect(external.site.output).not.toMatch(/PostgreSQL|demo content|editor's login/i);
    expect(fs.existsSync(path.join(external.site.settings.DATA_DIR ?? '', 'pg'))).toBe(false);
    expect(await (await external.get('/api/health?ready')).json()).toEqual({
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
    expect(await external.text(address)).toContain(content);
  });

  it('has the menu of the content system, in the language of the page', async () => {
    expect(await external.text('/de')).toContain('href="/de/ueber-uns"');
    expect(await external.text('/en')).toContain('href="/en/about-us"');
  });

  it('is named by its host, and has its legal links, although the system has no settings', async () => {
    const home = await external.text('/de');
    expect(home).toContain(`© ${new URL(external.site.url).host}`);
    expect(home).toContain('href="/de/impressum"');
    expect(home).not.toContain('instagram');
  });

  it.each([
    ['/de/ueber-uns', '/en/about-us'],
    ['/de/kalender/veranstaltung-1/1', '/en/calendar/event-1/1'],
    ['/en/news/news-item-1/1', '/de/aktuelles/nachricht-1/1'],
    ['/de/kunstwerke-und-karte/werk-1/1', '/en/artworks-and-map/work-1/1'],
    ['/en/press/download-directory/pressebilder', '/de/presse/download-verzeichnis/pressebilder'],
  ])('leads from %s to the same page in the other language', async (address, translation) => {
    expect(await external.text(address)).toContain(`href="${translation}"`);
  });

  it('shows nothing of what could run a script', async () => {
    for (const address of ['/de', '/de/kunstwerke-und-karte/werk-1/1']) {
      expect(await external.text(address)).not.toMatch(/steal\(|<[^>]*\son(?:error|click)=/);
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
    const answer = await external.get(address, { 'x-litfass-path': '/api/events/' });
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
    const answer = await external.get(address);
    expect(answer.status).toBe(301);
    const location = new URL(answer.headers.get('location') ?? '', external.site.url);
    expect(location.pathname + location.search).toBe(target);
  });

  it("leads to the content system's admin, also from the hub of somebody unknown", async () => {
    const targets = {
      '/admin': '/admin/',
      '/admin/cms/page/1/?x=1': '/admin/cms/page/1/?x=1',
      '/cms-hub': '/admin/',
    };
    for (const [address, target] of Object.entries(targets)) {
      const answer = await external.get(address);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`${external.reference.url}${target}`);
    }
    expect((await external.get('/cms-hub', external.editor)).status).toBe(200);
  });

  it('passes pictures on, and allows those that are named by a full address', async () => {
    for (const address of ['/media/news/first.png', '/filer/x/y.png']) {
      const answer = await external.get(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
    }
    expect((await external.get('/media/nothing.txt')).status).toBe(404);
    expect((await external.get('/de')).headers.get('content-security-policy')).toContain(
      `blob: ${external.reference.url};`,
    );
  });
});

describe('the webhook', () => {
  it('makes fresh what was changed over there', async () => {
    const row = external.headlineOf('Start');
    expect(headings(await external.text('/de'))).toContain('Start');
    row.fields.content = 'Anfang';
    expect(headings(await external.text('/de'))).toContain('Start');
    expect((await external.webhook()).status).toBe(204);
    expect(headings(await external.text('/de'))).toContain('Anfang');
    row.fields.content = 'Start';
    await external.webhook();
  });

  it('is not needed by visitors, whose writes change no page', async () => {
    await external.text('/de');
    external.reference.requests.length = 0;
    const body = { email: 'visitor@example.org', consent: true };
    const visitor = { Origin: external.site.url, 'Content-Type': 'application/json' };
    expect((await external.write('POST', '/api/newsletter/', body, visitor)).status).toBe(200);
    await external.text('/de');
    expect(external.reference.requests).toEqual(['POST /api/newsletter/']);
  });

  it('lets a new page, a page that went offline and a new redirect be known at once', async () => {
    const page = external.reference.content.pages.find(({ id }) => id === 3);
    if (!page) throw new Error('The reference backend has lost its draft.');
    expect((await external.get('/de/entwurf')).status).toBe(404);
    page.is_online = true;
    external.reference.content.redirects.push({ old_path: '/de/frueher', new_path: '/de/entwurf' });
    await external.webhook();
    expect((await external.get('/de/entwurf')).status).toBe(200);
    expect((await external.get('/de/frueher')).status).toBe(301);
    page.is_online = false;
    external.reference.content.redirects.pop();
    await external.webhook();
    expect((await external.get('/de/entwurf')).status).toBe(404);
    expect((await external.get('/de/frueher')).status).toBe(404);
  });
});
