import { isHeld, isOver } from '@/lib/client/event-days';
import type { Event } from '@/lib/contract/event';

/** Most further events on an event's page. */
const most = 3;

/** An event, and further ones of the same name that follow it. */
export interface RelatedEvent {
  event: Event;
  others: readonly Event[];
}

/**
 * Events after an event that may interest its visitors, at most three, by time: of the same artwork first, then of the same genre, then
 * whatever comes next. Those of one name are one, at their next date. Cancelled ones and those that are over now are left out.
 */
export function relatedEvents(
  event: Pick<Event, 'id' | 'date_start' | 'production' | 'genre'>,
  all: readonly Event[],
  now: Date,
): RelatedEvent[] {
  const later = all
    .filter((other) => other.id !== event.id && isAfter(other, event) && isHeld(other) && !isOver(other, now))
    .toSorted(inTime);
  const ofWork = later.filter(
    ({ production }) => production !== null && production.id === event.production?.id,
  );
  const ofGenre = later.filter(({ genre }) => genre !== null && genre.id === event.genre?.id);
  const names = new Set([...ofWork, ...ofGenre, ...later].map(({ title }) => title));
  return [...names]
    .slice(0, most)
    .flatMap((name) => {
      const [next, ...others] = later.filter(({ title }) => title === name);
      return next ? [{ event: next, others }] : [];
    })
    .toSorted((one, other) => inTime(one.event, other.event));
}

type Dated = Pick<Event, 'date_start'>;

function isAfter(one: Dated, other: Dated): boolean {
  return Date.parse(one.date_start) > Date.parse(other.date_start);
}

function inTime(one: Dated, other: Dated): number {
  return Date.parse(one.date_start) - Date.parse(other.date_start);
}
