import { describe, expect, it } from 'vitest';
import { pathsTag, pathTag, resourceTag } from '@/lib/contract/tags';
import type { RecordRow } from './row';
import { tagsOfChange } from './tags';

const row = (resource: string, isOnline: boolean) => ({ resource, isOnline }) as RecordRow;

/** What gets stale when a record that was in one state is in another. */
function tagsOf(
  before: RecordRow | null,
  after: RecordRow | null,
  change: Partial<Parameters<typeof tagsOfChange>[0]> = {},
): string[] {
  return tagsOfChange({
    before,
    after,
    own: ['own'],
    dependent: ['dependent'],
    left: [],
    arePathsChanged: false,
    areRedirectsChanged: false,
    ...change,
  });
}

const [online, offline] = [row('events', true), row('events', false)];

describe('what a change of a record makes stale', () => {
  it('is only the look-up of a moved path, if the record was and stays offline', () => {
    expect(tagsOf(offline, offline)).toEqual([]);
    expect(tagsOf(null, offline)).toEqual([]);
    expect(tagsOf(offline, null, { left: ['/de/x'] })).toEqual([]);
    expect(tagsOf(offline, offline, { arePathsChanged: true })).toEqual([pathsTag]);
  });

  it('is what shows it, as long as it was or is online', () => {
    expect(tagsOf(online, online)).toEqual(['own', 'dependent']);
    for (const [before, after] of [
      [offline, online],
      [online, offline],
      [null, online],
      [online, null],
    ] as const)
      expect(tagsOf(before, after)).toEqual([pathsTag, 'own', 'dependent']);
  });

  it('is also the page at a path that it has left', () => {
    expect(tagsOf(online, online, { left: ['/de/alt'], arePathsChanged: true })).toEqual([
      pathsTag,
      'own',
      'dependent',
      pathTag('/de/alt'),
    ]);
  });

  it('is the menu, if it is a page, and the redirects, if it is one or has moved some', () => {
    const navigation = resourceTag('navigation');
    expect(tagsOf(row('pages', true), row('pages', true))).toContain(navigation);
    expect(tagsOf(row('pages', true), null)).toContain(navigation);
    expect(tagsOf(online, online)).not.toContain(navigation);
    const redirects = resourceTag('redirects');
    expect(tagsOf(row('redirects', false), null)).toEqual([redirects]);
    expect(tagsOf(online, online, { areRedirectsChanged: true })).toContain(redirects);
  });
});
