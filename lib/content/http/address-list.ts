import 'server-only';
import { pageSizes, readAllPages } from '@/lib/contract/list';
import { locales, type Locale } from '@/lib/contract/locale';
import type { Navigation } from '@/lib/contract/navigation';
import type { Urls } from '@/lib/contract/page';
import { pagePath } from '@/lib/contract/paths';
import type { ContentSource, Paging, PublicAddress, Slice } from '../port';

/** Most pages of a list that are read. */
const mostPages = 50;

type Lists = Pick<
  ContentSource,
  'getNavigation' | 'listEvents' | 'listArticles' | 'listProductions' | 'listDownloadDirectories'
>;

interface Addressed {
  id: number;
  url: string;
  urls: Urls;
}

/**
 * The addresses that can be found in a content system without a list of pages: the home page, the targets of menu and footer, and every
 * event, article, artwork and press directory. Lists that it does not have are skipped.
 */
export async function collectAddresses(source: Lists): Promise<PublicAddress[]> {
  const found = new Map<string, Urls>();
  const add = (key: string, urls: Urls) => found.set(key, { ...found.get(key), ...urls });
  add('home', { de: pagePath('de', ''), en: pagePath('en', '') });
  for (const locale of locales) {
    const [navigation, events, articles, productions, directories] = await Promise.all([
      source.getNavigation(locale).catch(() => ({ menu: [], footer: [] })),
      readAll((paging) => source.listEvents(locale, paging), pageSizes.events.max),
      readAll((paging) => source.listArticles(locale, paging), pageSizes.articles.max),
      source.listProductions(locale).catch(() => []),
      source.listDownloadDirectories(locale).catch(() => []),
    ]);
    for (const url of navigationUrls(navigation, locale)) add(url, { [locale]: url });
    const lists: Record<string, readonly Addressed[]> = { events, articles, productions, directories };
    for (const [kind, things] of Object.entries(lists))
      for (const { id, url, urls } of things)
        if (url !== '') add(`${kind} ${id}`, { ...urls, [locale]: url });
  }
  return [...found.values()].map((urls) => ({ urls, modifiedAt: null }));
}

async function readAll<Item>(
  read: (paging: Paging) => Promise<Slice<Item>>,
  pageSize: number,
): Promise<Item[]> {
  return readAllPages(mostPages, (page) =>
    read({ page, pageSize }).catch(() => ({ results: [], next: null })),
  );
}

/** Addresses of pages of this site, without queries and fragments. */
function navigationUrls({ menu, footer }: Navigation, locale: Locale): string[] {
  const links = [...menu.flatMap((item) => [item, ...item.children]), ...footer];
  return links.map(({ url }) => url).filter((url) => new RegExp(`^/${locale}/[^?#]+$`).test(url));
}
