import 'server-only';
import { defaultLocale, isLocale, type Locale } from '@/lib/contract/locale';
import { sectionSchema } from '@/lib/contract/module';
import { navigationSchema } from '@/lib/contract/navigation';
import { pageSchema } from '@/lib/contract/page';
import { sectionPath } from '@/lib/contract/standing';
import { userSchema } from '@/lib/contract/user';
import { env } from '@/lib/env';
import type { ContentSource, DocumentState, PublicPath } from '../port';
import { collectAddresses } from './address-list';
import { cleanNavigation, cleanSections } from './clean';
import { readContract } from './client';
import { publicData } from './public-data';
import { findRedirect } from './redirects';
import { findThing } from './things';
import { readSettings } from './settings';
import { readOptions } from './viewer';

/** Segments of a slug, each encoded for a path. */
function encodeSlug(slug: string): string {
  return slug.split('/').map(encodeURIComponent).join('/');
}

/** The base contract has no drafts: what is saved is public. A number asks for a version (spec §7). */
function pageEndpoint(locale: Locale, slug: string, state: DocumentState): string {
  const version = typeof state === 'number' ? `?version_id=${state}` : '';
  return `/${locale}/pageeditor-api/page/${encodeSlug(slug)}${version}`;
}

/** What is at a path for the owner of the cookies. */
async function findPath(path: string, cookie: string | null): Promise<PublicPath | null> {
  const [, locale, ...segments] = path.split('/');
  if (!isLocale(locale)) return null;
  const options = { locale, cookie, isLookup: true };
  const thing = await findThing(segments, options);
  if (thing !== undefined) return thing;
  const endpoint = pageEndpoint(locale, segments.join('/'), 'published');
  const page = await readContract(endpoint, pageSchema, options);
  return page ? { path, locale, kind: 'page', id: page.id, isOnline: page.is_online } : null;
}

/**
 * An existing content system that speaks the contract over HTTP. Every read has a time-out, a size limit and one retry, is checked
 * against the contract, and its HTML is sanitised. It cannot list its paths, so the middleware asks for each one.
 */
export const httpSource: ContentSource = {
  ...publicData,

  sessionCookies: [env.CONTENT_API_SESSION_COOKIE],

  answersAreGoodFor: 10_000,

  listAddresses: () => collectAddresses(httpSource),

  findPublicPath: (path) => findPath(path, null),

  async findHiddenPath(path, headers) {
    const entry = await findPath(path, headers.get('cookie'));
    return entry && { ...entry, isOnline: false };
  },

  findRedirect,

  async getNavigation(locale) {
    const navigation = await readContract(`/${locale}/pageeditor-api/nav`, navigationSchema, { locale });
    return navigation ? cleanNavigation(navigation) : { menu: [], footer: [] };
  },

  getSettings: readSettings,

  async findPage(locale, slug, state) {
    const options = await readOptions(locale, state);
    const page = await readContract(pageEndpoint(locale, slug, state), pageSchema, options);
    if (!page || (state === 'published' && !page.is_online)) return null;
    return { ...page, modules: cleanSections(page.modules) };
  },

  async findSection(locale, slug, state) {
    const options = await readOptions(locale, state);
    const section = await readContract(sectionPath(locale, slug), sectionSchema, options);
    return section ? (cleanSections([section])[0] ?? null) : null;
  },

  async isEditor(headers) {
    const options = { locale: defaultLocale, cookie: headers.get('cookie') };
    return (await readContract(`/${defaultLocale}/pageeditor-api/user`, userSchema, options)) !== null;
  },
};
