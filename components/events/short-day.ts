import type { Locale } from '@/lib/contract/locale';
import { formatWallClock } from '@/lib/i18n/formats';

/** A day of the season as short as it can be said, `9.8.` or `9 Aug`; `date` is a wall-clock date of the contract. */
export function formatShortDay(date: string, locale: Locale): string {
  const month = locale === 'de' ? 'numeric' : 'short';
  return formatWallClock(date, locale, { day: 'numeric', month });
}
