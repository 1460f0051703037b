import 'server-only';
import { localeOfPath } from './public-path';
import type { ContentSource } from './port';
import { getContentSource } from './source';
import type { Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import { thumbsSchema, type Thumbs } from '@/lib/contract/picture';
import { screenPath, screenPaths, type Screen } from '@/lib/contract/paths';
import { findShareThumb } from '@/lib/contract/sharing';
import type { Settings } from '@/lib/contract/settings';

/** What is shown of a page that somebody shares. */
export interface ShareFacts {
  locale: Locale;
  /** Null for a screen without a page of its own in the content: it has a fixed name. */
  title: string | null;
  screen: Screen | null;
  /** ISO date or date-time of an event or an article. */
  date: string | null;
  /** Address of its picture in a format that every network reads. */
  picture: string | null;
  /** Whether editors have chosen the picture for sharing; it is then shown without any text. */
  isChosen: boolean;
  settings: Pick<Settings, 'name' | 'dates'>;
}

type Thing = Omit<ShareFacts, 'locale' | 'screen' | 'settings'>;

interface Shared {
  og_title: string;
  og_image_thumbs: Thumbs;
}

const listed = ['news', 'calendar', 'artworks-and-map', 'newsletter', 'press', 'search'] as const;

/** The facts about a public path; null if there is nothing. Throws if the source does not answer. */
export async function findShareFacts(path: string): Promise<ShareFacts | null> {
  const locale = localeOfPath(path);
  if (locale === null) return null;
  const source = await getContentSource();
  const screen = listed.find((each) => screenPath(locale, each) === path) ?? null;
  const thing = await findThing(source, locale, path, screen);
  if (thing === null) return null;
  const { name, dates } = await source.getSettings(locale);
  return { ...thing, locale, screen, settings: { name, dates } };
}

async function findThing(
  source: ContentSource,
  locale: Locale,
  path: string,
  screen: (typeof listed)[number] | null,
): Promise<Thing | null> {
  if (screen !== null) {
    const page = await source.findPage(locale, screenPaths[screen][locale], 'published').catch(() => null);
    return page ? readPage(page) : { title: null, date: null, picture: null, isChosen: false };
  }
  const entry = await source.findPublicPath(path);
  if (entry?.isOnline !== true || entry.path !== path) return null;
  const { kind, id } = entry;
  if (kind === 'page') {
    const page = await source.findPage(locale, path.split('/').slice(2).join('/'), 'published');
    return page && readPage(page);
  }
  if (kind === 'event') {
    const event = await source.findEvent(locale, id, 'published');
    return event && read(event.title, event, event.image_obj?.thumbs, event.date_start);
  }
  if (kind === 'article') {
    const article = await source.findArticle(locale, id, 'published');
    return article && read(article.title, article, article.image_obj?.thumbs, article.date);
  }
  if (kind === 'production') {
    const artwork = await source.findProduction(locale, id, 'published');
    return artwork && read(artwork.name, artwork, artwork.header_image_obj?.thumbs);
  }
  if (kind !== 'download') return null;
  const directories = await source.listDownloadDirectories(locale);
  const directory = directories.find((each) => each.id === id);
  return directory ? { title: directory.name, date: null, picture: null, isChosen: false } : null;
}

function read(
  title: string,
  { og_title, og_image_thumbs }: Shared,
  thumbs: Thumbs | undefined,
  date: string | null = null,
): Thing {
  const chosen = findShareThumb(og_image_thumbs);
  const picture = chosen ?? findShareThumb(thumbs ?? {});
  return { title: og_title || title, date, picture: picture?.url ?? null, isChosen: chosen !== undefined };
}

function readPage(page: Shared & { title: string; modules: readonly Module[] }): Thing {
  return read(page.title, page, firstPicture(page.modules));
}

/** The renditions of the first picture of a page. */
function firstPicture(modules: readonly Module[]): Thumbs | undefined {
  for (const module of modules) {
    const own = thumbsSchema.safeParse(module['thumbs']);
    if (own.success && findShareThumb(own.data)) return own.data;
    const columns = Array.isArray(module['columns']) ? (module['columns'] as { children?: Module[] }[]) : [];
    const inner = [...columns.flatMap(({ children }) => children ?? []), ...(module.children ?? [])];
    const found = firstPicture(inner);
    if (found) return found;
  }
  return undefined;
}
