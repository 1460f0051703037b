import { findMoment } from '@/lib/client/site-time';

/** Where an event can be taken to (spec §4). */
export const calendarProviders = ['google', 'outlook', 'yahoo', 'apple'] as const;

export type CalendarProvider = (typeof calendarProviders)[number];

/** An event as other calendars know it (spec §3). Dates are ISO date-times; without an offset they are the site's wall clock. */
export interface CalendarEntry {
  id: number;
  title: string;
  description: string;
  location: string;
  startDate: string;
  /** Null where nobody knows; then it takes an hour. */
  endDate: string | null;
}

const hour = 3_600_000;

/**
 * The address that puts an event into somebody's calendar: a page of the provider, or for Apple a file to download, written into the
 * address itself. Null where the event has no date that a calendar could take.
 */
export function findCalendarAddress(provider: CalendarProvider, entry: CalendarEntry): string | null {
  const start = findTime(entry.startDate);
  if (start === null) return null;
  const end = (entry.endDate === null ? null : findTime(entry.endDate)) ?? new Date(start.getTime() + hour);
  return builders[provider](entry, start, end);
}

type Builder = (entry: CalendarEntry, start: Date, end: Date) => string;

const builders: Record<CalendarProvider, Builder> = {
  google: ({ title, description, location }, start, end) =>
    withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${compact(start)}/${compact(end)}`,
      details: description,
      location,
    }),
  outlook: ({ title, description, location }, start, end) =>
    withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: start.toISOString(),
      enddt: end.toISOString(),
      body: description,
      location,
    }),
  yahoo: ({ title, description, location }, start, end) =>
    withQuery('https://calendar.yahoo.com/', {
      v: '60',
      title,
      st: compact(start),
      et: compact(end),
      desc: description,
      in_loc: location,
    }),
  apple: (entry, start, end) =>
    `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry, start, end))}`,
};

function findTime(value: string): Date | null {
  const hasOffset = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value);
  const [date = '', clock = '00:00'] = value.split('T');
  const moment = new Date(hasOffset ? value : (findMoment(date, clock) ?? ''));
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function withQuery(address: string, values: Record<string, string>): string {
  return `${address}?${new URLSearchParams(values).toString()}`;
}

/** `20250628T173000Z`. */
function compact(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** One event as iCalendar (RFC 5545). */
function calendarFile({ id, title, description, location }: CalendarEntry, start: Date, end: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Litfass//Calendar//EN',
    'BEGIN:VEVENT',
    `UID:event-${id}@litfass`,
    // The same file each time, as the page that holds it is.
    `DTSTAMP:${compact(start)}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(end)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    `LOCATION:${escape(location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line may have 75 bytes; a character has at most four. */
function fold(line: string): string {
  return (line.match(/.{1,18}/gsu) ?? [])
    .reduce(
      (parts, part) => {
        const last = parts.at(-1) ?? '';
        return Buffer.byteLength(last + part) <= 74 ? [...parts.slice(0, -1), last + part] : [...parts, part];
      },
      [''],
    )
    .join('\r\n ');
}
