import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { type CalendarEntry, findSpan, nextDay } from './entry';

/**
 * Entries as one iCalendar file (RFC 5545), without those that have no valid date. The same entries give the same file, so a subscriber's
 * calendar sees only real changes.
 * @param name Name of the calendar for subscribers.
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
    // In UTC: a moment stays the same across clock changes, whatever a calendar knows about time zones.
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
