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

/** What somebody on the way needs beside dates and artworks. */
const screens = ['home', 'calendar', 'artworks-and-map', 'visit', 'my-programme'] as const;

/**
 * What a visitor has marked, kept on the device: so it is made there, and the page says what that needs. What somebody else has shared can be
 * read by everybody.
 */
export async function ProgrammeScreen({
  locale,
  events = [],
  clock = '',
  shared = null,
}: {
  locale: Locale;
  /** All of them, of which the next are proposed. */
  events?: readonly Event[];
  /** Where the site's clock stands. */
  clock?: string;
  shared?: readonly Kept[] | null;
}) {
  const t = await getTranslations({ locale, namespace: 'site.programme' });
  const next = splitByTime(events, siteNow(clock)).coming.filter(isHeld).slice(0, upcomingEvents);
  return (
    <>
      <Hero title={t('title')} colour={partColours.programme} lead={<p>{t('lead')}</p>} />
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
