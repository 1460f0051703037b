import { describe, expect, it } from 'vitest';
import { readThreadId, threadPath } from './note';
import { decodePath, pagePath, screenPath } from './paths';
import { findShareThumb, siteIconPath } from './sharing';
import { pathTag, recordTag, resourceTag, sectionTag } from './tags';

describe('paths', () => {
  it('of screens have their language and their values', () => {
    expect(screenPath('de', 'home')).toBe('/de');
    expect(screenPath('en', 'news')).toBe('/en/news');
    expect(screenPath('de', 'calendar-event', { slug: 'tanz', id: 7 })).toBe('/de/kalender/tanz/7');
    expect(screenPath('en', 'press-directory', { name: 'a b/c' })).toBe(
      '/en/press/download-directory/a%20b%2Fc',
    );
    expect(() => screenPath('de', 'artwork', { slug: 'x' })).toThrow('needs a value for id');
  });

  it('of pages have no slash at the end', () => {
    expect([pagePath('de', ''), pagePath('en', 'haus/team')]).toEqual(['/de', '/en/haus/team']);
  });

  it('lead to a thread and back', () => {
    const path = threadPath('/de/haus', 12);
    expect(path).toBe('/de/haus?edit&note=12');
    expect(readThreadId(path.slice(path.indexOf('?')))).toBe(12);
    expect(['', '?edit', '?note=0', '?note=x', '?note='].map(readThreadId)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

it('tags name what an answer was made of, and are never too long', () => {
  expect(resourceTag('events')).toBe('content:events');
  expect(recordTag('events', 7)).toBe('content:events:7');
  expect(pathTag('/de/haus')).toBe('content:path:/de/haus');
  expect(sectionTag('de', 'fuss')).toBe('content:section:de:fuss');
  const long = 'x'.repeat(201);
  expect(pathTag(long)).toBe(`content:path:${long.slice(1)}`);
  expect(sectionTag('en', long)).toBe(`content:section:en:${long.slice(1)}`);
});

describe('a shared picture', () => {
  const thumb = (url: string, width?: number) => ({ url, ...(width === undefined ? {} : { width }) });

  it('is the smallest one that is wide enough, in a format that every program reads', () => {
    const thumbs = {
      avif: thumb('/m/1.avif', 1200),
      huge: thumb('/m/4.jpg', 2400),
      wide: thumb('//cdn.example/3.JPEG?v=1', 1200),
      small: thumb('https://cdn.example/2.png#x', 600),
    };
    expect(findShareThumb(thumbs)).toBe(thumbs.wide);
    expect(findShareThumb({ huge: thumbs.huge })).toBe(thumbs.huge);
    const narrow = { wider: thumb('http://cdn.example/5.jpeg', 900), small: thumbs.small };
    expect(findShareThumb(narrow)).toBe(narrow.wider);
    expect(findShareThumb({ small: thumbs.small, unknown: thumb('/m/5.jpg') })).toBe(thumbs.small);
  });

  it.each(['', 'x/1.jpg', 'data:image/png,.png', '/m/jpg', '/m/1.jpgx', 'ftp://a/1.jpg'])(
    'is not "%s"',
    (url) => {
      expect(findShareThumb({ one: thumb(url, 1200) })).toBeUndefined();
    },
  );
});

it('another logo has another icon', () => {
  expect(siteIconPath(96, '/media/logo.svg')).toBe('/api/site-icon?size=96&v=%2Fmedia%2Flogo.svg');
  expect(siteIconPath(180, `${'x'.repeat(50)}.svg`)).toBe(`/api/site-icon?size=180&v=${'x'.repeat(36)}.svg`);
});

it('a path is decoded where its segments stay what they are', () => {
  expect(decodePath('/de/%C3%BCber%20uns')).toBe('/de/über uns');
  expect(['/de/%2f', '/de/a%5Cb', '/de/a\\b', '/de/%', '/de/%ff'].map(decodePath)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
