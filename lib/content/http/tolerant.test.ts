import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleDetailSchema, articleListSchema } from '@/lib/contract/article';
import { downloadDirectoryListSchema } from '@/lib/contract/download';
import { eventDetailSchema, eventListSchema } from '@/lib/contract/event';
import { genreListSchema } from '@/lib/contract/genre';
import { navigationSchema } from '@/lib/contract/navigation';
import { pageSchema } from '@/lib/contract/page';
import { productionDetailSchema, productionListSchema } from '@/lib/contract/production';
import { searchAnswerSchema } from '@/lib/contract/search';
import type { z } from 'zod';
import { varied } from '@/tests/support/varied-shapes';
import { cleanNavigation, cleanSections } from './clean';
import { withGenres } from './genres';
import { readTolerantly } from './tolerant';

let leftOut: string[] = [];

function read<Schema extends z.ZodType>(schema: Schema, value: unknown, locale: 'de' | 'en' = 'de') {
  leftOut = [];
  return readTolerantly(schema, value, { locale, leftOut: (place) => leftOut.push(place) });
}

const event = { id: 1, title: 'Konzert', date_start: '2025-06-28T19:30:00+02:00' };
const text = { id: 3, model: 'text', content: '<p>Ja</p>' };
const section = { id: 2, model: 'container', layout: 0, columns: [{ classes: 'col-12', children: [text] }] };

describe('an event', () => {
  it.each([
    ['konzert', 'konzert'],
    [{ de: 'konzert', en: 'concert' }, 'konzert'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [12, '12'],
  ])('has a slug, sent as %j', (slug, expected) => {
    expect(read(eventDetailSchema, { ...event, slug })).toMatchObject({ id: 1, slug: expected });
  });

  it.each([
    ['Konzert', 'Konzert'],
    [{ id: '4', slug: 'konzert', title: { de: 'Konzert', en: 'Concert' } }, 'Konzert'],
    [{ name: 'Konzert' }, 'Konzert'],
    [{ id: 4, slug: 'konzert' }, 'konzert'],
    [5, ''],
    ['5', ''],
  ])('has a genre, sent as %j', (genre, title) => {
    expect(read(eventDetailSchema, { ...event, genre })?.genre).toMatchObject({ title });
  });

  it.each(['', null, undefined, {}, [], true])('has none, sent as %j', (genre) => {
    expect(read(eventDetailSchema, { ...event, genre })).toMatchObject({ id: 1, genre: null });
  });

  it('gets the rest of its genre from the list, which is asked only then', async () => {
    const list = [{ id: 5, slug: 'tanz', title: 'Tanz', colour: 'blue' }];
    const titles = async (genre: unknown) => {
      const read = readTolerantly(eventListSchema, [{ ...event, genre }], {
        locale: 'de',
        leftOut: () => {},
      });
      return (await withGenres(read?.results ?? [], async () => list)).map((each) => each.genre?.title);
    };
    expect(await titles(5)).toEqual(['Tanz']);
    expect(await titles('tanz')).toEqual(['Tanz']);
    expect(await titles('Oper')).toEqual(['Oper']);
    expect(await titles(6)).toEqual([undefined]);
    const whole = read(eventListSchema, [{ ...event, genre: list[0] }])?.results ?? [];
    await withGenres(whole, () => Promise.reject(new Error('asked')));
  });

  it('is read with numbers and yes or no as words, and without what it may lack', () => {
    const sent = { ...event, id: '1', price: 12.5, is_accessible: 'true', venue: 'Halle', is_online: 1 };
    expect(read(eventDetailSchema, sent)).toMatchObject({
      id: 1,
      price: '12.5',
      is_accessible: true,
      venue: { name: 'Halle' },
      is_online: true,
    });
    expect(leftOut).toEqual([]);
    expect(read(eventDetailSchema, { ...event, venue: 7, image_obj: 'x.jpg', modules: null })).toMatchObject({
      venue: null,
      image_obj: null,
      modules: [],
    });
    expect(leftOut).toEqual(['venue', 'image_obj']);
  });

  it('without a date, or with one that is none, is not shown; the others are', () => {
    const list = [event, null, { ...event, date_start: 'morgen' }, { ...event, date_end: 'nie' }, 7];
    expect(
      read(eventListSchema, { results: list })?.results.map(({ id, date_end }) => [id, date_end]),
    ).toEqual([
      [1, null],
      [1, null],
    ]);
    expect(leftOut).toEqual([
      'results.1',
      'results.2.date_start',
      'results.2',
      'results.3.date_end',
      'results.4',
    ]);
  });

  it.each([
    ['2025-07-12T17:30:00Z', '2025-07-12T19:30:00+02:00'],
    ['2025-07-05T22:30:00.000Z', '2025-07-06T00:30:00+02:00'],
    ['2025-12-12T20:00:00+02:00', '2025-12-12T19:00:00+01:00'],
    ['2025-07-12T19:30', '2025-07-12T19:30:00+02:00'],
    ['2025-12-12 19:30:00', '2025-12-12T19:30:00+01:00'],
    ['2025-07-12T19:30:00+02:00', '2025-07-12T19:30:00+02:00'],
    ['2025-07-12', '2025-07-12'],
  ])('has the time of the site, sent as %s', (date_start, expected) => {
    expect(read(eventDetailSchema, { ...event, date_start })?.date_start).toBe(expected);
  });

  it('leads nowhere that would run something', () => {
    const sent = { ...event, ticket_link_url: ' java\nscript:steal()', url: 'javascript:steal()' };
    expect(read(eventDetailSchema, sent)).toMatchObject({ ticket_link_url: null, url: '' });
  });
});

describe('an artwork', () => {
  const work = { id: 1, name: 'Werk' };

  it.each([
    ['', []],
    [null, []],
    [[], []],
    ['Di–So 10–18 Uhr', ['Di–So 10–18 Uhr']],
    [['Di–So', null, ''], ['Di–So']],
    [[{ day_from: 'mo', day_to: 'fr', note: 'n' }], ['n']],
    [{ day: 'mo', note: 'n' }, ['n']],
  ])('has opening hours, sent as %j', (opening_hours, notes) => {
    expect(
      read(productionDetailSchema, { ...work, opening_hours })?.opening_hours.map(({ note }) => note),
    ).toEqual(notes);
  });

  it('has its slug in one language or in both', () => {
    expect(read(productionDetailSchema, { ...work, slug: 'werk' }, 'en')?.slug).toEqual({ en: 'werk' });
    expect(read(productionDetailSchema, { ...work, slug: { de: 'werk', en: 'work' } })?.slug).toEqual({
      de: 'werk',
      en: 'work',
    });
    expect(read(productionListSchema, { results: [{ ...work, slug: null }] })?.results[0]?.slug).toEqual({});
  });
});

describe('lists', () => {
  it('come with or without pages around them', () => {
    expect(read(genreListSchema, { results: ['Tanz', { id: 1, slug: 'a', title: 'A' }] })).toMatchObject([
      { slug: 'Tanz' },
      { slug: 'a' },
    ]);
    expect(read(articleListSchema, [{ id: 1, title: 'A' }])).toMatchObject({
      next: null,
      results: [{ id: 1 }],
    });
    expect(read(articleListSchema, { count: '1', results: [{ id: 1, title: 'A' }] })).toMatchObject({
      count: 1,
    });
    expect(
      read(downloadDirectoryListSchema, { results: [{ id: 1, name: 'A', files: [null] }] }),
    ).toMatchObject([{ files: [] }]);
  });

  it.each([
    [
      {
        results: [
          { content_type: 'page', id: 1, title: 'A', url: '/de/a' },
          { content_type: 'event', id: 2, title: 'B', url: '/de/b' },
        ],
        next: null,
      },
      ['A'],
      ['B'],
    ],
    [{ query: 'x', pages: [{ title: 'A', url: '/de/a' }] }, ['A'], []],
    [[], [], []],
    [{}, [], []],
  ])('of search hits may be one for all: %j', (answer, pages, others) => {
    const found = read(searchAnswerSchema, answer);
    expect(found?.pages.results.map(({ title }) => title)).toEqual(pages);
    expect(found?.others.results.map(({ title }) => title)).toEqual(others);
  });
});

describe('modules and menus', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])(
    'of the kind %s break nothing',
    (model) => {
      const odd = JSON.parse(
        `{"id": 9, "model": "${model}", "__proto__": {"x": 1}, "children": [{"id": 10, "model": "${model}"}]}`,
      ) as unknown;
      const page = read(articleDetailSchema, {
        id: 1,
        title: 'A',
        modules: [{ ...section, columns: [{ classes: '', children: [odd, text] }] }, odd, null],
      });
      const [cleaned, ...rest] = cleanSections(page?.modules ?? []);
      expect(cleaned?.columns[0]?.children.map(({ id }) => id)).toEqual([3]);
      expect(rest).toEqual([]);
    },
  );

  it('lead where links may lead, or are left out', () => {
    const navigation = read(navigationSchema, {
      menu: [
        { url: 'javascript:steal()', menu_name: 'A' },
        { url: '//evil.example', menu_name: 'B', children: [{ url: '/de/b', menu_name: 'Bb' }] },
        {
          url: '/de/c',
          menu_name: { de: 'C', en: 'See' },
          children: [{ url: 'data:x', menu_name: 'D' }, null],
        },
      ],
      footer: null,
    });
    expect(navigation && cleanNavigation(navigation)).toMatchObject({
      menu: [{ url: '/de/b' }, { url: '/de/c', menu_name: 'C', children: [] }],
      footer: [],
    });
  });
});

describe('any shape', () => {
  const samples: [string, z.ZodType, unknown][] = [
    [
      'events',
      eventListSchema,
      { results: [{ ...event, genre: { id: 1, slug: 'a', title: 'A' }, slug: 'a' }], next: null },
    ],
    [
      'an event',
      eventDetailSchema,
      { ...event, modules: [section], venue: { id: 1, name: 'V', latitude: 1 } },
    ],
    [
      'an artwork',
      productionDetailSchema,
      {
        id: 1,
        name: 'W',
        slug: { de: 'a' },
        opening_hours: [{ day_from: 'mo', day_to: 'fr' }],
        upcoming_events: [event],
        modules: [section],
      },
    ],
    [
      'a page',
      pageSchema,
      { id: 1, urls: { de: '/de' }, content_type: 'page', title: 'T', is_online: true, modules: [section] },
    ],
    [
      'a search',
      searchAnswerSchema,
      {
        query: 'a',
        pages: { results: [{ id: 1, content_type: 'page', title: 'A', url: '/de' }], next: null },
        others: { results: [], next: null },
      },
    ],
    [
      'a menu',
      navigationSchema,
      { menu: [{ url: '/de', menu_name: 'A', children: [] }], footer: [{ title: 'F', url: '/de/f' }] },
    ],
  ];

  it.each(samples)('of %s is read or left out, and what is read fits the contract', (_, schema, sample) => {
    expect(read(schema, sample)).toEqual(schema.parse(sample));
    fc.assert(
      fc.property(varied(sample), (value) => {
        const found = read(schema, value);
        if (found !== null) expect(schema.safeParse(found).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
