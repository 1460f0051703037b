import { beforeEach, describe, expect, it } from 'vitest';
import { openJournal, type JournalEntry } from './journal';

function buildStorage(full = false): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function buildEntry(values: Partial<JournalEntry> = {}): JournalEntry {
  return {
    id: 1,
    model: 'text',
    locale: 'de',
    owner: 'tab',
    base: {},
    changes: { content: '<p>Neu</p>' },
    at: Date.now(),
    ...values,
  };
}

describe('openJournal', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = buildStorage();
  });

  it('gives back what was kept, oldest first, per document and language', () => {
    const journal = openJournal('page:1', 'de', 'tab', storage);
    const later = buildEntry({ id: 2, at: Date.now() });
    const earlier = buildEntry({ id: -5, at: Date.now() - 1000, place: { parent: 4, column: 1, order: 2 } });
    expect([journal.keep(later), journal.keep(earlier)]).toEqual([true, true]);
    expect(openJournal('page:1', 'de', 'tab', storage).list()).toEqual([earlier, later]);
    expect(openJournal('page:1', 'en', 'tab', storage).list()).toEqual([]);
    expect(openJournal('page:12', 'de', 'tab', storage).list()).toEqual([]);
  });

  it('forgets what was saved, and nothing else however old', () => {
    const journal = openJournal('page:1', 'de', 'tab', storage);
    journal.keep(buildEntry({ id: 1 }));
    const old = buildEntry({ id: 2, at: Date.now() - 400 * 24 * 3_600_000 });
    journal.keep(old);
    journal.drop(1);
    expect(journal.list()).toEqual([old]);
  });

  it('drops what it cannot read', () => {
    storage.setItem('litfass:unsaved:page:1:de:9', '{"id":"x"');
    expect(openJournal('page:1', 'de', 'tab', storage).list()).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('says when the browser keeps nothing', () => {
    expect(openJournal('page:1', 'de', 'tab', buildStorage(true)).keep(buildEntry())).toBe(false);
  });
});
