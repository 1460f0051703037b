import { describe, expect, it } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import {
  isOf,
  onlineState,
  presentRow,
  type RecordRow,
  referenceTo,
  resourceOf,
  titleOf,
  usageTarget,
} from './row';

const moment = new Date('2025-07-01T10:00:00Z');
const page = {
  id: 12,
  resource: 'pages',
  revision: 3,
  data: { title: { de: 'Haus' }, slug: { de: 'haus' } },
  createdAt: moment,
  updatedAt: moment,
} as unknown as RecordRow;

describe('a row', () => {
  it('is of one resource, and of none that this version does not know', () => {
    expect(resourceOf(page)).toBe('pages');
    expect([isOf(page, 'pages'), isOf(page, 'events'), isOf(undefined, 'pages')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(() => resourceOf({ resource: 'tickets' })).toThrow('tickets');
  });

  it('is read with its fields, its addresses and how links name it', () => {
    const read = {
      id: 12,
      revision: 3,
      title: { de: 'Haus' },
      slug: { de: 'haus' },
      created_at: '2025-07-01T10:00:00.000Z',
      updated_at: '2025-07-01T10:00:00.000Z',
      urls: { de: '/de/haus' },
      reference: 'page:12',
    };
    expect(presentRow(page)).toEqual(read);
    expect(presentRow({ ...page, hasChanges: null, publishedLocales: null })).toEqual(read);
    expect(presentRow({ ...page, hasChanges: false, publishedLocales: ['de'] })).toEqual({
      ...read,
      has_changes: false,
      published_locales: ['de'],
    });
  });

  it('is named by links where they can lead to it, and by its resource where not', () => {
    expect([referenceTo('events', 7), referenceTo('venues', 7)]).toEqual(['event:7', null]);
    expect([usageTarget('events', 7), usageTarget('venues', 7)]).toEqual(['event:7', 'venues:7']);
  });

  it('is called by its title in the language that is asked for, or in another, or not at all', () => {
    expect(titleOf('pages', { title: { de: 'Haus', en: 'House' } }, 'en')).toBe('House');
    expect(titleOf('pages', { title: { de: 'Haus', en: '' } }, 'en')).toBe('Haus');
    expect(titleOf('pages', { title: { en: 'House' } }, 'de')).toBe('House');
    expect(titleOf('pages', {}, 'de')).toBe('');
    expect(titleOf('redirects', { old_path: '/de/alt' }, 'en')).toBe('/de/alt');
  });

  it('is public by its switch, or always where it has none', () => {
    expect(onlineState(adminDefinitions.pages, { is_online: true })).toBe(true);
    expect(onlineState(adminDefinitions.pages, {})).toBe(false);
    expect(onlineState(adminDefinitions.genres, {})).toBe(true);
  });
});
