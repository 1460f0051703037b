import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ArtworksScreen } from '@/components/screens/artworks-screen';
import { readSettings } from '@/lib/content/reads';
import { readProductions } from '@/lib/content/thing-reads';
import { mapSettings } from '../map-settings';
import { localeOf } from '../params';
import { readScreenContent, screenMetadata, screenUrls } from '../screen-metadata';
import { ScreenStatements } from '../screen-statements';
import { SitePage } from '../site-page';

export const dynamic = 'force-static';
export const revalidate = 600;

interface ArtworksProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ArtworksProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.artworks' });
  return screenMetadata(locale, 'artworks-and-map', t('title'));
}

export default async function ArtworksPage({ params }: ArtworksProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const [content, artworks, settings] = await Promise.all([
    readScreenContent(locale, 'artworks-and-map'),
    // Spec §8: a list that cannot be read is answered with the 404 page.
    readProductions(locale).catch(() => notFound()),
    readSettings(locale),
  ]);
  return (
    <SitePage locale={locale} urls={screenUrls('artworks-and-map')}>
      <ScreenStatements locale={locale} screen="artworks-and-map" />
      <ArtworksScreen
        locale={locale}
        content={content}
        artworks={artworks}
        map={mapSettings()}
        site={settings}
      />
    </SitePage>
  );
}
