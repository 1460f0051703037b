import { expect, it, vi } from 'vitest';
import { pageSizes } from '@/lib/contract/list';
import { collectAddresses } from './address-list';

type Source = Parameters<typeof collectAddresses>[0];

const menuItem = (url: string, children: unknown[] = []) => ({ menu_name: url, url, children });

/** A content system of which only what a test names holds something. */
function buildSource(lists: Partial<Record<keyof Source, unknown>>): Source {
  const source = {
    getNavigation: async () => ({ menu: [], footer: [] }),
    listEvents: async () => ({ results: [], next: null }),
    listArticles: async () => ({ results: [], next: null }),
    listProductions: async () => [],
    listDownloadDirectories: async () => [],
    ...lists,
  };
  return source as unknown as Source;
}

const addressesOf = async (source: Source) => (await collectAddresses(source)).map(({ urls }) => urls);
const home = { de: '/de', en: '/en' };

it('of a system that has nothing are those of the home page', async () => {
  expect(await collectAddresses(buildSource({}))).toEqual([{ urls: home, modifiedAt: null }]);
});

it('are what menu and footer lead to on this site, without marks and questions', async () => {
  const menu = [menuItem('/de/haus', [menuItem('/de/haus/team'), menuItem('https://example.org/de/x')])];
  const footer = [
    menuItem('/de/impressum'),
    menuItem('/de/x?seite=2'),
    menuItem('/de/y#z'),
    menuItem('/de/'),
  ];
  const getNavigation = async (locale: string) =>
    locale === 'de' ? { menu, footer } : { menu: [menuItem('/de/haus')], footer: [] };
  expect(await addressesOf(buildSource({ getNavigation }))).toEqual([
    home,
    { de: '/de/haus' },
    { de: '/de/haus/team' },
    { de: '/de/impressum' },
  ]);
});

it('of a thing are one entry with both languages, whatever its kind', async () => {
  const thing = (id: number) => async (locale: string) => [{ id, url: `/${locale}/${id}`, urls: {} }];
  const listDownloadDirectories = async () => [{ id: 7, url: '', urls: {} }];
  const source = buildSource({ listProductions: thing(7), listDownloadDirectories });
  expect(await addressesOf(source)).toEqual([home, { de: '/de/7', en: '/en/7' }]);
  const both = buildSource({ listProductions: thing(7), listDownloadDirectories: thing(7) });
  expect(await addressesOf(both)).toHaveLength(3);
  const inGerman = async (locale: string) =>
    locale === 'de' ? [{ id: 7, url: '/de/eins', urls: { en: '/en/one' } }] : [];
  expect(await addressesOf(buildSource({ listProductions: inGerman }))).toContainEqual({
    de: '/de/eins',
    en: '/en/one',
  });
});

it('of long lists are read page by page, as large as the contract allows, until there is no next one', async () => {
  const listEvents = vi.fn(async (_locale: string, { page }: { page: number }) => ({
    results: [{ id: page, url: `/de/kalender/${page}`, urls: {} }],
    next: page < 3 ? 'more' : null,
  }));
  expect(await addressesOf(buildSource({ listEvents }))).toHaveLength(4);
  expect(listEvents.mock.calls.map(([locale, paging]) => [locale, paging])).toEqual(
    ['de', 'en'].flatMap((locale) =>
      [1, 2, 3].map((page) => [locale, { page, pageSize: pageSizes.events.max }]),
    ),
  );
});

it('of a list that never ends are not read for ever', async () => {
  const listArticles = vi.fn(async () => ({ results: [], next: 'more' }));
  await collectAddresses(buildSource({ listArticles }));
  expect(listArticles).toHaveBeenCalledTimes(100);
});

it('are found without the lists that fail', async () => {
  const fail = async () => {
    throw new Error('no such list');
  };
  const listProductions = async () => [{ id: 7, url: '/de/werke/7', urls: {} }];
  const source = buildSource({
    getNavigation: fail,
    listEvents: fail,
    listArticles: fail,
    listDownloadDirectories: fail,
    listProductions,
  });
  expect(await addressesOf(source)).toHaveLength(2);
  expect(await addressesOf(buildSource({ listProductions: fail }))).toEqual([home]);
});
