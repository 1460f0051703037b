import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { endOf, lastDayOf } from '@/lib/client/event-days';
import type { EventDetail } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { clock, formatWallClock } from '@/lib/i18n/formats';
import { findState } from './event-state';
import styles from './event-summary.module.css';

interface EventSummaryProps {
  locale: Locale;
  event: EventDetail;
  /** Link to tickets or registration; left out if the event does not take place as announced, or has. */
  action?: ReactNode;
  /** Link that stands in its place then. */
  otherwise?: ReactNode;
  /** The time at which the site's clock is stopped. */
  clock: string;
}

/** Places for line breaks in a date, but not after the weekday, and not so that a year has a line to itself. */
const betweenDate = /(?<=\d\.?) | (?=\d{4}$)/g;

function formatDay(value: string, locale: Locale): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return formatWallClock(value, locale, day).replace(betweenDate, '\u00a0');
}

/** The facts that decide a visit: state, date, venue, price, and the one action. */
export async function EventSummary({ locale, event, action, otherwise, clock: stands }: EventSummaryProps) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const { date_start: from, date_end: until } = event;
  const start = formatWallClock(from, locale, clock);
  const end = until === null ? '' : formatWallClock(until, locale, clock);
  const isOneDay = until !== null && lastDayOf(event) === from.slice(0, 10);
  const ends = endOf(event);
  const mark = findState(event, stands);
  // A date that is not kept is crossed out.
  const Day = mark === 'cancelled' || mark === 'postponed' ? 's' : Fragment;
  const facts = [
    {
      name: t('when'),
      Line: Day,
      lines: [
        formatDay(from, locale),
        isOneDay ? t('span', { start, end }) : t('clock', { time: start }),
        until === null || isOneDay ? '' : t('until', { day: formatDay(until, locale), time: end }),
      ],
    },
    { name: t('where'), Line: Fragment, lines: [event.venue?.name] },
    { name: t('price'), Line: Fragment, lines: [event.price] },
  ].filter(({ lines }) => lines.some(Boolean));
  return (
    <div className={styles.summary} data-coming={stands === '' ? 'live' : ''}>
      {mark && (
        <p className={styles.mark} data-state={mark}>
          <strong>{t(mark)}</strong> {t(`${mark}_text`)}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(({ name, Line, lines }) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.filter(Boolean).map((line) => (
              <dd key={line}>
                <Line>{line}</Line>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {action && mark === undefined && (
        <p className={styles.action} data-ends={ends}>
          {action}
        </p>
      )}
      {otherwise && mark !== undefined && <p className={styles.action}>{otherwise}</p>}
    </div>
  );
}
