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

/** What is kept after an answer of the server. */
const newer: KeptCopy = { ...buildKept('b', 4), acknowledged: { sections: [] } };

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
    journal.keep(newer);
    expect(written.mock.calls.map(([name]) => name.split(':').at(-1))).toEqual([
      ...['known', 'own'],
      ...['known'],
    ]);
    expect(openJournal('page:1', 'tab', storage).take('tab')).toEqual(newer);
  });

  it.each([
    { full: 'known', left: buildKept('ab') },
    { full: 'own', left: newer },
  ])('puts no wishes beside a tree that they were not made on: no more room for $full', ({ full, left }) => {
    const journal = openJournal('page:1', 'tab', storage);
    journal.keep(buildKept('a'));
    journal.keep(buildKept('ab'));
    const { setItem } = storage;
    storage.setItem = (key, value) => {
      if (key.endsWith(`:${full}`)) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    expect(journal.keep(newer)).toBe(left === newer);
    expect(openJournal('page:1', 'tab', storage).take('tab')).toEqual(left);
  });

  it('reads what was typed on the tree that stands beside it only', () => {
    const journal = openJournal('page:1', 'tab', storage);
    journal.keep(buildKept('a'));
    journal.keep(buildKept('ab'));
    const earlier = storage.getItem('litfass:draft:page:1:tab:own') ?? '';
    journal.keep(newer);
    // The browser has ended in between.
    storage.setItem('litfass:draft:page:1:tab:own', earlier);
    expect(openJournal('page:1', 'tab', storage).take('tab')).toEqual(newer);
  });

  it('reads what an earlier release has kept', () => {
    const { revision, acknowledged, steps, foreign, undoneForeign, ...mine } = buildKept('a');
    const known = { revision, acknowledged, steps, foreign, undoneForeign };
    storage.setItem('litfass:draft:page:1:tab:known', JSON.stringify(known));
    storage.setItem('litfass:draft:page:1:tab:own', JSON.stringify({ ...mine, at: 1 }));
    expect(openJournal('page:1', 'tab', storage).take('tab')).toEqual(buildKept('a'));
  });

  it('forgets what was on the server already when the page was opened again', () => {
    openJournal('page:1', 'tab', storage).keep(buildKept('a'));
    const journal = openJournal('page:1', 'tab', storage);
    journal.take('tab');
    journal.keep(buildKept(null));
    expect(storage.length).toBe(0);
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
