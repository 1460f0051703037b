import { beforeEach, describe, expect, it, vi } from 'vitest';

const { labelled, state } = vi.hoisted(() => ({
  labelled: [] as { tags: string[]; revalidate?: number }[],
  state: { moment: undefined as string | undefined },
}));
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: string[], options: { tags: string[] }) => {
    labelled.push(options);
    return read;
  },
}));
vi.mock('./moment', () => ({ requestMoment: () => state.moment }));
vi.mock('./report-failure');

const { reportFailure } = await import('./report-failure');
const { pageUse } = await import('@/lib/page-use.mjs');
const { changes } = await import('@/lib/changes.mjs');
const { readContent } = await import('./read');

let use: { isAway: boolean };

beforeEach(() => {
  use = { isAway: false };
  labelled.length = 0;
  state.moment = undefined;
  vi.mocked(reportFailure).mockClear();
});

let key = 0;
/** A read under a key of its own, or under the one given, in a page being rendered. */
const read = <Value>(load: () => Promise<Value>, name: number = (key += 1)) =>
  pageUse.run(use as never, () => readContent(['test', name], ['content:events'], load));
const down = () => Promise.reject(new Error('down'));

describe('what a page reads', () => {
  it('gives the page its tags, and is the source’s answer', async () => {
    expect(await read(async () => 'Tanz')).toBe('Tanz');
    expect(labelled).toEqual([{ tags: ['content', 'content:events'] }]);
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('may be nothing, which is an answer too and takes the place of an older one', async () => {
    await read(async () => 'Tanz', -1);
    expect(await read(async () => null, -1)).toBeNull();
    expect(await read(down, -1)).toBeNull();
  });

  it('is the last good value while the source is away, and the page is made anew soon', async () => {
    await read(async () => 'Tanz', -2);
    labelled.length = 0;
    expect(await read(down, -2)).toBe('Tanz');
    expect(reportFailure).toHaveBeenCalledWith('content', new Error('down'));
    expect(labelled).toEqual([{ tags: ['content', 'content:events'] }, { tags: ['content'], revalidate: 5 }]);
    expect(use.isAway).toBe(false);
  });

  it('is forgotten where others take too much memory, the one that was not used for longest first', async () => {
    const size = 4 * 1024 * 1024;
    for (let name = 100; name < 117; name += 1) await read(async () => String(name).padEnd(size), name);
    await expect(read(down, 100)).rejects.toThrow('down');
    expect((await read<string>(down, 116)).trim()).toBe('116');
  });

  it('is read anew for each page, unless it is said to be good until something with its tags changes', async () => {
    const load = vi.fn(async () => 'Tanz');
    const readLarge = () =>
      pageUse.run(use as never, () => readContent(['large'], ['content:events'], load, true));
    await read(load, -10);
    await read(load, -10);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await readLarge()).toBe('Tanz');
    labelled.length = 0;
    expect(await readLarge()).toBe('Tanz');
    changes.tell(['content:pages']);
    await readLarge();
    expect(load).toHaveBeenCalledTimes(3);
    // The page depends on it all the same.
    expect(labelled[0]).toEqual({ tags: ['content', 'content:events'] });
    for (const tag of ['content:events', 'content']) {
      const before = load.mock.calls.length;
      changes.tell([tag]);
      await readLarge();
      await readLarge();
      expect(load, tag).toHaveBeenCalledTimes(before + 1);
    }
  });

  it('is not good if something changed while it was read', async () => {
    const load = vi.fn(async () => 'Tanz');
    load.mockImplementationOnce(async () => {
      changes.tell(['content:events']);
      return 'Konzert';
    });
    const readLarge = () =>
      pageUse.run(use as never, () => readContent(['changing'], ['content:events'], load, true));
    expect(await readLarge()).toBe('Konzert');
    expect(await readLarge()).toBe('Tanz');
    expect(await readLarge()).toBe('Tanz');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is unavailable if it was never read before, and the page is then known to be', async () => {
    await expect(read(down)).rejects.toThrow('down');
    expect(labelled.at(-1)).toEqual({ tags: ['content'], revalidate: 5 });
    expect(use.isAway).toBe(true);
  });

  it('is kept for five thousand things, of which the ones read last count', async () => {
    await read(async () => 'oldest', -3);
    await read(async () => 'old', -4);
    for (let more = 0; more < 4999; more += 1) await read(async () => more);
    await expect(read(down, -3)).rejects.toThrow('down');
    expect(await read(down, -4)).toBe('old');
    await read(async () => 'old', -4);
    for (let more = 0; more < 4999; more += 1) await read(async () => more);
    expect(await read(down, -4)).toBe('old');
  });

  it('as of a date is neither kept nor labelled, and fails if the source does', async () => {
    state.moment = '2025-07-01T10:00';
    expect(await read(async () => 'then', -5)).toBe('then');
    expect(labelled).toEqual([]);
    await expect(read(down, -5)).rejects.toThrow('down');
    expect(use.isAway).toBe(false);
  });
});
