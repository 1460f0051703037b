import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { searchAnswerSchema } from '@/lib/contract/search';
import { liftGenre, liftHours, liftSearch, liftSearchHit, liftVenue } from './lifts';
import { readTolerantly } from './tolerant';

let leftOut: string[];

beforeEach(() => {
  leftOut = [];
});

/** How a value is read as the field `x` of an object. */
function read(field: z.ZodType, x: unknown, name = 'x', locale: 'de' | 'en' = 'de'): unknown {
  const schema = z.looseObject({ [name]: field });
  const found = readTolerantly(schema, { [name]: x }, { locale, leftOut: (place) => leftOut.push(place) });
  return found === null ? 'unreadable' : found[name];
}

describe('a number', () => {
  it.each([
    ['12', 12],
    [' -1.25 ', -1.25],
    [7, 7],
  ])('may be written as %j', (value, number) => expect(read(z.number(), value)).toBe(number));

  it.each(['', 'a1', '1a', '1.', '.5', '1,5', '1 2', '0x1', true, null, undefined, [], {}])(
    'is not %j',
    (value) => expect(read(z.number(), value)).toBe('unreadable'),
  );
});

describe('yes or no', () => {
  it.each([
    [true, true],
    ['true', true],
    ['True', true],
    ['1', true],
    [1, true],
    [false, false],
    ['False', false],
    ['0', false],
    [0, false],
    ['', false],
  ])('may be written as %j', (value, answer) => expect(read(z.boolean(), value)).toBe(answer));

  it.each(['yes', 2, null, undefined])('is not %j', (value) =>
    expect(read(z.boolean(), value)).toBe('unreadable'),
  );
});

describe('a text', () => {
  it('comes in one language or in both, or as a number', () => {
    expect(read(z.string(), { de: 'Haus', en: 'House' }, 'x', 'en')).toBe('House');
    expect(read(z.string(), { de: 'Haus', more: 1 }, 'x', 'en')).toBe('');
    expect(read(z.string(), { de: { de: 'Haus' } })).toBe('Haus');
    expect(read(z.string(), 7)).toBe('7');
    expect(read(z.string(), { url: '/a.jpg', size: 3 })).toBe('/a.jpg');
    expect(read(z.string(), { size: 3 })).toBe('unreadable');
    expect(read(z.string(), ['Haus'])).toBe('unreadable');
  });
});

describe('an address', () => {
  it.each([
    'http://x.example',
    'HTTPS://x.example',
    'mailto:a@x.example',
    'tel:+49',
    '/de/x:y',
    '#a',
    'x/y:z',
  ])('may lead to %s', (url) => expect(read(z.string(), url, 'link_url')).toBe(url));

  it.each(['javascript:x', ' JavaScript:x', 'java\tscript:x', 'data:x', 'ftp://x', 'a+b-c.1:x'])(
    'may not lead to %j',
    (url) => {
      expect(read(z.string().nullable(), url, 'url')).toBeNull();
      expect(read(z.string().default(''), url, 'link_url')).toBe('');
      expect(leftOut).toEqual(['url', 'link_url']);
    },
  );

  it('is what its name says: other texts may have a colon', () => {
    expect(read(z.string(), 'data:x', 'title')).toBe('data:x');
    expect(read(z.unknown(), 7, 'url')).toBe(7);
  });
});

describe('a day', () => {
  it('that is none is left out; one that is missing is not missed', () => {
    expect(read(z.string().nullable(), 'morgen', 'date')).toBeNull();
    expect(leftOut).toEqual(['date']);
    expect(read(z.string().default('x'), '', 'date')).toBe('');
    expect(read(z.string(), '2025-06-28', 'date')).toBe('2025-06-28');
    expect(read(z.string(), 'morgen', 'note')).toBe('morgen');
    expect(leftOut).toEqual(['date']);
  });
});

describe('what may be missing', () => {
  it('is left out where it cannot be read, and that is said only if there was something', () => {
    const maybe = z.number().optional();
    expect(read(maybe, undefined)).toBeUndefined();
    expect(read(maybe, null)).toBeUndefined();
    expect(read(maybe, '')).toBeUndefined();
    expect(leftOut).toEqual([]);
    expect(read(maybe, 'x')).toBeUndefined();
    expect(read(z.number().nullable(), [])).toBeNull();
    expect(leftOut).toEqual(['x', 'x']);
    expect(read(z.number().nullable(), undefined)).toBeNull();
    expect(read(z.number().nullable(), null)).toBeNull();
    expect(read(z.number().default(3), undefined)).toBe(3);
    expect(leftOut).toHaveLength(2);
  });
});

describe('a list', () => {
  const numbers = z.array(z.number());

  it('comes with a page around it, or as its only item', () => {
    expect(read(numbers, ['1', 2])).toEqual([1, 2]);
    expect(read(numbers, { results: [1], next: null })).toEqual([1]);
    expect(read(numbers, '1')).toEqual([1]);
    for (const nothing of [undefined, null, '', []]) expect(read(numbers, nothing)).toEqual([]);
    expect(leftOut).toEqual([]);
    expect(read(numbers, 'x')).toBe('unreadable');
  });

  it('loses what cannot be read of it, and says where', () => {
    expect(read(numbers, [1, 'x', null, 2])).toEqual([1, 2]);
    expect(leftOut).toEqual(['x.1', 'x.2']);
    expect(read(z.array(z.number().nullable()), [null, 1])).toEqual([1]);
    expect(read(z.array(z.number().optional()), [undefined, 1])).toEqual([1]);
  });
});

describe('names with values', () => {
  const sizes = z.record(z.string().regex(/^[a-z]+$/), z.number());

  it('lose what cannot be read of them', () => {
    expect(read(sizes, { a: '1', b: null, C: 2, d: 'x' })).toEqual({ a: 1 });
    const odd = JSON.parse('{"__proto__": 1, "e": 2}') as unknown;
    expect(Object.keys(read(z.record(z.string(), z.number()), odd) as object)).toEqual(['e']);
  });

  it('are none as an empty list, as some systems write it, and unreadable as another', () => {
    expect(read(sizes, [])).toEqual({});
    expect(read(sizes, [1])).toBe('unreadable');
    expect(read(sizes, 'a')).toBe('unreadable');
  });
});

describe('one of several shapes', () => {
  it('is the one that fits, or the first that it can be made to fit', () => {
    const either = z.union([z.number(), z.object({ id: z.number() })]);
    expect(read(either, { id: 1 })).toEqual({ id: 1 });
    expect(read(either, '7')).toBe(7);
    expect(read(either, { id: '7' })).toEqual({ id: 7 });
    expect(read(either, 'x')).toBe('unreadable');
    expect(read(z.union([z.boolean(), z.string()]), 'true')).toBe('true');
  });

  it('may be two at once, refer to itself, or be made into something else', () => {
    const both = z.intersection(z.looseObject({ a: z.number() }), z.looseObject({ b: z.number() }));
    expect(read(both, { a: '1', b: '2' })).toEqual({ a: 1, b: 2 });
    expect(read(both, { a: 'x', b: '2' })).toBe('unreadable');
    expect(
      read(
        z.lazy(() => z.number()),
        '7',
      ),
    ).toBe(7);
    expect(
      read(
        z.number().transform((value) => value + 1),
        '7',
      ),
    ).toBe(8);
    expect(read(z.enum(['a', 'b']), 'c')).toBe('unreadable');
  });
});

describe('an object', () => {
  it('must be one, and is harmless whatever its names', () => {
    const inner = z.looseObject({ a: z.number().default(1) });
    expect(read(inner, {})).toEqual({ a: 1 });
    expect(read(inner, [])).toBe('unreadable');
    const odd = read(inner, JSON.parse('{"__proto__": {"b": 2}, "c": 3}')) as Record<string, unknown>;
    expect([odd.b, Object.keys(odd).toSorted()]).toEqual([undefined, ['a', 'c']]);
  });

  it('has its slug in the language that was asked for, if the contract has both', () => {
    expect(read(z.looseObject({ en: z.string().optional() }).default({}), 'jetty', 'slug', 'en')).toEqual({
      en: 'jetty',
    });
    expect(read(z.string(), 'jetty', 'slug')).toBe('jetty');
  });
});

describe('simpler forms', () => {
  it('of a genre are its name, its slug or its id', () => {
    expect(liftGenre(7)).toEqual({ id: 7, slug: '7', title: '' });
    expect(liftGenre(' 12 ')).toEqual({ id: 12, slug: '12', title: '' });
    expect(liftGenre(' ')).toBeNull();
    expect(liftGenre(' Tanz ')).toMatchObject({ slug: 'Tanz', title: 'Tanz' });
    for (const name of ['1a', 'a1', '1234567890']) expect(liftGenre(name)).toMatchObject({ title: name });
    expect(liftGenre({ name: 'Tanz' })).toMatchObject({ slug: 'Tanz', title: 'Tanz' });
    expect(liftGenre({ id: 7 })).toEqual({ id: 7, slug: 7 });
    expect(liftGenre({})).toEqual({});
    expect(liftGenre(null)).toBeNull();
  });

  it('have an id by their name: the same for the same, a small positive number, and another for another', () => {
    const idOf = (name: string) => (liftVenue(name) as { id: number }).id;
    expect(idOf('Halle')).toBe(idOf('Halle'));
    const names = ['Halle', 'halle', 'Hallen', 'elleH', 'Kai', 'x'.repeat(500), '🎨'];
    expect(new Set(names.map(idOf)).size).toBe(names.length);
    for (const name of names)
      expect(z.int().positive().max(2_147_483_647).safeParse(idOf(name)).success).toBe(true);
  });

  it('of a venue are its name', () => {
    expect(liftVenue('Halle')).toMatchObject({ name: 'Halle' });
    expect(liftVenue(' ')).toBeNull();
    expect(liftVenue(7)).toBe(7);
  });

  it('of opening hours are a text, or a single day', () => {
    expect(liftHours('Di–So')).toEqual({ day_from: '', day_to: '', note: 'Di–So' });
    expect(liftHours(' ')).toBeNull();
    expect(liftHours({ day: 'mo' })).toMatchObject({ day_from: 'mo', day_to: 'mo' });
    expect(liftHours({ day_to: 'fr' })).toMatchObject({ day_from: 'fr', day_to: 'fr' });
    expect(liftHours({ day_from: 'mo', day_to: 'fr' })).toMatchObject({ day_from: 'mo', day_to: 'fr' });
  });

  it('of search results are one list for both groups, whose next page belongs to the others', () => {
    const page = { url: '/de/a', title: 'A' };
    const event = { url: '/de/b', content_type: 'event' };
    const lists = (value: unknown) => liftSearch(value) as { query: string; pages: object; others: object };
    expect(lists({ query: 'x', results: [page, event, 7], next: 'more' })).toEqual({
      query: 'x',
      pages: { results: [page], next: null },
      others: { results: [event, 7], next: 'more' },
    });
    expect(lists({ results: [page], next: 'more' })).toEqual({
      query: '',
      pages: { results: [page], next: 'more' },
      others: { results: [], next: null },
    });
    expect(lists([page])).toMatchObject({ pages: { results: [page], next: null } });
    const nothing = { results: [], next: null };
    expect(lists({})).toEqual({ query: '', pages: nothing, others: nothing });
    expect(liftSearch('x')).toBe('x');
    expect(searchAnswerSchema.safeParse(liftSearch({})).success).toBe(true);
  });

  it('of a hit lack its kind, which is a page then, and its id', () => {
    expect(liftSearchHit({ url: '/de/a', content_type: null })).toMatchObject({
      content_type: 'page',
      id: expect.any(Number),
    });
    expect(liftSearchHit({ id: 7, content_type: 'event' })).toEqual({ id: 7, content_type: 'event' });
    expect(liftSearchHit({})).toEqual({ content_type: 'page' });
    expect(liftSearchHit(7)).toBe(7);
  });
});
