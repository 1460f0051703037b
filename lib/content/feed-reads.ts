import 'server-only';
import type { Article } from '@/lib/contract/article';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { pageSizes, readAllPages } from '@/lib/contract/list';
import type { Settings } from '@/lib/contract/settings';
import { getContentSource } from './source';

/** Most pages of events that are read: no calendar app needs more. */
const mostPages = 50;

/** All events, or all of a genre, for calendar subscriptions. Throws if the source does not answer. */
export async function listAllEvents(locale: Locale, genre: string | undefined): Promise<Event[]> {
  const source = await getContentSource();
  const filter = { pageSize: pageSizes.events.max, ...(genre === undefined ? {} : { genre }) };
  return readAllPages(mostPages, (page) => source.listEvents(locale, { ...filter, page }));
}

/** The newest articles, for feed readers. Throws if the source does not answer. */
export async function listNewestArticles(locale: Locale): Promise<Article[]> {
  const source = await getContentSource();
  const { results } = await source.listArticles(locale, { page: 1, pageSize: pageSizes.articles.default });
  return results.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
}

/** Name and description of the site for what is not a page. Throws if the source does not answer. */
export async function getSiteSettings(locale: Locale): Promise<Settings> {
  const source = await getContentSource();
  return source.getSettings(locale);
}
