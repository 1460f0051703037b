import 'server-only';
import { hasSessionCookie, findSession } from '@/lib/backend/accounts/session';
import { findSharedDraft } from '@/lib/backend/documents/shared-draft';
import { findPage, findStandAloneSection } from '@/lib/backend/documents/read';
import { getNavigation } from '@/lib/backend/public/navigation';
import { followRedirects } from '@/lib/backend/public/redirects';
import { countPlansUntil, readOnDate } from '@/lib/backend/public/on-a-date';
import { getSettings } from '@/lib/backend/public/settings';
import { env } from '@/lib/env';
import { findPublicPath, listAddresses } from './embedded-paths';
import { audienceOf, embeddedThings } from './embedded-things';
import type { ContentSource, DatedSource } from './port';

/** The backend of this process, called without HTTP (design §4). */
export const embeddedSource: ContentSource = {
  ...embeddedThings,
  sessionCookies: ['litfass.session_token', '__Secure-litfass.session_token'],
  findPublicPath,
  listAddresses,
  findRedirect: followRedirects,
  // A process that is frozen between requests does not hear of changes.
  pathsAreGoodFor: env.SERVERLESS ? 10_000 : Infinity,
  getNavigation,
  getSettings,
  findPage: (locale, slug, state) => findPage(locale, slug, state, audienceOf(state)),
  findSection: (locale, slug, state) => findStandAloneSection(locale, slug, state, audienceOf(state)),
  findSharedDraft,
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
