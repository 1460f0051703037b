import type { Locale } from '@/lib/contract/locale';
import { formatWallClock } from './formats';

interface Dates {
  start: string | null;
  end: string | null;
  label: string;
}

/** The message for a range of days. */
type Say = (key: 'range' | 'from' | 'until', days: { start: string; end: string }) => string;

/**
 * The site's dates as the header shows them (`28.6.–5.10.25`) and as screen readers read them (`28. Juni bis 5. Oktober 2025`). A label
 * written by the editors replaces both.
 */
export function siteDates(
  { start, end, label }: Dates,
  locale: Locale,
  say: Say,
): { label: string; spoken: string } {
  if (label !== '') return { label, spoken: label };
  if (start === null && end === null) return { label: '', spoken: '' };
  const isOneYear = start !== null && end !== null && start.slice(0, 4) === end.slice(0, 4);
  const key = start === null ? 'until' : end === null ? 'from' : 'range';
  return {
    label: `${start === null ? '' : shortDay(start, !isOneYear)}–${end === null ? '' : shortDay(end, true)}`,
    spoken: say(key, {
      start: start === null ? '' : longDay(start, locale, !isOneYear),
      end: end === null ? '' : longDay(end, locale, true),
    }),
  };
}

function shortDay(day: string, withYear: boolean): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)}.${Number(month)}.${withYear ? year.slice(-2) : ''}`;
}

function longDay(day: string, locale: Locale, withYear: boolean): string {
  const words: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
  };
  return formatWallClock(day, locale, words);
}
