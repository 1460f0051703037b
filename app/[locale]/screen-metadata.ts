import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ScreenContent } from '@/components/screens/screen-head';
import { pageMetadata } from '@/components/site/page-metadata';
import type { DocumentState } from '@/lib/content/port';
import { previewPage, previewSection, readPage, readSection } from '@/lib/content/reads';
import { locales, type Locale } from '@/lib/contract/locale';
import type { Page } from '@/lib/contract/page';
import { screenPath, screenPaths } from '@/lib/contract/paths';
import { introSlugs, type IntroducedScreen } from '@/lib/contract/standing';

/** The paths of a fixed screen in all languages. */
export function screenUrls(screen: IntroducedScreen): Record<Locale, string> {
  const [de, en] = locales;
  return { de: screenPath(de, screen), en: screenPath(en, screen) };
}

/** The page that editors keep for a screen, if there is one; the screen does not need it. */
function readScreenPage(locale: Locale, screen: IntroducedScreen): Promise<Page | null> {
  return readPage(locale, screenPaths[screen][locale]).catch(() => null);
}

/** The page about visiting, if there is one. */
export function readVisit(locale: Locale): Promise<Page | null> {
  return readPage(locale, screenPaths.visit[locale]).catch(() => null);
}

/** The content that editors keep for a screen: a page with its headline, and an introducing section. */
export async function readScreenContent(locale: Locale, screen: IntroducedScreen): Promise<ScreenContent> {
  const introSlug = introSlugs[screen];
  const [page, intro] = await Promise.all([readScreenPage(locale, screen), readSection(locale, introSlug)]);
  return { page, intro, introSlug };
}

/** Who previews: an editor, or somebody with a link to one draft. */
export type PreviewScope = 'editor' | 'link';

/** The same for a preview: its page in the requested state and, for editors with a drafted page, the section as drafted, too. */
export async function previewScreenContent(
  locale: Locale,
  screen: IntroducedScreen,
  state: DocumentState,
  scope: PreviewScope,
): Promise<ScreenContent> {
  const introSlug = introSlugs[screen];
  const [page, intro] = await Promise.all([
    previewPage(locale, screenPaths[screen][locale], state),
    state === 'draft' && scope === 'editor'
      ? previewSection(locale, introSlug, state)
      : readSection(locale, introSlug),
  ]);
  return { page, intro, introSlug };
}

/** Whether a route belongs to a screen with an introduction. */
export function isIntroducedScreen(route: string): route is IntroducedScreen {
  return Object.hasOwn(introSlugs, route);
}

/** Feeds with the content of a screen: address by media type. */
const feeds: Partial<Record<IntroducedScreen, (query: URLSearchParams) => Record<string, string>>> = {
  calendar: (query) => ({ 'text/calendar': `/api/events.ics?${query.toString()}` }),
  news: (query) => ({ 'application/atom+xml': `/api/news.xml?${query.toString()}` }),
};

/** Metadata of a fixed screen, from its page if there is one. `shown` holds the filters of the screen, which its feed has, too. */
export async function screenMetadata(
  locale: Locale,
  screen: IntroducedScreen,
  title: string,
  shown: Record<string, string> = {},
): Promise<Metadata> {
  const page = await readScreenPage(locale, screen);
  return pageMetadata({
    locale,
    title: page?.title ?? title,
    urls: screenUrls(screen),
    sharing: page ?? {},
    feeds: feeds[screen]?.(new URLSearchParams({ locale, ...shown })),
  });
}

/** Namespace of a screen's own messages. */
const words = {
  news: 'site.news',
  calendar: 'site.calendar',
  'artworks-and-map': 'site.artworks',
  newsletter: 'site.newsletter',
  press: 'site.press',
  search: 'site.search',
} as const satisfies Record<IntroducedScreen, string>;

/** The name of a screen for which editors keep no page. */
export async function screenTitle(locale: Locale, screen: IntroducedScreen): Promise<string> {
  const t = await getTranslations({ locale, namespace: words[screen] });
  return t('title');
}
