import type { Locale } from '@/lib/contract/locale';
import { timeZone } from '@/lib/site';

/** Language tags of the site's languages (spec §2). */
export const languageTags = { de: 'de-DE', en: 'en-US' } as const satisfies Record<Locale, string>;

/** How dates are written in them: English as it is in Europe, the day first and the clock of 24 hours. */
export const dateTags = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** Named formats for dates and numbers, used as `format.dateTime(date, 'day')`. All dates are shown in the site's time zone. */
export const formats = {
  dateTime: {
    date: { day: 'numeric', month: 'long', year: 'numeric', timeZone },
    short: { day: '2-digit', month: '2-digit', year: 'numeric', timeZone },
    weekday: { weekday: 'long', timeZone },
    month: { month: 'long', year: 'numeric', timeZone },
    time: { hour: '2-digit', minute: '2-digit', timeZone },
    full: {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    },
  },
  number: { integer: { maximumFractionDigits: 0 } },
} as const;

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

/** The day of a moment on the site's calendar, `2025-06-28`, wherever the machine stands. */
export function siteDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}
