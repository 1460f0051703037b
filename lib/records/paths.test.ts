import { describe, expect, it } from 'vitest';
import { recordResources } from './definitions';
import { hasPath, localisedText, needsUniqueSlug, recordPath, recordPaths } from './paths';

const slug = { de: 'mein-titel', en: 'my-title' };

describe('the path of a record', () => {
  it.each([
    ['pages', { de: '/de/mein-titel', en: '/en/my-title' }],
    ['articles', { de: '/de/aktuelles/mein-titel/7', en: '/en/news/my-title/7' }],
    ['events', { de: '/de/kalender/mein-titel/7', en: '/en/calendar/my-title/7' }],
    ['productions', { de: '/de/kunstwerke-und-karte/mein-titel/7', en: '/en/artworks-and-map/my-title/7' }],
    [
      'download-directories',
      { de: '/de/presse/download-verzeichnis/mein-titel', en: '/en/press/download-directory/my-title' },
    ],
    ['sections', {}],
    ['genres', {}],
  ] as const)('of the resource %s is %j', (resource, paths) => {
    expect(recordPaths(resource, 7, { slug })).toStrictEqual(paths);
  });

  it('exists in the languages that have a slug', () => {
    expect(recordPaths('pages', 1, { slug: { en: 'x' } })).toStrictEqual({ en: '/en/x' });
    expect(recordPath('pages', 'de', 1, { slug: { de: '' } })).toBe('/de');
    expect(recordPath('pages', 'de', 1, {})).toBeNull();
  });

  it('exists for resources with a screen of their own, and tells records apart by slug or by id', () => {
    const withPath = ['pages', 'articles', 'events', 'productions', 'download-directories'];
    expect(recordResources.filter(hasPath)).toEqual(withPath);
    expect(recordResources.filter((name) => !needsUniqueSlug(name))).toEqual([
      'articles',
      'events',
      'productions',
    ]);
  });
});

it('the text of one language comes from localised values only', () => {
  expect(localisedText(slug, 'en')).toBe('my-title');
  for (const value of [null, undefined, 'de', ['x'], { de: 5 }, {}])
    expect(localisedText(value, 'de')).toBeNull();
});
