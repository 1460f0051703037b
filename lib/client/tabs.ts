import type { Journal, JournalEntry } from './journal';

const prefix = 'litfass:tab:';

/** Name of this tab in what it stores in the browser. */
export const tabName = crypto.randomUUID();

let isOpen = false;

/** Lets the browser's other tabs know that this one is open, by holding a lock. */
function openTab(locks: LockManager): void {
  if (isOpen) return;
  isOpen = true;
  void locks.request(prefix + tabName, () => new Promise(() => undefined)).catch(() => undefined);
}

/**
 * Claims the journal's entries that no other open tab is working on, so that an unfinished block is finished and saved in one tab only.
 * Without locks, as on an address without https, every tab claims them all.
 */
export async function claimEntries(
  journal: Journal,
  locks: LockManager | undefined = findLocks(),
): Promise<JournalEntry[]> {
  if (locks === undefined) return journal.list();
  openTab(locks);
  // Two tabs that open at the same time claim one after the other.
  return locks.request(`${prefix}claim`, async () => {
    const { held = [] } = await locks.query();
    const others = new Set(held.map(({ name }) => name));
    others.delete(prefix + tabName);
    const free = journal.list().filter(({ owner }) => owner === undefined || !others.has(prefix + owner));
    for (const entry of free) journal.keep(entry);
    return free;
  });
}

/** Browsers offer none on an address without https. */
function findLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
