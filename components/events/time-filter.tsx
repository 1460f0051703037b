import { getTranslations } from 'next-intl/server';
import { calendarQuery, type CalendarChoice } from '@/lib/contract/calendar';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { formatWallClock } from '@/lib/i18n/formats';
import styles from './genre-filter.module.css';

interface TimeFilterProps {
  locale: Locale;
  choice: CalendarChoice;
  /** Months with events, as `2025-07`. */
  months: readonly string[];
}

/** Links to today, the weekend, the next days or a month, combined with the chosen genre; all in the address. */
export async function TimeFilter({ locale, choice, months }: TimeFilterProps) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const base = screenPath(locale, 'calendar');
  const years = new Set(months.map((month) => month.slice(0, 4)));
  const nameOf = (month: string) =>
    formatWallClock(`${month}-01`, locale, {
      month: 'long',
      ...(years.size > 1 ? { year: 'numeric' } : {}),
    });
  const jumps = [
    { when: undefined, title: t('any_time') },
    { when: 'today', title: t('today') },
    { when: 'weekend', title: t('weekend') },
    { when: 'week', title: t('week') },
    ...months.map((month) => ({ when: month, title: nameOf(month) })),
  ];
  return (
    <nav aria-label={t('jumps')} className={styles.filter}>
      <ul role="list">
        {jumps.map(({ when, title }) => (
          <li key={when ?? ''}>
            <a
              href={`${base}${calendarQuery({ genre: choice.genre, when })}`}
              className={styles.choice}
              data-in-place=""
              aria-current={when === choice.when ? 'true' : undefined}
            >
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
