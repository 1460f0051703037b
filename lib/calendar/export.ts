import { type CalendarEntry, type CalendarSpan, findSpan, nextDay } from './entry';
import { writeCalendarFile } from './file';

/** Calendars that an event can be exported to (spec §4). */
export const calendarProviders = ['google', 'outlook', 'yahoo', 'apple'] as const;

export type CalendarProvider = (typeof calendarProviders)[number];

/**
 * The address that adds an event to a calendar: a page of the provider, or for Apple a file encoded in the address itself. Null if the
 * event has no valid date.
 */
export function findCalendarAddress(provider: CalendarProvider, entry: CalendarEntry): string | null {
  const span = findSpan(entry);
  return span === null ? null : builders[provider](entry, span);
}

type Builder = (entry: CalendarEntry, span: CalendarSpan) => string;

const builders: Record<CalendarProvider, Builder> = {
  google: ({ title, description, location }, span) =>
    withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: span.isAllDay
        ? `${compactDay(span.firstDay)}/${compactDay(nextDay(span.lastDay))}`
        : `${compact(span.start)}/${compact(span.end)}`,
      details: description,
      location,
    }),
  outlook: ({ title, description, location }, span) =>
    withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      ...(span.isAllDay
        ? { startdt: span.firstDay, enddt: nextDay(span.lastDay), allday: 'true' }
        : { startdt: span.start.toISOString(), enddt: span.end.toISOString() }),
      body: description,
      location,
    }),
  yahoo: ({ title, description, location }, span) =>
    withQuery('https://calendar.yahoo.com/', {
      v: '60',
      title,
      ...(span.isAllDay
        ? { st: compactDay(span.firstDay), et: compactDay(span.lastDay), dur: 'allday' }
        : { st: compact(span.start), et: compact(span.end) }),
      desc: description,
      in_loc: location,
    }),
  apple: (entry) => `data:text/calendar;charset=utf-8,${encodeURIComponent(writeCalendarFile([entry]))}`,
};

function withQuery(address: string, values: Record<string, string>): string {
  return `${address}?${new URLSearchParams(values).toString()}`;
}

/** `20250628T173000Z`. */
function compact(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** `20250628`. */
function compactDay(day: string): string {
  return day.replaceAll('-', '');
}
