import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ArtworksScreen } from '@/components/screens/artworks-screen';
import { readSettings } from '@/lib/content/reads';
import { readProductions } from '@/lib/content/thing-reads';
import { artworkQuery, readArtworkChoice } from '@/lib/contract/visit';
import { mapSettings } from '../../map-settings';
import { localeOf, readerOf } from '../../params';
import { readScreenContent, screenMetadata, screenUrls } from '../../screen-metadata';
import { SitePage } from '../../site-page';

export const dynamic = 'force-dynamic';

interface FilteredArtworksProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: FilteredArtworksProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'site.artworks' });
  return screenMetadata(locale, 'artworks-and-map', t('title'));
}

/** Filtered artworks, or the map on a phone; only the middleware leads here, with checked values. */
export default async function FilteredArtworks({ params, searchParams }: FilteredArtworksProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const asked = await searchParams;
  const [content, artworks, settings] = await Promise.all([
    readScreenContent(locale, 'artworks-and-map'),
    readProductions(locale).catch(() => notFound()),
    readSettings(locale),
  ]);
  const choice = readArtworkChoice(readerOf(asked));
  return (
    <SitePage locale={locale} urls={screenUrls('artworks-and-map')} query={artworkQuery(choice)}>
      <ArtworksScreen
        locale={locale}
        content={content}
        artworks={artworks}
        map={mapSettings()}
        site={settings}
        choice={choice}
      />
    </SitePage>
  );
}
