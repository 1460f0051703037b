import { getTranslations } from 'next-intl/server';
import { ArtworkList } from '@/components/artworks/artwork-list';
import type { Locale } from '@/lib/contract/locale';
import { screenPaths } from '@/lib/contract/paths';
import type { Production } from '@/lib/contract/production';
import listing from './listing.module.css';
import { ScreenHead, type ScreenContent } from './screen-head';

interface ArtworksScreenProps {
  locale: Locale;
  content: ScreenContent;
  artworks: readonly Production[];
}

/** All artworks; the list is complete without a map. */
export async function ArtworksScreen({ locale, content, artworks }: ArtworksScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.artworks' });
  return (
    <>
      <ScreenHead
        locale={locale}
        content={content}
        slug={screenPaths['artworks-and-map'][locale]}
        title={t('title')}
        lead={t('lead', { count: artworks.length })}
      />
      <section className={listing.listing}>
        <h2 className={listing.title}>{t('list')}</h2>
        <ArtworkList locale={locale} artworks={artworks} />
      </section>
    </>
  );
}
