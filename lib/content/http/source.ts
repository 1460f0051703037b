import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/lib/contract/locale';
import { sectionSchema } from '@/lib/contract/module';
import { navigationSchema } from '@/lib/contract/navigation';
import { pageSchema } from '@/lib/contract/page';
import { redirectSchema } from '@/lib/contract/redirect';
import { userSchema } from '@/lib/contract/user';
import { env } from '@/lib/env';
import type { ContentSource, DocumentState } from '../port';
import { cleanSections } from './clean';
import { readContract } from './client';
import { publicData } from './public-data';
import { findThing } from './things';

/** Segments of a slug, each encoded for a path. */
function encodeSlug(slug: string): string {
  return slug.split('/').map(encodeURIComponent).join('/');
}

/** The base contract has no drafts: what is saved is public. A number asks for a version (spec §7). */
function pageEndpoint(locale: Locale, slug: string, state: DocumentState): string {
  const version = typeof state === 'number' ? `?version_id=${state}` : '';
  return `/${locale}/pageeditor-api/page/${encodeSlug(slug)}${version}`;
}

/** What is not public depends on who asks: the visitor's cookies go along. Public reads carry none, so that they can be kept. */
async function viewerCookie(state: DocumentState): Promise<string | null> {
  return state === 'published' ? null : (await cookies()).toString();
}

/**
 * An existing content system that speaks the contract over HTTP. Every read has a time-out, a bound and one retry, is checked
 * against the contract, and its HTML is cleaned. It cannot list its paths, so the proxy asks for each (design §7).
 */
export const httpSource: ContentSource = {
  ...publicData,

  sessionCookies: [env.CONTENT_API_SESSION_COOKIE],

  listPublicPaths: async () => null,

  async findPublicPath(path) {
    const [, locale, ...segments] = path.split('/');
    if (!isLocale(locale)) return null;
    const thing = await findThing(locale, segments);
    if (thing !== undefined) return thing;
    const page = await readContract(pageEndpoint(locale, segments.join('/'), 'published'), pageSchema, {
      locale,
    });
    return page ? { path, locale, kind: 'page', id: page.id, isOnline: page.is_online } : null;
  },

  async listRedirects() {
    const path = `/${defaultLocale}/pageeditor-api/redirect`;
    return (await readContract(path, z.array(redirectSchema), { locale: defaultLocale })) ?? [];
  },

  async getNavigation(locale) {
    const navigation = await readContract(`/${locale}/pageeditor-api/nav`, navigationSchema, { locale });
    return navigation ?? { menu: [], footer: [] };
  },

  async findPage(locale, slug, state) {
    const cookie = await viewerCookie(state);
    const page = await readContract(pageEndpoint(locale, slug, state), pageSchema, { locale, cookie });
    if (!page || (state === 'published' && !page.is_online)) return null;
    return { ...page, modules: cleanSections(page.modules) };
  },

  async findSection(locale, slug, state) {
    const path = `/${locale}/pageeditor-api/container/by-slug/${encodeSlug(slug)}`;
    const section = await readContract(path, sectionSchema, { locale, cookie: await viewerCookie(state) });
    return section ? (cleanSections([section])[0] ?? null) : null;
  },

  async isEditor(headers) {
    const options = { locale: defaultLocale, cookie: headers.get('cookie') };
    return readContract(`/${defaultLocale}/pageeditor-api/user`, userSchema, options).then(
      (user) => user !== null,
      () => false,
    );
  },
};
