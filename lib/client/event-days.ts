import type { Event } from '@/lib/contract/event';
import { siteNow } from './site-clock';
import { addDays, wallClockAt, weekdayOf } from './wall-clock';

/** Whether an event takes place; one that is fully booked does. */
export function isHeld({ status }: Pick<Event, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'postponed';
}

type Dated = Pick<Event, 'date_start' | 'date_end'>;

/** When an event ends, in milliseconds; without an end time, at the end of its day. */
export function endOf({ date_start, date_end }: Dated): number {
  if (date_end !== null) return Date.parse(date_end);
  return siteNow(`${addDays(date_start.slice(0, 10), 1)}T00:00`).getTime();
}

/** Whether an event is over, as `endOf` says; of one without an end only the day is asked, which is quicker in a long list. */
export function isOver({ date_start, date_end }: Dated, now: Date): boolean {
  if (date_end !== null) return Date.parse(date_end) <= now.getTime();
  return date_start.slice(0, 10) < wallClockAt(now).date;
}

/** Splits events into those that are over and those still to come or going on, each in the given order. */
export function splitByTime<Thing extends Dated>(
  events: readonly Thing[],
  now: Date,
): { past: Thing[]; coming: Thing[] } {
  const past: Thing[] = [];
  const coming: Thing[] = [];
  for (const event of events) (isOver(event, now) ? past : coming).push(event);
  return { past, coming };
}

/** First and last day of `today`, `week` (seven days from today), `weekend` (this one if it has begun, else the next) or a month. */
export function daysOf(when: string, now: Date): { first: string; last: string } {
  const { date } = wallClockAt(now);
  if (when === 'today') return { first: date, last: date };
  if (when === 'week') return { first: date, last: addDays(date, 6) };
  if (when !== 'weekend') return { first: `${when}-01`, last: `${when}-31` };
  if (weekdayOf(date) === 'su') return { first: addDays(date, -1), last: date };
  let first = date;
  while (weekdayOf(first) !== 'sa') first = addDays(first, 1);
  return { first, last: addDays(first, 1) };
}

/** The last day of an event; one that ends in the small hours counts for the evening before. */
export function lastDayOf({ date_start, date_end }: Dated): string {
  const end = date_end ?? date_start;
  const day = end.slice(0, 10);
  return /T0[0-5]/.test(end) && day > date_start.slice(0, 10) ? addDays(day, -1) : day;
}

/** Whether an event takes place on one of these days. */
export function isWithin(event: Dated, { first, last }: { first: string; last: string }) {
  return event.date_start.slice(0, 10) <= last && lastDayOf(event) >= first;
}

/** The months in which events begin, as `2025-07`, in order. */
export function monthsOf(events: readonly Dated[]): string[] {
  return [...new Set(events.map(({ date_start }) => date_start.slice(0, 7)))].toSorted();
}
