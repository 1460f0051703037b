import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moduleDefinitions } from '@/components/modules/definitions';
import type { ProposedOperation } from '@/lib/contract/operation';
import { buildModule, buildSection } from '@/tests/support/trees';
import { ModelServer } from '@/tests/support/tree-simulation/server';
import { DocumentSync, type KeptCopy } from './document-sync';

let server: ModelServer;
let sync: DocumentSync;
let requests: ProposedOperation['type'][][];
let isReachable: boolean;
let isReady: (operation: ProposedOperation) => boolean;
let kept: KeptCopy | null;
let retry: number | null;
/** Milliseconds until the server answers. */
let delay: number;
let givenUp: string[];
/** What the server refuses for what it contains, together with everything that is sent with it. */
let isMonstrous: (operation: ProposedOperation) => boolean;

const write = (content: string, isTyped = true) =>
  sync.perform(
    { type: 'update', id: 2, changes: [{ target: 'value', field: 'content', locale: 'de', value: content }] },
    isTyped,
  );
const content = (tree = server.tree) => tree.sections[0]?.columns[0]?.[0]?.values['content'];
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function start(): DocumentSync {
  let keys = 0;
  const ask = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (!isReachable) throw new Error('offline');
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return JSON.parse(JSON.stringify(answer())) as Answer;
  };
  return new DocumentSync({
    definitions: moduleDefinitions,
    newKey: () => `schluessel-${(keys += 1)}`,
    loadTree: () => ask(() => server.readTree('me')),
    loadNewer: (since) => ask(() => server.readNewer(since, 'me')),
    propose: (body) =>
      ask(() => {
        if (body.operations.some((each) => 'operation' in each && isMonstrous(each.operation)))
          throw new RangeError('too large');
        requests.push(body.operations.map((each) => ('operation' in each ? each.operation.type : 'batch')));
        return server.propose('me', body);
      }),
    isReady: (operation) => isReady(operation),
    keep: (copy) => (kept = copy),
    onReceived: () => undefined,
    onGivenUp: (detail) => void givenUp.push(detail),
    onRefused: (error) => (error instanceof RangeError ? error.message : null),
    onError: () => retry,
    pause: (waited) => Math.min(900, 2000 - waited),
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  server = new ModelServer({
    sections: [
      buildSection({
        id: 1,
        columns: [[buildModule({ id: 2, kind: 'headline', values: { content: { de: 'alt' } } })]],
      }),
    ],
  });
  requests = [];
  isReachable = true;
  isReady = () => true;
  kept = null;
  retry = 500;
  givenUp = [];
  isMonstrous = () => false;
  delay = 0;
  sync = start();
  await sync.open(null);
});

afterEach(() => {
  sync.stop();
  vi.useRealTimers();
});

describe('what is typed', () => {
  it('is one request after a pause, with all that was typed until then', async () => {
    for (const word of ['n', 'ne', 'neu']) {
      write(word);
      await later(450);
    }
    expect(requests).toEqual([]);
    await later(550);
    expect([requests, content()]).toEqual([[['update']], { de: 'neu' }]);
  });

  it('is another step after a shorter pause, in the same request', async () => {
    write('neu');
    await later(850);
    write('neuer');
    await later(1000);
    expect([requests, content()]).toEqual([[['update', 'update']], { de: 'neuer' }]);
    sync.undo();
    await later(1000);
    expect(content()).toEqual({ de: 'neu' });
  });

  it('while something is on its way has its own pause, which the answer does not begin anew', async () => {
    delay = 500;
    sync.perform({ type: 'set_layout', id: 1, layout: 3 });
    await later(0);
    write('neu');
    await later(899);
    expect(requests).toEqual([['set_layout']]);
    await later(1 + delay);
    expect(requests).toEqual([['set_layout'], ['update']]);
  });

  it('does not wait for ever while somebody types without a pause', async () => {
    for (let count = 0; count < 5; count += 1) {
      write(`neu ${count}`);
      await later(500);
    }
    expect(requests).toHaveLength(1);
  });

  it('waits where it is not complete, and holds back nothing else', async () => {
    isReady = ({ type }) => type !== 'update';
    write('');
    sync.perform({ type: 'set_layout', id: 1, layout: 3 });
    await later(5000);
    expect(requests).toEqual([['set_layout']]);
    expect(await sync.flush()).toBe(false);
    isReady = () => true;
    expect(await sync.flush()).toBe(true);
    expect(requests.at(-1)).toEqual(['update']);
  });
});

it('what is not typed leaves at once', async () => {
  sync.perform({ type: 'set_layout', id: 1, layout: 3 });
  await later(0);
  expect(requests).toEqual([['set_layout']]);
});

it('a failed request is made again under its key, and has one effect', async () => {
  isReachable = false;
  write('neu', false);
  await later(2000);
  expect(requests).toEqual([]);
  isReachable = true;
  await later(500);
  expect([content(), server.log.length, kept?.pending]).toEqual([{ de: 'neu' }, 1, []]);
});

it('what may have reached the server is kept as such before it is sent', async () => {
  isReachable = false;
  write('neu', false);
  await later(0);
  expect(kept?.pending.map(({ isSent }) => isSent)).toEqual([true]);
});

it('one that must wait for somebody is made again when it is asked for', async () => {
  [isReachable, retry] = [false, null];
  write('neu', false);
  await later(60_000);
  isReachable = true;
  await later(60_000);
  expect(requests).toEqual([]);
  sync.resume();
  await later(0);
  expect(content()).toEqual({ de: 'neu' });
});

it('nobody waits any more for what is refused again and again', async () => {
  vi.spyOn(server, 'propose').mockImplementation((_, { since, operations }) => ({
    ...server.readNewer(since, 'me'),
    refused: operations.map(({ key }) => ({ key, code: 'stale', detail: '' })),
  }));
  write('neu');
  expect(await sync.flush()).toBe(false);
  expect(requests).toHaveLength(3);
});

it('what makes the server refuse a whole request is given up alone, and what was done before and after it is taken', async () => {
  isMonstrous = ({ type }) => type === 'set_layout';
  isReachable = false;
  write('davor');
  sync.perform({ type: 'set_layout', id: 1, layout: 3 });
  write('danach');
  await later(1000);
  isReachable = true;
  sync.resume();
  await later(2000);
  expect([content(), givenUp, sync.copy.pending]).toEqual([{ de: 'danach' }, ['too large'], []]);
  expect(sync.copy.shown.sections[0]?.layout).not.toBe(3);
  // Afterwards several go together again.
  requests = [];
  isReachable = false;
  write('noch');
  sync.perform({ type: 'set_layout', id: 1, layout: 0 });
  isMonstrous = () => false;
  isReachable = true;
  sync.resume();
  await later(2000);
  expect(requests).toEqual([['update', 'set_layout']]);
});

it('only a change of the structure that is wrong is told as not done: what is stale or typed is settled otherwise', async () => {
  const refuseWith = (code: 'stale' | 'invalid') =>
    vi.spyOn(server, 'propose').mockImplementationOnce((_, { since, operations }) => ({
      ...server.readNewer(since, 'me'),
      refused: operations.map(({ key }) => ({ key, code, detail: 'falsch' })),
    }));
  refuseWith('invalid');
  write('neu', false);
  await later(0);
  refuseWith('stale');
  sync.perform({ type: 'set_layout', id: 1, layout: 3 });
  await later(0);
  expect([requests, givenUp]).toEqual([[['update'], ['set_layout']], []]);
  refuseWith('invalid');
  await sync.flush();
  expect(givenUp).toEqual(['falsch']);
});

it('what was kept is put on what is newer, and sent', async () => {
  isReachable = false;
  write('neu');
  await later(1000);
  const left = kept;
  sync.stop();
  isReachable = true;
  const key = 'schluessel-anderer';
  const operation: ProposedOperation = { type: 'set_layout', id: 1, layout: 3 };
  server.propose('you', { since: 0, operations: [{ key, operation }] });
  sync = start();
  await sync.open(left);
  expect(sync.copy.revision).toBe(1);
  await later(0);
  expect(content()).toEqual({ de: 'neu' });
});

describe('what the server tells', () => {
  const writeByOther = (value: string) =>
    server.propose('you', {
      since: server.revision,
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

  it('after it was set back to an earlier state is read anew, asked for or brought', async () => {
    const earlier = server.tree;
    for (const learn of [() => sync.catchUp(), () => sync.hear(server.readNewer(sync.copy.revision, 'me'))]) {
      write('neu', false);
      await sync.flush();
      expect(content(sync.copy.shown)).toEqual({ de: 'neu' });
      server = new ModelServer(earlier);
      await learn();
      await later(0);
      expect([content(sync.copy.shown), sync.copy.revision]).toEqual([{ de: 'alt' }, 0]);
    }
  });

  it('is asked for only where it is newer', async () => {
    const ask = vi.spyOn(server, 'readNewer');
    const told = { ...server.readNewer(0, 'me'), reset: true };
    sync.hear(told);
    await later(0);
    expect(ask).toHaveBeenCalledTimes(1);
    sync.hear({ ...told, revision: told.revision + 1 });
    await later(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is taken in before the next is sent, where it first has to be asked for', async () => {
    const propose = server.propose.bind(server);
    vi.spyOn(server, 'propose').mockImplementationOnce((who, body) => {
      writeByOther('new');
      return { ...propose(who, body), operations: [], reset: true };
    });
    write('neu', false);
    delay = 500;
    const sent = sync.flush();
    await later(5 * delay);
    await sent;
    expect([sync.copy.revision, content(sync.copy.shown)]).toEqual([2, { de: 'neu', en: 'new' }]);
    expect(requests).toEqual([['update']]);
  });

  it('lets go what waited for somebody', async () => {
    [isReachable, retry] = [false, null];
    write('neu', false);
    await later(0);
    isReachable = true;
    writeByOther('new');
    sync.hear(server.readNewer(0, 'me'));
    await later(899);
    expect(requests).toEqual([]);
    await later(1);
    expect(content()).toEqual({ de: 'neu', en: 'new' });
  });
});
