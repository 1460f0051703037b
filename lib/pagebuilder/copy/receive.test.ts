import { beforeEach, describe, expect, it } from 'vitest';
import { CopyAndServer, text, tools, write } from '@/tests/support/copy-and-server';
import { treeIds } from '../locate';
import { receive } from './receive';
import { canStep, redo, undo } from './steps';

let here: CopyAndServer;

beforeEach(() => {
  here = new CopyAndServer();
});

describe('what the server tells', () => {
  it('of the own is acknowledged, with ids for new nodes, and waits no longer', () => {
    here.act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    here.send();
    here.act(write(-1, 'neu und mehr'));
    const { ids, names } = here.acknowledge({
      type: 'insert',
      node: text(50, 'neu'),
      place: { parent: 4, column: 0, order: 0 },
    });
    expect([...ids]).toEqual([[-1, 50]]);
    expect([...names.values()]).toEqual([108]);
    expect(here.copy.revision).toBe(8);
    expect(here.shown(50)).toBe('<p>neu und mehr</p>');
    expect(here.sent()).toMatchObject([{ operation: { id: 50 } }]);
  });

  it('of the own may be in another form, and what was written upon it stays', () => {
    here.act(write(2, 'eins zwei drei vier'));
    here.send();
    here.act(write(2, 'eins zwei drei vier fünf'));
    const [, later] = here.copy.pending;
    here.acknowledge(write(2, '<strong>eins</strong> zwei drei vier'));
    expect(here.shown(2)).toBe('<p><strong>eins</strong> zwei drei vier fünf</p>');
    expect(here.copy.pending.map(({ key }) => key)).toEqual([later?.key]);
  });

  it('of others is merged word by word, under a new key if it was sent', () => {
    here.act(write(2, 'eins zwei drei vier'));
    here.send();
    const [{ key } = { key: '' }] = here.copy.pending;
    const { names } = here.log(write(2, 'null eins zwei drei'));
    expect(here.shown(2)).toBe('<p>null eins zwei drei vier</p>');
    expect(names.get(key)).toBe(here.copy.pending[0]?.key);
    expect(here.copy.pending).toMatchObject([{ isSent: false }]);
    expect(here.copy.conflicts).toEqual([]);
  });

  it('of the same person in another tab is theirs to decide on, and known to be their own', () => {
    here.act(write(2, 'meins'));
    here.log(write(2, 'auch meins'), { isOtherTab: true });
    here.act(write(3, 'noch etwas'));
    here.log({ type: 'remove', id: 3 }, { isOtherTab: true });
    expect(here.copy.conflicts).toMatchObject([{ id: 2, isYou: true }]);
    expect(here.copy.orphans).toMatchObject([{ node: { id: 3 }, isYou: true }]);
  });

  it('of others in another language, field or block changes nothing of what waits', () => {
    here.act(write(2, 'neu'));
    here.act({ type: 'set_layout', id: 4, layout: 1 });
    const before = here.copy.pending;
    here.log(write(2, 'new', 'en'));
    here.log(write(3, 'anders'));
    expect(here.copy.pending).toEqual(before);
    expect([here.shown(2), here.shown(2, 'en'), here.shown(3)]).toEqual([
      '<p>neu</p>',
      '<p>new</p>',
      '<p>anders</p>',
    ]);
  });

  it('of the own in another window is not decided as the own, where people have names', () => {
    for (const [id, user, isYou] of [
      [2, 'Ich', true],
      [3, '', undefined],
    ] as const) {
      here.act(write(id, 'meine'));
      here.log(write(id, 'andere'), { user, is_you: true });
      expect(here.copy.conflicts.at(-1)).toMatchObject({ id, user });
      expect(here.copy.conflicts.at(-1)?.isYou).toBe(isYou);
    }
  });

  it('is passed over if it is known, and asked for if something is missing in between', () => {
    here.log(write(2, 'neu'));
    const old = {
      id: 1,
      revision: 8,
      key: null,
      user: '',
      is_you: false,
      reverts: null,
      operation: { type: 'remove' as const, id: 3 },
    };
    expect(receive(here.copy, [old], tools)?.copy).toBe(here.copy);
    expect(receive(here.copy, [{ ...old, revision: 10 }], tools)).toBeNull();
  });

  it('removes nothing in which somebody has just written, and says so', () => {
    here.act({ type: 'remove', id: 1 });
    const { notices } = here.log(write(2, 'gerade'));
    expect(notices).toEqual([{ type: 'kept', touched: [1], user: 'Anna' }]);
    expect([here.copy.pending, here.shown(2)]).toEqual([[], '<p>gerade</p>']);
  });

  it('ends what was to be made of something that is gone', () => {
    here.act({
      type: 'batch',
      operations: [
        { type: 'remove', id: 2 },
        { type: 'insert', node: text(-1, 'eins zwei drei'), place: { parent: 1, column: 0, order: 0 } },
      ],
    });
    const { notices } = here.log({ type: 'remove', id: 2 });
    expect(notices).toMatchObject([{ type: 'dropped', user: 'Anna' }]);
    expect(treeIds(here.copy.shown)).toEqual([1, 3, 4]);
    expect(here.copy.orphans).toMatchObject([{ node: { id: -1 } }]);
  });
});

it('what was done last is undone first, also where the server has taken only what was done before', () => {
  here.act(write(2, 'a'));
  here.act(write(3, 'b'));
  here.acknowledge();
  here.copy = undo(here.copy, tools).copy;
  expect([here.shown(2), here.shown(3)]).toEqual(['<p>a</p>', '<p>vier</p>']);
});

describe('what one has undone', () => {
  beforeEach(() => {
    here.act(write(2, 'a'));
    here.acknowledge();
    here.act(write(3, 'b'));
  });

  it('can be done again as long as nobody writes in all or some of its blocks', () => {
    here.copy = undo(here.copy, tools).copy;
    here.act({ type: 'batch', operations: [write(2, 'c'), write(3, 'd')] });
    here.copy = undo(here.copy, tools).copy;
    here.log(write(2, 'new', 'en'));
    expect(here.copy.withdrawn).toEqual([]);
    here.act(write(3, 'e'));
    here.copy = undo(here.copy, tools).copy;
    here.log(write(2, 'newer', 'en'));
    expect(redo(here.copy, tools).touched).toEqual([3]);
  });

  it('is forgotten when something new was done, as long as there is a step to forget', () => {
    here.send();
    const [{ key } = { key: '' }] = here.copy.pending;
    here.copy = undo(here.copy, tools).copy;
    here.act(write(2, 'c'));
    here.log({ type: 'set_layout', id: 4, layout: 1 });
    expect([here.copy.dropped, canStep(here.copy).redo]).toEqual([[key], false]);
    here.acknowledge();
    expect([here.copy.dropped, canStep(here.copy).redo]).toEqual([[110], false]);
  });

  it('and the server has undone, is forgotten with the step', () => {
    here.acknowledge();
    here.log(write(3, 'vier'), { is_you: true, reverts: 109 });
    here.act(write(2, 'c'));
    here.log({ type: 'set_layout', id: 4, layout: 1 });
    expect([here.copy.dropped, canStep(here.copy).redo]).toEqual([[109], false]);
    here.acknowledge();
    expect([here.copy.dropped, here.copy.steps.map(({ id }) => id)]).toEqual([[], [108, 112]]);
  });

  it('changes the state of that step only, to and fro, with all that it touches', () => {
    here.acknowledge();
    here.log(write(3, 'vier'), { is_you: true, reverts: 109 });
    expect(here.copy.steps).toMatchObject([
      { id: 108, state: 'done', touched: [2], revision: 8 },
      { id: 109, state: 'undone', touched: [3], revision: 10 },
    ]);
    here.log(write(3, 'b'), { is_you: true, reverts: 109 });
    expect(here.copy.steps).toMatchObject([{ state: 'done' }, { state: 'done', touched: [3], revision: 11 }]);
  });
});

it('of others it is known what is undone', () => {
  here.log(write(2, 'x'));
  expect(here.copy.undoneForeign).toEqual([]);
  here.log(write(3, 'y'));
  here.log(write(3, 'vier'), { reverts: 109 });
  here.log(write(2, 'eins zwei drei'), { reverts: 108 });
  expect(here.copy.undoneForeign).toEqual([109, 108]);
  here.log(write(3, 'y'), { reverts: 109 });
  expect(here.copy.undoneForeign).toEqual([108]);
});

it('a value that the server refused is superseded by one that it takes', () => {
  here.act(write(2, 'zu lang'));
  here.refuseFirst('invalid', { content: 'Zu lang.' });
  here.act({
    type: 'update',
    id: 2,
    changes: [write(2, 'kurz'), write(2, 'short', 'en')].flatMap((each) =>
      each.type === 'update' ? each.changes : [],
    ),
  });
  here.act(write(3, 'bleibt'));
  here.acknowledge();
  expect([here.copy.pending.length, here.shown(2), here.shown(2, 'en')]).toEqual([
    ...[1, '<p>kurz</p>', '<p>short</p>'],
  ]);
});

it('a value is superseded in a larger change, too, of which the rest goes on', () => {
  const added = text(-1, 'zwei');
  here.act({
    type: 'batch',
    operations: [
      write(2, 'eins'),
      { type: 'insert', node: added, place: { parent: 1, column: 0, order: 1, after: 2 } },
    ],
  });
  here.refuseFirst('stale');
  here.act(write(2, 'später'));
  here.log(write(2, 'später'), { key: here.copy.pending[1]?.key ?? '', user: 'Ich', is_you: true });
  expect([here.shown(2), here.shown(-1)]).toEqual(['<p>später</p>', '<p>zwei</p>']);
  expect(here.copy.pending).toMatchObject([
    { wish: { operation: { operations: [{ type: 'insert', node: added }] } } },
  ]);
});
