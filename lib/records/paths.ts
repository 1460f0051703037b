import type { PublicResource } from '@/lib/contract/admin';
import { type Locale, locales } from '@/lib/contract/locale';
import { type Screen, pagePath, screenPath } from '@/lib/contract/paths';
import type { Values } from '@/lib/pagebuilder/tree';
import type { RecordResource } from './definitions';

type PathMaker = (locale: Locale, slug: string, id: number) => string;

function detail(screen: Screen): PathMaker {
  return (locale, slug, id) => screenPath(locale, screen, { slug, id });
}

/** Makes the public path of each resource (spec §2): null for one that visitors read and that has no screen, as for all that are missing. */
const makers: Partial<Record<Exclude<RecordResource, PublicResource>, PathMaker>> &
  Record<PublicResource, PathMaker | null> = {
  pages: (locale, slug) => pagePath(locale, slug),
  articles: detail('news-article'),
  events: detail('calendar-event'),
  productions: detail('artwork'),
  genres: null,
  'download-directories': (locale, slug) => screenPath(locale, 'press-directory', { name: slug }),
};

/** Whether records of a resource have addresses of their own. */
export function hasPath(resource: RecordResource): boolean {
  return Boolean(makers[resource]);
}

/** Whether a record's path is its slug alone, so that the slug must be unique; elsewhere the id tells records apart. */
export function needsUniqueSlug(resource: RecordResource): boolean {
  return !hasPath(resource) || resource === 'pages' || resource === 'download-directories';
}

/** A record's path in a language, or null where it has no slug. */
export function recordPath(
  resource: RecordResource,
  locale: Locale,
  id: number,
  data: Values,
): string | null {
  const slug = localisedText(data['slug'], locale);
  const make = makers[resource];
  return make && slug !== null ? make(locale, slug, id) : null;
}

/** A record's paths in all languages that it has. */
export function recordPaths(
  resource: RecordResource,
  id: number,
  data: Values,
): Partial<Record<Locale, string>> {
  const paths: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const path = recordPath(resource, locale, id, data);
    if (path !== null) paths[locale] = path;
  }
  return paths;
}

/** The text of a localised value in one language, or null. */
export function localisedText(value: unknown, locale: Locale): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const text: unknown = Object.entries(value).find(([name]) => name === locale)?.[1];
  return typeof text === 'string' ? text : null;
}
