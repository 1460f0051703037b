import 'server-only';
import { getConsentText } from '@/lib/backend/newsletter/consent';
import { findArticle, listArticles, listArticleTeasers } from '@/lib/backend/public/articles';
import { listDownloadDirectories } from '@/lib/backend/public/downloads';
import { findEvent, listEvents, listGenres } from '@/lib/backend/public/events';
import { findProduction, listProductions } from '@/lib/backend/public/productions';
import { search, searchBoth } from '@/lib/backend/search/search';
import { pageSizes } from '@/lib/contract/list';
import type { ContentSource, DocumentState, Slice } from './port';

type Things = Pick<
  ContentSource,
  | 'listEvents'
  | 'findEvent'
  | 'listGenres'
  | 'listArticleTeasers'
  | 'listArticles'
  | 'findArticle'
  | 'listProductions'
  | 'findProduction'
  | 'listDownloadDirectories'
  | 'getNewsletterConsent'
  | 'search'
  | 'searchGroup'
>;

/** Who may see a state: drafts and versions are read only after the session was checked. */
export const audienceOf = (state: DocumentState) => (state === 'published' ? 'visitor' : 'editor');

/** A page of a list; `next` is the number of the next page as a string, or null. */
function slice<Item>(list: { count: number; results: Item[] }, page: number, pageSize: number): Slice<Item> {
  return { ...list, next: page * pageSize < list.count ? String(page + 1) : null };
}

/** Events, news, artworks, press, newsletter and search of the embedded backend. */
export const embeddedThings: Things = {
  async listEvents(locale, { page, pageSize, genre }) {
    return slice(await listEvents(locale, { page, page_size: pageSize, genre }), page, pageSize);
  },
  findEvent: (locale, id, state) => findEvent(locale, id, state, audienceOf(state)),
  listGenres,
  listArticleTeasers,
  async listArticles(locale, { page, pageSize }) {
    return slice(await listArticles(locale, { page, page_size: pageSize }), page, pageSize);
  },
  findArticle: (locale, id, state) => findArticle(locale, id, state, audienceOf(state)),
  async listProductions(locale) {
    return (await listProductions(locale, { page: 1, page_size: pageSizes.productions.max })).results;
  },
  findProduction: (locale, id, state) => findProduction(locale, id, state, audienceOf(state)),
  listDownloadDirectories,
  getNewsletterConsent: getConsentText,
  async search(locale, query) {
    const { pages, others } = await searchBoth(locale, query);
    const pageSize = pageSizes.search.default;
    return { query, pages: { ...slice(pages, 1, pageSize) }, others: { ...slice(others, 1, pageSize) } };
  },
  async searchGroup(locale, group, query, page) {
    return slice(await search(locale, group, query, { page }), page, pageSizes.search.default);
  },
};
