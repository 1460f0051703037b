import { isHeld, isOver } from '@/lib/client/event-days';
import { siteNow } from '@/lib/client/site-clock';
import type { Event } from '@/lib/contract/event';

/** States that visitors must be told about: all except taking place as announced. */
const marks = ['sold_out', 'postponed', 'cancelled'] as const;

export type EventMark = (typeof marks)[number];

/** The message about an event's state; undefined if it takes place as announced. */
export function findMark(status: string): EventMark | undefined {
  return marks.find((name) => name === status);
}

/** The same for an event's own page, which also says that the event was held: then nobody asks for tickets. `clock` is the time at which the site's clock is stopped. */
export function findState(event: Event, clock: string): EventMark | 'held' | undefined {
  return isHeld(event) && isOver(event, siteNow(clock)) ? 'held' : findMark(event.status);
}

/** Whether it takes place no more: it is over, or has been cancelled. */
export function isOff(state: EventMark | 'held' | undefined): boolean {
  return state === 'held' || state === 'cancelled';
}
