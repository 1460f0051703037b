// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoggedOperation, Step } from '@/lib/contract/operation';

// Each tab has a history of its own. It outlasts a reload, and a new tab goes on with those of closed ones.

/** The module as a page has it that is loaded in a tab. */
async function load() {
  vi.resetModules();
  return import('./tab-history');
}

const logged = (key: string | null, is_you = true): LoggedOperation => ({
  ...{ id: 1, revision: 1, key, user: 'Anna', is_you, reverts: null },
  operation: { type: 'remove', id: 2 },
});
const step = (key: string, revision: number, touched: number[]): Step => ({
  ...{ id: revision, key, state: 'done', revision, touched, overtaken_by: null, elsewhere: false },
  inverse: { type: 'remove', id: 2 },
});
const isOwn = (news: { operations: LoggedOperation[] }) => news.operations.map(({ is_you }) => is_you);

/** Locks of a browser in which another tab holds this name for good. */
function buildLocks(taken?: string): LockManager {
  return {
    request: async (name: string, { ifAvailable }: LockOptions, work: (lock: unknown) => unknown) => {
      if (name === taken && ifAvailable !== true)
        throw new DOMException('It has taken too long.', 'TimeoutError');
      void work(name === taken ? null : { name });
    },
  } as unknown as LockManager;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a tab’s history', () => {
  it('outlasts a reload, and holds what was made by calls that name no tab', async () => {
    const before = await load();
    const key = before.newOperationKey();
    expect(key).toMatch(/^[\w-]{8,64}$/);
    const after = await load();
    const news = { operations: [logged(key), logged(null), logged('key-1-2'), logged(key, false)] };
    expect(isOwn(after.seenByTab(news))).toEqual([true, true, true, false]);
  });

  it('is not that of the same person’s other tab', async () => {
    const theirs = (await load()).newOperationKey();
    sessionStorage.clear();
    const here = await load();
    const mine = here.newOperationKey();
    const seen = here.seenByTab({ operations: [logged(theirs), logged(mine), logged(theirs, false)] });
    expect(isOwn(seen)).toEqual([false, true, false]);
    // It is still known whose it is, to be called that.
    expect(seen.operations.map(({ isOtherTab = false }) => isOtherTab)).toEqual([true, false, false]);
    const steps = [step(mine, 1, [2]), step(mine, 2, [3]), step(theirs, 3, [2])];
    expect(here.stepsOfTab(steps).map(({ revision, overtaken_by }) => [revision, overtaken_by])).toEqual([
      [1, ''],
      [2, null],
    ]);
  });

  it('is taken over with what a closed tab has not sent', async () => {
    const theirs = (await load()).newOperationKey();
    sessionStorage.clear();
    const here = await load();
    here.takeOverHistory([theirs]);
    const news = { operations: [logged(theirs), logged(here.newOperationKey())] };
    expect(isOwn(here.seenByTab(news))).toEqual([true, true]);
    expect(isOwn((await load()).seenByTab(news))).toEqual([true, true]);
  });

  it('goes on in a new tab once its own is closed, and not beside it', async () => {
    const first = await load();
    await first.claimHistory(buildLocks());
    const key = first.newOperationKey();
    const news = { operations: [logged(key)] };

    sessionStorage.clear();
    const beside = await load();
    await beside.claimHistory(buildLocks(`litfass:history:${key.split('_')[0]}`));
    expect(isOwn(beside.seenByTab(news))).toEqual([false]);

    sessionStorage.clear();
    const later = await load();
    await later.claimHistory(buildLocks());
    expect(isOwn(later.seenByTab(news))).toEqual([true]);
    expect(isOwn((await load()).seenByTab(news))).toEqual([true]);
    // The tab that was opened beside it has gone by now, and was the last one.
    expect(later.newOperationKey().split('_')[0]).toBe(beside.newOperationKey().split('_')[0]);
  });

  it('begins anew in a tab that was duplicated', async () => {
    const key = (await load()).newOperationKey();
    const duplicate = await load();
    await duplicate.claimHistory(buildLocks(`litfass:history:${key.split('_')[0]}`));
    expect(isOwn(duplicate.seenByTab({ operations: [logged(key)] }))).toEqual([false]);
    const reloaded = await load();
    await reloaded.claimHistory(buildLocks());
    expect(isOwn(reloaded.seenByTab({ operations: [logged(key)] }))).toEqual([false]);
  });
});
