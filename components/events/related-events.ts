import { isHeld, isOver } from '@/lib/client/event-days';
import type { Event } from '@/lib/contract/event';
import { findMark } from './event-state';

/** Most further events on an event's page. */
const most = 3;

/** An event, and further ones of the same name that follow it. */
export interface GatheredEvent {
  event: Event;
  others: readonly Event[];
}

/**
 * Events in the order of time, of which those of one name are one, at the first of their dates. One of which more has to be said than when it
 * takes place, as that it is sold out, stands for itself.
 */
export function gatherByName(events: readonly Event[]): GatheredEvent[] {
  const inOrder = events.toSorted(inTime);
  const plain = inOrder.filter(({ status }) => findMark(status) === undefined);
  const ofName = (event: Event) =>
    plain.includes(event) ? plain.filter(({ title }) => title === event.title) : [event];
  return inOrder
    .map((event) => ({ event, all: ofName(event) }))
    .filter(({ event, all }) => all[0] === event)
    .map(({ event, all }) => ({ event, others: all.slice(1) }));
}

/** What a list of gathered events is made of (`EventList`): each at its first date, and the others by its id. */
export function asList(gathered: readonly GatheredEvent[]) {
  return {
    events: gathered.map(({ event }) => event),
    others: new Map(gathered.map(({ event: { id }, others }) => [id, others])),
  };
}

/**
 * Other events after an event that may interest its visitors, at most three, by time: of the same artwork first, then of the same genre, then
 * whatever comes next. Those of one name are one, at their next date. Cancelled ones and those that are over now are left out.
 */
export function relatedEvents(
  event: Pick<Event, 'title' | 'date_start' | 'production' | 'genre'>,
  all: readonly Event[],
  now: Date,
): GatheredEvent[] {
  const later = all
    .filter(
      (other) => other.title !== event.title && isAfter(other, event) && isHeld(other) && !isOver(other, now),
    )
    .toSorted(inTime);
  const ofWork = later.filter(
    ({ production }) => production !== null && production.id === event.production?.id,
  );
  const ofGenre = later.filter(({ genre }) => genre !== null && genre.id === event.genre?.id);
  const names = [...new Set([...ofWork, ...ofGenre, ...later].map(({ title }) => title))].slice(0, most);
  return gatherByName(later)
    .filter(({ event: { title } }) => names.includes(title))
    .slice(0, most);
}

/** The other dates to come of an event, by time: those of its name that take place as announced. */
export function otherDates(
  { id, title }: Pick<Event, 'id' | 'title'>,
  all: readonly Event[],
  now: Date,
): Event[] {
  return all
    .filter(
      (other) =>
        other.id !== id &&
        other.title === title &&
        findMark(other.status) === undefined &&
        !isOver(other, now),
    )
    .toSorted(inTime);
}

type Dated = Pick<Event, 'date_start'>;

function isAfter(one: Dated, other: Dated): boolean {
  return Date.parse(one.date_start) > Date.parse(other.date_start);
}

function inTime(one: Dated, other: Dated): number {
  return Date.parse(one.date_start) - Date.parse(other.date_start);
}
