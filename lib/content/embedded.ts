import 'server-only';
import { hasSessionCookie, findSession } from '@/lib/backend/accounts/session';
import { findSharedDraft } from '@/lib/backend/documents/shared-draft';
import { database } from '@/lib/backend/database/client';
import { findPage, findSectionRecord, findStandAloneSection } from '@/lib/backend/documents/read';
import { findVersionNumber } from '@/lib/backend/documents/versions';
import { getConsentText } from '@/lib/backend/newsletter/consent';
import { findArticle, listArticles, listArticleTeasers } from '@/lib/backend/public/articles';
import { findDownloadDirectory, listDownloadDirectories } from '@/lib/backend/public/downloads';
import { findEvent, listEvents, listGenres } from '@/lib/backend/public/events';
import { getNavigation } from '@/lib/backend/public/navigation';
import { countPlansUntil, readOnDate } from '@/lib/backend/public/on-a-date';
import { findProduction, listProductions } from '@/lib/backend/public/productions';
import { followRedirects } from '@/lib/backend/public/redirects';
import { getSettings } from '@/lib/backend/public/settings';
import { search, searchBoth } from '@/lib/backend/search/search';
import { pageSizes } from '@/lib/contract/list';
import { env } from '@/lib/env';
import { findPublicPath, listAddresses } from './embedded-paths';
import type { ContentSource, DatedSource, DocumentState } from './port';

/** Who may see a state: drafts and versions are read only after the session was checked. */
const audienceOf = (state: DocumentState) => (state === 'published' ? 'visitor' : 'editor');

/** A page of a list; `next` is the number of the next page as a string, or null. */
function slice<List extends { count: number; results: unknown[] }>(
  list: List,
  page: number,
  pageSize: number,
) {
  return { ...list, next: page * pageSize < list.count ? String(page + 1) : null };
}

/** The backend of this process, called without HTTP. */
export const embeddedSource: ContentSource = {
  sessionCookies: ['litfass.session_token', '__Secure-litfass.session_token'],
  findPublicPath,
  listAddresses,
  findRedirect: followRedirects,
  // A process that is frozen between requests does not hear of changes.
  answersAreGoodFor: env.SERVERLESS ? 10_000 : Infinity,
  getNavigation,
  getSettings,
  findPage: (locale, slug, state) => findPage(locale, slug, state, audienceOf(state)),
  findSection: (locale, slug, state) => findStandAloneSection(locale, slug, state, audienceOf(state)),
  hasSection: async (slug) => (await findSectionRecord(database(), slug)) !== null,
  findSharedDraft,
  findVersionNumber: (id) => findVersionNumber(database(), id),
  findDownloadDirectory,
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
    return { query, pages: slice(pages, 1, pageSize), others: slice(others, 1, pageSize) };
  },
  async searchGroup(locale, group, query, page) {
    return slice(await search(locale, group, query, { page }), page, pageSizes.search.default);
  },
  on: embeddedOn,
  isEditor: async (headers) => hasSessionCookie(headers) && (await findSession(headers)) !== null,
};

/** The same content as of a moment: each read is made for that time. */
function embeddedOn(moment: string): DatedSource {
  const then =
    <Given extends unknown[], Result>(read: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      readOnDate(moment, () => read(...given));
  const source = embeddedSource;
  return {
    countPlans: () => countPlansUntil(moment),
    findPublicPath: then(source.findPublicPath),
    getNavigation: then(source.getNavigation),
    getSettings: then(source.getSettings),
    findPage: then(source.findPage),
    findSection: then(source.findSection),
    listEvents: then(source.listEvents),
    findEvent: then(source.findEvent),
    listGenres: then(source.listGenres),
    listArticleTeasers: then(source.listArticleTeasers),
    listArticles: then(source.listArticles),
    findArticle: then(source.findArticle),
    listProductions: then(source.listProductions),
    findProduction: then(source.findProduction),
    listDownloadDirectories: then(source.listDownloadDirectories),
    getNewsletterConsent: then(source.getNewsletterConsent),
    search: then(source.search),
    searchGroup: then(source.searchGroup),
  };
}
