import { getTranslations } from 'next-intl/server';
import { FilterLinks } from '@/components/ui/filter-links';
import { calendarQuery, type CalendarChoice } from '@/lib/contract/calendar';
import type { Locale } from '@/lib/contract/locale';
import { screenPath } from '@/lib/contract/paths';
import { formatWallClock } from '@/lib/i18n/formats';

interface TimeFilterProps {
  locale: Locale;
  choice: CalendarChoice;
  /** From `findTimes`. */
  times: readonly Time[];
}

/** A time by which the calendar can be filtered, with its name; without `when` it is any time. */
interface Time {
  when: string | undefined;
  title: string;
  /** The first of the months. */
  startsLine?: boolean;
}

/** The times by which the calendar can be filtered, any first; `months` are those with events, as `2025-07`. */
export async function findTimes(locale: Locale, months: readonly string[]): Promise<Time[]> {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const years = new Set(months.map((month) => month.slice(0, 4)));
  const nameOf = (month: string) =>
    formatWallClock(`${month}-01`, locale, {
      month: 'long',
      ...(years.size > 1 ? { year: 'numeric' } : {}),
    });
  return [
    { when: undefined, title: t('any_time') },
    { when: 'today', title: t('today') },
    { when: 'weekend', title: t('weekend') },
    { when: 'week', title: t('week') },
    ...months.map((month, index) => ({ when: month, title: nameOf(month), startsLine: index === 0 })),
  ];
}

/** Links to today, the weekend, the next days or a month, combined with the chosen genre; all in the address. */
export async function TimeFilter({ locale, choice, times }: TimeFilterProps) {
  const t = await getTranslations({ locale, namespace: 'site.calendar' });
  const base = screenPath(locale, 'calendar');
  return (
    <FilterLinks
      label={t('jumps')}
      links={times.map(({ when, title, startsLine = false }) => ({
        key: when ?? '',
        href: `${base}${calendarQuery({ genre: choice.genre, when })}`,
        title,
        isChosen: when === choice.when,
        startsLine,
      }))}
    />
  );
}
