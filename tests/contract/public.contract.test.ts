import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { embeddedSource } from '@/lib/content/embedded';
import { articleDetailSchema, articleListSchema, articleTeaserSchema } from '@/lib/contract/article';
import { downloadDirectoryListSchema } from '@/lib/contract/download';
import { eventDetailSchema, eventListSchema } from '@/lib/contract/event';
import { genreListSchema } from '@/lib/contract/genre';
import { settingsSchema } from '@/lib/contract/settings';
import { navigationSchema } from '@/lib/contract/navigation';
import { newsletterSchema } from '@/lib/contract/newsletter';
import { problemSchema } from '@/lib/contract/problem';
import { productionDetailSchema, productionListSchema } from '@/lib/contract/production';
import { autocompleteSchema, searchAnswerSchema, searchListSchema } from '@/lib/contract/search';
import { makePublicContent } from '../support/public-content';
import { call } from '../support/request';

const ids: Record<string, number> = {};

beforeAll(async () => {
  Object.assign(ids, await makePublicContent());
});

async function read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const answer = await call(path);
  expect(answer.status).toBe(200);
  return schema.parse(await answer.json());
}

async function problem(path: string) {
  const answer = await call(path);
  return { status: answer.status, ...problemSchema.parse(await answer.json()) };
}

describe('GET /api/events/', () => {
  it('answers online events by time, in pages', async () => {
    const first = await read('/api/events/?date=2025-01-01&page=1&page_size=2', eventListSchema);
    expect(first.results.map((event) => event.title)).toEqual(['Klang 1', 'Klang 2']);
    expect(first).toMatchObject({ count: 3, previous: null });
    const second = await read(first.next ?? '', eventListSchema);
    expect(second.results.map((event) => event.title)).toEqual(['Klang 3']);
    expect(second.next).toBeNull();
  });

  it('carries the time with its offset, genre, place and artwork', async () => {
    const { results } = await read('/api/events/?locale=en', eventListSchema);
    expect(results[0]).toMatchObject({
      title: 'Sound 1',
      date_start: '2025-07-01T19:30:00+02:00',
      genre: { slug: 'konzert', title: 'Concert' },
      venue: { name: 'Alte Werft', address: 'Kai 1, 12345 Flussstadt' },
      production: { name: 'Tides', url: `/en/artworks-and-map/tides/${ids.production}` },
      url: `/en/calendar/sound-1/${ids.event1}`,
    });
  });

  it('is filtered by genre, as slug or id, and by date', async () => {
    const count = async (query: string) => (await read(`/api/events/?${query}`, eventListSchema)).count;
    expect(await count('genre=konzert')).toBe(3);
    expect(await count(`genre=${ids.genre}`)).toBe(3);
    expect(await count('genre=tanz')).toBe(0);
    expect(await count('date=2025-07-03')).toBe(1);
    expect(await count('date=2024-01-01')).toBe(4);
  });

  it.each(['page=0', 'page=x', 'page_size=101', 'page_size=0', 'date=2025-13-01', 'date=x', 'genre=A%20b'])(
    'refuses %s and names the parameter',
    async (query) => {
      const answer = await problem(`/api/events/?${query}`);
      expect(answer).toMatchObject({ status: 400, code: 'invalid' });
      expect(Object.keys(answer.fields ?? {})).toEqual([query.split('=')[0]]);
    },
  );

  it('takes the language from the query, else from the browser, else German', async () => {
    const titleFor = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await call(path, { headers });
      return eventListSchema.parse(await answer.json()).results[0]?.title;
    };
    expect(await titleFor('/api/events/?locale=en', { 'accept-language': 'de' })).toBe('Sound 1');
    expect(await titleFor('/api/events/', { 'accept-language': 'fr, en;q=0.5' })).toBe('Sound 1');
    expect(await titleFor('/api/events/')).toBe('Klang 1');
  });
});

describe('an answer for everybody', () => {
  it.each([
    '/api/articles/',
    '/api/articles-teaser/',
    '/api/download-directories/',
    '/api/events/',
    '/api/genres/',
    '/api/productions/?page_size=1000',
    '/api/search/?query=klang',
    '/api/search/autocomplete/?query=kla',
    '/api/search/others/?query=klang',
    '/api/search/pages/?query=klang',
    '/de/pageeditor-api/nav',
    '/de/pageeditor-api/redirect',
  ])('at %s costs nothing while nothing changed, and caches ask each time', async (path) => {
    const first = await call(path);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await call(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await call(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

describe('details', () => {
  it('of an event', async () => {
    const event = await read(`/api/events/${ids.event1}`, eventDetailSchema);
    expect(event).toMatchObject({ content_type: 'event', modules: [], is_online: true });
  });

  it('of an article, with the artworks whose news it is', async () => {
    const article = await read(`/api/articles/${ids.article}`, articleDetailSchema);
    expect(article.productions).toMatchObject([
      { id: ids.production, description_short: 'Was das Wasser misst.' },
    ]);
  });

  it('of an artwork, with its events and public articles', async () => {
    const path = `/api/productions/${ids.production}/`;
    const artwork = await read(path, productionDetailSchema);
    expect(artwork.articles.map((article) => article.id)).toEqual([ids.article]);
    expect(artwork.upcoming_events).toHaveLength(3);
    expect(artwork.opening_hours).toEqual([
      { day_from: 'tu', day_to: 'su', opens: '11:00', closes: '19:00', note: 'Eintritt frei' },
    ]);
    expect(artwork.slug).toEqual({ de: 'gezeiten', en: 'tides' });
  });

  it.each([
    ['offline', 'draftEvent', ''],
    ['not in the language', 'germanEvent', '?locale=en'],
    ['of another kind', 'article', ''],
  ])('are not found when %s', async (_, name, query) => {
    expect(await problem(`/api/events/${ids[name]}${query}`)).toMatchObject({
      status: 404,
    });
  });

  it.each(['0', '-1', 'x', '99999999999', '1e3'])('are not found for the id %s', async (id) => {
    expect(await problem(`/api/events/${id}`)).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });
});

describe('lists', () => {
  it('of articles, teasers, artworks, genres and directories hold what is public', async () => {
    expect(await read('/api/articles/', articleListSchema)).toMatchObject({
      count: 1,
      next: null,
      previous: null,
    });
    expect((await read('/api/articles-teaser/', articleTeaserSchema)).results).toHaveLength(1);
    expect((await read('/api/productions/?page_size=1000', productionListSchema)).count).toBe(1);
    expect(await read('/api/genres/', genreListSchema)).toMatchObject([{ slug: 'konzert' }]);
    const [directory] = await read('/api/download-directories/', downloadDirectoryListSchema);
    expect(directory).toMatchObject({
      name: 'Pressebilder',
      url: '/de/presse/download-verzeichnis/pressebilder',
    });
    expect(directory?.files).toMatchObject([
      { title: 'Mappe', type: 'application/pdf' },
      { title: 'Pressemappe' },
    ]);
  });

  it('leave out a directory that is offline, which editors find, without an archive', async () => {
    const urls = (await read('/api/download-directories/', downloadDirectoryListSchema)).map(
      ({ url }) => url,
    );
    expect(urls).not.toContain('/de/presse/download-verzeichnis/entwuerfe');
    expect(await embeddedSource.findDownloadDirectory?.('de', 'entwuerfe')).toMatchObject({
      name: 'Entwürfe',
      files: [{ title: 'Pressemappe' }],
      zip_url: null,
    });
    expect(await embeddedSource.findDownloadDirectory?.('en', 'entwuerfe')).toBeNull();
  });

  it('refuse a page beyond their bounds', async () => {
    expect(await problem('/api/productions/?page_size=1001')).toMatchObject({ status: 400 });
    expect(await problem('/api/articles/?page_size=101')).toMatchObject({ status: 400 });
  });
});

describe('GET /api/download-directories/{id}/zip', () => {
  it('answers all files as one archive of the announced length', async () => {
    const answer = await call(`/api/download-directories/${ids.directory}/zip`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.toString('latin1')).toContain('Pressemappe-2.pdf');
  });

  it('has nothing of a directory that is offline', async () => {
    expect(await problem(`/api/download-directories/${ids.draftDirectory}/zip`)).toMatchObject({
      status: 404,
    });
  });
});

describe('search', () => {
  it('answers both groups, each group by itself, and suggestions', async () => {
    const both = await read('/api/search/?query=besuch', searchAnswerSchema);
    expect(both.pages.results).toMatchObject([{ url: '/de/besuch', content_type: 'page' }]);
    expect((await read('/api/search/pages/?query=besuch&page=1', searchListSchema)).count).toBe(1);
    expect((await read('/api/search/others/?query=klang', searchListSchema)).count).toBe(3);
    const { results } = await read('/api/search/others/?query=klang', searchListSchema);
    expect(results.map(({ content_type, status }) => [content_type, status])).toContainEqual([
      'event',
      'cancelled',
    ]);
    expect((await read('/api/search/autocomplete/?query=klan', autocompleteSchema)).results).toContain(
      'Klang 1',
    );
  });

  it('refuses a query that is too long', async () => {
    expect(await problem(`/api/search/?query=${'x'.repeat(201)}`)).toMatchObject({ status: 400 });
  });
});

describe('the page editor interface', () => {
  it('gives menu and footer without what is offline, but for the name above public entries', async () => {
    const nav = await read('/de/pageeditor-api/nav', navigationSchema);
    expect(nav.menu).toEqual([
      { menu_name: 'Besuch', url: '/de/besuch', is_highlight: true, children: [] },
      {
        menu_name: 'Werk',
        url: '',
        is_highlight: false,
        children: [{ menu_name: 'Gezeiten', url: `/de/kunstwerke-und-karte/gezeiten/${ids.production}` }],
      },
      {
        menu_name: 'Haus',
        url: '',
        is_highlight: false,
        children: [{ menu_name: 'Anfahrt', url: '/de/besuch' }],
      },
    ]);
    expect(nav.footer).toEqual([{ title: 'Extern', url: 'https://example.org/' }]);
    const english = await read('/en/pageeditor-api/nav', navigationSchema);
    expect(english.menu.map((item) => item.url)).toEqual(['/en/visit']);
  });

  it('knows redirects', async () => {
    const list = await call('/de/pageeditor-api/redirect');
    expect(await list.json()).toEqual([{ old_path: '/de/alt', new_path: '/de/besuch' }]);
    expect(await (await call('/de/pageeditor-api/redirect/de/alt')).json()).toEqual({
      new_path: '/de/besuch',
    });
    expect(await problem('/de/pageeditor-api/redirect/x')).toMatchObject({
      status: 404,
    });
  });

  it('has the example call, in known languages only', async () => {
    const answer = await call('/en/api/example');
    expect(await answer.json()).toMatchObject({ locale: 'en' });
    expect(await problem('/fr/api/example')).toMatchObject({ status: 404 });
  });
});

describe('GET /api/settings/', () => {
  it('says in each language what is the same on every page', async () => {
    expect(await read('/api/settings/?locale=de', settingsSchema)).toMatchObject({
      name: 'Flusshaus',
      slogan: 'Kunst am Wasser',
      logo: null,
      dates: { start: '2025-06-28', end: '2025-10-05', label: '' },
      social: [{ name: 'Instagram', url: 'https://example.org/haus' }],
      legal: { imprint: '/de/besuch', data_policy: '', accessibility: '' },
    });
    expect(await read('/api/settings/?locale=en', settingsSchema)).toMatchObject({
      name: 'River House',
      slogan: '',
      legal: { imprint: '/en/visit' },
    });
  });

  it('names the site in the example call and in what subscribers agree to', async () => {
    expect(await (await call('/en/api/example')).json()).toMatchObject({ name: 'River House' });
    const { consent_text } = await read('/api/newsletter/?locale=de', newsletterSchema);
    expect(consent_text).toContain('Flusshaus');
    const english = await read('/api/newsletter/?locale=en', newsletterSchema);
    expect(english.consent_text).toMatch(/the River House newsletter by email/);
  });
});
