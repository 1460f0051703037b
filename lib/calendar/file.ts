import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { type CalendarEntry, findSpan, nextDay } from './entry';

/**
 * Entries as one iCalendar file (RFC 5545); those without a date that a calendar could take are left out. The same entries give
 * the same file: a subscriber's calendar sees a change only where there is one.
 * @param name Name of the calendar for those who subscribe to it.
 */
export function writeCalendarFile(entries: readonly CalendarEntry[], name?: string): string {
  const events = entries.flatMap((entry) => toAttributes(entry) ?? []);
  const { error, value } = createEvents(events, {
    productId: '-//Litfass//Calendar//EN',
    ...(name === undefined ? {} : { calName: name }),
  });
  if (error) throw error;
  return value ?? '';
}

function toAttributes(entry: CalendarEntry): (EventAttributes & { timestamp: number }) | null {
  const span = findSpan(entry);
  if (span === null) return null;
  return {
    uid: `event-${entry.id}@litfass`,
    title: entry.title,
    description: entry.description,
    location: entry.location,
    status: entry.status,
    ...(entry.url === null ? {} : { url: entry.url }),
    // In UTC: a moment is the same on both sides of a clock change, whatever a calendar knows of time zones.
    ...(span.isAllDay
      ? { start: toDateArray(span.firstDay), end: toDateArray(nextDay(span.lastDay)) }
      : {
          start: span.start.getTime(),
          end: span.end.getTime(),
          startOutputType: 'utc' as const,
          endOutputType: 'utc' as const,
        }),
    timestamp: span.isAllDay ? Date.parse(span.firstDay) : span.start.getTime(),
  };
}

function toDateArray(day: string): DateArray {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}
