import type { Event } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { DayHeading } from './day-heading';
import styles from './event-list.module.css';
import { EventRow } from './event-row';

interface EventListProps {
  locale: Locale;
  events: readonly Event[];
  /** Level of the headings of days. */
  level?: 2 | 3;
  /** Fragments of links to events, by the events' ids. */
  anchors?: ReadonlyMap<number, string>;
  /** Further events of the same name that have no row of their own, by the events' ids. */
  others?: ReadonlyMap<number, readonly Event[]>;
  /** Whether the picture of each is seen where there is room, and not only when it is pointed at. */
  isPictured?: boolean;
}

/** Events by day (spec §3): days as large numerals on the left, events as rows. */
export function EventList({
  locale,
  events,
  level = 3,
  anchors,
  others,
  isPictured = false,
}: EventListProps) {
  const days = new Map<string, Event[]>();
  for (const event of events) {
    const day = event.date_start.split('T')[0] ?? '';
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return (
    <ol className={styles.days} role="list">
      {[...days].map(([day, rows]) => (
        <li key={day} className={styles.day} data-day={day}>
          <DayHeading locale={locale} day={day} level={level} />
          <ul className={styles.rows} role="list">
            {rows.map((event) => (
              <EventRow
                key={event.id}
                locale={locale}
                event={event}
                anchor={anchors?.get(event.id)}
                others={others?.get(event.id)}
                isPictured={isPictured}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
