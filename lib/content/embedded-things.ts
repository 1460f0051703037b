import 'server-only';
import type { ContentSource } from './port';

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

const none = { results: [], next: null };

/** Events, news, artworks, press, newsletter and search of the embedded backend. */
export const embeddedThings: Things = {
  listEvents: async () => none,
  findEvent: async () => null,
  listGenres: async () => [],
  listArticleTeasers: async () => [],
  listArticles: async () => none,
  findArticle: async () => null,
  listProductions: async () => [],
  findProduction: async () => null,
  listDownloadDirectories: async () => [],
  getNewsletterConsent: async () => '',
  search: async (_, query) => ({ query, pages: none, others: none }),
  searchGroup: async () => none,
};
