import { getTranslations } from 'next-intl/server';
import { EventList } from '@/components/events/event-list';
import { GenreFilter } from '@/components/events/genre-filter';
import { Leaflet } from '@/components/events/leaflet';
import { PrintButton } from '@/components/events/print-button';
import { Wordmark } from '@/components/site/wordmark';
import { TimeFilter } from '@/components/events/time-filter';
import { buttonClass } from '@/components/ui/button';
import { daysOf, isWithin, monthsOf, splitByTime } from '@/lib/client/event-days';
import { siteNow } from '@/lib/client/site-clock';
import { calendarQuery, type CalendarChoice } from '@/lib/contract/calendar';
import type { Event } from '@/lib/contract/event';
import type { Genre } from '@/lib/contract/genre';
import { pageSizes } from '@/lib/contract/list';
import type { Locale } from '@/lib/contract/locale';
import { screenPath, screenPaths } from '@/lib/contract/paths';
import type { Settings } from '@/lib/contract/settings';
import { partColours, upcomingEvents } from '@/lib/site';
import styles from './calendar-screen.module.css';
import listing from './listing.module.css';
import { ScreenHead, type ScreenContent } from './screen-head';

interface CalendarScreenProps {
  locale: Locale;
  content: ScreenContent;
  /** All events. */
  events: readonly Event[];
  genres: readonly Genre[];
  choice: CalendarChoice;
  settings: Settings;
}

const pageAnchor = (page: number) => `page-${page}`;

/** The calendar (spec §4): the next three events, then all coming ones by day; past ones are folded into one line. */
export async function CalendarScreen(props: CalendarScreenProps) {
  const { locale, content, events, genres, choice, settings } = props;
  const { clock } = settings;
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const now = siteNow(clock);
  const { genre, when, page } = choice;
  const days = when === undefined ? null : daysOf(when, now);
  const meant = events.filter(
    (event) =>
      (genre === undefined || event.genre?.slug === genre) && (days === null || isWithin(event, days)),
  );
  const { past, coming } = splitByTime(meant, now);
  const pageSize = pageSizes.events.default;
  const shown = coming.slice(0, page * pageSize);
  const isWhole = genre === undefined && when === undefined;
  // The last few stand where they are looked for, among all.
  const upcoming = isWhole && coming.length > upcomingEvents ? shown.slice(0, upcomingEvents) : [];
  // The start of the next page, the target of "load more".
  const anchors = new Map(
    shown.flatMap(({ id }, index) =>
      index > 0 && index % pageSize === 0 ? [[id, pageAnchor(index / pageSize + 1)]] : [],
    ),
  );
  const isOver = past.length > 0 && coming.length === 0;
  return (
    // On paper, a range of days is a leaflet.
    <div data-leaflet={days === null ? undefined : ''} className={styles.calendar}>
      {days && (
        <Leaflet locale={locale} days={days} settings={settings} mark={<Wordmark settings={settings} />} />
      )}
      <ScreenHead
        locale={locale}
        content={content}
        slug={screenPaths.calendar[locale]}
        title={t('title')}
        lead={t('lead')}
        colour={partColours.calendar}
        isAboveList
      />
      {upcoming.length > 0 && (
        <section className={listing.listing} data-coming={clock === '' ? 'live' : ''}>
          <h2 className={listing.title}>{t('upcoming')}</h2>
          <EventList locale={locale} events={upcoming} />
        </section>
      )}
      <section className={`${listing.listing} ${styles.all}`}>
        <h2 className={listing.title}>{t('all')}</h2>
        <TimeFilter locale={locale} choice={choice} months={monthsOf(events)} />
        <GenreFilter locale={locale} genres={genres} choice={choice} />
        {days && coming.length > 0 && (
          <p className={styles.print}>
            <PrintButton>{t('print')}</PrintButton>
          </p>
        )}
        {meant.length === 0 && <p className={listing.empty}>{t('empty')}</p>}
        {isOver && isWhole && <p className={listing.empty}>{t('over')}</p>}
        {past.length > 0 && (
          <details className={styles.past} open={isOver}>
            <summary>{t('past', { count: past.length })}</summary>
            <EventList locale={locale} events={past} />
          </details>
        )}
        <div data-coming={clock === '' ? 'live' : ''} className={styles.inside}>
          <EventList locale={locale} events={shown.slice(upcoming.length)} anchors={anchors} />
        </div>
        {shown.length < coming.length && (
          <a
            href={`${screenPath(locale, 'calendar')}${calendarQuery({ genre, when, page: page + 1 })}#${pageAnchor(page + 1)}`}
            className={buttonClass({ shape: 'slant', variant: 'primary' })}
            data-in-place=""
          >
            {t('more')}
          </a>
        )}
      </section>
    </div>
  );
}
