import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followRedirects, normaliseSitePath } from './redirect-rules';

describe('a path that a redirect names', () => {
  it.each([
    ['/de/haus', '/de/haus'],
    [' /de/haus/ ', '/de/haus'],
    ['/de//haus///', '/de/haus'],
    ['//de/haus', '/de/haus'],
    ['/de/alt/../haus', '/de/haus'],
    ['/de/gr%C3%B6%C3%9Fe', '/de/größe'],
    ['/de/gro\u0308ße', '/de/größe'],
    ['/en', '/en'],
    ['/en/', '/en'],
  ])('%s is kept as %s', (path, kept) => {
    expect(normaliseSitePath(path)).toBe(kept);
  });

  it.each([
    'de/haus',
    'https://example.org/de/haus',
    '/fr/haus',
    '/',
    '',
    '/de/haus?seite=2',
    '/de/haus#oben',
    '/de\\haus',
    '/de/ha%2Fus',
    '/de/ha%3Fus',
    '/de/ha%20us',
    '/de/ha%00us',
    '/de/100%25',
    '/de/%zz',
    `/de/${'x'.repeat(300)}`,
  ])('%s is none of this site', (path) => {
    expect(normaliseSitePath(path)).toBeNull();
  });

  it('is not changed by being kept twice', () => {
    fc.assert(
      fc.property(fc.array(fc.webSegment(), { maxLength: 4 }), (segments) => {
        const kept = normaliseSitePath(`/de/${segments.join('/')}`);
        if (kept !== null) expect(normaliseSitePath(kept)).toBe(kept);
      }),
    );
  });
});

describe('redirects', () => {
  const redirects = new Map([
    ['/de/a', '/de/b'],
    ['/de/b', '/de/c'],
    ['/de/x', '/de/y'],
    ['/de/y', '/de/x'],
  ]);

  it.each([
    ['/de/c', '/de/a'],
    ['/de/c', '/de/b'],
    ['/de/neu', '/de/neu'],
  ])('would lead in a circle from %s to %s', (from, to) => {
    expect(followRedirects(redirects, from, to).isCircle).toBe(true);
  });

  it.each([
    ['/de/neu', '/de/a', '/de/c'],
    ['/de/a', '/de/neu', '/de/neu'],
    // A circle of others, which is not this one's.
    ['/de/neu', '/de/x', '/de/y'],
  ])('lead from %s by way of %s to %s without a circle', (from, to, end) => {
    expect(followRedirects(redirects, from, to)).toEqual({ isCircle: false, end });
  });
});
