import { describe, expect, it } from 'vitest';
import { isSameThing, localeOfPath, redirectMap } from './public-path';

const redirects = (...pairs: [string, string][]) =>
  Object.fromEntries(redirectMap(pairs.map(([old_path, new_path]) => ({ old_path, new_path })) as never));

describe('redirects', () => {
  it('lead to where the last of a chain leads', () => {
    expect(redirects(['/de/a', '/de/b'], ['/de/b', '/de/c'], ['/de/x', '/en/y'])).toEqual({
      ...{ '/de/a': '/de/c', '/de/b': '/de/c', '/de/x': '/en/y' },
    });
  });

  it('that lead around in a circle lead nowhere, and neither does what leads into one', () => {
    expect(redirects(['/de/a', '/de/a'])).toEqual({});
    expect(
      redirects(['/de/a', '/de/b'], ['/de/b', '/de/a'], ['/de/in', '/de/a'], ['/de/x', '/de/y']),
    ).toEqual({
      '/de/x': '/de/y',
    });
    // However it is written.
    expect(redirects(['/de/%C3%BCber', '/de/über/'])).toEqual({});
  });

  it('are compared as they are meant, and end without a slash', () => {
    expect(redirects(['/de/alt/', '/de/neu//'], ['/alt/%C3%BC', '/de'])).toEqual({
      ...{ '/de/alt': '/de/neu', '/alt/ü': '/de' },
    });
    expect(redirects(['/', '/de/neu'])).toEqual({ '/': '/de/neu' });
    expect(redirects(['/de/a', '/de/b//c'])).toEqual({ '/de/a': '/de/b//c' });
    expect(redirects(['/de/%zz', '/de/neu'])).toEqual({ '/de/%zz': '/de/neu' });
  });

  it.each([
    'https://example.org/',
    '//example.org',
    '/fr/a',
    '/admin',
    '/de\\a',
    '/de/a?b',
    '/de/a#b',
    '/de/..//example.org',
    '/de/%2e%2e//example.org',
    '/de/.',
    '/de/.\t.//example.org',
    '/dea',
  ])('do not lead to %s', (target) => {
    expect(redirects(['/de/a', target])).toEqual({});
  });
});

it('one thing has its id under any slug', () => {
  expect(isSameThing('/de/kalender/a/12', '/de/kalender/b/12')).toBe(true);
  expect(isSameThing('/de/kalender/a/12', '/de/kalender/a/13')).toBe(false);
  expect(isSameThing('/de/kalender/a/12', '/en/calendar/a/12')).toBe(false);
  expect(isSameThing('/de/a/1/b/12', '/de/c/1/b/12')).toBe(false);
  expect(isSameThing('/de/kalender/a', '/de/kalender/a')).toBe(false);
  expect(isSameThing('/de/kalender/a/12/x', '/de/kalender/a/12/x')).toBe(false);
});

it('a path has the language of its first part', () => {
  expect(['/de', '/en/x', '/fr', '/', 'de/x', '/dex'].map(localeOfPath)).toEqual([
    'de',
    'en',
    null,
    null,
    null,
    null,
  ]);
});
