import { getTranslations } from 'next-intl/server';
import { CalendarLinks } from '@/components/events/calendar-links';
import { EventFacts } from '@/components/events/event-facts';
import { EventList } from '@/components/events/event-list';
import { findState, isOff } from '@/components/events/event-state';
import { EventNotice } from '@/components/events/event-notice';
import { asList, type GatheredEvent } from '@/components/events/related-events';
import type { MapMark } from '@/components/map/map-mark';
import type { MapSettings } from '@/components/map/map-settings';
import { SmallMap } from '@/components/map/small-map';
import { KeepButton, keptEvent } from '@/components/programme/keep-button';
import { WorkTeaser } from '@/components/artworks/work-teaser';
import { SiteLink } from '@/components/site/site-link';
import { buttonClass } from '@/components/ui/button';
import type { Event, EventDetail } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import type { Production } from '@/lib/contract/production';
import { artworkMapPath } from '@/lib/contract/visit';
import { partColours } from '@/lib/site';
import styles from './event-screen.module.css';
import { Hero } from './hero';
import listing from './listing.module.css';
import { PageText } from './page-text';
import { PictureHero } from './picture-hero';
import { ThingSections } from './thing-sections';

interface EventScreenProps {
  locale: Locale;
  event: EventDetail;
  map: MapSettings;
  /** The artwork that it belongs to. */
  artwork?: Production | null;
  /** Its other dates to come. */
  dates?: readonly Event[];
  /** Coming events of the same artwork or genre. */
  related?: readonly GatheredEvent[];
  /** The time at which the site's clock is stopped. */
  clock?: string;
}

/** One event: below its name all facts, the text with what can be done with it beside it, then place and artwork, and other events. */
export async function EventScreen(props: EventScreenProps) {
  const { locale, event, map, artwork, dates = [], related = [], clock = '' } = props;
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const newTab = (await getTranslations({ locale, namespace: 'site.footer' }))('new_tab');
  const preline = event.genre?.title;
  const colour = event.genre?.colour ?? partColours.calendar;
  const slab = buttonClass({ shape: 'slant', variant: 'primary' });
  const state = findState(event, clock);
  const isHeld = state === 'held';
  const place = (
    <SmallMap
      locale={locale}
      settings={map}
      marks={venueMarks(event, colour)}
      href={artworkMapPath(locale, event.production?.id)}
    />
  );
  const work = artwork && (
    <section aria-labelledby="artwork" className={styles.work}>
      <h2 id="artwork">{t('artwork')}</h2>
      <WorkTeaser artwork={artwork} />
    </section>
  );
  const notice = <EventNotice locale={locale} event={event} clock={clock} />;
  const facts = (
    <EventFacts
      locale={locale}
      event={event}
      dates={dates}
      clock={clock}
      otherwise={
        related.length > 0 && (
          <a href="#related" className={slab}>
            {t('related')}
          </a>
        )
      }
      action={
        event.ticket_link_url &&
        (event.ticket_link_url.startsWith('mailto:') ? (
          <a href={event.ticket_link_url} className={slab}>
            {t('register')}
          </a>
        ) : (
          <SiteLink href={event.ticket_link_url} className={slab} newTabHint={newTab}>
            {t('tickets')}
          </SiteLink>
        ))
      }
    />
  );
  return (
    <>
      {event.image_obj ? (
        <PictureHero
          picture={event.image_obj}
          title={event.title}
          preline={preline}
          subtitle={event.subtitle}
          fields={{ title: 'title', subtitle: 'subtitle' }}
          colour={colour}
          isOff={isOff(state)}
          facts={facts}
        >
          {notice}
        </PictureHero>
      ) : (
        <Hero
          title={event.title}
          field="title"
          label={preline}
          colour={colour}
          lead={
            <>
              <PageText field="subtitle">{event.subtitle}</PageText>
              {notice}
              {facts}
            </>
          }
        />
      )}
      <div className={styles.about} data-rows="">
        <div className={styles.text}>
          {event.teaser && <p className={styles.lead}>{event.teaser}</p>}
          <ThingSections locale={locale} contentType="event" thing={event} />
        </div>
        {/* Nothing can be done about what is over: its artwork, or else its place, stands there instead. */}
        {isHeld ? (
          <div className={styles.beside}>{work ?? place}</div>
        ) : (
          <div className={styles.actions} data-beside="">
            <KeepButton locale={locale} thing={keptEvent(event)} variant="slab" />
            <CalendarLinks locale={locale} event={event} />
          </div>
        )}
      </div>
      {isHeld ? (
        work && <div className={listing.listing}>{place}</div>
      ) : (
        <div className={`${listing.listing} ${work ? `${listing.columns} ${styles.places}` : ''}`}>
          {place}
          {work}
        </div>
      )}
      {!artwork && event.production && (
        <p className={`${listing.listing} ${listing.leave}`}>
          <a href={event.production.url} className={listing.back}>
            {t('artwork')}: {event.production.name}
          </a>
        </p>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related" className={`${listing.listing} ${listing.further}`}>
          <h2 id="related" className={listing.title}>
            {t('related')}
          </h2>
          <EventList locale={locale} {...asList(related)} isPictured />
        </section>
      )}
      <p className={`${listing.listing} ${listing.leave}`}>
        <a href={screenPath(locale, 'calendar')} className={listing.back}>
          {t('back')}
        </a>
      </p>
    </>
  );
}

/** The venue as a map mark in the colour of the genre, if its coordinates are known. */
function venueMarks({ id, url, venue }: EventDetail, colour: string): MapMark[] {
  if (venue?.latitude == null || venue.longitude === null) return [];
  const { name, latitude, longitude } = venue;
  return [{ id, number: '', name, latitude, longitude, url, colour }];
}
