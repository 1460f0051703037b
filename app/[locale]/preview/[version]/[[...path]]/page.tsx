import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ArticleScreen } from '@/components/screens/article-screen';
import { ArtworkScreen } from '@/components/screens/artwork-screen';
import { EventScreen } from '@/components/screens/event-screen';
import { PageScreen } from '@/components/screens/page-screen';
import { parseVersion } from '@/lib/content/decision';
import type { DocumentState } from '@/lib/content/port';
import { isEditor, previewPage } from '@/lib/content/reads';
import { readArticle, readEvent, readProduction } from '@/lib/content/thing-reads';
import { idParameterSchema } from '@/lib/contract/identifier';
import type { Locale } from '@/lib/contract/locale';
import type { Urls } from '@/lib/contract/page';
import { screenPaths } from '@/lib/contract/paths';
import { localeOf } from '../../../params';
import { SitePage } from '../../../site-page';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false } };

interface PreviewProps {
  params: Promise<{ locale: string; version: string; path?: string[] }>;
}

/**
 * Drafts, versions and offline pages for signed-in editors (design §7). Only the proxy's rewrite leads here; the session is
 * checked again all the same. `path` is the internal route: `page/<slug>`, `news/<id>`, or nothing for the home page.
 */
export default async function PreviewPage({ params }: PreviewProps) {
  const { version, path = [] } = await params;
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const state = parseVersion(version);
  if (state === null || !(await isEditor(await headers()))) notFound();
  const [route = 'page', ...rest] = path;
  const last = idParameterSchema.safeParse(rest[0]);
  const id = last.success ? last.data : null;
  const shown =
    id !== null && isThingRoute(route)
      ? await things[route](locale, id, state)
      : await showPage(locale, slugOf(locale, route, rest), state);
  if (!shown) notFound();
  return (
    <SitePage locale={locale} urls={shown.urls}>
      {shown.screen}
    </SitePage>
  );
}

interface Shown {
  urls: Urls;
  screen: ReactNode;
}

type Preview = (locale: Locale, id: number, state: DocumentState) => Promise<Shown | null>;

const things = {
  news: async (locale, id, state) => {
    const article = await readArticle(locale, id, state);
    return article && { urls: article.urls, screen: <ArticleScreen locale={locale} article={article} /> };
  },
  calendar: async (locale, id, state) => {
    const event = await readEvent(locale, id, state);
    return event && { urls: event.urls, screen: <EventScreen locale={locale} event={event} /> };
  },
  'artworks-and-map': async (locale, id, state) => {
    const artwork = await readProduction(locale, id, state);
    return artwork && { urls: artwork.urls, screen: <ArtworkScreen locale={locale} artwork={artwork} /> };
  },
} as const satisfies Record<string, Preview>;

function isThingRoute(route: string): route is keyof typeof things {
  return Object.hasOwn(things, route);
}

async function showPage(locale: Locale, slug: string, state: DocumentState): Promise<Shown | null> {
  const page = await previewPage(locale, slug, state);
  return page && { urls: page.urls, screen: <PageScreen locale={locale} page={page} slug={slug} /> };
}

/** The slug of the page behind an internal route; a fixed screen has the page that editors keep at its path. */
function slugOf(locale: Locale, route: string, rest: readonly string[]): string {
  if (route === 'page') return rest.join('/');
  const fixed = Object.entries(screenPaths).find(([name]) => name === route);
  return fixed?.[1][locale] ?? notFound();
}
