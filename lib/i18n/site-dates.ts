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
 * The site's dates as the header shows them (`28.6.–5.10.25`, `28 Jun – 5 Oct 2025`) and as screen readers read them (`28. Juni bis
 * 5. Oktober 2025`). A label written by the editors replaces both.
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
    label: [
      start === null ? '' : shortDay(start, locale, !isOneYear),
      end === null ? '' : shortDay(end, locale, true),
    ]
      .join(dashes[locale])
      .trim(),
    spoken: say(key, {
      start: start === null ? '' : sayDay(start, locale, !isOneYear, 'long'),
      end: end === null ? '' : sayDay(end, locale, true, 'long'),
    }),
  };
}

/** Between numbers without spaces, between words with them. */
const dashes = { de: '–', en: ' – ' } as const satisfies Record<Locale, string>;

/** In English the month is a word: which number is the month would depend on where a reader is from. A day breaks in no line. */
function shortDay(day: string, locale: Locale, withYear: boolean): string {
  if (locale === 'en') return sayDay(day, locale, withYear, 'short').replaceAll(' ', '\u00a0');
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)}.${Number(month)}.${withYear ? year.slice(-2) : ''}`;
}

function sayDay(day: string, locale: Locale, withYear: boolean, month: 'short' | 'long'): string {
  return formatWallClock(day, locale, { day: 'numeric', month, ...(withYear ? { year: 'numeric' } : {}) });
}
