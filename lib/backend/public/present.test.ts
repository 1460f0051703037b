import { describe, expect, it } from 'vitest';
import type { Picture } from '@/lib/contract/picture';
import type { PresentContext, Shown } from './context';
import {
  presentArticle,
  presentEvent,
  presentGenre,
  presentHours,
  presentProduction,
  presentSharing,
  presentVenue,
  withOffset,
} from './present';

const picture = {
  url: '/media/a.jpg',
  thumbs: { small: { url: '/media/s.jpg', width: 1, height: 1 } },
} as unknown as Picture;

/** What records are presented with; `related` are the records of each relation. */
function context(related: Record<string, unknown[]> = {}, locale: 'de' | 'en' = 'de'): PresentContext {
  return {
    locale,
    audience: 'visitor',
    resolver: {
      findUrl: (reference) => (reference === 'page:1' ? '/de/haus' : null),
      findPicture: (reference) => (reference === 'media:1' ? picture : null),
    } as PresentContext['resolver'],
    related: ((_: unknown, field: string) => related[field] ?? []) as unknown as PresentContext['related'],
  };
}

/** A stored record of a resource. */
const record = <Resource extends 'genres' | 'venues' | 'events' | 'articles' | 'productions'>(
  resource: Resource,
  data: Record<string, unknown>,
) => ({ id: 7, resource, data, isOnline: true }) as unknown as Shown<Resource>;

const noPicture = { image: null, image_obj: null, image_thumbs: {} };

describe('a time on the site’s clock', () => {
  it('has the offset of that day', () => {
    expect(withOffset('2025-06-28T19:30')).toBe('2025-06-28T19:30:00+02:00');
    expect(withOffset('2025-12-01T19:30')).toBe('2025-12-01T19:30:00+01:00');
  });
});

describe('a genre', () => {
  it('has its title in the language, or else in the other, and a colour', () => {
    const genre = record('genres', { slug: 'tanz', title: { de: 'Tanz', en: 'Dance' }, colour: 'blue' });
    expect(presentGenre(genre, { locale: 'en' })).toEqual({
      id: 7,
      slug: 'tanz',
      title: 'Dance',
      colour: 'blue',
    });
    const german = record('genres', { title: { de: 'Tanz' } });
    expect(presentGenre(german, { locale: 'en' })).toMatchObject({ title: 'Tanz', colour: 'yellow' });
    const english = record('genres', { title: { en: 'Dance' } });
    expect(presentGenre(english, { locale: 'de' })).toMatchObject({ title: 'Dance' });
  });
});

describe('a venue', () => {
  const venue = {
    name: { de: 'Halle', en: 'Hall' },
    street: 'Kai 1',
    postal_code: '12345',
    city: 'Fährstadt',
    directions: { de: 'Tram 3' },
    is_accessible: true,
    coordinates: { latitude: 53.5, longitude: 10 },
    website: 'page:1',
  };

  it('has an address of one line', () => {
    expect(presentVenue(record('venues', venue), context())).toEqual({
      id: 7,
      name: 'Halle',
      street: 'Kai 1',
      postal_code: '12345',
      city: 'Fährstadt',
      address: 'Kai 1, 12345 Fährstadt',
      latitude: 53.5,
      longitude: 10,
      directions: 'Tram 3',
      is_accessible: true,
      website_url: '/de/haus',
    });
  });

  it('may lack parts of it, and has a name in some language', () => {
    const addressOf = (data: object) => presentVenue(record('venues', { ...data }), context()).address;
    expect(addressOf({ city: 'Fährstadt' })).toBe('Fährstadt');
    expect(addressOf({ street: 'Kai 1' })).toBe('Kai 1');
    expect(addressOf({})).toBe('');
    expect(presentVenue(record('venues', { name: { de: 'Halle' } }), context({}, 'en')).name).toBe('Halle');
    expect(presentVenue(record('venues', { name: { en: 'Hall' } }), context({}, 'de')).name).toBe('Hall');
  });
});

describe('an event', () => {
  const values = {
    title: { de: 'Tanz', en: 'Dance' },
    subtitle: { de: 'am Ufer' },
    slug: { de: 'tanz', en: 'dance' },
    teaser: { de: 'Kommt!' },
    image: 'media:1',
    date_start: '2025-06-28T19:30',
    date_end: '2025-06-28T21:00',
    price: { de: 'frei' },
    language: { de: 'Deutsch' },
    access: { de: 'stufenlos' },
    is_accessible: true,
    ticket_link: 'https://tickets.example/',
    status: 'sold_out',
  };

  it('is said in one language', () => {
    expect(presentEvent(record('events', values), context())).toEqual({
      id: 7,
      url: '/de/kalender/tanz/7',
      urls: { de: '/de/kalender/tanz/7', en: '/en/calendar/dance/7' },
      title: 'Tanz',
      subtitle: 'am Ufer',
      teaser: 'Kommt!',
      slug: 'tanz',
      date_start: '2025-06-28T19:30:00+02:00',
      date_end: '2025-06-28T21:00:00+02:00',
      genre: null,
      venue: null,
      production: null,
      price: 'frei',
      language: 'Deutsch',
      access: 'stufenlos',
      is_accessible: true,
      ticket_link_url: 'https://tickets.example/',
      status: 'sold_out',
      image: '/media/a.jpg',
      image_obj: picture,
      image_thumbs: picture.thumbs,
    });
  });

  it('may have nothing but a title and a beginning', () => {
    const bare = { title: { de: 'Tanz' }, date_start: '2025-06-28T19:30' };
    expect(presentEvent(record('events', bare), context())).toMatchObject({
      url: '',
      date_end: null,
      status: 'scheduled',
      ticket_link_url: null,
      ...noPicture,
    });
  });

  it('names genre, venue and artwork, and the artwork only where it can be read', () => {
    const work = { name: { de: 'Steg' }, slug: { de: 'steg' } };
    const related = (production: object) =>
      context({
        genre: [record('genres', { title: { de: 'Tanz' } })],
        venue: [record('venues', { name: { de: 'Halle' } })],
        production: [record('productions', { ...production })],
      });
    expect(presentEvent(record('events', values), related(work))).toMatchObject({
      genre: { title: 'Tanz' },
      venue: { name: 'Halle' },
      production: { id: 7, name: 'Steg', url: '/de/kunstwerke-und-karte/steg/7' },
    });
    const nameless = { ...work, name: {} };
    const homeless = { ...work, slug: {} };
    for (const production of [nameless, homeless])
      expect(presentEvent(record('events', values), related(production)).production).toBeNull();
  });
});

describe('an article', () => {
  it('is said in one language', () => {
    const values = {
      title: { de: 'Neues' },
      preline: { de: 'Haus' },
      subline: { de: 'und mehr' },
      teaser: { de: 'Lest!' },
      slug: { de: 'neues' },
      date: '2025-06-01',
      is_highlight: true,
      image: 'media:1',
    };
    expect(presentArticle(record('articles', values), context())).toEqual({
      id: 7,
      url: '/de/aktuelles/neues/7',
      urls: { de: '/de/aktuelles/neues/7' },
      title: 'Neues',
      preline: 'Haus',
      subline: 'und mehr',
      teaser: 'Lest!',
      slug: 'neues',
      date: '2025-06-01',
      is_highlight: true,
      image: '/media/a.jpg',
      image_obj: picture,
      image_thumbs: picture.thumbs,
    });
    expect(presentArticle(record('articles', {}), context())).toMatchObject({
      date: null,
      is_highlight: false,
      ...noPicture,
    });
  });
});

describe('an artwork', () => {
  const values = {
    name: { de: 'Steg' },
    slug: { de: 'steg', en: 'jetty' },
    work_identifier: '12',
    order: 3,
    description_short: { de: 'kurz' },
    description_long: {
      de: '<p><a href="page:1">da</a> <a href="page:2">fort</a> <a href="https://x.example/">dort</a></p>',
    },
    header_image: 'media:1',
    colour: 'blue',
    step_free: 'yes',
    setting: 'outdoors',
    stretch: 'quay',
    opening_hours: [{ day_from: 'mo', day_to: 'fr', opens: '10:00', closes: '18:00', note: { de: 'n' } }],
  };

  it('is said in one language, with its slug in both', () => {
    expect(presentProduction(record('productions', values), context())).toMatchObject({
      id: 7,
      url: '/de/kunstwerke-und-karte/steg/7',
      name: 'Steg',
      work_identifier: '12',
      order: 3,
      description_short: 'kurz',
      description_long: '<p><a href="/de/haus">da</a> <a>fort</a> <a href="https://x.example/">dort</a></p>',
      header_image: '/media/a.jpg',
      header_image_obj: picture,
      header_image_thumbs: picture.thumbs,
      venues: [],
      latitude: null,
      longitude: null,
      colour: 'blue',
      step_free: 'yes',
      setting: 'outdoors',
      stretch: 'quay',
      opening_hours: [{ day_from: 'mo', day_to: 'fr', opens: '10:00', closes: '18:00', note: 'n' }],
      slug: { de: 'steg', en: 'jetty' },
    });
    const german = record('productions', { ...values, slug: { de: 'steg' } });
    expect(presentProduction(german, context()).slug).toStrictEqual({ de: 'steg' });
    const english = record('productions', { ...values, slug: { en: 'jetty' }, order: undefined });
    expect(presentProduction(english, context())).toMatchObject({ slug: { en: 'jetty' }, order: 0 });
  });

  it('stands where it says, or else at its first venue', () => {
    const at = (latitude: number) => ({ coordinates: { latitude, longitude: 10 } });
    const places = (data: object, ...venues: object[]) => {
      const related = context({ venues: venues.map((venue) => record('venues', { ...venue })) });
      const { latitude, longitude } = presentProduction(
        record('productions', { ...values, ...data }),
        related,
      );
      return [latitude, longitude];
    };
    expect(places(at(1), at(2), at(3))).toEqual([1, 10]);
    expect(places({}, at(2), at(3))).toEqual([2, 10]);
    expect(places({})).toEqual([null, null]);
  });
});

describe('opening hours', () => {
  it('are lines of days, of which each may be closed', () => {
    const lines = { opening_hours: [{ day_from: 'mo', day_to: 'mo', note: { en: 'closed' } }] };
    expect(presentHours(lines as never, 'en')).toEqual([
      { day_from: 'mo', day_to: 'mo', opens: '', closes: '', note: 'closed' },
    ]);
    expect(presentHours({} as never, 'de')).toEqual([]);
  });
});

describe('what is said to search engines and networks', () => {
  it('are the texts and picture for it, in one language', () => {
    const data = {
      meta_title: { de: 'a' },
      meta_description: { de: 'b' },
      og_title: { de: 'c' },
      og_description: { de: 'd' },
      og_image: 'media:1',
      og_type: 'article',
    };
    expect(presentSharing(record('events', data), context())).toEqual({
      meta_title: 'a',
      meta_description: 'b',
      og_title: 'c',
      og_description: 'd',
      og_image: '/media/a.jpg',
      og_type: 'article',
      og_image_thumbs: picture.thumbs,
    });
    expect(presentSharing(record('events', {}), context())).toMatchObject({
      og_image: null,
      og_type: 'website',
    });
  });
});
