import { describe, expect, it } from 'vitest';
import { siteNow } from '@/lib/client/site-clock';
import { type Event, eventSchema } from '@/lib/contract/event';
import { gatherByName, otherDates, relatedEvents } from './related-events';

const genres = { tour: { id: 1, title: 'Tour' }, talk: { id: 2, title: 'Talk' } };

function event(id: number, day: number, more: Record<string, unknown> = {}): Event {
  return eventSchema.parse({
    id,
    title: `Event ${id}`,
    date_start: `2025-07-${String(day).padStart(2, '0')}T19:00:00+02:00`,
    genre: { ...genres.tour, slug: 'tour' },
    ...more,
  });
}

const work = { production: { id: 9, name: 'Crane', url: '/de/kran' } };
const talk = { genre: { ...genres.talk, slug: 'talk' } };
const asked = event(1, 10, work);

const ids = (all: Event[], clock = '2025-07-10T12:00') =>
  relatedEvents(asked, all, siteNow(clock)).map(({ event: { id } }) => id);

describe('dates related to an event', () => {
  it('are those of the same artwork, then of the same genre, in order of time', () => {
    expect(ids([event(2, 12), event(3, 13), event(4, 20, { ...work, ...talk }), event(5, 14)])).toEqual([
      2, 3, 4,
    ]);
  });

  it('are three, the next ones if there are not enough of the same artwork and genre', () => {
    expect(
      ids([event(2, 11, talk), event(3, 13, { genre: null }), event(4, 12, talk), event(5, 20)]),
    ).toEqual([2, 4, 5]);
  });

  it('are one where they have one name, with its further dates', () => {
    const dinner = { title: 'Dinner' };
    const all = [event(2, 13, dinner), event(3, 27, dinner), event(4, 20), event(5, 21), event(6, 22)];
    const found = relatedEvents(asked, all, siteNow('2025-07-10T12:00'));
    expect(found.map(({ event: { id }, others }) => [id, ...others.map((other) => other.id)])).toEqual([
      [2, 3],
      [4],
      [5],
    ]);
  });

  it('are neither the event itself, nor over before it, nor cancelled or without a date', () => {
    expect(
      ids([
        asked,
        event(2, 9),
        event(4, 12, { status: 'cancelled' }),
        event(5, 12, { status: 'postponed' }),
        event(7, 12, { status: 'sold_out' }),
      ]),
    ).toEqual([7]);
  });

  it('are not over, though later than the event: then come others that are next', () => {
    const all = [
      event(2, 12, work),
      event(3, 13, work),
      event(4, 21, talk),
      event(5, 22),
      event(6, 23, talk),
    ];
    expect(ids(all, '2025-07-13T09:00')).toEqual([3, 4, 5]);
    expect(ids(all, '2025-07-20T12:00')).toEqual([4, 5, 6]);
    expect(ids(all, '2025-07-24T12:00')).toEqual([]);
  });
});

describe('other dates of an event', () => {
  const dinner = { title: 'Dinner' };
  const all = [
    event(2, 20, dinner),
    event(3, 13, dinner),
    event(4, 14),
    event(5, 27, { ...dinner, status: 'sold_out' }),
    event(6, 1, dinner),
  ];

  it('are those of its name to come that take place as announced, by time', () => {
    const dates = otherDates({ id: 3, title: 'Dinner' }, all, siteNow('2025-07-10T12:00'));
    expect(dates.map(({ id }) => id)).toEqual([2]);
    const before = otherDates({ id: 2, title: 'Dinner' }, all, siteNow('2025-07-01T12:00'));
    expect(before.map(({ id }) => id)).toEqual([6, 3]);
  });

  it('are not among what is related to it', () => {
    const related = relatedEvents(event(3, 13, dinner), all, siteNow('2025-07-10T12:00'));
    expect(related.map(({ event: { id } }) => id)).toEqual([4]);
  });
});

describe('events gathered by name', () => {
  const shown = (all: Event[]) =>
    gatherByName(all).map(({ event: { id }, others }) => [id, ...others.map((other) => other.id)]);

  it('are one row at the first of their dates, in the order of time', () => {
    const dinner = { title: 'Dinner' };
    expect(shown([event(5, 27, dinner), event(2, 20), event(3, 13, dinner)])).toEqual([[3, 5], [2]]);
  });

  it('leave alone what is cancelled, postponed or sold out', () => {
    const dinner = { title: 'Dinner' };
    const all = ['cancelled', '', 'sold_out', '', 'postponed'].map((status, index) =>
      event(index + 2, 13 + index, { ...dinner, ...(status === '' ? {} : { status }) }),
    );
    expect(shown(all)).toEqual([[2], [3, 5], [4], [6]]);
  });
});
