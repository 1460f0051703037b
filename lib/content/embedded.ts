import 'server-only';
import { hasSessionCookie, findSession } from '@/lib/backend/accounts/session';
import { findSharedDraft } from '@/lib/backend/documents/shared-draft';
import { findPage, findStandAloneSection } from '@/lib/backend/documents/read';
import { getNavigation } from '@/lib/backend/public/navigation';
import { followRedirects } from '@/lib/backend/public/redirects';
import { getSettings } from '@/lib/backend/public/settings';
import { env } from '@/lib/env';
import { findPublicPath, listAddresses } from './embedded-paths';
import { audienceOf, embeddedThings } from './embedded-things';
import type { ContentSource } from './port';

/** The backend of this process, called without HTTP (design §4). */
export const embeddedSource: ContentSource = {
  ...embeddedThings,
  sessionCookies: ['litfass.session_token', '__Secure-litfass.session_token'],
  findPublicPath,
  listAddresses,
  findRedirect: followRedirects,
  // A process that is frozen between requests hears of no changes.
  pathsAreGoodFor: env.SERVERLESS ? 10_000 : Infinity,
  getNavigation,
  getSettings,
  findPage: (locale, slug, state) => findPage(locale, slug, state, audienceOf(state)),
  findSection: (locale, slug, state) => findStandAloneSection(locale, slug, state, audienceOf(state)),
  findSharedDraft,
  isEditor: async (headers) => hasSessionCookie(headers) && (await findSession(headers)) !== null,
};
