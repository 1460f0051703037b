import { beforeAll, describe, expect, it } from 'vitest';
import { JSDOM } from 'jsdom';
import { createRecord } from '@/lib/backend/records/write';
import { siteUrl } from '@/lib/env';
import { signInAs } from '../support/request';
import { appAddress } from '../support/app-server';

let article: number;

beforeAll(async () => {
  article = Number(
    (
      await createRecord('articles', {
        title: { de: 'Neues & mehr', en: 'News' },
        date: '2025-06-01',
        is_online: true,
      })
    ).id,
  );
  await createRecord('articles', { title: { de: 'Geheim' }, date: '2025-06-01' });
  await createRecord('pages', { title: { de: 'Presse', en: 'Press' }, slug: { de: 'presse', en: 'press' } });
});

async function read() {
  const answer = await fetch(`${await appAddress()}/sitemap.xml`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const { document } = new JSDOM(await answer.text(), { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('url')].map((entry) => ({
    loc: entry.querySelector('loc')?.textContent ?? '',
    changed: entry.querySelector('lastmod')?.textContent ?? null,
    languages: [...entry.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('hreflang')),
  }));
}

describe('/sitemap.xml', () => {
  it('lists what is online in each language, and the screens that always stand', async () => {
    const entries = await read();
    const found = entries.find(({ loc }) => loc.endsWith(`/en/news/news/${article}`));
    expect(found?.languages).toEqual(['de', 'en', 'x-default']);
    expect(Number.isNaN(Date.parse(found?.changed ?? ''))).toBe(false);
    const addresses = entries.map(({ loc }) => loc);
    expect(addresses).toContain(`${siteUrl}/de/kalender`);
    expect(addresses.join()).not.toContain('geheim');
    expect(new Set(addresses).size).toBe(addresses.length);
    // A page that editors took offline takes its screen along; a search is nothing to be found.
    expect(addresses).not.toContain(`${siteUrl}/de/presse`);
    expect(addresses).not.toContain(`${siteUrl}/de/search`);
  });

  it('has a change in it with the next request', async () => {
    const as = await signInAs('editor');
    const headers = { ...as, Origin: 'http://localhost:3000', 'Content-Type': 'application/json' };
    const body = JSON.stringify({ slug: { de: 'umgezogen', en: 'moved' } });
    const before = (await read()).length;
    const answer = await fetch(`${await appAddress()}/api/articles/${article}/`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(200);
    const after = await read();
    expect(after).toHaveLength(before);
    expect(after.map(({ loc }) => loc)).toContain(`${siteUrl}/de/aktuelles/umgezogen/${article}`);
  });

  it('has no part that there is not', async () => {
    expect((await fetch(`${await appAddress()}/sitemap.xml?part=2`)).status).toBe(404);
    expect((await fetch(`${await appAddress()}/sitemap.xml?part=0`)).status).toBe(400);
  });
});

describe('/robots.txt', () => {
  it('names the sitemap by its whole address', async () => {
    const text = await (await fetch(`${await appAddress()}/robots.txt`)).text();
    expect(text).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
    expect(text).toContain('Disallow: /admin\n');
  });

  it('keeps nobody from what pages name for them: share picture, icon, feeds', async () => {
    const lines = (await (await fetch(`${await appAddress()}/robots.txt`)).text()).split('\n');
    const rule = (name: string, path: string) =>
      Math.max(
        -1,
        ...lines
          .filter((line) => line.startsWith(`${name}: `) && path.startsWith(line.slice(name.length + 2)))
          .map((line) => line.length - name.length),
      );
    for (const path of [
      '/api/share-image?path=%2Fde',
      '/api/site-icon?size=64',
      '/api/news.xml',
      '/api/events.ics',
    ])
      expect(rule('Allow', path), path).toBeGreaterThan(rule('Disallow', path));
    expect(rule('Allow', '/api/users')).toBe(-1);
  });
});
