import 'server-only';
import { articleDetailSchema } from '@/lib/contract/article';
import { downloadDirectoryListSchema } from '@/lib/contract/download';
import { eventDetailSchema } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { screenPath, screenPaths, type Screen } from '@/lib/contract/paths';
import { productionDetailSchema } from '@/lib/contract/production';
import type { PublicPath } from '../port';
import { readContract, type ReadOptions } from './client';

const details = [
  {
    screen: 'news-article',
    kind: 'article',
    endpoint: (id: string) => `/api/articles/${id}`,
    schema: articleDetailSchema,
  },
  {
    screen: 'calendar-event',
    kind: 'event',
    endpoint: (id: string) => `/api/events/${id}`,
    schema: eventDetailSchema,
  },
  {
    screen: 'artwork',
    kind: 'production',
    endpoint: (id: string) => `/api/productions/${id}/`,
    schema: productionDetailSchema,
  },
] as const;

/** The screen's path as a pattern of segments: `['aktuelles', '{slug}', '{id}']`. */
function pattern(locale: Locale, screen: Screen): string[] {
  return screenPaths[screen][locale].split('/');
}

function values(segments: readonly string[], shape: readonly string[]): Record<string, string> | null {
  if (segments.length !== shape.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of shape.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{')) found[part.slice(1, -1)] = segment;
    else if (part !== segment) return null;
  }
  return found;
}

/**
 * Finds the news article, event, artwork or press directory of a path. `undefined` if the path has none of their patterns, null if there
 * is no such record.
 */
export async function findThing(
  segments: readonly string[],
  options: ReadOptions,
): Promise<PublicPath | null | undefined> {
  const { locale } = options;
  for (const { screen, kind, endpoint, schema } of details) {
    const found = values(segments, pattern(locale, screen));
    if (!found) continue;
    if (!/^[1-9]\d{0,9}$/.test(found.id ?? '')) return null;
    // Read as the page will read it, so that a record that the page could not show is reported as a failure.
    const thing = await readContract(`${endpoint(found.id ?? '')}?locale=${locale}`, schema, options);
    if (!thing) return null;
    const slug = typeof thing.slug === 'string' ? thing.slug : thing.slug[locale];
    if (!slug) return null;
    return {
      path: screenPath(locale, screen, { slug, id: thing.id }),
      locale,
      kind,
      id: thing.id,
      isOnline: thing.is_online,
    };
  }
  const directory = values(segments, pattern(locale, 'press-directory'));
  if (!directory) return undefined;
  const list = await readContract(
    `/api/download-directories/?locale=${locale}`,
    downloadDirectoryListSchema,
    options,
  );
  const match = list?.find(({ slug, name }) => (slug || name) === directory.name);
  if (!match) return null;
  return {
    path: screenPath(locale, 'press-directory', { name: match.slug || match.name }),
    locale,
    kind: 'download',
    id: match.id,
    isOnline: true,
  };
}
