import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageSizes } from '@/lib/contract/list';
import {
  answers,
  article,
  artwork,
  asked,
  cleanSection,
  event,
  listOf,
  section,
  startContentSystem,
} from '@/tests/support/content-system';

vi.hoisted(() => {
  process.env.CONTENT_API_URL = 'http://cms.example';
});
vi.mock('next/headers', () => ({ cookies: async () => 'sessionid=s1; litfass_consent=all' }));

const { httpSource } = await import('./source');

beforeEach(startContentSystem);

afterEach(() => vi.unstubAllGlobals());

describe('events', () => {
  it('are asked for from the first day of the programme on, page by page', async () => {
    answers['/api/events/?date=2025-01-01&page=2&page_size=50&genre=tanz&locale=de'] = listOf(event);
    const list = await httpSource.listEvents('de', { page: 2, pageSize: 50, genre: 'tanz' });
    expect(list.results).toMatchObject([{ id: 7, url: '/de/kalender/tanz/7' }]);
    expect(asked).toHaveLength(1);
  });

  it('are none if the system has no such list', async () => {
    expect(await httpSource.listEvents('de', { page: 1, pageSize: 50 })).toEqual({
      results: [],
      next: null,
      count: 0,
    });
    expect(asked[0]?.[0]).not.toContain('genre');
    expect(await httpSource.listGenres('de')).toEqual([]);
  });

  it('get the names of their genres from the list of genres', async () => {
    answers['/api/genres/?locale=de'] = [{ id: 5, slug: 'tanz', title: 'Tanz' }];
    answers['/api/events/7?locale=de'] = { ...event, genre: 5 };
    expect(await httpSource.findEvent('de', 7, 'published')).toMatchObject({ genre: { title: 'Tanz' } });
    const page = { page: 1, pageSize: 50 };
    answers['/api/events/?date=2025-01-01&page=1&page_size=50&locale=de'] = listOf({
      ...event,
      genre: 'tanz',
    });
    expect((await httpSource.listEvents('de', page)).results).toMatchObject([{ genre: { title: 'Tanz' } }]);
  });

  it('know their address in the other language by asking for it', async () => {
    answers['/api/events/7?locale=de'] = { ...event, modules: [section] };
    expect(await httpSource.findEvent('de', 7, 'published')).toMatchObject({
      urls: { de: '/de/kalender/tanz/7' },
      modules: [cleanSection],
    });
    answers['/api/events/7?locale=en'] = { ...event, slug: 'dance' };
    expect(await httpSource.findEvent('de', 7, 'published')).toMatchObject({
      urls: { de: '/de/kalender/tanz/7', en: '/en/calendar/dance/7' },
    });
    answers['/api/events/7?locale=de'] = { ...event, is_online: false };
    expect(await httpSource.findEvent('de', 7, 'published')).toBeNull();
    asked.length = 0;
    expect(await httpSource.findEvent('de', 7, 'draft')).toMatchObject({ id: 7 });
    expect(asked[0]).toEqual(['/api/events/7?locale=de', 'sessionid=s1']);
  });
});

describe('news', () => {
  it('are read page by page, with their addresses', async () => {
    answers['/api/articles/?page=3&page_size=20&locale=en'] = listOf(article);
    expect((await httpSource.listArticles('en', { page: 3, pageSize: 20 })).results).toMatchObject([
      { url: '/en/news/neues/8' },
    ]);
    expect((await httpSource.listArticles('en', { page: 4, pageSize: 20 })).results).toEqual([]);
  });

  it('of the home page come as a list or as its page', async () => {
    expect(await httpSource.listArticleTeasers('de')).toEqual([]);
    answers['/api/articles-teaser/?locale=de'] = [article];
    expect(await httpSource.listArticleTeasers('de')).toMatchObject([{ url: '/de/aktuelles/neues/8' }]);
    answers['/api/articles-teaser/?locale=de'] = listOf(article);
    expect(await httpSource.listArticleTeasers('de')).toMatchObject([{ url: '/de/aktuelles/neues/8' }]);
  });

  it('one by one know their address in the other language', async () => {
    answers['/api/articles/8?locale=de'] = article;
    answers['/api/articles/8?locale=en'] = { ...article, slug: 'news' };
    expect(await httpSource.findArticle('de', 8, 'published')).toMatchObject({
      urls: { de: '/de/aktuelles/neues/8', en: '/en/news/news/8' },
    });
    expect(await httpSource.findArticle('de', 9, 'published')).toBeNull();
  });
});

describe('artworks', () => {
  it('come all at once, made safe, with their addresses in both languages', async () => {
    expect(await httpSource.listProductions('de')).toEqual([]);
    answers[`/api/productions/?page_size=${pageSizes.productions.default}&locale=de`] = listOf(artwork, {
      ...artwork,
      slug: { de: 'steg' },
    });
    expect(await httpSource.listProductions('de')).toMatchObject([
      {
        description_long: '<p>Ja</p>',
        url: '/de/kunstwerke-und-karte/steg/9',
        urls: { de: '/de/kunstwerke-und-karte/steg/9', en: '/en/artworks-and-map/jetty/9' },
      },
      { urls: { de: '/de/kunstwerke-und-karte/steg/9' } },
    ]);
  });

  it('one by one have their news and events with them', async () => {
    answers['/api/productions/9/?locale=de'] = { ...artwork, articles: [article], upcoming_events: [event] };
    expect(await httpSource.findProduction('de', 9, 'published')).toMatchObject({
      url: '/de/kunstwerke-und-karte/steg/9',
      articles: [{ url: '/de/aktuelles/neues/8' }],
      upcoming_events: [{ url: '/de/kalender/tanz/7' }],
    });
    expect(await httpSource.findProduction('de', 10, 'published')).toBeNull();
  });
});

describe('press directories', () => {
  it('have an address by their name, in both languages', async () => {
    answers['/api/download-directories/?locale=de'] = [{ id: 4, name: 'Bilder' }];
    expect(await httpSource.listDownloadDirectories('de')).toMatchObject([
      {
        slug: 'Bilder',
        url: '/de/presse/download-verzeichnis/Bilder',
        urls: { de: '/de/presse/download-verzeichnis/Bilder' },
      },
    ]);
    answers['/api/download-directories/?locale=en'] = [
      { id: 5, name: 'Texts' },
      { id: 4, name: 'Pictures', slug: 'pictures', url: '/en/press/pics' },
    ];
    expect(await httpSource.listDownloadDirectories('de')).toMatchObject([
      { urls: { de: '/de/presse/download-verzeichnis/Bilder', en: '/en/press/pics' } },
    ]);
  });

  it('whose other addresses were sent are asked for once', async () => {
    answers['/api/download-directories/?locale=de'] = [
      { id: 4, name: 'Bilder', urls: { en: '/en/press/x' } },
    ];
    expect(await httpSource.listDownloadDirectories('de')).toMatchObject([
      { urls: { de: '/de/presse/download-verzeichnis/Bilder', en: '/en/press/x' } },
    ]);
    expect(asked).toHaveLength(1);
  });
});

describe('the newsletter', () => {
  it('says what one agrees to, or nothing', async () => {
    expect(await httpSource.getNewsletterConsent('de')).toBe('');
    answers['/api/newsletter/?locale=de'] = { consent_text: 'Ja, gern.' };
    expect(await httpSource.getNewsletterConsent('de')).toBe('Ja, gern.');
  });
});

describe('a search', () => {
  const hit = { id: 12, title: 'Haus', url: '/de/haus', content_type: 'page' };

  it('asks for both groups, or for a page of one', async () => {
    answers['/api/search/?query=am+Fluss&locale=de'] = {
      query: 'am Fluss',
      pages: { results: [hit], next: null },
      others: { results: [], next: null },
    };
    expect(await httpSource.search('de', 'am Fluss')).toMatchObject({
      pages: { results: [{ title: 'Haus' }] },
    });
    answers['/api/search/pages/?query=am+Fluss&page=2&locale=de'] = listOf(hit);
    expect((await httpSource.searchGroup('de', 'pages', 'am Fluss', 2)).results).toMatchObject([{ id: 12 }]);
  });

  it('that the system does not know finds nothing', async () => {
    const nothing = { results: [], next: null };
    expect(await httpSource.search('de', 'x')).toEqual({ query: 'x', pages: nothing, others: nothing });
    expect(await httpSource.searchGroup('de', 'others', 'x', 1)).toEqual({ ...nothing, count: 0 });
  });
});
