import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSlugSchema, slugSchema } from '../contract/identifier';
import { makePathSlug, makeSlug, numberedSlug } from './slug';

describe('makeSlug', () => {
  it.each([
    ['Straße & Überfluß: Ärger in Öl', 'strasse-ueberfluss-aerger-in-oel'],
    ['GROẞE ÄNDERUNG', 'grosse-aenderung'],
    ['Über', 'ueber'],
    ['Čeština, français, Łódź', 'cestina-francais-lodz'],
    ['  --Hello,   World!-- ', 'hello-world'],
    ['It’s a day', 'its-a-day'],
    [
      'Ærø, Œuvre, Ørsted, Ålesund, Đà Nẵng, Þór, Ísafjörður, ışık, Garðar',
      'aero-oeuvre-orsted-alesund-da-nang-thor-isafjoerdur-isik-gardar',
    ],
    [`d'accord, rock 'n’ʼroll`, 'daccord-rock-nroll'],
    ['a\u0308 ist ä', 'ae-ist-ae'],
    ['日本', ''],
  ])('writes %s as %s', (title, slug) => {
    expect(makeSlug(title)).toBe(slug);
  });

  it('is empty or a valid slug, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const slug = makeSlug(title);
        expect(slug === '' || slugSchema.safeParse(slug).success).toBe(true);
      }),
    );
  });

  it('leaves a slug as it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (title) => {
        const slug = makeSlug(title);
        expect(makeSlug(slug)).toBe(slug);
      }),
    );
  });

  it('cuts long titles between words', () => {
    expect(makeSlug('wort '.repeat(60))).toBe('wort-'.repeat(20).slice(0, -1));
    const exact = `${'x'.repeat(95)}-wort`;
    expect(makeSlug(exact)).toBe(exact);
    expect(makeSlug(`${exact} mehr`)).toBe(exact);
    expect(makeSlug(`${exact}e`)).toBe('x'.repeat(95));
    // Rather a word that is cut than half of the title lost.
    expect(makeSlug(`${'x'.repeat(51)} ${'y'.repeat(60)}`)).toBe('x'.repeat(51));
    expect(makeSlug(`${'x'.repeat(50)} ${'y'.repeat(60)}`)).toBe(`${'x'.repeat(50)}-${'y'.repeat(49)}`);
    expect(makeSlug('y'.repeat(120))).toBe('y'.repeat(100));
  });
});

describe('makePathSlug', () => {
  it('keeps the parts of a path', () => {
    expect(makePathSlug('/Über uns//Das Team/')).toBe('ueber-uns/das-team');
  });

  it('is always a valid path', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 4 }), (parts) => {
        expect(pageSlugSchema.safeParse(makePathSlug(parts.join('/'))).success).toBe(true);
      }),
    );
  });
});

it('a slug that is taken gets a number from the second on', () => {
  expect([1, 2, 12].map((number) => numberedSlug('tanz', number))).toEqual(['tanz', 'tanz-2', 'tanz-12']);
});
