import { keyOfWindow, type LoggedOperation, type Step, windowOfKey } from '@/lib/contract/operation';
import type { SeenOperation } from '@/lib/pagebuilder/copy/receive';

const storageKey = 'litfass:history';

/** Most names of this browser's tabs, open or closed, that are remembered. */
const mostNames = 50;

/** Milliseconds that the page before this one in the tab may take to let go of the tab's name. */
const patience = 1000;

/** Names of this tab in the keys of operations: its own first, then those of closed tabs whose unsent work it has taken over. */
let names: readonly string[] | null = null;

/** The name that no other tab can take as long as this page is open. */
let claimed: string | null = null;

/**
 * Makes sure that no other open tab has this one's name: a duplicated tab begins as a copy, with a history of its own. A new tab goes on
 * where those that were closed have ended. Without locks, as on an address without https, nothing is known of other tabs.
 */
export async function claimHistory(locks: LockManager | undefined): Promise<void> {
  const isNew = names === null && readNames() === null;
  const [name = '', ...others] = listNames();
  if (locks === undefined || claimed === name) return;
  const wait = { signal: AbortSignal.timeout(patience) };
  if (isNew && !(await goOn(locks))) await hold(locks, name, wait);
  else if (!isNew && !(await hold(locks, name, wait))) {
    keepNames([newName()]);
    await claimHistory(locks);
    return;
  }
  for (const other of isNew ? [] : others) void hold(locks, other, wait);
  claimed = listNames()[0] ?? null;
  remember(listNames());
}

/** Makes the histories of this browser's closed tabs this new tab's own, the latest first; false if there are none. */
async function goOn(locks: LockManager): Promise<boolean> {
  const closed: string[] = [];
  for (const name of readRemembered()) if (await hold(locks, name, { ifAvailable: true })) closed.push(name);
  if (closed.length > 0) keepNames(closed);
  return closed.length > 0;
}

/** Takes a tab's name until this page is gone; false if another page has it. */
function hold(locks: LockManager, name: string, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    locks
      .request(`${storageKey}:${name}`, options, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

/** A key for a new operation of this tab. */
export function newOperationKey(): string {
  return keyOfWindow(listNames()[0] ?? '', crypto.randomUUID());
}

/** Makes the operations of a closed tab this one's own: it goes on with what that one has not sent. */
export function takeOverHistory(keys: readonly string[]): void {
  const others = keys.map(windowOfKey).filter((name) => name !== null);
  keepNames([...new Set([...listNames(), ...others])]);
}

/** Operations as this tab sees them: what the same person did in another tab is somebody else's work here, and not this tab's to undo. */
export function seenByTab<News extends { operations: readonly LoggedOperation[] }>(
  news: News,
): Omit<News, 'operations'> & { operations: SeenOperation[] } {
  return {
    ...news,
    operations: news.operations.map((each) =>
      each.is_you && !isOfTab(each.key) ? { ...each, is_you: false, isOtherTab: true } : each,
    ),
  };
}

/** The person's steps that were made in this tab. Those that another tab of theirs has overtaken say so. */
export function stepsOfTab(steps: readonly Step[]): Step[] {
  const others = steps.filter(({ key, state }) => state === 'done' && !isOfTab(key));
  return steps
    .filter(({ key }) => isOfTab(key))
    .map((step) => {
      const isOvertaken = others.some(
        ({ revision, touched }) =>
          revision > step.revision && touched.some((id) => step.touched.includes(id)),
      );
      return isOvertaken ? { ...step, overtaken_by: step.overtaken_by ?? '' } : step;
    });
}

/** What names no tab, such as a call of the base contract, belongs to all tabs of the person. */
function isOfTab(key: string | null): boolean {
  const name = key === null ? null : windowOfKey(key);
  return name === null || listNames().includes(name);
}

function listNames(): readonly string[] {
  names ??= readNames() ?? keepNames([newName()]);
  return names;
}

function newName(): string {
  return crypto.randomUUID().slice(-12);
}

/** They outlast a reload, and the way to another page, as the tab does. */
function keepNames(given: readonly string[]): readonly string[] {
  names = given;
  try {
    sessionStorage.setItem(storageKey, given.join(' '));
  } catch {
    // Without storage they last as long as the page.
  }
  return given;
}

/** The names of this browser's tabs, the latest first. */
function readRemembered(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function remember(given: readonly string[]): void {
  try {
    const all = [...new Set([...given, ...readRemembered()])];
    localStorage.setItem(storageKey, all.slice(0, mostNames).join(' '));
  } catch {
    // Without storage a closed tab's history is not found again.
  }
}

function readNames(): string[] | null {
  try {
    return sessionStorage.getItem(storageKey)?.split(' ') ?? null;
  } catch {
    return null;
  }
}
