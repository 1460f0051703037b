import type { KeptCopy } from './document-sync';
import type { Journal } from './journal';
import { claimHistory, takeOverHistory } from './tab-history';

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
 * Claims what was kept of a document by this tab, or by one that is no longer open: the latest, so that an unfinished block is finished and
 * saved in one tab only, which also takes over its history. Without locks, as on an address without https, every tab may claim it.
 */
export async function claimKept(
  journal: Journal,
  locks: LockManager | undefined = findLocks(),
): Promise<KeptCopy | null> {
  const take = (owners: string[]): KeptCopy | null => {
    for (const owner of owners) {
      const kept = journal.take(owner);
      if (kept === null) continue;
      takeOverHistory(kept.pending.map(({ key }) => key));
      return kept;
    }
    return null;
  };
  await claimHistory(locks);
  if (locks === undefined) return take(journal.listOwners());
  openTab(locks);
  // Two tabs that open at the same time claim one after the other.
  return locks.request(`${prefix}claim`, async () => {
    const { held = [] } = await locks.query();
    const others = new Set(held.map(({ name }) => name));
    others.delete(prefix + tabName);
    return take(journal.listOwners().filter((owner) => !others.has(prefix + owner)));
  });
}

/** Browsers offer none on an address without https. */
function findLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
