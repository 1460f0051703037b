import { findMoment } from '@/lib/client/site-time';
import type { Event } from '@/lib/contract/event';
import { addressBesideName } from '@/lib/contract/venue';

/** An event in the form of other calendars (spec §3). Dates are ISO date-times; without an offset they are on the site's wall clock. */
export interface CalendarEntry {
  id: number;
  title: string;
  description: string;
  location: string;
  /** A date without a time means a whole day. */
  startDate: string;
  /** Null if unknown: it then takes an hour, or the day. For dates without a time, the last day. */
  endDate: string | null;
  /** The event's page, absolute; null if there is none. */
  url: string | null;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

/** Time of an entry: moments, or whole days including the last one, as `YYYY-MM-DD`. */
export type CalendarSpan =
  { isAllDay: false; start: Date; end: Date } | { isAllDay: true; firstDay: string; lastDay: string };

const hour = 3_600_000;

const statuses: Record<string, CalendarEntry['status']> = { cancelled: 'CANCELLED', postponed: 'TENTATIVE' };

/** An event of the contract as an entry, with the address of its page if the site's own (`origin`) is known. */
export function toCalendarEntry(event: Event, origin?: string): CalendarEntry {
  return {
    id: event.id,
    title: event.title,
    description: [event.subtitle, event.teaser].filter(Boolean).join('\n\n'),
    location: event.venue
      ? [event.venue.name, addressBesideName(event.venue)].filter(Boolean).join(', ')
      : '',
    startDate: event.date_start,
    endDate: event.date_end,
    url: event.url === '' || origin === undefined ? null : new URL(event.url, origin).href,
    status: statuses[event.status] ?? 'CONFIRMED',
  };
}

/** The time of an entry; null if it has no valid date. An end before the start counts as unknown. */
export function findSpan({ startDate, endDate }: CalendarEntry): CalendarSpan | null {
  const firstDay = findDay(startDate);
  if (firstDay !== null) {
    const lastDay = endDate === null ? null : findDay(endDate.slice(0, 10));
    return { isAllDay: true, firstDay, lastDay: lastDay !== null && lastDay > firstDay ? lastDay : firstDay };
  }
  const start = findTime(startDate);
  if (start === null) return null;
  const end = endDate === null ? null : findTime(endDate);
  return {
    isAllDay: false,
    start,
    end: end !== null && end > start ? end : new Date(start.getTime() + hour),
  };
}

/** The value if it is a date without a time. */
function findDay(value: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && findMoment(value, '12:00') !== null ? value : null;
}

function findTime(value: string): Date | null {
  const hasOffset = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value);
  const [date = '', clock = '00:00'] = value.split('T');
  const moment = new Date(hasOffset ? value : (findMoment(date, clock) ?? ''));
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** The day after a day. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
}
