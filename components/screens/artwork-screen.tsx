import { getTranslations } from 'next-intl/server';
import { marksOf, toEntry } from '@/components/artworks/artwork-entry';
import facts from '@/components/artworks/artwork-facts.module.css';
import { OpeningHours } from '@/components/artworks/opening-hours';
import { EventList } from '@/components/events/event-list';
import type { MapSettings } from '@/components/map/map-settings';
import { SmallMap } from '@/components/map/small-map';
import { KeepButton, keptArtwork } from '@/components/programme/keep-button';
import { ArticleCard } from '@/components/news/article-card';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import type { Production, ProductionDetail } from '@/lib/contract/production';
import { Hero } from './hero';
import listing from './listing.module.css';
import { PictureHero } from './picture-hero';
import { ThingSections } from './thing-sections';

interface ArtworkScreenProps {
  locale: Locale;
  artwork: ProductionDetail;
  /** The one that follows along the way; undefined behind the last. */
  next?: Production | undefined;
  map: MapSettings;
}

/** One artwork: picture, text, place, opening hours, the way there, events and news, and the next one. */
export async function ArtworkScreen({ locale, artwork, next, map }: ArtworkScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.artworks' });
  const number = artwork.work_identifier && t('number', { number: artwork.work_identifier });
  return (
    <>
      {artwork.header_image_obj ? (
        <PictureHero
          picture={artwork.header_image_obj}
          title={artwork.name}
          preline={number}
          subtitle={artwork.subtitle}
        />
      ) : (
        <Hero title={artwork.name} seed={artwork.id} lead={<p>{artwork.subtitle}</p>} />
      )}
      <div className={`${listing.listing} ${listing.columns}`}>
        <div>
          {artwork.description_short && <p className={facts.short}>{artwork.description_short}</p>}
          {/* Sanitised where it came in (design §10). */}
          <div className={listing.prose} dangerouslySetInnerHTML={{ __html: artwork.description_long }} />
        </div>
        <div className={facts.facts}>
          <p>
            <KeepButton locale={locale} thing={keptArtwork(artwork)} variant="slab" />
          </p>
          {artwork.opening_hours.length > 0 && (
            <section className={facts.fact}>
              <h2>{t('hours')}</h2>
              <OpeningHours locale={locale} hours={artwork.opening_hours} />
            </section>
          )}
          {artwork.venues.map((venue) => (
            <section key={venue.id} className={facts.fact}>
              <h2>{venue.name}</h2>
              <p>{venue.address}</p>
              {venue.directions && (
                <>
                  <h3>{t('way')}</h3>
                  <p>{venue.directions}</p>
                </>
              )}
            </section>
          ))}
        </div>
      </div>
      <div className={listing.listing}>
        <SmallMap
          locale={locale}
          settings={map}
          marks={marksOf([toEntry(artwork, 0)])}
          href={`${screenPath(locale, 'artworks-and-map')}?work=${artwork.id}`}
        />
      </div>
      <ThingSections locale={locale} contentType="production" thing={artwork} />
      {artwork.upcoming_events.length > 0 && (
        <section className={listing.listing}>
          <h2 className={listing.title}>{t('events')}</h2>
          <EventList locale={locale} events={artwork.upcoming_events} />
        </section>
      )}
      {artwork.articles.length > 0 && (
        <section className={listing.listing}>
          <h2 className={listing.title}>{t('news')}</h2>
          {artwork.articles.map((article) => (
            <ArticleCard key={article.id} locale={locale} article={article} variant="row" />
          ))}
        </section>
      )}
      {next && (
        <nav aria-label={t('next')} className={listing.listing}>
          <a href={next.url} className={facts.next}>
            <span>{t('next')}</span>
            <b>
              {next.work_identifier} {next.name}
            </b>
          </a>
        </nav>
      )}
      <p className={`${listing.listing} ${listing.leave}`}>
        <a href={screenPath(locale, 'artworks-and-map')} className={listing.back}>
          {t('back')}
        </a>
      </p>
    </>
  );
}
