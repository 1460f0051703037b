import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { endOf, lastDayOf } from '@/lib/client/event-days';
import type { Event, EventDetail } from '@/lib/contract/event';
import type { Locale } from '@/lib/contract/locale';
import { addressBesideName } from '@/lib/contract/venue';
import { clock, formatWallClock } from '@/lib/i18n/formats';
import { findState } from './event-state';
import styles from './event-facts.module.css';
import { formatShortDay } from './short-day';

interface EventFactsProps {
  locale: Locale;
  event: EventDetail;
  /** Its other dates to come. */
  dates?: readonly Event[];
  /** Link to tickets or registration; left out if the event does not take place as announced, or has. */
  action?: ReactNode;
  /** Link that stands in its place then. */
  otherwise?: ReactNode;
  /** The time at which the site's clock is stopped. */
  clock: string;
}

/** Places for line breaks in a date, but not after the weekday, and not so that a year has a line to itself. */
const betweenDate = /(?<=\d\.?) | (?=\d{4}$)/g;

/** Keeps a postcode and its town on one line. */
const afterPostcode = /(?<=\b\d{5}) /;

function formatDay(value: string, locale: Locale): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return formatWallClock(value, locale, day).replace(betweenDate, '\u00a0');
}

/** Most other dates that are named; of a weekly tour the next ones are enough. */
const mostDates = 5;

function OtherDates({ locale, dates }: { locale: Locale; dates: readonly Event[] }) {
  return dates.slice(0, mostDates).map(({ id, url, date_start: from }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <a href={url}>{formatShortDay(from, locale)}</a>
    </Fragment>
  ));
}

/** All that decides a visit, in one block: when, where, for how much, in which language, who can come in, and the one action. Its genre stands above its name. */
export async function EventFacts(props: EventFactsProps) {
  const { locale, event, dates = [], action, otherwise, clock: stands } = props;
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const { date_start: from, date_end: until, venue } = event;
  const start = formatWallClock(from, locale, clock);
  const end = until === null ? '' : formatWallClock(until, locale, clock);
  const isOneDay = until !== null && lastDayOf(event) === from.slice(0, 10);
  const state = findState(event, stands);
  // A date that is not kept is crossed out.
  const isKept = state !== 'cancelled' && state !== 'postponed';
  const facts = (
    [
      [
        'when',
        formatDay(from, locale),
        isOneDay ? t('span', { start, end }) : t('clock', { time: start }),
        until === null || isOneDay ? '' : t('until', { day: formatDay(until, locale), time: end }),
      ],
      ['where', ...(venue ? [venue.name, addressBesideName(venue).replace(afterPostcode, '\u00a0')] : [])],
      ['price', event.price],
      ['language', event.language],
      ['access', event.access, event.is_accessible ? t('accessible') : ''],
    ] as const
  ).map(([name, ...lines]) => ({ name, lines: lines.filter(Boolean) }));
  return (
    <div className={styles.block} data-coming={stands === '' ? 'live' : ''}>
      <div className={styles.inner}>
        <dl className={styles.facts}>
          {facts
            .filter(({ lines }) => lines.length > 0)
            .map(({ name, lines }) => {
              const Line = name === 'when' && !isKept ? 's' : Fragment;
              return (
                <div key={name} className={styles.fact} data-fact={name}>
                  <dt>{t(name)}</dt>
                  {lines.map((line) => (
                    <dd key={line}>
                      <Line>{line}</Line>
                    </dd>
                  ))}
                  {name === 'when' && dates.length > 0 && (
                    <dd className={styles.dates}>
                      {t.rich('also', { days: () => <OtherDates locale={locale} dates={dates} /> })}
                      {dates.length > mostDates && ` ${t('later')}`}
                    </dd>
                  )}
                </div>
              );
            })}
        </dl>
        {action && state === undefined && (
          <p className={styles.action} data-ends={endOf(event)}>
            {action}
          </p>
        )}
        {otherwise && state !== undefined && (
          <p className={styles.action} data-otherwise="">
            {otherwise}
          </p>
        )}
      </div>
    </div>
  );
}
