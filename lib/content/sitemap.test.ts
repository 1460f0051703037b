import { describe, expect, it } from 'vitest';
import { writeSitemap } from './sitemap';

const origin = 'https://www.example.org';
const modifiedAt = '2025-06-01T10:00:00.000Z';
const both = { urls: { de: '/de/über & uns', en: '/en/about' }, modifiedAt };
const count = (text: string | null, name: string) => text?.match(new RegExp(`<${name}>`, 'g'))?.length ?? 0;

describe('writeSitemap', () => {
  it('lists each language with all of them, a standard and the last change, as XML', () => {
    const text = writeSitemap([both], origin, undefined) ?? '';
    expect(count(text, 'loc')).toBe(2);
    expect(text).toContain(`<loc>${origin}/de/%C3%BCber%20&amp;%20uns</loc><lastmod>${modifiedAt}</lastmod>`);
    expect(text.match(/hreflang="x-default" href="[^"]*\/de\//g)).toHaveLength(2);
    expect(text.match(/hreflang="en" href="https:\/\/www\.example\.org\/en\/about"/g)).toHaveLength(2);
  });

  it('names what there is in one language alone, and no date that nobody knows', () => {
    const text = writeSitemap([{ urls: { en: '/en/only' }, modifiedAt: null }], origin, undefined) ?? '';
    expect(text).not.toContain('hreflang="de"');
    expect(text).not.toContain('lastmod');
    expect(text).toContain('hreflang="x-default" href="https://www.example.org/en/only"');
  });

  it('is an index of parts where one file could not hold all', () => {
    const many = Array.from({ length: 5 }, () => both);
    const index = writeSitemap(many, origin, undefined, 4) ?? '';
    expect(index).toContain('<sitemapindex');
    expect(count(index, 'sitemap')).toBe(3);
    expect(index).toContain(`<loc>${origin}/sitemap.xml?part=3</loc>`);
    expect([1, 2, 3].map((part) => count(writeSitemap(many, origin, part, 4), 'url'))).toEqual([4, 4, 2]);
    expect(writeSitemap(many, origin, 4, 4)).toBeNull();
  });

  it('is well-formed without content', () => {
    expect(writeSitemap([], origin, undefined)).toContain('<urlset');
  });
});
