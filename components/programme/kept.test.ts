import { describe, expect, it } from 'vitest';
import { readShared, writeShared } from '@/lib/contract/programme';
import { findClashes, inOrder, type Kept, readKept } from './kept';

const date = (id: number, start: string | null, end: string | null = null, status = 'scheduled'): Kept => ({
  kind: start === null ? 'production' : 'event',
  id,
  title: `Nr. ${id}`,
  url: `/de/kalender/x/${id}`,
  start,
  end,
  place: '',
  status,
  genre: null,
  price: '',
  isStepFree: false,
});

const at = (time: string) => `2025-07-12T${time}:00+02:00`;

describe('what is kept', () => {
  it('stands in order of time, artworks behind', () => {
    const order = inOrder([date(1, null), date(2, at('16:00')), date(3, '2025-07-12T13:00:00Z')]);
    expect(order.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('tells what takes place at the same time', () => {
    const walk = date(1, at('14:00'), at('15:30'));
    const all = [
      walk,
      date(2, at('15:00')),
      date(3, at('15:30')),
      date(4, at('13:30')),
      date(5, at('14:15'), at('14:30'), 'cancelled'),
      date(6, at('10:00'), '2025-07-20T18:00:00+02:00'),
      date(7, null),
    ];
    expect(findClashes(walk, all)).toEqual(['Nr. 2', 'Nr. 4']);
    expect(findClashes(all[4] ?? walk, all)).toEqual([]);
    expect(findClashes(all[5] ?? walk, all)).toEqual([]);
  });

  it('reads back what it has written, and nothing else', () => {
    const kept = [date(1, at('14:00')), date(2, null)];
    expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const odd of [
      null,
      7,
      {},
      [null],
      [{}],
      [{ ...kept[0], url: 'javascript:x' }],
      [{ ...kept[0], id: '1' }],
    ])
      expect(readKept(odd)).toEqual([]);
  });

  it('knows what the calendar says of an event, and reads no colour that is none', () => {
    const genre = { title: 'Konzert', colour: 'light-blue' };
    const concert = { ...date(1, at('19:00')), genre, price: '14 Euro', isStepFree: true };
    expect(readKept([concert])).toEqual([concert]);
    for (const colour of ['red; background: url(x)', '', 7, undefined])
      expect(readKept([{ ...concert, genre: { ...genre, colour } }])).toEqual([{ ...concert, genre: null }]);
    // Kept before there was more to keep.
    expect(readKept([{ kind: 'event', id: 1, title: 'Nr. 1', url: '/de/kalender/x/1' }])).toEqual([
      { ...date(1, null, null, ''), kind: 'event' },
    ]);
  });

  it('fits a link', () => {
    const kept = [date(12, at('14:00')), date(3, null)];
    expect(writeShared(kept)).toBe('e12.p3');
    expect(readShared('e12.p3')).toEqual([
      { kind: 'event', id: 12 },
      { kind: 'production', id: 3 },
    ]);
    expect(readShared('x1.e0.e1x..p9999999999.%00')).toEqual([]);
    expect(readShared(null)).toEqual([]);
  });
});
