import { getTranslations } from 'next-intl/server';
import { siteNow } from '@/lib/client/site-clock';
import { wallClockAt } from '@/lib/client/wall-clock';
import type { Locale } from '@/lib/contract/locale';
import type { Settings } from '@/lib/contract/settings';
import { weekdays } from '@/lib/contract/weekday';
import { formatWallClock } from '@/lib/i18n/formats';
import { readHoursWords } from '@/lib/i18n/hours-words';
import { hoursByDay, saySpans } from '@/lib/i18n/say-hours';
import styles from './week-hours.module.css';

interface WeekHoursProps {
  locale: Locale;
  settings: Pick<Settings, 'clock' | 'opening_hours' | 'special_hours'>;
}

/**
 * The week as a table with today marked, and days with special hours. If the clock runs, `followToday` marks the day, since the page may
 * be older.
 */
export async function WeekHours({ locale, settings }: WeekHoursProps) {
  const { clock, opening_hours, special_hours } = settings;
  const t = await getTranslations({ locale, namespace: 'site' });
  const words = await readHoursWords(locale);
  const week = hoursByDay(opening_hours);
  if (week.every((spans) => spans.length === 0)) return null;
  const today = clock === '' ? null : wallClockAt(siteNow(clock)).day;
  const dayOf = (date: string) => formatWallClock(date, locale, { day: 'numeric', month: 'long' });
  return (
    <table className={styles.week} data-week={clock === '' ? 'live' : undefined}>
      <caption className={styles.caption}>{t('hours.week')}</caption>
      <tbody>
        {weekdays.map((day, index) => {
          const spans = week[index] ?? [];
          return (
            <tr key={day} data-weekday={day} data-now={day === today ? '' : undefined}>
              <th scope="row">
                {t(`weekdays.${day}`)} <span className={styles.today}>{t('hours.today')}</span>
              </th>
              <td>{spans.length > 0 ? saySpans(spans, words) : t('artworks.closed')}</td>
            </tr>
          );
        })}
        {special_hours.map(({ date_from, date_to, opens, closes, note }) => (
          <tr key={date_from} className={styles.special}>
            <th scope="row">
              {[dayOf(date_from), date_to === '' ? '' : dayOf(date_to)].filter(Boolean).join('–')}
            </th>
            <td>
              {opens === '' ? t('artworks.closed') : words.span(opens, closes)}
              {note !== '' && <small>{note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
