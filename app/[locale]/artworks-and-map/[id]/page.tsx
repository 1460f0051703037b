import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { ArtworkScreen } from '@/components/screens/artwork-screen';
import { pageMetadata } from '@/components/site/page-metadata';
import { readSettings } from '@/lib/content/reads';
import { readProduction, readProductions } from '@/lib/content/thing-reads';
import { mapSettings } from '../../map-settings';
import { idOf, localeOf } from '../../params';
import { ArtworkStatements } from '../../screen-statements';
import { SitePage } from '../../site-page';

export const dynamic = 'force-static';
export const revalidate = 600;

interface ArtworkProps {
  params: Promise<{ locale: string; id: string }>;
}

export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata({ params }: ArtworkProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const artwork = await readProduction(locale, await idOf(params));
  if (!artwork) return {};
  return pageMetadata({
    locale,
    title: artwork.name,
    description: artwork.description_short,
    urls: artwork.urls,
    sharing: artwork,
    image: artwork.header_image_obj,
  });
}

export default async function ArtworkPage({ params }: ArtworkProps) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const [artwork, route, settings] = await Promise.all([
    readProduction(locale, await idOf(params)),
    // Only for the links to other works: the artwork can be shown without the list.
    readProductions(locale).catch(() => []),
    readSettings(locale),
  ]);
  if (!artwork) notFound();
  return (
    <SitePage locale={locale} urls={artwork.urls}>
      <ArtworkStatements locale={locale} artwork={artwork} />
      <ArtworkScreen locale={locale} artwork={artwork} route={route} map={mapSettings()} site={settings} />
    </SitePage>
  );
}
