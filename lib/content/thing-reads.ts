import 'server-only';
import type { Event } from '@/lib/contract/event';
import type { Mark } from '@/lib/contract/programme';
import type { Locale } from '@/lib/contract/locale';
import { pageSizes, readAllPages } from '@/lib/contract/list';
import type { Section } from '@/lib/contract/module';
import type { Production } from '@/lib/contract/production';
import { recordTag, resourceTag } from '@/lib/contract/tags';
import { cachePerMoment, getRequestSource, tellsEveryChange } from './moment';
import type { DocumentState, PageSource } from './port';
import { readContent } from './read';
import { withPlaced } from './reads';

/** Resources that a screen of a resource shows as well, as names, addresses and pictures of related records. */
const related = {
  events: ['genres', 'venues', 'productions'],
  articles: [],
  productions: ['venues', 'articles', 'events'],
  'download-directories': ['media'],
} as const;

type Resource = keyof typeof related;

/** The same for the screen of one record, which shows more of them. */
const relatedDetail: Record<Resource, readonly string[]> = { ...related, articles: ['productions'] };

async function read<Value>(
  resource: Resource,
  key: readonly (string | number)[],
  load: (source: PageSource) => Promise<Value>,
  isLarge = false,
): Promise<Value> {
  const tags = [resource, ...related[resource]].map(resourceTag);
  const isGoodUntilChanged = isLarge && (await tellsEveryChange());
  return readContent(
    [resource, ...key],
    tags,
    async () => load(await getRequestSource()),
    isGoodUntilChanged,
  );
}

/** A list that the screen can do without: a failure is logged, and the screen is shown without it (spec §8). */
function orEmpty<Value, Empty extends Value>(reading: Promise<Value>, empty: Empty): Promise<Value> {
  return reading.catch(() => empty);
}

/** Limits a source whose list never ends: no house has that many events, and a page with a thousand articles is long enough. */
const mostPages = { events: 20, articles: 10 };

/** All events by date; the view decides which of them are shown at a moment. Every page has some, so they are read once per change. */
export const readEvents = cachePerMoment((locale: Locale) =>
  orEmpty(
    read(
      'events',
      ['all', locale],
      (source) =>
        readAllPages(mostPages.events, (page) =>
          source.listEvents(locale, { page, pageSize: pageSizes.events.max }),
        ),
      true,
    ),
    [],
  ),
);

/** Highlighted and newest news. */
export const readArticleTeasers = cachePerMoment((locale: Locale) =>
  orEmpty(
    read('articles', ['teaser', locale], (source) => source.listArticleTeasers(locale)),
    [],
  ),
);

export const readGenres = cachePerMoment((locale: Locale) =>
  orEmpty(
    read('events', ['genres', locale], (source) => source.listGenres(locale)),
    [],
  ),
);

export const readEvent = cachePerMoment((locale: Locale, id: number, state: DocumentState = 'published') =>
  readState('events', locale, id, state, (source) => source.findEvent(locale, id, state)),
);

/** All news, newest first. */
export const readArticles = cachePerMoment((locale: Locale) =>
  orEmpty(
    read('articles', ['list', locale], (source) =>
      readAllPages(mostPages.articles, (page) =>
        source.listArticles(locale, { page, pageSize: pageSizes.articles.max }),
      ),
    ),
    [],
  ),
);

export const readArticle = cachePerMoment((locale: Locale, id: number, state: DocumentState = 'published') =>
  readState('articles', locale, id, state, (source) => source.findArticle(locale, id, state)),
);

export const readProductions = cachePerMoment((locale: Locale) =>
  read('productions', ['list', locale], (source) => source.listProductions(locale)),
);

export const readProduction = cachePerMoment(
  (locale: Locale, id: number, state: DocumentState = 'published') =>
    readState('productions', locale, id, state, (source) => source.findProduction(locale, id, state)),
);

/**
 * The events and artworks that a visitor has bookmarked, in that order, without those that are gone. They are found in the lists that
 * calendar and map are made of, so a made-up link costs the content source nothing.
 */
export async function readMarked(
  locale: Locale,
  marks: readonly Mark[],
): Promise<{ events: Event[]; artworks: Production[] }> {
  const [events, artworks] = await Promise.all([readEvents(locale), readProductions(locale)]);
  const find = <Thing extends { id: number }>(kind: Mark['kind'], things: readonly Thing[]) =>
    marks.flatMap((mark) => (mark.kind === kind ? things.filter(({ id }) => id === mark.id) : []));
  return { events: find('event', events), artworks: find('production', artworks) };
}

export const readDownloadDirectories = cachePerMoment((locale: Locale) =>
  orEmpty(
    read('download-directories', ['list', locale], (source) => source.listDownloadDirectories(locale)),
    [],
  ),
);

export const readNewsletterConsent = cachePerMoment((locale: Locale) =>
  orEmpty(
    read('articles', ['newsletter', locale], (source) => source.getNewsletterConsent(locale)),
    '',
  ),
);

/**
 * Published content is kept and falls back to the last good value; drafts and versions are read directly. What stand-alone sections show in it
 * is read with it.
 */
async function readState<Value extends { modules: Section[] }>(
  resource: Resource,
  locale: Locale,
  id: number,
  state: DocumentState,
  load: (source: PageSource) => Promise<Value | null>,
): Promise<Value | null> {
  if (state !== 'published') return withPlaced(locale, await load(await getRequestSource()));
  const tags = [recordTag(resource, id), ...relatedDetail[resource].map(resourceTag)];
  const key = [resource, 'detail', locale, id];
  return withPlaced(locale, await readContent(key, tags, async () => load(await getRequestSource())));
}
