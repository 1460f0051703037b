import { getTranslations } from 'next-intl/server';
import { EventList } from '@/components/events/event-list';
import { GenreFilter } from '@/components/events/genre-filter';
import type { Event } from '@/lib/contract/event';
import type { Genre } from '@/lib/contract/genre';
import type { Locale } from '@/lib/contract/locale';
import { pageSizes } from '@/lib/contract/list';
import { screenPath, screenPaths } from '@/lib/contract/paths';
import { upcomingEvents } from '@/lib/site';
import styles from './calendar-screen.module.css';
import listing from './listing.module.css';
import { ScreenHead, type ScreenContent } from './screen-head';

interface CalendarScreenProps {
  locale: Locale;
  content: ScreenContent;
  events: readonly Event[];
  genres: readonly Genre[];
  hasMore: boolean;
  /** Slug of the chosen genre. */
  genre?: string | undefined;
  /** How many pages of the list are shown. */
  shownPages: number;
}

const pageAnchor = (page: number) => `page-${page}`;

/** The calendar (spec §4): the first three events as upcoming, then all of them by day. */
export async function CalendarScreen(props: CalendarScreenProps) {
  const { locale, content, events, genres, hasMore, genre, shownPages } = props;
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const isWhole = genre === undefined;
  const upcoming = isWhole ? events.slice(0, upcomingEvents) : [];
  const next = new URLSearchParams({ ...(isWhole ? {} : { genre }), page: String(shownPages + 1) });
  // Where the next page begins, so that "load more" leads there.
  const pageSize = pageSizes.events.default;
  const anchors = new Map(
    events.flatMap(({ id }, index) =>
      index > 0 && index % pageSize === 0 ? [[id, pageAnchor(index / pageSize + 1)]] : [],
    ),
  );
  return (
    <>
      <ScreenHead
        locale={locale}
        content={content}
        slug={screenPaths.calendar[locale]}
        title={t('title')}
        lead={t('lead')}
      />
      {upcoming.length > 0 && (
        <section className={listing.listing}>
          <h2 className={listing.title}>{t('upcoming')}</h2>
          <EventList locale={locale} events={upcoming} />
        </section>
      )}
      <section className={listing.listing}>
        <h2 className={listing.title}>{t('all')}</h2>
        <GenreFilter locale={locale} genres={genres} chosen={genre} />
        {events.length === 0 && <p className={listing.empty}>{t('empty')}</p>}
        <EventList locale={locale} events={events.slice(upcoming.length)} anchors={anchors} />
        {hasMore && (
          <a
            href={`${screenPath(locale, 'calendar')}?${next.toString()}#${pageAnchor(shownPages + 1)}`}
            className={styles.more}
            data-in-place=""
          >
            {t('more')}
          </a>
        )}
      </section>
    </>
  );
}
