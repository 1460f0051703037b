// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeptCopy } from './document-sync';
import type { Journal } from './journal';
import { claimKept, tabName } from './tabs';

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** A journal with what these tabs have kept; that of `broken` cannot be read. */
function buildJournal(...owners: string[]): Journal & { taken: string[] } {
  const taken: string[] = [];
  return {
    taken,
    listOwners: () => owners,
    take: (owner) => {
      taken.push(owner);
      return owner === 'broken' ? null : ({ revision: taken.length, pending: [] } as unknown as KeptCopy);
    },
    keep: () => true,
  };
}

/** Locks of a browser in which these tabs are open. */
function buildLocks(...tabs: string[]): LockManager {
  return {
    request: async (name: string, ...rest: (() => unknown)[]) => {
      if (!name.startsWith('litfass:tab:') || name.endsWith(':claim')) return rest.at(-1)?.();
    },
    query: async () => ({ held: tabs.map((name) => ({ name: `litfass:tab:${name}` })) }),
  } as unknown as LockManager;
}

describe('claimKept', () => {
  it('leaves alone what another open tab is working on, and takes the latest of the rest that can be read', async () => {
    const journal = buildJournal('open', 'broken', tabName, 'closed');
    expect(await claimKept(journal, buildLocks('open', tabName))).toMatchObject({ revision: 2 });
    expect(journal.taken).toEqual(['broken', tabName]);
    expect(await claimKept(buildJournal('open'), buildLocks('open', tabName))).toBeNull();
  });

  it('says that this tab is open, once and for as long as it is, to the locks of the browser', async () => {
    vi.resetModules();
    const tab = await import('./tabs');
    const held: string[] = [];
    const released: string[] = [];
    const request = async (name: string, ...rest: (() => unknown)[]) => {
      held.push(name);
      const result = await rest.at(-1)?.();
      released.push(name);
      return result;
    };
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request, query: async () => ({}) },
    });
    expect(await tab.claimKept(buildJournal('closed'))).not.toBeNull();
    await tab.claimKept(buildJournal());
    expect(held.filter((name) => name.startsWith('litfass:tab:'))).toEqual([
      `litfass:tab:${tab.tabName}`,
      ...['litfass:tab:claim', 'litfass:tab:claim'],
    ]);
    expect(released).toEqual(['litfass:tab:claim', 'litfass:tab:claim']);
  });

  it('takes everything where the browser has no locks', async () => {
    expect(await claimKept(buildJournal('open'))).not.toBeNull();
  });
});
