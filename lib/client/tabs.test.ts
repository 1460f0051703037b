// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Journal, JournalEntry } from './journal';
import { claimEntries, tabName } from './tabs';

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

function buildEntry(id: number, owner?: string): JournalEntry {
  return { id, model: 'text', locale: 'de', base: {}, changes: {}, at: id, ...(owner ? { owner } : {}) };
}

function buildJournal(entries: JournalEntry[]): Journal & { kept: number[] } {
  const kept: number[] = [];
  return {
    kept,
    list: () => entries,
    keep: ({ id }) => {
      kept.push(id);
      return true;
    },
    drop: () => undefined,
  };
}

/** Locks of a browser in which these tabs are open. */
function buildLocks(...tabs: string[]): LockManager {
  return {
    request: async (name: string, work: () => unknown) => (name.endsWith(':claim') ? work() : undefined),
    query: async () => ({ held: tabs.map((name) => ({ name: `litfass:tab:${name}` })) }),
  } as unknown as LockManager;
}

describe('claimEntries', () => {
  it('leaves alone what another open tab is working on, and takes over the rest', async () => {
    const journal = buildJournal([
      buildEntry(1, 'open'),
      buildEntry(2, 'closed'),
      buildEntry(3, tabName),
      buildEntry(4),
    ]);
    const claimed = await claimEntries(journal, buildLocks('open', tabName));
    expect(claimed.map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(journal.kept).toEqual([2, 3, 4]);
  });

  it('says that this tab is open, once and for as long as it is, to the locks of the browser', async () => {
    vi.resetModules();
    const tab = await import('./tabs');
    const held: string[] = [];
    const released: string[] = [];
    const request = async (name: string, work: () => unknown) => {
      held.push(name);
      const result = await work();
      released.push(name);
      return result;
    };
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request, query: async () => ({}) },
    });
    expect(await tab.claimEntries(buildJournal([buildEntry(1, 'closed')]))).toHaveLength(1);
    await tab.claimEntries(buildJournal([buildEntry(4)]));
    expect(held).toEqual([`litfass:tab:${tab.tabName}`, 'litfass:tab:claim', 'litfass:tab:claim']);
    expect(released).toEqual(['litfass:tab:claim', 'litfass:tab:claim']);
  });

  it('takes everything where the browser has no locks', async () => {
    expect(await claimEntries(buildJournal([buildEntry(1, 'open')]))).toHaveLength(1);
  });
});
