import type { Locale } from '@/lib/contract/locale';
import { formatWallClock } from '@/lib/i18n/formats';
import { figureSpace } from './figure-space';
import styles from './event-list.module.css';

/** The day of the month of `2025-07-05`, without leading zero. */
const numeralOf = (day: string) => String(Number(day.slice(8)));

/** A day as a large numeral with weekday and month beside it: what heads the rows of that day. */
export function DayHeading({ locale, day, level = 3 }: { locale: Locale; day: string; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.date}>
      <time dateTime={day}>
        <span className={styles.numeral} style={figureSpace(numeralOf(day))}>
          {numeralOf(day)}
        </span>
        <span className={styles.month}>
          {formatWallClock(day, locale, { weekday: 'long' })}
          <br />
          {formatWallClock(day, locale, { month: 'long', year: 'numeric' })}
        </span>
      </time>
    </Heading>
  );
}
