import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { EmptyHome } from '@/components/screens/empty-home';
import { PageScreen } from '@/components/screens/page-screen';
import { pageMetadata } from '@/components/site/page-metadata';
import { homeTitle } from './home-title';
import { VisitMap } from '@/components/screens/visit-map';
import { readPage, readSettings } from '@/lib/content/reads';
import { readProductions } from '@/lib/content/thing-reads';
import type { Locale } from '@/lib/contract/locale';
import { pagePath, screenPaths } from '@/lib/contract/paths';
import { hasLiveList, readLiveLists } from './live-lists';
import { mapSettings } from './map-settings';
import { HomeStatements, ScreenStatements } from './screen-statements';
import { SitePage } from './site-page';

/** The home page has an address in every language, even while it does not exist. */
const homeUrls = { de: pagePath('de', ''), en: pagePath('en', '') };

/** A content page by its slug, as the public sees it. The middleware only lets existing pages through. */
export async function ContentPage({ locale, slug }: { locale: Locale; slug: string }) {
  setRequestLocale(locale);
  const [page, settings] = await Promise.all([readPage(locale, slug), readSettings(locale)]);
  if (!page && slug !== '') notFound();
  if (!page) {
    return (
      <SitePage locale={locale} urls={homeUrls}>
        <EmptyHome locale={locale} settings={settings} />
      </SitePage>
    );
  }
  return (
    <SitePage locale={locale} urls={page.urls} sections={slug === '' ? [] : page.modules}>
      {slug === '' ? (
        <HomeStatements locale={locale} />
      ) : (
        <ScreenStatements locale={locale} title={page.title} path={page.urls[locale]} />
      )}
      <PageScreen
        locale={locale}
        page={page}
        slug={slug}
        settings={settings}
        live={await readLiveLists(locale, page)}
      />
      {slug === screenPaths.visit[locale] && !hasLiveList(page, 'map') && (
        <VisitMap
          locale={locale}
          map={mapSettings()}
          artworks={await readProductions(locale).catch(() => [])}
        />
      )}
    </SitePage>
  );
}

/** Metadata of a content page; empty if it does not exist. */
export async function contentPageMetadata(locale: Locale, slug: string): Promise<Metadata> {
  const page = await readPage(locale, slug);
  if (!page) return slug === '' ? { robots: { index: false } } : {};
  const metadata = pageMetadata({ locale, title: page.title, urls: page.urls, sharing: page });
  // The title template of a layout does not apply to the page beside it.
  return slug === '' ? { ...metadata, title: { absolute: await homeTitle(locale, page) } } : metadata;
}
