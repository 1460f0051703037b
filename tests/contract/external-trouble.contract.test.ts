import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventListSchema } from '@/lib/contract/event';
import { problemSchema } from '@/lib/contract/problem';
import { productionDetailSchema } from '@/lib/contract/production';
import { searchAnswerSchema } from '@/lib/contract/search';
import { ExternalSite, removeSite, startSiteOn } from '../support/external-site';
import { until } from '../support/process';
import { djangoShapes } from '../support/reference-server/django-shapes';
import { startReferenceServer, type Fault, type ReferenceServer } from '../support/reference-server/server';

/** Milliseconds within which a busy machine answers what waits for nobody, or once for each page that waits. */
const busy = 20_000;

let external: ExternalSite;

beforeAll(async () => {
  external = await ExternalSite.start();
}, 300_000);

afterAll(() => external.end());

describe('a content system in trouble', () => {
  const pages = [
    '/de',
    '/en/about-us',
    '/de/kalender',
    '/de/aktuelles/nachricht-1/1',
    '/de/kunstwerke-und-karte',
  ];

  async function recover(): Promise<void> {
    external.reference.misbehave(null);
    await until(
      async () => (await external.get('/api/health?ready')).status === 200,
      'the content system to be well again',
    );
    await external.webhook();
  }

  it('is given a second try; every page that was ever read stays up, and the others do not wait', async () => {
    for (const page of pages) await external.text(page);
    external.reference.misbehave('hang');
    await external.webhook();
    external.reference.requests.length = 0;
    const started = Date.now();
    await external.text('/de');
    const waited = Date.now() - started;
    expect(waited).toBeGreaterThan(1900);
    expect(waited).toBeLessThan(busy);
    const tries = external.reference.requests.filter(
      (request) => request === 'GET /de/pageeditor-api/redirect',
    );
    expect(tries).toHaveLength(2);
    const later = Date.now();
    for (const page of pages.slice(1)) await external.text(page);
    expect(Date.now() - later).toBeLessThan(busy);
    await recover();
  }, 60_000);

  it.each<Fault>(['error', 'garbage', 'oversized', 'throttled'])('stays up with %s', async (fault) => {
    for (const page of pages) await external.text(page);
    external.reference.misbehave(fault);
    await external.webhook();
    for (const page of pages) await external.text(page);
    const health = await external.get('/api/health?ready');
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: 'degraded', content: 'unreachable' });
    expect((await external.get('/api/health')).status).toBe(200);
    await recover();
  });

  it('stays up with an answer that never ends', async () => {
    external.reference.misbehave('slow-headers');
    await external.webhook();
    await external.text('/de');
    await recover();
  }, 60_000);

  it('does not call missing what nobody can know', async () => {
    external.reference.misbehave('error');
    const unknown = await external.get('/de/nie-gefragt');
    expect(unknown.status).toBe(503);
    expect(unknown.headers.get('retry-after')).toBe('10');
    expect((await external.get('/de/aktuelles')).status).toBe(200);
    for (const query of ['query=nachricht', 'query=nachricht&group=others&page=1']) {
      const search = await external.get(`/de/search?${query}`);
      expect(search.status).toBe(503);
      expect(search.headers.get('retry-after')).toBe('10');
      expect(search.headers.get('cache-control')).toBe('no-store');
    }
    await recover();
    expect((await external.get('/de/nie-gefragt')).status).toBe(404);
  });

  it('answers the editor that a write was not taken', async () => {
    const { id } = external.headlineOf('Home');
    external.reference.misbehave('hang');
    const answer = await external.write('PATCH', `/en/pageeditor-api/headline/${id}`, { content: 'x' });
    expect(answer.status).toBe(503);
    expect(problemSchema.parse(await answer.json())).toMatchObject({ code: 'unavailable' });
    await recover();
  });

  it('is written about once a minute, and not with every request', () => {
    const [, served = ''] = external.site.output.split('Litfass is ready');
    const lines = served.split('\n').filter((line) => line.trim() !== '');
    const told = lines.filter((line) => line.includes('does not answer'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(6);
    expect(lines.filter((line) => line.includes('⨯') || /^\s+at /.test(line))).toEqual([]);
  });
});

describe('a content system that shapes its answers in its own way', () => {
  afterAll(() => external.reference.reshape(null));

  it('is read as far as it can be understood, on pages and in calls', async () => {
    external.reference.reshape(djangoShapes);
    await external.webhook();
    for (const [address, content] of [
      ['/de', 'Start'],
      ['/de/kalender', 'Veranstaltung 1'],
      ['/de/kalender', 'Konzert'],
      ['/en/calendar/event-2/2', 'Event 2'],
      ['/de/aktuelles', 'Nachricht 1'],
      ['/en/news/news-item-1/1', 'News item 1'],
      ['/de/kunstwerke-und-karte', 'Werk 1'],
      ['/en/artworks-and-map/work-1/1', 'Work 1'],
      ['/de/search?query=nachricht', 'Nachricht 1'],
    ] as const) {
      const html = await external.text(address);
      expect(html, address).toContain(content);
      expect(html, address).not.toContain('steal()');
    }
    for (const [address, schema] of [
      ['/api/events/?page=1', eventListSchema],
      ['/api/productions/1/', productionDetailSchema],
      ['/api/search/?query=nachricht', searchAnswerSchema],
    ] as const)
      schema.parse(await (await external.get(address)).json());
  });

  it('answers 503 where nothing can be made of it, and 404 only for what is not there', async () => {
    external.reference.reshape((body, path) => (path.startsWith('/api/events/') ? 'sorry' : body));
    await external.webhook();
    for (const address of ['/de/kalender/veranstaltung-30/30', '/en/calendar/event-31/31']) {
      const answer = await external.get(address);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('10');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    external.reference.reshape(null);
    await external.webhook();
  });
});

describe('a start without the content system', () => {
  it('answers 503 in the language asked for, recovers by itself, and waits twice for 3 s when it hangs', async () => {
    const down = await startReferenceServer();
    const port = Number(new URL(down.url).port);
    await down.close();
    const cold = await startSiteOn(down.url);
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
      expect(Date.now() - started).toBeLessThan(busy);
    } finally {
      await removeSite(cold);
      await up?.close();
    }
  }, 60_000);
});
