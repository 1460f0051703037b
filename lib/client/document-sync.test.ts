import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProposedOperation } from '@/lib/contract/operation';
import { later, openDocument, world } from '@/tests/support/synced-document';
import { ModelServer } from '@/tests/support/tree-simulation/server';

const write = (content: string, isTyped = true) => world.write(content, isTyped);

/** Somebody else writes the headline in English. */
const writeByOther = (value: string) =>
  world.server.propose('you', {
    since: world.server.revision,
    operations: [
      {
        key: `anderer-${value}`,
        operation: {
          ...{ type: 'update', id: 2 },
          changes: [{ target: 'value', field: 'content', locale: 'en', value }],
        },
      },
    ],
  });

beforeEach(openDocument);

describe('what is typed', () => {
  it('is one request after a pause, with all that was typed until then', async () => {
    for (const word of ['n', 'ne', 'neu']) {
      write(word);
      await later(450);
    }
    expect(world.requests).toEqual([]);
    await later(550);
    expect([world.requests, world.content()]).toEqual([[['update']], { de: 'neu' }]);
  });

  it('is another step after a shorter pause, in the same request', async () => {
    write('neu');
    await later(850);
    write('neuer');
    await later(1000);
    expect([world.requests, world.content()]).toEqual([[['update', 'update']], { de: 'neuer' }]);
    world.sync.undo();
    await later(1000);
    expect(world.content()).toEqual({ de: 'neu' });
  });

  it('is another step after a pause in which the clock was set back', async () => {
    write('neu');
    await later(850);
    vi.setSystemTime(Date.now() - 3_600_000);
    write('neuer');
    await later(1000);
    expect(world.requests).toEqual([['update', 'update']]);
  });

  it('while something is on its way has its own pause, which the answer does not begin anew', async () => {
    world.delay = 500;
    world.sync.perform({ type: 'set_layout', id: 1, layout: 3 });
    await later(0);
    write('neu');
    await later(899);
    expect(world.requests).toEqual([['set_layout']]);
    await later(1 + world.delay);
    expect(world.requests).toEqual([['set_layout'], ['update']]);
  });

  it('does not wait for ever while somebody types without a pause', async () => {
    for (let count = 0; count < 5; count += 1) {
      write(`neu ${count}`);
      await later(500);
    }
    expect(world.requests).toHaveLength(1);
  });

  it('without a pause goes on from step to step where it is sent in pieces, until a pause or something else comes', async () => {
    world.longest = 600;
    const type = async (...words: string[]) => {
      for (const word of words) {
        write(word);
        await later(400);
      }
    };
    await type('n', 'ne', 'neu', 'neue', 'neuer');
    expect(world.requests).toHaveLength(2);
    expect(world.goneOn.map(([before]) => before)).toEqual(world.sync.copy.steps.map(({ id }) => id));
    await later(900);
    await type('neuer T');
    await world.sync.flush();
    await type('neuer Text');
    world.sync.undo();
    await type('neuer Textil');
    expect(world.goneOn).toHaveLength(2);
  });

  it('waits where it is not complete, and holds back nothing else', async () => {
    world.isReady = ({ type }) => type !== 'update';
    write('');
    world.sync.perform({ type: 'set_layout', id: 1, layout: 3 });
    await later(5000);
    expect(world.requests).toEqual([['set_layout']]);
    expect(await world.sync.flush()).toBe(false);
    world.isReady = () => true;
    expect(await world.sync.flush()).toBe(true);
    expect(world.requests.at(-1)).toEqual(['update']);
  });
});

describe('what is typed and not read yet', () => {
  /** Types a word that is read once somebody asks for it. */
  function typeUnread(word: string): void {
    let isUnread = true;
    world.readTyped = () => {
      if (!isUnread) return;
      isUnread = false;
      write(word);
    };
  }

  it.each([
    ['asked for', () => world.content(world.sync.copy.shown)],
    ['saved', () => world.sync.flush()],
    ['left', () => world.sync.rest()],
  ])('is read before the document is %s', async (_, ask) => {
    typeUnread('neu');
    await ask();
    await later(1000);
    expect(world.requests.flat()).toContain('update');
  });

  it('is read before anything from elsewhere is taken in', async () => {
    typeUnread('neu');
    writeByOther('new');
    world.sync.hear(world.server.readNewer(0, 'me'));
    await later(1000);
    expect(world.content()).toEqual({ de: 'neu', en: 'new' });
  });

  it('is what is undone', async () => {
    typeUnread('neu');
    world.sync.undo();
    expect(world.content(world.sync.copy.shown)).toEqual({ de: 'alt' });
    world.sync.redo();
    expect(world.content(world.sync.copy.shown)).toEqual({ de: 'neu' });
  });

  it('belongs to the step before a text was left', async () => {
    write('neu');
    typeUnread('neuer');
    world.sync.rest();
    write('neuester');
    await later(1000);
    expect(world.requests).toEqual([['update', 'update']]);
    world.sync.undo();
    await later(1000);
    expect(world.content()).toEqual({ de: 'neuer' });
  });
});

it('what is not typed leaves at once', async () => {
  world.sync.perform({ type: 'set_layout', id: 1, layout: 3 });
  await later(0);
  expect(world.requests).toEqual([['set_layout']]);
});

it('a failed request is made again under its key, and has one effect', async () => {
  world.isReachable = false;
  write('neu', false);
  await later(2000);
  expect(world.requests).toEqual([]);
  world.isReachable = true;
  await later(500);
  expect([world.content(), world.server.log.length, world.kept?.pending]).toEqual([{ de: 'neu' }, 1, []]);
});

it('what may have reached the server is kept as such before it is sent', async () => {
  world.isReachable = false;
  write('neu', false);
  await later(0);
  expect(world.kept?.pending.map(({ isSent }) => isSent)).toEqual([true]);
});

it('one that must wait for somebody is made again when it is asked for', async () => {
  [world.isReachable, world.retry] = [false, null];
  write('neu', false);
  await later(60_000);
  world.isReachable = true;
  await later(60_000);
  expect(world.requests).toEqual([]);
  world.sync.resume();
  await later(0);
  expect(world.content()).toEqual({ de: 'neu' });
});

it('nobody waits any more for what is refused again and again', async () => {
  vi.spyOn(world.server, 'propose').mockImplementation((_, { since, operations }) => ({
    ...world.server.readNewer(since, 'me'),
    refused: operations.map(({ key }) => ({ key, code: 'stale', detail: '' })),
  }));
  write('neu');
  expect(await world.sync.flush()).toBe(false);
  expect(world.requests).toHaveLength(3);
});

it('what makes the server refuse a whole request is given up alone, and what was done before and after it is taken', async () => {
  world.isMonstrous = ({ type }) => type === 'set_layout';
  world.isReachable = false;
  write('davor');
  world.sync.perform({ type: 'set_layout', id: 1, layout: 3 });
  write('danach');
  await later(1000);
  world.isReachable = true;
  world.sync.resume();
  await later(2000);
  expect([world.content(), world.givenUp, world.sync.copy.pending]).toEqual([
    { de: 'danach' },
    ['too large'],
    [],
  ]);
  expect(world.sync.copy.shown.sections[0]?.layout).not.toBe(3);
  // Afterwards several go together again.
  world.requests = [];
  world.isReachable = false;
  write('noch');
  world.sync.perform({ type: 'set_layout', id: 1, layout: 0 });
  world.isMonstrous = () => false;
  world.isReachable = true;
  world.sync.resume();
  await later(2000);
  expect(world.requests).toEqual([['update', 'set_layout']]);
});

it('only a change of the structure that is wrong is told as not done: what is stale or typed is settled otherwise', async () => {
  const refuseWith = (code: 'stale' | 'invalid') =>
    vi.spyOn(world.server, 'propose').mockImplementationOnce((_, { since, operations }) => ({
      ...world.server.readNewer(since, 'me'),
      refused: operations.map(({ key }) => ({ key, code, detail: 'falsch' })),
    }));
  refuseWith('invalid');
  write('neu', false);
  await later(0);
  refuseWith('stale');
  world.sync.perform({ type: 'set_layout', id: 1, layout: 3 });
  await later(0);
  expect([world.requests, world.givenUp]).toEqual([[['update'], ['set_layout']], []]);
  refuseWith('invalid');
  await world.sync.flush();
  expect(world.givenUp).toEqual(['falsch']);
});

it('what was kept is put on what is newer, and sent', async () => {
  world.isReachable = false;
  write('neu');
  await later(1000);
  const left = world.kept;
  world.sync.stop();
  world.isReachable = true;
  const key = 'schluessel-anderer';
  const operation: ProposedOperation = { type: 'set_layout', id: 1, layout: 3 };
  world.server.propose('you', { since: 0, operations: [{ key, operation }] });
  world.sync = world.start();
  await world.sync.open(left);
  expect(world.sync.copy.revision).toBe(1);
  await later(0);
  expect(world.content()).toEqual({ de: 'neu' });
});

describe('what the server tells', () => {
  it('after it was set back to an earlier state is read anew, asked for or brought', async () => {
    const earlier = world.server.tree;
    for (const learn of [
      () => world.sync.catchUp(),
      () => world.sync.hear(world.server.readNewer(world.sync.copy.revision, 'me')),
    ]) {
      write('neu', false);
      await world.sync.flush();
      expect(world.content(world.sync.copy.shown)).toEqual({ de: 'neu' });
      world.server = new ModelServer(earlier);
      await learn();
      await later(0);
      expect([world.content(world.sync.copy.shown), world.sync.copy.revision]).toEqual([{ de: 'alt' }, 0]);
    }
  });

  it('loses nothing of what is typed while it is read anew', async () => {
    write('neu', false);
    await world.sync.flush();
    world.server = new ModelServer(world.server.tree);
    world.delay = 500;
    const learnt = world.sync.catchUp();
    await later(700);
    write('neuer');
    await later(world.delay);
    await learnt;
    expect(world.sync.copy.revision).toBe(0);
    await later(5 * world.delay);
    expect(world.content()).toEqual({ de: 'neuer' });
  });

  it('is asked for only where it is newer', async () => {
    const ask = vi.spyOn(world.server, 'readNewer');
    const told = { ...world.server.readNewer(0, 'me'), reset: true };
    world.sync.hear(told);
    await later(0);
    expect(ask).toHaveBeenCalledTimes(1);
    world.sync.hear({ ...told, revision: told.revision + 1 });
    await later(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is taken in before the next is sent, where it first has to be asked for', async () => {
    const propose = world.server.propose.bind(world.server);
    vi.spyOn(world.server, 'propose').mockImplementationOnce((who, body) => {
      writeByOther('new');
      return { ...propose(who, body), operations: [], reset: true };
    });
    write('neu', false);
    world.delay = 500;
    const sent = world.sync.flush();
    await later(5 * world.delay);
    await sent;
    expect([world.sync.copy.revision, world.content(world.sync.copy.shown)]).toEqual([
      2,
      { de: 'neu', en: 'new' },
    ]);
    expect(world.requests).toEqual([['update']]);
  });

  it('lets go what waited for somebody', async () => {
    [world.isReachable, world.retry] = [false, null];
    write('neu', false);
    await later(0);
    world.isReachable = true;
    writeByOther('new');
    world.sync.hear(world.server.readNewer(0, 'me'));
    await later(899);
    expect(world.requests).toEqual([]);
    await later(1);
    expect(world.content()).toEqual({ de: 'neu', en: 'new' });
  });
});
