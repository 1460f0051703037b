import { getTranslations } from 'next-intl/server';
import { EventList } from '@/components/events/event-list';
import { GenreFilter } from '@/components/events/genre-filter';
import { Leaflet } from '@/components/events/leaflet';
import { PrintButton } from '@/components/events/print-button';
import { Wordmark } from '@/components/site/wordmark';
import { findTimes, TimeFilter } from '@/components/events/time-filter';
import { buttonClass } from '@/components/ui/button';
import { daysOf, isHeld, isWithin, monthsOf, splitByTime } from '@/lib/client/event-days';
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
import { IntroSection } from './intro-section';
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
  /** Scheme and host of the site, for readers of paper. */
  origin: string;
}

const pageAnchor = (page: number) => `page-${page}`;

/** The calendar (spec §4): what it can be filtered by, the next three events, then all coming ones by day; past ones are folded into one line. */
export async function CalendarScreen(props: CalendarScreenProps) {
  const { locale, content, events, genres, choice, settings, origin } = props;
  const { clock } = settings;
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const header = await getTranslations({ locale, namespace: 'site.header' });
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
  const times = await findTimes(locale, monthsOf(events));
  const chosen = [
    genre && genres.find(({ slug }) => slug === genre)?.title,
    when && times.find((time) => time.when === when)?.title,
  ].filter((name): name is string => Boolean(name));
  const heading = isWhole
    ? t(upcoming.length > 0 ? 'after' : 'all')
    : t('filtered', { filters: chosen.join(' · '), count: coming.length || past.length });
  // The start of the next page, the target of "load more".
  const anchors = new Map(
    shown.flatMap(({ id }, index) =>
      index > 0 && index % pageSize === 0 ? [[id, pageAnchor(index / pageSize + 1)]] : [],
    ),
  );
  const intro = <IntroSection locale={locale} intro={content.intro} slug={content.introSlug} isBeside />;
  const isOver = past.length > 0 && coming.length === 0;
  // What was stands behind what comes.
  const held = past.length > 0 && (
    <details className={styles.past} open={isOver}>
      <summary>{t('past', { count: past.length })}</summary>
      <EventList locale={locale} events={past} />
    </details>
  );
  // A choice without a hit leads on: to the next event of the genre, on whatever day it is.
  const next =
    meant.length === 0 &&
    splitByTime(events, now).coming.find(
      (event) => isHeld(event) && (genre === undefined || event.genre?.slug === genre),
    );
  const addressOf = (upTo: number) =>
    `${screenPath(locale, 'calendar')}${calendarQuery({ genre, when, page: upTo })}`;
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
        introPlace="list"
        isLow
      />
      <div className={`${listing.listing} ${styles.filters}`}>
        <TimeFilter locale={locale} choice={choice} times={times} />
        <GenreFilter locale={locale} genres={genres} choice={choice} />
      </div>
      {upcoming.length > 0 && (
        <div className={`${listing.listing} ${listing.close} ${listing.head}`}>
          <section data-coming={clock === '' ? 'live' : ''}>
            <h2 className={listing.title}>{t('upcoming')}</h2>
            <EventList locale={locale} events={upcoming} isPictured />
          </section>
        </div>
      )}
      <section className={`${listing.listing} ${styles.all} ${upcoming.length > 0 ? '' : listing.close}`}>
        <div className={listing.head}>
          {isWhole && intro}
          <h2 className={listing.title}>{heading}</h2>
        </div>
        {meant.length === 0 && !next && <p className={listing.empty}>{t('empty')}</p>}
        {isOver && isWhole && <p className={listing.empty}>{t('over')}</p>}
        {isOver && held}
        {next && (
          <section className={styles.next} data-coming={clock === '' ? 'live' : ''}>
            <h2>{header('next')}</h2>
            <EventList locale={locale} events={[next]} isPictured />
          </section>
        )}
        {meant.length === 0 && (
          <a
            href={screenPath(locale, 'calendar')}
            className={buttonClass({ shape: 'slant', variant: 'primary' })}
            data-in-place=""
          >
            {t('all')}
          </a>
        )}
        <div data-coming={clock === '' ? 'live' : ''} className={styles.inside}>
          <EventList
            locale={locale}
            events={shown.slice(upcoming.length)}
            anchors={anchors}
            isPictured={!isWhole && shown.length <= upcomingEvents}
          />
          {shown.length < coming.length && (
            // Paper has nothing to press.
            <p className={styles.onPaper}>
              {t('further', {
                count: coming.length - shown.length,
                address: `${new URL(origin).host}${addressOf(Math.ceil(coming.length / pageSize))}`,
              })}
            </p>
          )}
        </div>
        {shown.length < coming.length && (
          <a
            href={`${addressOf(page + 1)}#${pageAnchor(page + 1)}`}
            className={buttonClass({ shape: 'slant', variant: 'primary' })}
            data-in-place=""
          >
            {t('more')}
          </a>
        )}
        {days && coming.length > 0 && (
          <p className={styles.print}>
            <PrintButton>{t('print')}</PrintButton>
          </p>
        )}
        {!isOver && held}
      </section>
    </div>
  );
}
