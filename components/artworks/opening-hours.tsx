import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { OpeningHours as Hours } from '@/lib/contract/opening-hours';
import { weekdays } from '@/lib/contract/weekday';
import styles from './opening-hours.module.css';

/** Opening hours, a line each; without times it is closed (contract). */
export async function OpeningHours({ locale, hours }: { locale: Locale; hours: readonly Hours[] }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const dayName = (value: string) => {
    const day = weekdays.find((name) => name === value);
    return day ? t(`days.${day}`) : value;
  };
  return (
    <table className={styles.hours}>
      <tbody>
        {hours.map(({ day_from, day_to, opens, closes, note }, index) => (
          <tr key={index}>
            <th scope="row">{[...new Set([day_from, day_to])].map(dayName).join('–')}</th>
            <td>
              {opens && closes && t('artworks.hours_span', { opens, closes })}
              {/* A line in words alone, as some systems send it, says itself whether it is closed. */}
              {!(opens && closes) && (day_from || !note) && t('artworks.closed')}
              {note && <small>{note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
