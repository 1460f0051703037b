import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Module } from '@/lib/contract/module';
import { buildEntry, buildModule, setUpQueue } from '@/tests/support/saving';
import { RequestError } from './request';
import { SaveQueue } from './save-queue';
import { defaultTiming } from './save-timing';

const offline = () => new RequestError('offline', 0, 'no network');
const stale = (theirs: Module | null) =>
  new RequestError('conflict', 409, 'stale', {}, { detail: 'stale', code: 'conflict', theirs, base: null });
const place = { parent: 1, column: 0, order: 0 };

/** A queue whose requests are answered when the test says so. */
function setUpSlowQueue() {
  const answers: (() => void)[] = [];
  const queue = setUpQueue(
    (_sent, count) =>
      new Promise((resolve) => answers.push(() => resolve(buildModule({ revision: count + 1 })))),
  );
  return { ...queue, answer: () => answers.shift()?.() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is saved at once', () => {
  it('does not wait for the pause, and waits for what is typed meanwhile', async () => {
    const { queue, sent, answer } = setUpSlowQueue();
    queue.change(buildEntry({ content: 'eins' }));
    expect(queue.isSending).toBe(false);
    const flushed = queue.flush(7);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    expect(queue.isSending).toBe(true);
    queue.change(buildEntry({ content: 'zwei' }));
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ body }) => body)).toEqual([
      { content: 'eins', revision: 1 },
      { content: 'zwei', revision: 2 },
    ]);
    answer();
    await flushed;
    expect(queue.list()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(2);
  });

  it('is what is on its way already, once', async () => {
    const { queue, sent, answer } = setUpSlowQueue();
    queue.change(buildEntry({ content: 'eins' }));
    await vi.advanceTimersByTimeAsync(100);
    const flushed = queue.flushAll();
    await vi.advanceTimersByTimeAsync(1000);
    answer();
    expect(await flushed).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['is refused', () => new RequestError('invalid', 400, 'no')],
    ['finds no network', offline],
    ['finds nobody signed in', () => new RequestError('not_authenticated', 401, 'sign in')],
    ['contradicts somebody else’s', () => stale(buildModule({ content: 'Ihres', revision: 5 }))],
  ])('is not when it %s, and nobody waits for ever', async (_, refusal) => {
    const { queue, sent, kept } = setUpQueue(async () => {
      throw refusal();
    });
    queue.change(buildEntry({ content: 'Neu' }));
    expect(await queue.flushAll()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(kept.get(7)?.changes).toEqual({ content: 'Neu' });
  });

  it('is not what does not meet its rules', async () => {
    const { queue, sent } = setUpQueue(async () => buildModule());
    queue.change(buildEntry({ content: '' }));
    expect(await queue.flushAll()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('is not an item whose list could not be saved', async () => {
    const { queue, port, sent } = setUpQueue(async () => {
      throw new RequestError('invalid', 400, 'no');
    });
    port.findPrerequisite = (entry) => (entry.id === -2 ? -1 : null);
    queue.change(buildEntry({ name: 'list' }, { id: -1, base: {}, place }));
    queue.change(buildEntry({ name: 'item' }, { id: -2, base: {}, place }));
    expect(await queue.flushAll()).toBe(false);
    expect(new Set(sent.map(({ body }) => body.name))).toEqual(new Set(['list']));
  });
});

describe('a pause', () => {
  it('keeps everything and sends nothing until it is over, and then at once', async () => {
    const { queue, sent } = setUpQueue(async () => buildModule());
    queue.pause();
    expect(queue.isPaused).toBe(true);
    queue.change(buildEntry({ content: 'Neu' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(queue.find(7)?.changes).toEqual({ content: 'Neu' });
    queue.resume();
    expect(queue.isPaused).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
  });

  it('between repetitions grows with each failure, begins anew when one succeeds or the network is back, and is bounded', async () => {
    const { port, sent } = setUpQueue(async (_sent, count) => {
      if ([1, 2, 4, 6].includes(count)) throw offline();
      return buildModule({ revision: count });
    });
    const tries: number[] = [];
    const backOff = (count: number) => {
      tries.push(count);
      return 1000;
    };
    const queue = new SaveQueue(port, { pause: 100, watched: { pause: 50, most: 250 }, backOff });
    queue.change(buildEntry({ content: 'eins' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect([sent.length, tries]).toEqual([3, [0, 1]]);
    queue.change(buildEntry({ content: 'zwei' }));
    await vi.advanceTimersByTimeAsync(5000);
    queue.change(buildEntry({ content: 'drei' }));
    await vi.advanceTimersByTimeAsync(200);
    expect([sent.length, tries]).toEqual([6, [0, 1, 0, 0]]);
    queue.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(7);
    expect([0, 1, 3, 20].map(defaultTiming.backOff)).toEqual([1000, 2000, 8000, 30_000]);
  });
});

describe('what is given up', () => {
  it('is not sent any more, and an answer that comes later changes nothing', async () => {
    const { queue, sent, saved, states, kept, answer } = setUpSlowQueue();
    queue.change(buildEntry({ content: 'Neu' }));
    await vi.advanceTimersByTimeAsync(100);
    queue.discard(7);
    expect(kept.size).toBe(0);
    expect(states.at(-1)).toEqual({ status: 'saved' });
    answer();
    queue.change(buildEntry({ content: 'Anders' }));
    queue.discard(7);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    expect(saved).toEqual([]);
  });

  it('is nothing where nothing was changed', () => {
    const { queue, states } = setUpQueue(async () => buildModule());
    queue.discard(7);
    queue.keepMine(7, 3, {});
    queue.rebase(7, 3);
    expect([states, queue.list(), queue.find(7)]).toEqual([[], [], null]);
  });
});

describe('a new block', () => {
  it('is being created as long as its request is on its way, and is like others then', async () => {
    const { queue, entries, answer } = setUpSlowQueue();
    queue.change(buildEntry({ content: 'Neu' }, { base: {}, place, revives: 12 }));
    expect(queue.isCreating).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.isCreating).toBe(true);
    queue.change(buildEntry({ content: 'Neuer' }, { base: {} }));
    answer();
    await vi.advanceTimersByTimeAsync(200);
    expect(queue.isCreating).toBe(false);
    expect(entries.map((entry) => [entry.place, entry.revives])).toEqual([
      [place, 12],
      [undefined, undefined],
    ]);
  });

  it('is saved without a word in it, and at the place that it was moved to', async () => {
    const { queue, entries } = setUpQueue(async () => buildModule());
    queue.change(buildEntry({}, { base: {}, place }));
    queue.change(buildEntry({}, { base: {}, place: { ...place, order: 3 } }));
    queue.change(buildEntry({}, { base: {} }));
    expect(await queue.flushAll()).toBe(true);
    expect(entries.map((entry) => entry.place)).toEqual([{ ...place, order: 3 }]);
  });

  it('whose place is gone is refused, and no conflict', async () => {
    const gone = async () => {
      throw new RequestError('not_found', 404, 'gone');
    };
    const { queue, states, conflicts } = setUpQueue(gone);
    queue.change(buildEntry({ content: 'Neu' }, { base: {}, place }));
    await queue.flushAll();
    expect(conflicts).toEqual([]);
    expect(states.at(-1)).toMatchObject({ status: 'error', message: 'gone' });
    const old = setUpQueue(gone);
    old.queue.change(buildEntry({ content: 'Neu' }));
    await old.queue.flushAll();
    expect(old.conflicts).toMatchObject([{ id: 7, theirs: null, user: '' }]);
    expect(old.states.at(-1)).toEqual({ status: 'conflict', message: 'gone' });
  });
});

describe('what is typed while a request is on its way', () => {
  it('is sent even where it is what stood there before', async () => {
    const { queue, sent, saved, answer } = setUpSlowQueue();
    queue.change(buildEntry({ content: 'Neu' }));
    await vi.advanceTimersByTimeAsync(100);
    queue.change(buildEntry({ content: 'Alt' }));
    answer();
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(({ body }) => body.content)).toEqual(['Neu', 'Alt']);
    expect(saved).toMatchObject([{ id: 7, changes: { content: 'Neu' }, before: { content: 'Alt' } }]);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved[1]).toMatchObject({ changes: { content: 'Alt' }, before: { content: 'Neu' } });
  });

  it('is judged by what was sent: the same again needs no request', async () => {
    const { queue, sent, states, answer } = setUpSlowQueue();
    queue.change(buildEntry({ content: 'Neu' }));
    await vi.advanceTimersByTimeAsync(100);
    queue.change(buildEntry({ content: '' }));
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ status: 'incomplete', fields: { content: 'required' } });
    queue.change(buildEntry({ content: 'Neu' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    expect(queue.list()).toEqual([]);
  });
});

describe('a module that is another now', () => {
  it('is changed from its new revision, but not in a request that is repeated word for word', async () => {
    const { queue, sent } = setUpQueue(async (_sent, count) => {
      if (count === 1) throw offline();
      return buildModule({ revision: 9 });
    });
    queue.change(buildEntry({ content: 'eins' }));
    queue.rebase(7, 4);
    await vi.advanceTimersByTimeAsync(100);
    queue.rebase(7, 5);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent.map(({ body }) => body.revision)).toEqual([4, 4]);
  });

  it('is not met by what is new, on its way, or contradicts it', async () => {
    const { queue, answer } = setUpSlowQueue();
    queue.change(buildEntry({ content: 'Neu' }, { id: -1, base: {}, place }));
    queue.change(buildEntry({ content: 'Unterwegs' }, { id: 8 }));
    await vi.advanceTimersByTimeAsync(0);
    const sending = queue.flush(8);
    queue.change(buildEntry({ content: 'Meins' }));
    await vi.advanceTimersByTimeAsync(0);
    queue.meet((id) => buildModule({ id, content: 'Ihres', revision: 5 }));
    expect(queue.list().map(({ id, revision, changes }) => [id, revision, changes.content])).toEqual([
      [-1, 1, 'Neu'],
      [8, 1, 'Unterwegs'],
      [7, 1, 'Meins'],
    ]);
    answer();
    await sending;
  });

  it('with what was typed here too is no conflict: the next change begins there', async () => {
    const { queue, sent, conflicts } = setUpQueue(async () => buildModule({ revision: 6 }));
    queue.change(buildEntry({ content: 'Gleich', anchor: 'a' }, { base: { content: 'Alt', anchor: '' } }));
    queue.meet(() => buildModule({ content: 'Gleich', anchor: '', revision: 5 }));
    queue.change(buildEntry({ content: 'Gleich' }));
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(({ body }) => body)).toEqual([{ anchor: 'a', revision: 5 }]);
    expect(conflicts).toEqual([]);
  });

  it('is overwritten only as far as somebody has decided, and is known then', async () => {
    const { queue, sent, states } = setUpQueue(async (_sent, count) => {
      if (count === 1) throw stale(buildModule({ content: 'Ihres', revision: 5 }));
      return buildModule({ revision: 6 });
    });
    queue.change(buildEntry({ content: 'Meins' }));
    await vi.advanceTimersByTimeAsync(100);
    queue.meet(() => buildModule({ content: 'Alt', revision: 5 }));
    expect(queue.find(7)?.revision).toBe(1);
    queue.keepMine(7, 5, { content: 'Ihres' });
    expect(states.at(-1)).toEqual({ status: 'unsaved' });
    queue.change(buildEntry({ content: 'Ihres' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    expect(queue.list()).toEqual([]);
  });
});

it('a fault of the editor itself is shown, and not repeated', async () => {
  const { queue, sent, states, kept } = setUpQueue(async () => {
    throw new TypeError('no such thing');
  });
  queue.change(buildEntry({ content: 'Neu' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toMatchObject({ status: 'error', message: 'TypeError: no such thing' });
  expect(kept.get(7)?.attempt).toBeUndefined();
});
