import type { Locale } from '@/lib/contract/locale';
import { timeZone } from '@/lib/site';

/** Language tags of the site's languages (spec §2). */
export const languageTags = { de: 'de-DE', en: 'en-US' } as const satisfies Record<Locale, string>;

/** How dates are written in them: English as it is in Europe, the day first and the clock of 24 hours. */
export const dateTags = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** Hours and minutes; never the twelve-hour clock, which the house does not use in any language. */
export const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/**
 * The parts of a wall-clock date as the contract carries it (`2025-06-28`, `2025-06-28T19:30`, with or without offset), for
 * reading by people. A value without offset already is a time in Europe/Berlin and is taken as it stands.
 */
export function formatWallClock(value: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/.test(value) && value.includes('T');
  // Wall-clock values are laid out in UTC so that no zone of the machine shifts them.
  const moment = new Date(hasOffset ? value : value.includes('T') ? `${value}Z` : `${value}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return value;
  return new Intl.DateTimeFormat(dateTags[locale], {
    ...options,
    timeZone: hasOffset ? timeZone : 'UTC',
  }).format(moment);
}

/** A moment in full, `Samstag, 28. Juni 2025 um 19:30`: who did something when, until when something holds. */
export function formatMoment(value: string, locale: Locale): string {
  return formatWallClock(value, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...clock,
  });
}

/** The day of a moment on the site's calendar, `2025-06-28`, wherever the machine stands. */
export function siteDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}
