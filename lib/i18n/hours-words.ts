import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { HoursWords } from './say-hours';

/** The words for opening hours in a language; full hours have no minutes where that is usual. */
export async function readHoursWords(locale: Locale): Promise<HoursWords> {
  const t = await getTranslations({ locale, namespace: 'site.hours' });
  const weekdayName = await getTranslations({ locale, namespace: 'site.weekdays' });
  const clock = (time: string) => {
    const [hour = '', minutes = ''] = time.split(':');
    return locale === 'de' && minutes === '00' ? String(Number(hour)) : time;
  };
  return {
    day: (day) => weekdayName(day),
    days: (from, to) => t('days', { from, to }),
    span: (opens, closes) => t('span', { opens: clock(opens), closes: clock(closes) }),
    until: (closes) => t('until', { closes: clock(closes) }),
    always: t('always'),
    closed: (days) => t('closed', { days }),
  };
}
