import { getTranslations } from 'next-intl/server';
import { marksOf, toEntry } from '@/components/artworks/artwork-entry';
import facts from '@/components/artworks/artwork-facts.module.css';
import { ArtworkFacts, type SiteHours } from '@/components/artworks/artwork-facts';
import { WorkTeaser } from '@/components/artworks/work-teaser';
import { EventList } from '@/components/events/event-list';
import { asList, gatherByName } from '@/components/events/related-events';
import type { MapSettings } from '@/components/map/map-settings';
import { SmallMap } from '@/components/map/small-map';
import { ArticleCard } from '@/components/news/article-card';
import { keepHyphens } from '@/lib/i18n/keep-hyphens';
import { isOver } from '@/lib/client/event-days';
import { siteNow } from '@/lib/client/site-clock';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import type { Production, ProductionDetail } from '@/lib/contract/production';
import { artworkMapPath } from '@/lib/contract/visit';
import { Hero } from './hero';
import listing from './listing.module.css';
import { PageText } from './page-text';
import { PictureHero } from './picture-hero';
import { ThingSections } from './thing-sections';

interface ArtworkScreenProps {
  locale: Locale;
  artwork: ProductionDetail;
  /** All of them along the route; the one before and the one after are led to. */
  route?: readonly Production[];
  map: MapSettings;
  /** The clock of the site and the opening hours of the house. */
  site?: SiteHours;
}

/** One artwork: picture, text, place, opening hours, directions, events and news, and the next one. */
export async function ArtworkScreen(props: ArtworkScreenProps) {
  const { locale, artwork, route = [], map, site } = props;
  const t = await getTranslations({ locale, namespace: 'site.artworks' });
  const place = route.findIndex(({ id }) => id === artwork.id);
  const [previous, next] = place === -1 ? [] : [route[place - 1], route[place + 1]];
  const entry = toEntry(artwork, Math.max(place, 0));
  const { colour } = entry;
  // After the last day of the site all events are listed, and stay.
  const isFollowed =
    site?.clock === '' && artwork.upcoming_events.some((event) => !isOver(event, siteNow(site.clock)));
  const number = artwork.work_identifier && t('number', { number: artwork.work_identifier });
  const short = artwork.description_short && <p className={facts.short}>{artwork.description_short}</p>;
  return (
    <>
      {artwork.header_image_obj ? (
        <PictureHero
          picture={artwork.header_image_obj}
          title={artwork.name}
          preline={number}
          subtitle={artwork.subtitle}
          fields={{ title: 'name', subtitle: 'subtitle' }}
          colour={colour}
        >
          {short}
        </PictureHero>
      ) : (
        <Hero
          title={artwork.name}
          field="name"
          label={number}
          colour={colour}
          lead={
            <>
              <PageText field="subtitle">{keepHyphens(artwork.subtitle)}</PageText>
              {short}
            </>
          }
        />
      )}
      <div className={`${listing.listing} ${listing.columns} ${facts.about}`}>
        {/* Sanitised where it came in. */}
        <div className={listing.prose} dangerouslySetInnerHTML={{ __html: artwork.description_long }} />
        <ArtworkFacts locale={locale} artwork={artwork} next={next} site={site} />
        <SmallMap
          locale={locale}
          settings={map}
          marks={marksOf([entry])}
          href={artworkMapPath(locale, artwork.id)}
        />
      </div>
      <ThingSections locale={locale} contentType="production" thing={artwork} />
      {artwork.upcoming_events.length > 0 && (
        <section className={`${listing.listing} ${listing.further}`} data-coming={isFollowed ? 'live' : ''}>
          <h2 className={listing.title}>{t('events')}</h2>
          <EventList locale={locale} {...asList(gatherByName(artwork.upcoming_events))} />
        </section>
      )}
      {artwork.articles.length > 0 && (
        <section className={`${listing.listing} ${listing.further}`}>
          <h2 className={listing.title}>{t('news')}</h2>
          {artwork.articles.map((article) => (
            <ArticleCard key={article.id} locale={locale} article={article} variant="row" />
          ))}
        </section>
      )}
      {(previous ?? next) && (
        <nav aria-label={t('way_on')} className={`${listing.listing} ${facts.neighbours}`}>
          {previous && (
            <WorkTeaser artwork={previous} name={t('previous')} variant={next ? 'half' : 'alone'} />
          )}
          {next && <WorkTeaser artwork={next} name={t('next')} variant={previous ? 'half' : 'alone'} />}
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
