import { getTranslations } from 'next-intl/server';
import { KeepButton, keptEvent } from '@/components/programme/keep-button';
import { endOf } from '@/lib/client/event-days';
import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { clock, formatWallClock } from '@/lib/i18n/formats';
import styles from './event-list.module.css';
import { findMark } from './event-state';

interface EventListProps {
  locale: Locale;
  events: readonly Event[];
  /** Level of the days' headings. */
  level?: 2 | 3;
  /** Fragments by which links lead to events, by the events' ids. */
  anchors?: ReadonlyMap<number, string>;
}

/** Events by day (spec §3): the days as big numerals down the left, the events as rows. */
export async function EventList({ locale, events, level = 3, anchors }: EventListProps) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const Heading = `h${level}` as const;
  const days = new Map<string, Event[]>();
  for (const event of events) {
    const day = event.date_start.split('T')[0] ?? '';
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return (
    <ol className={styles.days} role="list">
      {[...days].map(([day, rows]) => (
        <li key={day} className={styles.day} data-day={day}>
          <Heading className={styles.date}>
            <time dateTime={day}>
              <span className={styles.numeral}>
                {formatWallClock(day, locale, { day: 'numeric' }).replace(/\D/g, '')}
              </span>
              <span className={styles.month}>
                {formatWallClock(day, locale, { weekday: 'long' })}
                <br />
                {formatWallClock(day, locale, { month: 'long', year: 'numeric' })}
              </span>
            </time>
          </Heading>
          <ul className={styles.rows} role="list">
            {rows.map((event) => {
              const mark = findMark(event.status);
              return (
                <li
                  key={event.id}
                  className={styles.row}
                  data-off={mark === 'cancelled' || undefined}
                  data-ends={endOf(event)}
                >
                  <time className={styles.time} dateTime={event.date_start}>
                    {t('clock', { time: formatWallClock(event.date_start, locale, clock) })}
                  </time>
                  <div className={styles.what}>
                    <a href={event.url} id={anchors?.get(event.id)} className={styles.title}>
                      {event.title}
                    </a>
                    {event.subtitle && <p>{event.subtitle}</p>}
                  </div>
                  <p className={styles.where}>
                    {[event.genre?.title, event.venue?.name].filter(Boolean).map((part) => (
                      <span key={part}>{part}</span>
                    ))}
                  </p>
                  {mark && <p className={styles.mark}>{t(mark)}</p>}
                  <div className={styles.keep}>
                    <KeepButton locale={locale} thing={keptEvent(event)} />
                  </div>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}
