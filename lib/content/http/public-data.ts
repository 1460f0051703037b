import 'server-only';
import type { z } from 'zod';
import { articleDetailSchema, articleListSchema, type Article } from '@/lib/contract/article';
import { downloadDirectoryListSchema, type DownloadDirectory } from '@/lib/contract/download';
import { eventDetailSchema, eventListSchema, type Event } from '@/lib/contract/event';
import { genreListSchema } from '@/lib/contract/genre';
import { pageSizes } from '@/lib/contract/list';
import { otherLocale, type Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import { newsletterSchema } from '@/lib/contract/newsletter';
import { screenPath } from '@/lib/contract/paths';
import { productionDetailSchema, productionListSchema, type Production } from '@/lib/contract/production';
import { searchAnswerSchema, searchListSchema } from '@/lib/contract/search';
import { eventsFrom } from '@/lib/site';
import type { ContentSource, DocumentState, Slice } from '../port';
import { joinUrls, withUrl, withUrls } from './addresses';
import { cleanSections, cleanText } from './clean';
import { readContract } from './client';
import { withGenres } from './genres';
import { readOptions } from './viewer';

type PublicData = Omit<
  ContentSource,
  | 'sessionCookies'
  | 'answersAreGoodFor'
  | 'findPublicPath'
  | 'findHiddenPath'
  | 'findRedirect'
  | 'getNavigation'
  | 'getSettings'
  | 'findPage'
  | 'findSection'
  | 'listAddresses'
  | 'isEditor'
>;

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(given).toString()}`;
}

function presentEvent<Thing extends Event>(event: Thing, locale: Locale): Thing {
  return withUrl(event, locale, 'calendar-event', event.slug);
}

function presentArticle<Thing extends Article>(article: Thing, locale: Locale): Thing {
  return withUrl(article, locale, 'news-article', article.slug);
}

function presentProduction<Thing extends Production>(production: Thing, locale: Locale): Thing {
  const { id, slug } = production;
  const cleaned = { ...production, description_long: cleanText(production.description_long) };
  const translation = slug[otherLocale(locale)];
  return joinUrls(
    withUrl(cleaned, locale, 'artwork', slug[locale]),
    locale,
    translation ? { url: screenPath(otherLocale(locale), 'artwork', { slug: translation, id }) } : null,
  );
}

function presentDirectory(directory: DownloadDirectory, locale: Locale): DownloadDirectory {
  const slug = directory.slug || directory.name;
  return { ...directory, slug, url: directory.url || screenPath(locale, 'press-directory', { name: slug }) };
}

/** A list that may be missing, in the form of the port. */
function slice<Item>(list: Slice<Item> | null): Slice<Item> {
  return list ?? { results: [], next: null, count: 0 };
}

async function readAnswer<Schema extends z.ZodType>(path: string, schema: Schema, locale: Locale) {
  return readContract(`${path}${query({ locale })}`, schema, { locale });
}

/** One record with its sections made safe; null if there is none, or none for the public. */
async function readDetail<Schema extends z.ZodType<{ is_online: boolean; modules: Section[] }>>(
  path: string,
  schema: Schema,
  locale: Locale,
  state: DocumentState,
): Promise<z.output<Schema> | null> {
  const options = await readOptions(locale, state);
  const thing = await readContract(`${path}${query({ locale })}`, schema, options);
  if (!thing || (state === 'published' && !thing.is_online)) return null;
  return { ...thing, modules: cleanSections(thing.modules) };
}

/** The public data interface of spec §7, with its paths as the spec writes them: some end in a slash, some do not. */
export const publicData: PublicData = {
  async listEvents(locale, { page, pageSize, genre }) {
    const parameters = query({ date: eventsFrom, page, page_size: pageSize, genre, locale });
    const list = await readContract(`/api/events/${parameters}`, eventListSchema, { locale });
    const events = slice(list);
    const results = await withGenres(events.results, () => publicData.listGenres(locale));
    return { ...events, results: results.map((event) => presentEvent(event, locale)) };
  },

  async findEvent(locale, id, state) {
    const findIn = async (asked: Locale) => {
      const found = await readDetail(`/api/events/${id}`, eventDetailSchema, asked, state);
      const [event] = await withGenres(found ? [found] : [], () => publicData.listGenres(asked));
      return event ? presentEvent(event, asked) : null;
    };
    return withUrls(await findIn(locale), locale, findIn);
  },

  async listGenres(locale) {
    return (await readAnswer('/api/genres/', genreListSchema, locale)) ?? [];
  },

  async listArticleTeasers(locale) {
    const list = await readAnswer(
      '/api/articles-teaser/',
      articleListSchema.or(articleListSchema.shape.results),
      locale,
    );
    const results = Array.isArray(list) ? list : (list?.results ?? []);
    return results.map((article) => presentArticle(article, locale));
  },

  async listArticles(locale, { page, pageSize }) {
    const list = await readContract(
      `/api/articles/${query({ page, page_size: pageSize, locale })}`,
      articleListSchema,
      { locale },
    );
    const articles = slice(list);
    return { ...articles, results: articles.results.map((article) => presentArticle(article, locale)) };
  },

  async findArticle(locale, id, state) {
    const findIn = async (asked: Locale) => {
      const article = await readDetail(`/api/articles/${id}`, articleDetailSchema, asked, state);
      return article && presentArticle(article, asked);
    };
    return withUrls(await findIn(locale), locale, findIn);
  },

  async listProductions(locale) {
    const parameters = query({ page_size: pageSizes.productions.default, locale });
    const list = await readContract(`/api/productions/${parameters}`, productionListSchema, { locale });
    return (list?.results ?? []).map((production) => presentProduction(production, locale));
  },

  async findProduction(locale, id, state) {
    const production = await readDetail(`/api/productions/${id}/`, productionDetailSchema, locale, state);
    if (!production) return null;
    return {
      ...presentProduction(production, locale),
      articles: production.articles.map((article) => presentArticle(article, locale)),
      upcoming_events: production.upcoming_events.map((event) => presentEvent(event, locale)),
    };
  },

  async listDownloadDirectories(locale) {
    const listIn = async (asked: Locale) => {
      const list = await readAnswer('/api/download-directories/', downloadDirectoryListSchema, asked);
      return (list ?? []).map((directory) => presentDirectory(directory, asked));
    };
    const directories = await listIn(locale);
    const other = otherLocale(locale);
    const isComplete = directories.every(({ urls }) => urls[other] !== undefined);
    const translated = isComplete ? [] : await listIn(other).catch(() => []);
    return directories.map((directory) =>
      joinUrls(
        directory,
        locale,
        translated.find(({ id }) => id === directory.id),
      ),
    );
  },

  async getNewsletterConsent(locale) {
    return (await readAnswer('/api/newsletter/', newsletterSchema, locale))?.consent_text ?? '';
  },

  async search(locale, text) {
    const answer = await readContract(`/api/search/${query({ query: text, locale })}`, searchAnswerSchema, {
      locale,
    });
    return answer ?? { query: text, pages: { results: [], next: null }, others: { results: [], next: null } };
  },

  async searchGroup(locale, group, text, page) {
    const parameters = query({ query: text, page, locale });
    return slice(await readContract(`/api/search/${group}/${parameters}`, searchListSchema, { locale }));
  },
};
