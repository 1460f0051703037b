import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSlugSchema, slugSchema } from '../contract/identifier';
import { makePathSlug, makeSlug } from './slug';

describe('makeSlug', () => {
  it.each([
    ['Straße & Überfluß: Ärger in Öl', 'strasse-ueberfluss-aerger-in-oel'],
    ['GROẞE ÄNDERUNG', 'grosse-aenderung'],
    ['Über', 'ueber'],
    ['Čeština, français, Łódź', 'cestina-francais-lodz'],
    ['  --Hello,   World!-- ', 'hello-world'],
    ['It’s a day', 'its-a-day'],
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
    expect(makeSlug('wort '.repeat(60))).toMatch(/^wort(-wort)*$/);
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
