import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { securityHeaders } from '../../lib/content/security-headers';
import { signIn } from '../support/browser';
import { findRichResultFaults } from '../support/google-rules';
import { observatoryScore } from '../support/observatory';
import { findStatementFaults } from '../support/schema-org';
import { findVocabularyFaults } from '../support/schema-org-types';

// What machines read besides valid HTML: statements for search engines, and where feeds and sitemap are.

/** Which kinds of statements stand on which kinds of screens, by the start of their paths. */
const screens: Record<string, { paths: [string, string]; kinds: string[] }> = {
  home: { paths: ['/de', '/en'], kinds: ['ExhibitionEvent', 'Organization'] },
  news: { paths: ['/de/aktuelles', '/en/news'], kinds: ['BreadcrumbList'] },
  article: { paths: ['/de/aktuelles/', '/en/news/'], kinds: ['BreadcrumbList', 'NewsArticle'] },
  calendar: { paths: ['/de/kalender', '/en/calendar'], kinds: ['BreadcrumbList'] },
  event: { paths: ['/de/kalender/', '/en/calendar/'], kinds: ['BreadcrumbList', 'Event'] },
  artworks: { paths: ['/de/kunstwerke-und-karte', '/en/artworks-and-map'], kinds: ['BreadcrumbList'] },
  artwork: {
    paths: ['/de/kunstwerke-und-karte/', '/en/artworks-and-map/'],
    kinds: ['BreadcrumbList', 'VisualArtwork'],
  },
  press: { paths: ['/de/presse', '/en/press'], kinds: ['BreadcrumbList'] },
  directory: { paths: ['/de/presse/', '/en/press/'], kinds: ['BreadcrumbList'] },
  newsletter: { paths: ['/de/newsletter', '/en/newsletter'], kinds: ['BreadcrumbList'] },
  page: { paths: ['/de/impressum', '/en/imprint'], kinds: ['BreadcrumbList'] },
};

/** The test site is reached without TLS; with it, it says that it always is. */
const { 'Strict-Transport-Security': transport = '' } = securityHeaders({
  isSecure: true,
  isDevelopment: false,
});
const onlySecure = { 'strict-transport-security': transport };

test('every kind of screen is A+ by the rules of the Observatory, says what it is about, and has a picture to be shared with', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  const faults: string[] = [];
  const said: Record<string, unknown>[] = [];
  for (const [name, { paths, kinds }] of Object.entries(screens)) {
    for (const start of paths) {
      const path = listed.find((each) => (start.endsWith('/') ? each.startsWith(start) : each === start));
      expect(path, `${name}: ${start} stands in the sitemap`).toBeDefined();
      const answer = await request.get(path ?? start);
      const html = await answer.text();
      const headers = new Headers({ ...onlySecure, ...answer.headers() });
      const cookies = answer
        .headersArray()
        .flatMap(({ name, value }) => (/^set-cookie$/i.test(name) ? [value] : []));
      const rated = observatoryScore({ headers, html, cookies, origin: new URL(answer.url()).origin });
      expect([path, rated.grade, rated.findings]).toEqual([path, 'A+', []]);
      faults.push(...(await findRichResultFaults(path ?? '', html)));
      const statements = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
      );
      expect(statements.map((each) => each['@type']).sort(), path).toEqual(kinds);
      said.push(...statements);
      faults.push(
        ...statements.flatMap((each) => findStatementFaults(each)).map((each) => `${path ?? ''}: ${each}`),
      );
      const shared = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      expect(shared, path).toBeDefined();
      const image = await request.get(new URL(shared ?? '').pathname + new URL(shared ?? '').search);
      expect(image.headers()['content-type'], path).toBe('image/jpeg');
      const { format, width, height } = await sharp(await image.body()).metadata();
      expect({ format, width, height }, path).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    }
  }
  expect([...new Set(faults)]).toEqual([]);
  expect(findVocabularyFaults(said)).toEqual([]);
  // They would say so.
  const nameless =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization"}</script>';
  expect(await findRichResultFaults('/', nameless)).toHaveLength(1);
  const wrong = { '@context': 'https://schema.org', '@type': 'NewsArticle', headline: 'A', publishd: 'B' };
  expect(findVocabularyFaults([wrong])).toHaveLength(1);
});

test('feeds and icons are announced, and answer', async ({ request, page, context }) => {
  const calendar = await (await request.get('/de/kalender')).text();
  expect(calendar).toMatch(
    /<link rel="alternate" type="text\/calendar" href="[^"]*\/api\/events\.ics\?locale=de"/,
  );
  const tours = await (await request.get('/en/calendar?genre=tour')).text();
  expect(tours).toMatch(
    /<link rel="alternate" type="text\/calendar" href="[^"]*\/api\/events\.ics\?locale=en&amp;genre=tour"/,
  );
  const news = await (await request.get('/en/news')).text();
  expect(news).toMatch(
    /<link rel="alternate" type="application\/atom\+xml" href="[^"]*\/api\/news\.xml\?locale=en"/,
  );
  const { count } = (await (await request.get('/api/events/?page_size=1')).json()) as { count: number };
  const feed = ICAL.parse(await (await request.get('/api/events.ics?locale=de')).text()) as unknown[];
  const dates = new ICAL.Component(feed).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(dates).toHaveLength(count);
  for (const { summary, startDate, endDate } of dates)
    expect(endDate.toJSDate() > startDate.toJSDate(), summary).toBe(true);
  expect(await (await request.get('/api/news.xml?locale=en')).text()).toContain('<entry>');
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  const { icons } = (await (await request.get('/de/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['64x64', '512x512']));
  expect((await request.get('/api/share-image?path=/de/gibt-es-nicht')).status()).toBe(404);
  expect((await request.get('/api/share-image?path=https://a.example')).status()).toBe(400);
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);

  await signIn(context);
  await page.goto('/de?v=draft');
  await expect(page).toHaveTitle(/^Vorschau: .+ – STROMAUF$/);
  await page.goto('/de/impressum?v=draft');
  await expect(page).toHaveTitle(/^Vorschau: Impressum – STROMAUF$/);
});
