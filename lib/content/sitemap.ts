import 'server-only';
import { defaultLocale, locales } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';
import { screenPath } from '@/lib/contract/paths';
import { listedScreens } from './decision';
import type { PublicAddress } from './port';
import { getContentSource } from './source';

/** Most addresses that one file may hold, by the protocol (sitemaps.org). */
export const mostInFile = 50_000;

/** Every public address: the screens that always exist, unless editors took them offline, and all content. */
export async function readAddresses(): Promise<PublicAddress[]> {
  const source = await getContentSource();
  const listed = await source.listAddresses();
  const known = new Set(listed.flatMap(({ urls }) => Object.values(urls)));
  const screens = listedScreens
    .map((screen): Urls => ({ de: screenPath('de', screen), en: screenPath('en', screen) }))
    .filter((urls) => !Object.values(urls).some((url) => url !== undefined && known.has(url)));
  const shown = await Promise.all(
    screens.map(async (urls) => {
      const entry = await source.findPublicPath(urls[defaultLocale] ?? '').catch(() => null);
      return entry === null || entry.isOnline;
    }),
  );
  return [
    ...screens.filter((_, index) => shown[index]).map((urls) => ({ urls, modifiedAt: null })),
    ...listed,
  ];
}

/**
 * The sitemap or one part of it; an index of its parts if one file could not hold everything. Null for a part that does not exist.
 * @param origin Address of the site, without trailing slash.
 */
export function writeSitemap(
  addresses: readonly PublicAddress[],
  origin: string,
  part: number | undefined,
  most = mostInFile,
): string | null {
  const entries = addresses.flatMap((address) => writeEntries(address, origin));
  const parts = Math.max(1, Math.ceil(entries.length / most));
  if (part === undefined && parts > 1) {
    const files = Array.from({ length: parts }, (_, index) => `${origin}/sitemap.xml?part=${index + 1}`);
    return wrap(
      'sitemapindex',
      '',
      files.map((file) => `<sitemap>${tag('loc', file)}</sitemap>`),
    );
  }
  const first = ((part ?? 1) - 1) * most;
  if (part !== undefined && part > parts) return null;
  return wrap('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries.slice(first, first + most));
}

/** One entry per language, each naming all languages. */
function writeEntries({ urls, modifiedAt }: PublicAddress, origin: string): string[] {
  const there = locales.flatMap((locale) => {
    const path = urls[locale];
    return path === undefined ? [] : [{ locale, href: new URL(path, origin).href }];
  });
  const standard = there.find(({ locale }) => locale === defaultLocale) ?? there[0];
  const alternates = [...there, ...(standard === undefined ? [] : [{ ...standard, locale: 'x-default' }])]
    .map(({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escape(href)}"/>`)
    .join('');
  const changed = modifiedAt === null ? '' : tag('lastmod', modifiedAt);
  return there.map(({ href }) => `<url>${tag('loc', href)}${changed}${alternates}</url>`);
}

function wrap(name: string, namespaces: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${entries.join('\n')}\n</${name}>\n`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escape(text)}</${name}>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
