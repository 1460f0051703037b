import type { Locale } from '@/lib/contract/locale';
import { timeZone } from '@/lib/site';

/** Language tags for dates: English in the European way, with the day first and a 24-hour clock. */
export const dateTags = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** Hours and minutes, on the 24-hour clock in every language. */
export const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/**
 * A wall-clock date of the contract (`2025-06-28`, `2025-06-28T19:30`, with or without offset), formatted for people. A value without
 * offset is a time in Europe/Berlin already and is used as it stands.
 */
export function formatWallClock(value: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/.test(value) && value.includes('T');
  // Wall-clock values are formatted in UTC, so that no time zone of the machine shifts them.
  const moment = new Date(hasOffset ? value : value.includes('T') ? `${value}Z` : `${value}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return value;
  return formatterOf(dateTags[locale], { ...options, timeZone: hasOffset ? timeZone : 'UTC' }).format(moment);
}

/** Formatters by language tag and options, of which the site uses a few dozen: to make one takes longer than to use it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options]);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, known);
  return known;
}

/** Days of the contract (`2025-06-28`) from the first to the last, `12.–18. Juli 2025`: what they share is said once. */
export function formatDays(first: string, last: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateTags[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

/** A full date and time, `Samstag, 28. Juni 2025 um 19:30`: when something was done, until when something is valid. */
export function formatMoment(value: string, locale: Locale): string {
  return formatWallClock(value, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...clock,
  });
}

/** The same where there is little room, and the year is known: `28. Juni, 19:30`. */
export function formatShortMoment(value: string, locale: Locale): string {
  return formatWallClock(value, locale, { day: 'numeric', month: 'short', ...clock });
}

/** The day of a moment in the site's time zone, `2025-06-28`, wherever the machine is. */
export function siteDay(moment: Date): string {
  return formatterOf('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}
