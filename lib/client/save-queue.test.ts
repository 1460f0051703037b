import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildEntry, buildModule, setUpQueue } from '@/tests/support/saving';
import { RequestError } from './request';

describe('SaveQueue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends what was typed last, once, after the pause', async () => {
    const { queue, sent, states, kept } = setUpQueue(async () => buildModule());
    queue.change(buildEntry({ content: 'N' }));
    queue.change(buildEntry({ content: 'Neu' }));
    expect(kept.get(7)?.changes).toEqual({ content: 'Neu' });
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(({ body }) => body)).toEqual([{ content: 'Neu', revision: 1 }]);
    expect(states.at(-1)).toEqual({ status: 'saved' });
    expect(kept.size).toBe(0);
  });

  it('knows what was written since it was last sent: only that can be taken back without the server', async () => {
    let answer: () => void = () => undefined;
    const { queue } = setUpQueue(() => new Promise((resolve) => (answer = () => resolve(buildModule()))));
    queue.change(buildEntry({ content: 'N' }));
    expect([queue.isUnsent(7, 'content'), queue.isUnsent(7, 'preline')]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.isUnsent(7, 'content')).toBe(false);
    queue.change(buildEntry({ content: 'Neu' }));
    expect(queue.isUnsent(7, 'content')).toBe(true);
    answer();
  });

  it('takes for unsent what is repeated because it failed', async () => {
    const { queue } = setUpQueue(() => Promise.reject(new RequestError('offline', 0, 'no network')));
    queue.change(buildEntry({ content: 'Neu' }));
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.isUnsent(7, 'content')).toBe(true);
  });

  it('makes one module after the other, also after a failure: each counts its place from those that are there', async () => {
    const answers: ((error?: RequestError) => void)[] = [];
    const { queue, entries } = setUpQueue(
      () =>
        new Promise((resolve, reject) => {
          answers.push((error) => (error ? reject(error) : resolve(buildModule())));
        }),
    );
    const place = { parent: 1, column: 0, order: 1 };
    for (const id of [-1, -2, -3]) queue.change(buildEntry({ content: 'Neu' }, { id, place }));
    // A change of what is there needs not wait.
    queue.change(buildEntry({ content: 'Neu' }));
    const ids = () => entries.map(({ id }) => id);
    await vi.advanceTimersByTimeAsync(500);
    expect(ids()).toEqual([-1, 7]);
    answers[0]?.(new RequestError('offline', 0, 'no network'));
    await vi.advanceTimersByTimeAsync(900);
    expect(ids()).toEqual([-1, 7]);
    await vi.advanceTimersByTimeAsync(200);
    expect(ids()).toEqual([-1, 7, -1]);
    answers[2]?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ids()).toEqual([-1, 7, -1, -2]);
    const all = queue.flush(-3);
    answers[3]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual([-1, 7, -1, -2, -3]);
    answers[4]?.();
    await all;
    expect(queue.find(-3)).toBeNull();
  });

  it('never has two requests of a module on their way and sends in the order of the changes', async () => {
    const answers: (() => void)[] = [];
    const { queue, sent } = setUpQueue(
      (_sent, count) =>
        new Promise((resolve) => {
          answers.push(() => resolve(buildModule({ revision: count + 1 })));
        }),
    );
    queue.change(buildEntry({ content: 'eins' }));
    await vi.advanceTimersByTimeAsync(100);
    queue.change(buildEntry({ content: 'zwei' }));
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toHaveLength(1);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(200);
    expect(sent.map(({ body }) => body)).toEqual([
      { content: 'eins', revision: 1 },
      { content: 'zwei', revision: 2 },
    ]);
  });

  it('repeats what failed in passing, word for word and with the same key, although more was typed meanwhile', async () => {
    const { queue, sent, states } = setUpQueue(async (_sent, count) => {
      if (count === 1) throw new RequestError('offline', 0, 'no network');
      return buildModule({ revision: count });
    });
    queue.change(buildEntry({ content: 'eins' }));
    await vi.advanceTimersByTimeAsync(100);
    expect(states.at(-1)?.status).toBe('error');
    queue.change(buildEntry({ content: 'zwei' }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(3);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]?.body).toEqual({ content: 'zwei', revision: 2 });
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('keeps a block that does not meet its rules in the browser', async () => {
    const { queue, sent, states, kept } = setUpQueue(async () => buildModule());
    queue.change(buildEntry({ content: '' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(0);
    expect(states.at(-1)).toEqual({ status: 'incomplete', fields: { content: 'required' } });
    expect(kept.get(7)?.changes).toEqual({ content: '' });
  });

  it('needs no request for a value that is what it was', async () => {
    const { queue, sent, states } = setUpQueue(async () => buildModule());
    queue.change(buildEntry({ content: 'Neu' }));
    queue.change(buildEntry({ content: 'Alt' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(0);
    expect(states.at(-1)).toEqual({ status: 'saved' });
    expect(queue.list()).toEqual([]);
  });

  it('stops on a 401 without losing anything and goes on with the same request after the sign-in', async () => {
    const { queue, sent, kept, countSessionEnds } = setUpQueue(async (_sent, count) => {
      if (count === 1) throw new RequestError('not_authenticated', 401, 'sign in');
      return buildModule();
    });
    queue.change(buildEntry({ content: 'Neu' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    expect(countSessionEnds()).toBe(1);
    expect(kept.get(7)?.changes).toEqual({ content: 'Neu' });
    queue.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toEqual(sent[0]);
    expect(queue.list()).toEqual([]);
  });

  it('reports a conflict on the same field and sends nothing until it is settled', async () => {
    const theirs = buildModule({ content: 'Ihres', revision: 5 });
    const { queue, sent, conflicts, kept } = setUpQueue(async (_sent, count) => {
      if (count > 1) return buildModule({ revision: 6 });
      throw new RequestError(
        'conflict',
        409,
        'stale',
        {},
        { detail: 'stale', code: 'conflict', theirs, base: null, user: 'Ben' },
      );
    });
    queue.change(buildEntry({ content: 'Meins' }));
    await vi.advanceTimersByTimeAsync(100);
    expect(conflicts).toEqual([
      {
        id: 7,
        mine: { content: 'Meins' },
        theirs: expect.objectContaining({ content: 'Ihres' }),
        base: { content: 'Alt' },
        user: 'Ben',
      },
    ]);
    queue.change(buildEntry({ content: 'Meins, länger' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    expect(kept.get(7)?.changes).toEqual({ content: 'Meins, länger' });
    queue.keepMine(7, 5, theirs);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent[1]?.body).toEqual({ content: 'Meins, länger', revision: 5 });
    expect(queue.list()).toEqual([]);
  });

  it('puts other words of the same text on top of somebody else’s without asking', async () => {
    const theirs = buildModule({ content: 'Ein alter Kran', revision: 5 });
    const { queue, sent, conflicts, merged } = setUpQueue(async (_sent, count) => {
      if (count > 1) return buildModule({ revision: 6 });
      const body = { detail: 'stale', code: 'conflict', theirs, base: null };
      throw new RequestError('conflict', 409, 'stale', {}, body);
    });
    queue.change(buildEntry({ content: 'Der alte Hafen' }, { base: { content: 'Der alte Kran' } }));
    queue.change(buildEntry({ content: 'Der alter Hafen' }, { base: {} }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(conflicts).toHaveLength(0);
    expect(merged).toEqual([{ content: 'Ein alter Hafen' }]);
    expect(sent.map(({ body }) => body)).toEqual([
      { content: 'Der alter Hafen', revision: 1 },
      { content: 'Ein alter Hafen', revision: 5 },
    ]);
  });

  it('waits for a pause in the typing, but not for long where others look on', async () => {
    let revision = 1;
    const { queue, sent, watch } = setUpQueue(async () => buildModule({ revision: (revision += 1) }));
    async function type(): Promise<void> {
      for (let letter = 0; letter < 10; letter += 1) {
        queue.change(buildEntry({ content: `N${sent.length}${letter}` }));
        await vi.advanceTimersByTimeAsync(60);
      }
    }
    await type();
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(1);
    watch();
    queue.change(buildEntry({ content: 'Kurz' }));
    await vi.advanceTimersByTimeAsync(50);
    expect(sent).toHaveLength(2);
    for (let letter = 0; letter < 10; letter += 1) {
      queue.change(buildEntry({ content: `O${letter}` }));
      await vi.advanceTimersByTimeAsync(40);
    }
    expect(sent).toHaveLength(3);
  });

  it('goes on on top of what somebody else has saved meanwhile, before it is sent', async () => {
    const { queue, sent } = setUpQueue(async () => buildModule({ revision: 6 }));
    queue.change(buildEntry({ content: 'Der alte Hafen' }, { base: { content: 'Der alte Kran' } }));
    queue.meet(() => buildModule({ content: 'Der neue Kran', revision: 5 }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent.map(({ body }) => body)).toEqual([{ content: 'Der neue Hafen', revision: 5 }]);
  });

  it('puts its change on top of one to another field without asking', async () => {
    const theirs = buildModule({ content: 'Alt', subline: 'Ihre', revision: 5 });
    const { queue, sent, conflicts } = setUpQueue(async (_sent, count) => {
      if (count > 1) return buildModule({ revision: 6 });
      throw new RequestError(
        'conflict',
        409,
        'stale',
        {},
        { detail: 'stale', code: 'conflict', theirs, base: null },
      );
    });
    queue.change(buildEntry({ content: 'Meins' }));
    await vi.advanceTimersByTimeAsync(200);
    expect(conflicts).toEqual([]);
    expect(sent[1]?.body).toEqual({ content: 'Meins', revision: 5 });
  });

  it('does not repeat a refusal until something changes', async () => {
    const { queue, sent, states } = setUpQueue(async (_sent, count) => {
      if (count > 1) return buildModule();
      throw new RequestError('invalid', 400, 'no', { content: 'zu lang' });
    });
    queue.change(buildEntry({ content: 'Neu' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toEqual({ status: 'error', message: 'no', fields: { content: 'zu lang' } });
    queue.change(buildEntry({ content: 'Kurz' }));
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(2);
    expect(queue.list()).toEqual([]);
  });

  it('saves a list before an item in it', async () => {
    const { queue, port, sent } = setUpQueue(async ({ body }) =>
      buildModule({ id: body.name === 'list' ? 1 : 2 }),
    );
    const place = { parent: 1, column: 0, order: 0 };
    port.findPrerequisite = (entry) => (entry.id === -2 ? -1 : null);
    queue.change(buildEntry({ name: 'item' }, { id: -2, base: {}, place }));
    queue.change(buildEntry({ name: 'list' }, { id: -1, base: {}, place }));
    expect(await queue.flushAll()).toBe(true);
    expect(sent.map(({ body }) => body.name)).toEqual(['list', 'item']);
  });
});
