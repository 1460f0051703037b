import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { EventDetail } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { clock, formatWallClock } from '@/lib/i18n/formats';
import { findMark } from './event-state';
import styles from './event-summary.module.css';

interface EventSummaryProps {
  locale: Locale;
  event: EventDetail;
  /** The way to a ticket or a seat; left out where the event does not take place as announced. */
  action?: ReactNode;
}

/** Within a date, but not after the day of the week: a year has no line for itself. */
const betweenDate = /(?<=\d\.?) | (?=\d{4}$)/g;

/** What decides whether one goes: whether it takes place, when, where, what it costs, and the one thing to do. */
export async function EventSummary({ locale, event, action }: EventSummaryProps) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const start = formatWallClock(event.date_start, locale, clock);
  const end =
    event.date_end && event.date_end.slice(0, 10) === event.date_start.slice(0, 10) ? event.date_end : null;
  const day = formatWallClock(event.date_start, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).replace(betweenDate, '\u00a0');
  const time =
    end === null
      ? t('clock', { time: start })
      : t('span', { start, end: formatWallClock(end, locale, clock) });
  const facts = [
    { name: t('when'), lines: [day, time] },
    { name: t('where'), lines: [event.venue?.name] },
    { name: t('price'), lines: [event.price] },
  ].filter(({ lines }) => lines.some(Boolean));
  const mark = findMark(event.status);
  return (
    <div className={styles.summary}>
      {mark && (
        <p className={styles.mark}>
          <strong>{t(mark)}</strong> {t(`${mark}_text`)}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(({ name, lines }) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.filter(Boolean).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      {action && mark === undefined && <p className={styles.action}>{action}</p>}
    </div>
  );
}
