import type { Journal, JournalEntry } from './journal';

const prefix = 'litfass:tab:';

/** This tab, as what it keeps in the browser names it. */
export const tabName = crypto.randomUUID();

let isOpen = false;

/** Tells the browser's other tabs that this one is open, for as long as it is. */
function openTab(locks: LockManager): void {
  if (isOpen) return;
  isOpen = true;
  void locks.request(prefix + tabName, () => new Promise(() => undefined)).catch(() => undefined);
}

/**
 * The journal's entries that no other open tab is working on; they are this tab's from now on. So a block that is not finished yet is
 * finished, and saved, in one tab only. Without locks, as on an address without https, every tab takes them all.
 */
export async function claimEntries(
  journal: Journal,
  locks: LockManager | undefined = findLocks(),
): Promise<JournalEntry[]> {
  if (locks === undefined) return journal.list();
  openTab(locks);
  // Two tabs that open at the same time come one after the other.
  return locks.request(`${prefix}claim`, async () => {
    const { held = [] } = await locks.query();
    const others = new Set(held.map(({ name }) => name));
    others.delete(prefix + tabName);
    const free = journal.list().filter(({ owner }) => owner === undefined || !others.has(prefix + owner));
    for (const entry of free) journal.keep(entry);
    return free;
  });
}

/** Browsers have none on an address without https. */
function findLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
