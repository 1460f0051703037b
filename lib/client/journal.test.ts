import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTree } from '@/lib/pagebuilder/tree';
import type { KeptCopy } from './document-sync';
import { openJournal } from './journal';

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

/** A copy of a document in which something was typed, if a text is given. */
function buildKept(text: string | null, revision = 3): KeptCopy {
  const change = { target: 'value' as const, field: 'content', locale: 'de' as const, value: text };
  const wish = { operation: { type: 'update' as const, id: 2, changes: [change] } };
  return {
    ...{ revision, acknowledged: emptyTree, lastId: -4, steps: [], foreign: [], undoneForeign: [] },
    ...{ conflicts: [], orphans: [], dropped: [], withdrawn: [] },
    pending: text === null ? [] : [{ key: 'key-1', wish, isSent: false, isOpen: true }],
  };
}

describe('openJournal', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = buildStorage();
  });

  it('gives back what a tab has kept, the latest first, per document, and moves it to the one that takes it', () => {
    expect(openJournal('page:1', 'one', storage).keep(buildKept('a'))).toBe(true);
    const other = openJournal('page:1', 'two', storage);
    other.keep(buildKept('b'));
    other.keep(buildKept('c'));
    const journal = openJournal('page:1', 'three', storage);
    expect(journal.listOwners().toSorted()).toEqual(['one', 'two']);
    expect(openJournal('page:12', 'three', storage).listOwners()).toEqual([]);
    expect(openJournal('page:1:en', 'three', storage).listOwners()).toEqual([]);
    expect(journal.take('two')).toEqual(buildKept('c'));
    expect(journal.listOwners().toSorted()).toEqual(['one', 'three']);
  });

  it('writes the page only when the server has said something of it', () => {
    const journal = openJournal('page:1', 'tab', storage);
    const written = vi.spyOn(storage, 'setItem');
    journal.keep(buildKept('a'));
    journal.keep(buildKept('ab'));
    journal.keep({ ...buildKept('abc', 4), acknowledged: { sections: [] } });
    expect(written.mock.calls.map(([name]) => name.split(':').at(-1))).toEqual([
      ...['known', 'own', 'own'],
      ...['known', 'own'],
    ]);
  });

  it('forgets what was saved', () => {
    const journal = openJournal('page:1', 'tab', storage);
    journal.keep(buildKept('a'));
    journal.keep(buildKept(null));
    expect(storage.length).toBe(0);
  });

  it('is written by the one that was opened last for a document in a tab', () => {
    const left = openJournal('page:1', 'tab', storage);
    left.keep(buildKept('a'));
    openJournal('page:1', 'tab', storage);
    left.keep(buildKept(null));
    expect(openJournal('page:1', 'tab', storage).take('tab')).toEqual(buildKept('a'));
  });

  it('drops what it cannot read', () => {
    storage.setItem('litfass:draft:page:1:old:own', '{"pending":');
    const journal = openJournal('page:1', 'tab', storage);
    expect(journal.listOwners()).toEqual(['old']);
    expect(journal.take('old')).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('says when the browser keeps nothing', () => {
    expect(openJournal('page:1', 'tab', buildStorage(true)).keep(buildKept('a'))).toBe(false);
  });
});
