import { getTranslations } from 'next-intl/server';
import { isLargeInList, marksOf, toEntry } from '@/components/artworks/artwork-entry';
import type { SiteHours } from '@/components/artworks/artwork-facts';
import { ArtworkExplorer } from '@/components/artworks/artwork-explorer';
import { ArtworkRow } from '@/components/artworks/artwork-row';
import type { MapSettings } from '@/components/map/map-settings';
import { Overview } from '@/components/map/overview';
import { readMapLabels } from '@/components/map/read-labels';
import { siteNow } from '@/lib/client/site-clock';
import { wallClockAt } from '@/lib/client/wall-clock';
import type { Locale } from '@/lib/contract/locale';
import { screenPath, screenPaths } from '@/lib/contract/paths';
import type { Production } from '@/lib/contract/production';
import type { ArtworkChoice } from '@/lib/contract/visit';
import { partColours } from '@/lib/site';
import { IntroSection } from './intro-section';
import listing from './listing.module.css';
import { ScreenHead, type ScreenContent } from './screen-head';

interface ArtworksScreenProps {
  locale: Locale;
  content: ScreenContent;
  artworks: readonly Production[];
  map: MapSettings;
  /** The clock of the site, its season and the opening hours of the house. */
  site: SiteHours;
  /** The filters of the query. */
  choice?: ArtworkChoice;
}

/** All artworks as a list and a map; the list is complete without the map. */
export async function ArtworksScreen(props: ArtworksScreenProps) {
  const { locale, content, artworks, map, site, choice = {} } = props;
  const { clock, dates, opening_hours, special_hours } = site;
  const t = await getTranslations({ locale, namespace: 'site.artworks' });
  const overview = await getTranslations({ locale, namespace: 'site.map' });
  const labels = await readMapLabels(locale);
  const entries = artworks.map(toEntry);
  const intro = <IntroSection locale={locale} intro={content.intro} slug={content.introSlug} isBeside />;
  return (
    <>
      <ScreenHead
        locale={locale}
        content={content}
        slug={screenPaths['artworks-and-map'][locale]}
        title={t('title')}
        lead={t('lead', { count: artworks.length })}
        colour={partColours.artworks}
        isAboveList
        introPlace="list"
        isLow
      />
      <section className={`${listing.listing} ${listing.close}`}>
        {artworks.length === 0 ? (
          <>
            {intro}
            <p className={listing.empty}>{t('empty')}</p>
          </>
        ) : (
          <ArtworkExplorer
            locale={locale}
            base={screenPath(locale, 'artworks-and-map')}
            settings={map}
            entries={entries}
            intro={intro}
            rows={artworks.map((artwork, index) => (
              <ArtworkRow key={artwork.id} locale={locale} artwork={artwork} isLarge={isLargeInList(index)} />
            ))}
            overview={
              map.overview && (
                <Overview
                  locale={locale}
                  drawing={map.overview}
                  marks={marksOf(entries)}
                  labels={labels}
                  alt={overview('overview')}
                />
              )
            }
            choice={choice}
            now={wallClockAt(siteNow(clock))}
            clock={clock}
            house={{ dates, opening_hours, special_hours }}
            labels={{
              map: labels,
              filters: t('filters'),
              filter: {
                now: t('filter.now'),
                yes: t('filter.yes'),
                outdoors: t('filter.outdoors'),
                indoors: t('filter.indoors'),
                quay: t('filter.quay'),
                island: t('filter.island'),
                upstream: t('filter.upstream'),
              },
              list: t('list'),
              mapView: t('map_view'),
              view: t('view'),
              near: t('near'),
              nearFailed: t('near_failed'),
              route: t('route'),
              all: t('heading', { count: artworks.length }),
              filtered: t.raw('filtered') as string,
              none: t('none'),
              reset: t('reset'),
              show: t.raw('show') as string,
              cards: t('cards'),
            }}
          />
        )}
      </section>
    </>
  );
}
