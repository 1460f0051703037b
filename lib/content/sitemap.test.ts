import { describe, expect, it, vi } from 'vitest';
import { screenPath } from '@/lib/contract/paths';
import { listedScreens } from './decision';
import type { ContentSource, PublicPath } from './port';
import { readAddresses, writeSitemap } from './sitemap';
import { getContentSource } from './source';

vi.mock('./source');

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
    expect(text).toMatch(
      /<\/lastmod><xhtml:link [^<]*\/><xhtml:link [^<]*\/><xhtml:link [^<]*\/><\/url>\n<url>/,
    );
    expect(text.match(/hreflang="en" href="https:\/\/www\.example\.org\/en\/about"/g)).toHaveLength(2);
  });

  it('names what there is in one language alone, and no date that nobody knows', () => {
    const text = writeSitemap([{ urls: { en: '/en/only' }, modifiedAt: null }], origin, undefined) ?? '';
    const english = { urls: { en: '/en/a', de: '/de/a' }, modifiedAt: null };
    expect(writeSitemap([english], origin, undefined)).toContain(
      `hreflang="x-default" href="${origin}/de/a"`,
    );
    expect(text).toContain('</loc><xhtml:link');
    expect(text).not.toContain('hreflang="de"');
    expect(text).not.toContain('lastmod');
    expect(text).toContain('hreflang="x-default" href="https://www.example.org/en/only"');
  });

  it('is an index of parts where one file could not hold all', () => {
    const many = Array.from({ length: 5 }, () => both);
    const index = writeSitemap(many, origin, undefined, 4) ?? '';
    expect(index).toMatch(/<sitemapindex xmlns="[^"]*">\n<sitemap>/);
    expect(count(index, 'sitemap')).toBe(3);
    expect(index).toContain(`<loc>${origin}/sitemap.xml?part=3</loc>`);
    expect([1, 2, 3].map((part) => count(writeSitemap(many, origin, part, 4), 'url'))).toEqual([4, 4, 2]);
    expect(writeSitemap(many, origin, 4, 4)).toBeNull();
  });

  it('is well-formed without content', () => {
    expect(writeSitemap([], origin, undefined)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
        ' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n\n</urlset>\n',
    );
    expect(writeSitemap([{ urls: {}, modifiedAt }], origin, undefined)).toBe(
      writeSitemap([], origin, undefined),
    );
    expect(writeSitemap([], origin, 1)).toBe(writeSitemap([], origin, undefined));
    expect(writeSitemap([], origin, 2)).toBeNull();
  });
});

describe('readAddresses', () => {
  /** A source that lists these addresses, and knows what else stands at a path. */
  function use(
    urls: { de?: string; en?: string }[],
    find: (path: string) => Promise<PublicPath | null>,
  ): void {
    const listAddresses = async () => urls.map((each) => ({ urls: each, modifiedAt }));
    const source: Partial<ContentSource> = { listAddresses, findPublicPath: find };
    vi.mocked(getContentSource).mockResolvedValue(source as ContentSource);
  }

  const screens = listedScreens.map((screen) => screenPath('de', screen));
  const germanPaths = async () => (await readAddresses()).map(({ urls }) => urls.de);

  it('leads to the screens and to what there is, each once', async () => {
    use([{ de: '/de/haus', en: '/en/house' }], async () => null);
    expect(await germanPaths()).toEqual([...screens, '/de/haus']);
    expect((await readAddresses())[0]).toEqual({
      urls: { de: screens[0], en: screenPath('en', listedScreens[0] ?? 'news') },
      modifiedAt: null,
    });
    use([{ en: screenPath('en', 'calendar') }], async () => null);
    expect(await germanPaths()).not.toContain(screenPath('de', 'calendar'));
  });

  it('leads to no screen that editors took offline, and to those that nobody can say it of', async () => {
    const calendar = screenPath('de', 'calendar');
    const entry = { path: calendar, locale: 'de', kind: 'page', id: 2 } as const;
    use([], async (path) => (path === calendar ? { ...entry, isOnline: false } : null));
    expect(await germanPaths()).toEqual(screens.filter((path) => path !== calendar));
    use([], async (path) =>
      path === calendar ? { ...entry, isOnline: true } : Promise.reject(new Error('down')),
    );
    expect(await germanPaths()).toEqual(screens);
  });
});
