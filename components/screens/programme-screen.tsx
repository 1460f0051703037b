import { getTranslations } from 'next-intl/server';
import { EventList } from '@/components/events/event-list';
import { Invitation } from '@/components/programme/invitation';
import type { Kept } from '@/components/programme/kept';
import { MyProgramme } from '@/components/programme/my-programme';
import { getProgrammeStrings } from '@/components/programme/programme-strings';
import { isHeld, splitByTime } from '@/lib/client/event-days';
import { siteNow } from '@/lib/client/site-clock';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { partColours, upcomingEvents } from '@/lib/site';
import { Hero } from './hero';
import listing from './listing.module.css';

/** Screens that somebody on the way needs beside events and artworks. */
const screens = ['home', 'calendar', 'artworks-and-map', 'visit', 'my-programme'] as const;

/**
 * A visitor's bookmarks, which are stored on the device: so the list is rendered there, and the page tells what that needs. A shared
 * programme can be read by everybody.
 */
export async function ProgrammeScreen({
  locale,
  events = [],
  clock = '',
  shared = null,
}: {
  locale: Locale;
  /** All events, of which the next ones are suggested. */
  events?: readonly Event[];
  /** The time at which the site's clock is stopped. */
  clock?: string;
  shared?: readonly Kept[] | null;
}) {
  const t = await getTranslations({ locale, namespace: 'site.programme' });
  const next = splitByTime(events, siteNow(clock)).coming.filter(isHeld).slice(0, upcomingEvents);
  return (
    <>
      <Hero
        title={t(shared === null ? 'title' : 'shared_title')}
        colour={partColours.programme}
        lead={<p>{t(shared === null ? 'lead' : 'shared')}</p>}
      />
      <div className={listing.listing}>
        {shared === null && (
          <noscript>
            <p className={listing.lead}>{t('no_script')}</p>
          </noscript>
        )}
        <MyProgramme
          locale={locale}
          path={screenPath(locale, 'my-programme')}
          screens={screens.map((screen) => screenPath(locale, screen))}
          strings={await getProgrammeStrings(locale)}
          given={shared}
          invitation={<Invitation locale={locale} />}
          suggestions={
            next.length > 0 && (
              <section aria-labelledby="next" data-coming={clock === '' ? 'live' : ''}>
                <h2 id="next" className={listing.title}>
                  {t('next')}
                </h2>
                <EventList locale={locale} events={next} />
              </section>
            )
          }
        />
      </div>
      <p className={`${listing.listing} ${listing.leave}`}>
        <a href={screenPath(locale, 'calendar')} className={listing.back}>
          {t('calendar')}
        </a>
      </p>
    </>
  );
}
