import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changes } from '@/lib/changes.mjs';
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

const page = {
  id: 12,
  urls: {},
  content_type: 'page',
  title: 'Haus',
  is_online: true,
  modules: [section],
};

describe('a page', () => {
  it('is read by its slug, segment by segment, and made safe', async () => {
    answers['/de/pageeditor-api/page/haus/wir%20%26%20ihr'] = page;
    expect(await httpSource.findPage('de', 'haus/wir & ihr', 'published')).toMatchObject({
      id: 12,
      modules: [cleanSection],
    });
    expect(asked).toEqual([['/de/pageeditor-api/page/haus/wir%20%26%20ihr', null]]);
  });

  it('is none that the system does not know, and none for visitors if it is offline', async () => {
    expect(await httpSource.findPage('de', 'haus', 'published')).toBeNull();
    answers['/de/pageeditor-api/page/haus'] = { ...page, is_online: false };
    expect(await httpSource.findPage('de', 'haus', 'published')).toBeNull();
    expect(await httpSource.findPage('de', 'haus', 'draft')).toMatchObject({ id: 12 });
  });

  it('in another state than published is asked for in the name of who looks at it', async () => {
    answers['/de/pageeditor-api/page/haus?version_id=4'] = page;
    expect(await httpSource.findPage('de', 'haus', 4)).toMatchObject({ id: 12 });
    expect(asked).toEqual([['/de/pageeditor-api/page/haus?version_id=4', 'sessionid=s1']]);
  });
});

describe('a section that stands alone', () => {
  it('is read by its slug, and made safe', async () => {
    answers['/en/pageeditor-api/container/by-slug/%C3%BCber'] = section;
    expect(await httpSource.findSection('en', 'über', 'published')).toMatchObject(cleanSection);
    expect(await httpSource.findSection('en', 'other', 'published')).toBeNull();
  });
});

describe('menu and footer', () => {
  it('are empty if there are none, and lead to nowhere that runs a script', async () => {
    expect(await httpSource.getNavigation('de')).toEqual({ menu: [], footer: [] });
    answers['/de/pageeditor-api/nav'] = {
      menu: [{ url: 'javascript:steal()', menu_name: 'Da' }],
      footer: [{ title: 'Impressum', url: '/de/impressum' }],
    };
    expect(await httpSource.getNavigation('de')).toEqual({
      menu: [],
      footer: [{ title: 'Impressum', url: '/de/impressum' }],
    });
  });
});

describe('settings', () => {
  it('of a system without any name the site by its host, and its legal pages where the contract has them', async () => {
    expect(await httpSource.getSettings('de')).toMatchObject({
      name: 'localhost:3000',
      legal: {
        imprint: '/de/impressum',
        data_policy: '/de/datenschutz',
        accessibility: '/de/barrierefreiheit',
      },
    });
  });

  it('lead to nowhere that runs a script', async () => {
    answers['/api/settings/?locale=de'] = {
      name: 'Haus',
      social: [
        { name: 'Gut', url: 'https://social.example/haus' },
        { name: 'Böse', url: 'ftp://social.example' },
      ],
      legal: { imprint: '/de/impressum', data_policy: 'nirgends', accessibility: 'mailto:a@example.org' },
    };
    expect(await httpSource.getSettings('de')).toMatchObject({
      name: 'Haus',
      social: [{ name: 'Gut', url: 'https://social.example/haus' }],
      legal: { imprint: '/de/impressum', data_policy: '', accessibility: 'mailto:a@example.org' },
    });
  });
});

describe('an editor', () => {
  it('is whom the system accepts by the cookies that are its own', async () => {
    const headers = new Headers({ cookie: 'sessionid=s1; other=x' });
    expect(await httpSource.isEditor(headers)).toBe(false);
    answers['/de/pageeditor-api/user'] = { email: 'a@example.org', username: 'Ada' };
    expect(await httpSource.isEditor(headers)).toBe(true);
    expect(asked.at(-1)).toEqual(['/de/pageeditor-api/user', 'sessionid=s1']);
  });
});

describe('a path', () => {
  it('is that of a page, online or not, and of nothing outside the languages', async () => {
    answers['/de/pageeditor-api/page/haus/team'] = { ...page, is_online: false };
    expect(await httpSource.findPublicPath('/de/haus/team')).toEqual({
      path: '/de/haus/team',
      locale: 'de',
      kind: 'page',
      id: 12,
      isOnline: false,
    });
    expect(await httpSource.findPublicPath('/de/anderes')).toBeNull();
    asked.length = 0;
    expect(await httpSource.findPublicPath('/fr/haus/team')).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([
    ['/de/aktuelles/alt/8', '/api/articles/8?locale=de', article, 'article', '/de/aktuelles/neues/8'],
    ['/de/kalender/alt/7', '/api/events/7?locale=de', event, 'event', '/de/kalender/tanz/7'],
    [
      '/en/artworks-and-map/old/9',
      '/api/productions/9/?locale=en',
      artwork,
      'production',
      '/en/artworks-and-map/jetty/9',
    ],
  ])('is found by the id in it, and says what it should be: %s', async (path, endpoint, thing, kind, own) => {
    answers[endpoint] = thing;
    const found = { path: own, locale: path.slice(1, 3), kind, id: thing.id, isOnline: true };
    expect(await httpSource.findPublicPath(path)).toEqual(found);
    expect(asked).toEqual([[endpoint, null]]);
    answers[endpoint] = { ...thing, is_online: false };
    expect(await httpSource.findPublicPath(path)).toEqual({ ...found, isOnline: false });
    answers[endpoint] = { ...thing, slug: '' };
    expect(await httpSource.findPublicPath(path)).toBeNull();
  });

  it.each([
    '/de/kalender/alt/x',
    '/de/kalender/alt/07',
    '/de/kalender/alt/7x',
    '/de/kalender/alt/12345678901',
  ])('with something else than an id is nothing, and nobody is asked: %s', async (path) => {
    expect(await httpSource.findPublicPath(path)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is looked up for the page at it, which asks for nothing a second time: once, and until something changes', async () => {
    answers['/api/events/7?locale=de'] = event;
    answers['/de/pageeditor-api/page/haus'] = page;
    await httpSource.findPublicPath('/de/kalender/tanz/7');
    await httpSource.findPublicPath('/de/haus');
    asked.length = 0;
    expect(await httpSource.findEvent('de', 7, 'published')).toMatchObject({ id: 7 });
    expect(asked.map(([path]) => path)).toEqual(['/api/events/7?locale=en']);
    expect(await httpSource.findPage('de', 'haus', 'published')).toMatchObject({ modules: [cleanSection] });
    expect(asked).toHaveLength(1);

    // A second page asks for itself.
    answers['/de/pageeditor-api/page/haus'] = { ...page, title: 'Anders' };
    expect(await httpSource.findPage('de', 'haus', 'published')).toMatchObject({ title: 'Anders' });

    await httpSource.findPublicPath('/de/haus');
    answers['/de/pageeditor-api/page/haus'] = { ...page, title: 'Danach' };
    changes.tell(['page:12']);
    expect(await httpSource.findPage('de', 'haus', 'published')).toMatchObject({ title: 'Danach' });
  });

  it('that was looked up for an editor leaves nothing for visitors', async () => {
    answers['/de/pageeditor-api/page/haus'] = page;
    await httpSource.findHiddenPath?.('/de/haus', new Headers({ cookie: 'sessionid=s1' }));
    delete answers['/de/pageeditor-api/page/haus'];
    expect(await httpSource.findPage('de', 'haus', 'published')).toBeNull();
  });

  it('of a press directory is found by its name', async () => {
    answers['/api/download-directories/?locale=de'] = [
      { id: 4, name: 'Bilder' },
      { id: 5, name: 'Texte zur Schau', slug: 'texte' },
    ];
    const found = { locale: 'de', kind: 'download', isOnline: true };
    expect(await httpSource.findPublicPath('/de/presse/download-verzeichnis/Bilder')).toEqual({
      ...found,
      path: '/de/presse/download-verzeichnis/Bilder',
      id: 4,
    });
    expect(await httpSource.findPublicPath('/de/presse/download-verzeichnis/texte')).toMatchObject({ id: 5 });
    expect(await httpSource.findPublicPath('/de/presse/download-verzeichnis/Texte zur Schau')).toBeNull();
  });

  it('that only editors may see is found with their cookies, and counts as offline', async () => {
    answers['/de/pageeditor-api/page/haus'] = page;
    const headers = new Headers({ cookie: 'sessionid=s1' });
    expect(await httpSource.findHiddenPath?.('/de/haus', headers)).toMatchObject({ id: 12, isOnline: false });
    expect(asked).toEqual([['/de/pageeditor-api/page/haus', 'sessionid=s1']]);
    expect(await httpSource.findHiddenPath?.('/de/x', headers)).toBeNull();
  });
});

it('lists the addresses that it can find', async () => {
  answers[`/api/productions/?page_size=${pageSizes.productions.default}&locale=de`] = listOf(artwork);
  expect((await httpSource.listAddresses()).map(({ urls }) => urls)).toContainEqual({
    de: '/de/kunstwerke-und-karte/steg/9',
    en: '/en/artworks-and-map/jetty/9',
  });
});
