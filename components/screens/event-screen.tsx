import { getTranslations } from 'next-intl/server';
import { CalendarLinks } from '@/components/events/calendar-links';
import { EventFacts } from '@/components/events/event-facts';
import { findMark } from '@/components/events/event-state';
import { KeepButton, keptEvent } from '@/components/programme/keep-button';
import { SiteLink } from '@/components/site/site-link';
import type { EventDetail } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { formatWallClock } from '@/lib/i18n/formats';
import type { MapMark } from '@/components/map/map-mark';
import type { MapSettings } from '@/components/map/map-settings';
import { SmallMap } from '@/components/map/small-map';
import { Hero } from './hero';
import listing from './listing.module.css';
import { PictureHero } from './picture-hero';
import { ThingSections } from './thing-sections';

interface EventScreenProps {
  locale: Locale;
  event: EventDetail;
  map: MapSettings;
}

/** One event: what it is, and its facts in one block. */
export async function EventScreen({ locale, event, map }: EventScreenProps) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const newTab = (await getTranslations({ locale, namespace: 'site.footer' }))('new_tab');
  const day = formatWallClock(event.date_start, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <>
      {event.image_obj ? (
        <PictureHero picture={event.image_obj} title={event.title} preline={day} subtitle={event.subtitle} />
      ) : (
        <Hero title={event.title} seed={event.id} lead={<p>{event.subtitle || day}</p>} />
      )}
      <div className={`${listing.listing} ${listing.columns}`}>
        <p className={listing.lead}>{event.teaser}</p>
        <div>
          <EventFacts locale={locale} event={event} />
          <p>
            <KeepButton locale={locale} thing={keptEvent(event)} variant="slab" />
          </p>
          <CalendarLinks locale={locale} event={event} />
          {event.ticket_link_url && findMark(event.status) === undefined && (
            <p>
              <SiteLink href={event.ticket_link_url} className={listing.back} newTabHint={newTab}>
                {t('tickets')}
              </SiteLink>
            </p>
          )}
          {event.production && (
            <p>
              <a href={event.production.url} className={listing.back}>
                {t('artwork')}: {event.production.name}
              </a>
            </p>
          )}
        </div>
      </div>
      <div className={listing.listing}>
        <SmallMap
          locale={locale}
          settings={map}
          marks={venueMarks(event)}
          href={`${screenPath(locale, 'artworks-and-map')}${event.production ? `?work=${event.production.id}` : ''}`}
        />
      </div>
      <ThingSections locale={locale} contentType="event" thing={event} />
      <p className={`${listing.listing} ${listing.leave}`}>
        <a href={screenPath(locale, 'calendar')} className={listing.back}>
          {t('back')}
        </a>
      </p>
    </>
  );
}

/** Where it happens, if that is known. */
function venueMarks({ id, url, venue, genre }: EventDetail): MapMark[] {
  if (venue?.latitude == null || venue.longitude === null) return [];
  const { name, latitude, longitude } = venue;
  return [{ id, number: '', name, latitude, longitude, url, colour: genre?.colour ?? 'yellow' }];
}
