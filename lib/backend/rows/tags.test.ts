import { describe, expect, it } from 'vitest';
import { pathsTag, pathTag, recordTag, resourceTag, sectionTag } from '@/lib/contract/tags';
import type { Database } from '../database/client';
import { records } from '../database/schema/records';
import type { RecordRow } from './row';
import { tagsOfChange, tagsOfRecords } from './tags';

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

describe('what shows records', () => {
  const events = { id: 7, resource: 'events', data: { slug: { de: 'tanz' } } };
  const page = { id: 1, resource: 'pages', data: { slug: { de: 'haus' } } };
  const section = { id: 9, resource: 'sections', data: { slug: 'fuss' } };

  /** A transaction that finds these rows, and the path of a page. */
  const find = (...rows: object[]) => {
    const from = (table: unknown) => ({
      where: async () => (table === records ? rows : [{ path: '/de/haus' }, { path: '/en/house' }]),
    });
    return { select: () => ({ from }) } as unknown as Database;
  };

  it('is its list and its screen; a page’s screen is known by its paths', async () => {
    expect(await tagsOfRecords(find(events), [7])).toEqual([resourceTag('events'), recordTag('events', 7)]);
    expect(await tagsOfRecords(find(page), [1])).toEqual([
      pathTag('/de/haus'),
      pathTag('/en/house'),
      resourceTag('pages'),
      recordTag('pages', 1),
    ]);
  });

  it('is a section that stands alone, in both languages, by its name', async () => {
    expect(await tagsOfRecords(find(section), [9])).toEqual([
      resourceTag('sections'),
      recordTag('sections', 9),
      sectionTag('de', 'fuss'),
      sectionTag('en', 'fuss'),
    ]);
    const nameless = { ...section, data: {} };
    expect(await tagsOfRecords(find(nameless), [9])).toEqual([
      resourceTag('sections'),
      recordTag('sections', 9),
    ]);
  });

  it('is named once, and is nothing without records', async () => {
    expect(await tagsOfRecords(find(events, events), [7, 7])).toHaveLength(2);
    expect(await tagsOfRecords({} as Database, [])).toEqual([]);
  });
});
