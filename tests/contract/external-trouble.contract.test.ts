import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemSchema } from '@/lib/contract/problem';
import { ExternalSite, removeSite, startSiteOn } from '../support/external-site';
import { until } from '../support/process';
import { startReferenceServer, type Fault, type ReferenceServer } from '../support/reference-server/server';

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
    expect(waited).toBeLessThan(9000);
    const tries = external.reference.requests.filter(
      (request) => request === 'GET /de/pageeditor-api/redirect',
    );
    expect(tries).toHaveLength(2);
    const later = Date.now();
    for (const page of pages.slice(1)) await external.text(page);
    expect(Date.now() - later).toBeLessThan(5000);
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
      expect(Date.now() - started).toBeLessThan(9000);
    } finally {
      await removeSite(cold);
      await up?.close();
    }
  }, 60_000);
});
