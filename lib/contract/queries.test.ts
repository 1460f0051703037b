import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarQuery, readCalendarChoice } from './calendar';
import { readShared, writeShared, type Mark } from './programme';
import { clipQuerySchema } from './several';
import { thumbsSchema } from './picture';
import { suggestionBounds, suggestSchema } from './translation';
import { artworkQuery, readArtworkChoice, settings, stretches, type ArtworkChoice } from './visit';

const calendarOf = (query: string) => readCalendarChoice(new URLSearchParams(query));

describe('what visitors narrow the calendar down to', () => {
  it('is read of a query, without what is not known', () => {
    expect(calendarOf('genre=neue-musik&when=2025-07&page=12&utm=x')).toEqual({
      ...{ genre: 'neue-musik', when: '2025-07', page: 12 },
    });
    for (const when of ['today', 'weekend', 'week', '2025-12'])
      expect(calendarOf(`when=${when}`)).toEqual({ genre: undefined, when, page: 1 });
  });

  it.each([
    ...['genre=', 'genre=Musik', 'genre=a/b', 'genre=a%20', `genre=${'x'.repeat(61)}`],
    ...[
      'when=',
      'when=2025-13',
      'when=2025-00',
      'when=1925-07',
      'when=todays',
      'when=xtoday',
      'when=2025-07-01',
    ],
    ...['page=0', 'page=100', 'page=-1', 'page=1x', 'page=x1', 'page=', ''],
  ])('is nothing in "%s"', (query) => {
    expect(calendarOf(query)).toEqual({ genre: undefined, when: undefined, page: 1 });
  });

  it('is written as it was read, always in the same order', () => {
    expect(calendarQuery({ page: 2, when: 'week', genre: 'tanz' })).toBe('?genre=tanz&when=week&page=2');
    expect(calendarQuery({ page: 1 })).toBe('');
    expect(calendarQuery({})).toBe('');
    const anyChoice = fc.record({
      genre: fc.option(fc.constantFrom('tanz', 'neue-musik'), { nil: undefined }),
      when: fc.option(fc.constantFrom('today', '2031-01'), { nil: undefined }),
      page: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(calendarOf(calendarQuery(choice))).toEqual(choice);
      }),
    );
  });
});

const artworksOf = (query: string) => readArtworkChoice(new URLSearchParams(query));

describe('what visitors narrow the artworks down to', () => {
  it('is written as it was read', () => {
    const anyChoice: fc.Arbitrary<ArtworkChoice> = fc.record(
      {
        step_free: fc.constant('yes' as const),
        setting: fc.constantFrom(...settings),
        open: fc.constant('now' as const),
        stretch: fc.constantFrom(...stretches),
        view: fc.constant('map' as const),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(artworksOf(artworkQuery(choice))).toStrictEqual({ ...choice });
      }),
    );
    expect(artworkQuery({ view: 'map', setting: 'indoors' })).toBe('?setting=indoors&view=map');
    expect(artworkQuery({ setting: undefined })).toBe('');
  });

  it('leaves out what is not known', () => {
    expect(artworksOf('step_free=no&setting=under&open=&stretch=quay&other=1')).toStrictEqual({
      stretch: 'quay',
    });
  });
});

describe('what is marked', () => {
  it('comes out of a shared link as it was', () => {
    expect(
      writeShared([
        { kind: 'event', id: 12 },
        { kind: 'production', id: 3 },
      ]),
    ).toBe('e12.p3');
    const anyMark: fc.Arbitrary<Mark> = fc.record({
      kind: fc.constantFrom('event' as const, 'production' as const),
      id: fc.integer({ min: 1, max: 999_999_999 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyMark, { maxLength: 100, selector: ({ kind, id }) => `${kind}${id}` }),
        (marks) => {
          expect(readShared(writeShared(marks))).toEqual(marks);
        },
      ),
    );
  });

  it('stands there once, and no more than anybody can visit', () => {
    expect(readShared('e1.e1.p1')).toEqual([
      { kind: 'event', id: 1 },
      { kind: 'production', id: 1 },
    ]);
    const many = Array.from({ length: 101 }, (_, index) => ({ kind: 'event' as const, id: index + 1 }));
    expect(readShared(writeShared(many))).toEqual(many.slice(0, 100));
  });

  it.each([null, '', 'x1', 'e0', 'e01', 'e1x', 'xe1', 'e1234567890', 'e', 'e-1'])(
    'is nothing in %j',
    (value) => {
      expect(readShared(value)).toEqual([]);
    },
  );
});

describe('what is sent', () => {
  it('names several ids, separated by commas', () => {
    expect(clipQuerySchema.parse({ ids: '3,12,7' })).toEqual({ ids: [3, 12, 7] });
    for (const ids of ['', '3,', '3, 12', 'x', '0'])
      expect(clipQuerySchema.safeParse({ ids }).success).toBe(false);
  });

  it('accepts renditions as a mere address, or with details', () => {
    expect(thumbsSchema.parse({ small: '/a.jpg', wide: { url: '/b.jpg', width: 9 } })).toEqual({
      ...{ small: { url: '/a.jpg' }, wide: { url: '/b.jpg', width: 9 } },
    });
  });

  it('has no more letters than a translation service accepts at once', () => {
    const isTaken = (...lengths: number[]) =>
      suggestSchema.safeParse({
        ...{ source: 'de', rich: false, texts: lengths.map((length) => 'x'.repeat(length)) },
      }).success;
    const half = suggestionBounds.letters / 2;
    expect([isTaken(1), isTaken(half, half), isTaken(half, half, 1)]).toEqual([true, true, false]);
  });
});
