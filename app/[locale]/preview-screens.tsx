import 'server-only';
import type { ReactNode } from 'react';
import { ArticleScreen } from '@/components/screens/article-screen';
import { ArtworkScreen } from '@/components/screens/artwork-screen';
import { ArtworksScreen } from '@/components/screens/artworks-screen';
import { CalendarScreen } from '@/components/screens/calendar-screen';
import { DirectoryScreen } from '@/components/screens/directory-screen';
import { EventScreen } from '@/components/screens/event-screen';
import { NewsScreen } from '@/components/screens/news-screen';
import { NewsletterScreen } from '@/components/screens/newsletter-screen';
import { PageScreen } from '@/components/screens/page-screen';
import { previewName } from '@/components/screens/preview-mark';
import { PressScreen } from '@/components/screens/press-screen';
import type { ScreenContent } from '@/components/screens/screen-head';
import { SearchScreen } from '@/components/screens/search-screen';
import type { DocumentState, SharedDraft } from '@/lib/content/port';
import { previewDirectory, previewPage, readSettings } from '@/lib/content/reads';
import {
  readArticle,
  readArticles,
  readEvents,
  readDownloadDirectories,
  readEvent,
  readGenres,
  readNewsletterConsent,
  readProduction,
  readProductions,
} from '@/lib/content/thing-reads';
import { idParameterSchema } from '@/lib/contract/identifier';
import type { Locale } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';
import { screenPaths } from '@/lib/contract/paths';
import type { IntroducedScreen } from '@/lib/contract/standing';
import { siteUrl } from '@/lib/env';
import { readLiveLists } from './live-lists';
import { mapSettings } from './map-settings';
import { homeTitle } from './home-title';
import {
  isIntroducedScreen,
  previewScreenContent,
  screenTitle,
  screenUrls,
  type PreviewScope,
} from './screen-metadata';

/** A screen with what surrounds it. */
export interface Shown {
  title: string | { absolute: string };
  urls: Urls;
  screen: ReactNode;
}

/** The title that visitors will see, after the previewed state. The home page's is complete already; all others follow the template. */
export async function previewTitle(
  locale: Locale,
  state: DocumentState,
  { title }: Pick<Shown, 'title'>,
): Promise<Shown['title']> {
  const mark = await previewName(locale, state);
  return typeof title === 'string' ? `${mark}: ${title}` : { absolute: `${mark}: ${title.absolute}` };
}

type Preview = (locale: Locale, id: number, state: DocumentState) => Promise<Shown | null>;

const things = {
  news: async (locale, id, state) => {
    const article = await readArticle(locale, id, state);
    return (
      article && {
        title: article.meta_title || article.title,
        urls: article.urls,
        screen: <ArticleScreen locale={locale} article={article} />,
      }
    );
  },
  calendar: async (locale, id, state) => {
    const [event, { clock }] = await Promise.all([readEvent(locale, id, state), readSettings(locale)]);
    return (
      event && {
        title: event.meta_title || event.title,
        urls: event.urls,
        screen: <EventScreen locale={locale} event={event} map={mapSettings()} clock={clock} />,
      }
    );
  },
  'artworks-and-map': async (locale, id, state) => {
    const artwork = await readProduction(locale, id, state);
    return (
      artwork && {
        title: artwork.meta_title || artwork.name,
        urls: artwork.urls,
        screen: <ArtworkScreen locale={locale} artwork={artwork} map={mapSettings()} />,
      }
    );
  },
} as const satisfies Record<string, Preview>;

/** Screens with an introduction, with their public lists around the content that editors keep for them. */
const screens: Record<IntroducedScreen, (locale: Locale, content: ScreenContent) => Promise<ReactNode>> = {
  news: async (locale, content) => (
    <NewsScreen locale={locale} content={content} articles={await readArticles(locale)} />
  ),
  calendar: async (locale, content) => {
    const [events, genres, settings] = await Promise.all([
      readEvents(locale),
      readGenres(locale),
      readSettings(locale),
    ]);
    return (
      <CalendarScreen
        locale={locale}
        content={content}
        events={events}
        genres={genres}
        choice={{ page: 1 }}
        settings={settings}
        origin={siteUrl}
      />
    );
  },
  'artworks-and-map': async (locale, content) => (
    <ArtworksScreen
      locale={locale}
      content={content}
      artworks={await readProductions(locale)}
      map={mapSettings()}
      site={await readSettings(locale)}
    />
  ),
  newsletter: async (locale, content) => (
    <NewsletterScreen locale={locale} content={content} consent={await readNewsletterConsent(locale)} />
  ),
  press: async (locale, content) => (
    <PressScreen
      locale={locale}
      content={content}
      directories={await readDownloadDirectories(locale)}
      origin={siteUrl}
    />
  ),
  search: async (locale, content) => <SearchScreen locale={locale} content={content} found={null} />,
};

function isThingRoute(route: string): route is keyof typeof things {
  return Object.hasOwn(things, route);
}

async function showPage(locale: Locale, slug: string, state: DocumentState): Promise<Shown | null> {
  const [page, settings] = await Promise.all([previewPage(locale, slug, state), readSettings(locale)]);
  return (
    page && {
      title: slug === '' ? { absolute: await homeTitle(locale, page) } : page.meta_title || page.title,
      urls: page.urls,
      screen: (
        <PageScreen
          locale={locale}
          page={page}
          slug={slug}
          settings={settings}
          live={await readLiveLists(locale, page)}
        />
      ),
    }
  );
}

async function showDirectory(locale: Locale, name: string): Promise<Shown | null> {
  const directory = await previewDirectory(locale, name);
  return (
    directory && {
      title: directory.name,
      urls: directory.urls,
      screen: <DirectoryScreen locale={locale} directory={directory} />,
    }
  );
}

/** What is behind an internal route: a page, a fixed screen, a directory of press files, or one record. */
export async function showPreview(
  locale: Locale,
  route: string,
  [first, ...more]: readonly string[],
  state: DocumentState,
  scope: PreviewScope = 'editor',
): Promise<Shown | null> {
  if (route === 'page') {
    return showPage(locale, [first, ...more].filter((part) => part !== undefined).join('/'), state);
  }
  if (first === undefined && isIntroducedScreen(route)) {
    const content = await previewScreenContent(locale, route, state, scope);
    if (state !== 'draft' && content.page === null) return null;
    return {
      title: content.page?.title ?? (await screenTitle(locale, route)),
      urls: screenUrls(route),
      screen: await screens[route](locale, content),
    };
  }
  if (route === 'press' && first === 'download-directory') return showDirectory(locale, more.join('/'));
  const id = idParameterSchema.safeParse(first);
  return id.success && isThingRoute(route) ? things[route](locale, id.data, state) : null;
}

/** The internal routes of records with pages of their own. */
const routes: Partial<Record<string, keyof typeof things>> = {
  article: 'news',
  event: 'calendar',
  production: 'artworks-and-map',
};

/** The draft of one document, as seen through a preview link: nothing else on the page is a draft. Null if it is not in the language. */
export async function showDraft(locale: Locale, { kind, id, urls }: SharedDraft): Promise<Shown | null> {
  const path = urls[locale];
  if (path === undefined) return null;
  const route = routes[kind];
  const shown =
    route === undefined
      ? await showPageDraft(locale, path.slice(`/${locale}/`.length))
      : await showPreview(locale, route, [String(id)], 'draft', 'link');
  return shown && { ...shown, urls };
}

/** A page, or the screen that it introduces. */
function showPageDraft(locale: Locale, slug: string): Promise<Shown | null> {
  const screen = Object.entries(screenPaths).find(([, paths]) => paths[locale] === slug)?.[0];
  return screen !== undefined && isIntroducedScreen(screen)
    ? showPreview(locale, screen, [], 'draft', 'link')
    : showPreview(locale, 'page', slug === '' ? [] : slug.split('/'), 'draft', 'link');
}
