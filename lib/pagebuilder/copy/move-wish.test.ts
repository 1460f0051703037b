import { beforeEach, describe, expect, it } from 'vitest';
import type { ProposedOperation } from '@/lib/contract/operation';
import { CopyAndServer, text, tools, write } from '@/tests/support/copy-and-server';
import { buildSection } from '@/tests/support/trees';
import { findNode, treeIds } from '../locate';
import { isSection } from '../tree';
import { undo } from './steps';

let here: CopyAndServer;

beforeEach(() => {
  here = new CopyAndServer();
});

const remove = (id: number): ProposedOperation => ({ type: 'remove', id });
const layout = (id: number, number: number): ProposedOperation => ({
  type: 'set_layout',
  id,
  layout: number,
});
const move = (id: number, parent: number, column = 0): ProposedOperation => ({
  type: 'move',
  id,
  place: { parent, column, order: 0 },
});
const insert = (node: ReturnType<typeof text>, parent: number, column = 0): ProposedOperation => ({
  type: 'insert',
  node,
  place: { parent, column, order: 0 },
});

function batch(...operations: ProposedOperation[]): ProposedOperation {
  return { type: 'batch', operations } as ProposedOperation;
}

/** The wishes that wait, as operations. */
const waiting = () => here.copy.pending.map(({ wish }) => ('operation' in wish ? wish.operation : wish));

/** Ids of the modules in the columns of a section, as shown. */
function columnsOf(id: number): number[][] {
  const section = findNode(here.copy.shown, id);
  if (section === null || !isSection(section)) throw new Error(`${id} is no section.`);
  return section.columns.map((column) => column.map((module) => module.id));
}

describe('a batch, when somebody else was faster', () => {
  it('stays as it is where it is not concerned', () => {
    here.act(batch(write(2, 'a'), move(3, 4)));
    const before = waiting();
    here.log(layout(1, 0));
    here.log(write(2, 'words', 'en'));
    expect(waiting()).toEqual(before);
    expect(waiting()[0]).toBe(before[0]);
    expect(here.copy.orphans).toEqual([]);
  });

  it('has its texts merged, and the rest as it was', () => {
    const mine = batch(write(2, 'eins zwei drei vier'), write(3, 'neu'));
    here.act(mine);
    const { notices } = here.log(write(2, 'null eins zwei drei'));
    expect(waiting()).toEqual([batch(write(2, 'null eins zwei drei vier'), write(3, 'neu'))]);
    expect(notices).toEqual([]);
    expect(here.copy.conflicts).toEqual([]);
  });

  it('has each part judged upon those before it', () => {
    here.act(batch(write(2, 'eins zwei drei vier'), write(2, 'eins zwei drei vier fünf')));
    here.log(write(2, 'null eins zwei drei'));
    expect(waiting()).toEqual([
      batch(write(2, 'null eins zwei drei vier'), write(2, 'null eins zwei drei vier fünf')),
    ]);
  });

  it('is given up as a whole where one text cannot be merged, and nothing has to be decided', () => {
    here.act(batch(write(3, 'b'), write(2, 'a')));
    const { notices } = here.log(write(2, 'c'));
    expect(notices).toEqual([{ type: 'dropped', touched: [3, 2], user: 'Anna' }]);
    expect([here.shown(2), here.shown(3)]).toEqual(['<p>c</p>', '<p>vier</p>']);
    expect([here.copy.pending, here.copy.conflicts, here.copy.orphans]).toEqual([[], [], []]);
  });

  it('of removals leaves out what is removed already, and ends with the last of them', () => {
    here.act(batch(remove(2), remove(3)));
    const first = here.log(remove(2));
    expect(waiting()).toEqual([batch(remove(3))]);
    const second = here.log(remove(3));
    expect(waiting()).toEqual([]);
    expect([...first.notices, ...second.notices]).toEqual([]);
  });

  it('leaves out what others have done in the same way, and keeps the rest', () => {
    here.act(batch(write(2, 'a'), write(3, 'b')));
    here.log(write(2, 'a'));
    expect(waiting()).toEqual([batch(write(3, 'b'))]);
  });

  it('is given up where a part of it removes what somebody else has removed', () => {
    here.act(batch(remove(2), move(3, 4)));
    const { notices } = here.log(remove(2));
    expect(notices).toMatchObject([{ type: 'dropped' }]);
    expect(columnsOf(1)).toEqual([[3]]);
    expect(columnsOf(4)).toEqual([[]]);
  });

  it('is given up, with one word of it, where somebody has just written in what it removes', () => {
    here.act(batch(remove(2), insert(text(-1, 'statt dessen'), 1)));
    const { notices } = here.log(write(2, 'gerade'));
    expect(notices).toEqual([{ type: 'dropped', touched: [2, -1], user: 'Anna' }]);
    expect(treeIds(here.copy.shown)).toEqual([1, 2, 3, 4]);
    expect(here.copy.orphans).toEqual([]);
  });

  it('is given up where what it writes in, moves, or moves into is gone', () => {
    for (const part of [write(2, 'a'), move(2, 4), move(3, 4)]) {
      here = new CopyAndServer();
      here.act(batch(layout(1, 0), part));
      const { notices } = here.log(remove(part.type === 'move' && part.id === 3 ? 4 : 2));
      expect(notices, part.type).toMatchObject([{ type: 'dropped' }]);
      expect(waiting()).toEqual([]);
    }
  });

  it('is given up where what it puts in is there already, or has no place', () => {
    here.log(remove(2));
    here.act(batch(insert(text(2, 'wieder da'), 4), write(3, 'b')));
    here.log(insert(text(2, 'schon da'), 1));
    expect([here.shown(2), here.shown(3)]).toEqual(['<p>schon da</p>', '<p>vier</p>']);
    expect(here.copy.conflicts).toEqual([]);
    here.act(batch(write(3, 'b'), insert(text(-1, 'neu'), 4)));
    here.log(remove(4));
    expect(here.shown(3)).toBe('<p>vier</p>');
    expect(here.copy.orphans).toMatchObject([{ node: { id: -1 } }]);
  });

  it('sets nothing aside of what was to be put in where nothing is gone', () => {
    here.act(batch(insert(text(-1, 'neu'), 1), write(2, 'a')));
    here.log(write(2, 'c'));
    expect(waiting()).toEqual([]);
    expect(here.copy.orphans).toEqual([]);
  });

  it('goes on with what it writes in a text of which what was written later is not decided', () => {
    here.act(batch(write(2, 'eins zwei drei vier'), write(3, 'b')));
    here.send();
    here.act(write(2, 'komplett'));
    here.log(write(2, 'null eins zwei drei'));
    const before = [batch(write(2, 'null eins zwei drei vier'), write(3, 'b'))];
    expect(waiting()).toEqual(before);
    expect(here.copy.conflicts).toMatchObject([{ id: 2, mine: '<p>komplett</p>' }]);
    here.log(layout(4, 1));
    expect(waiting()).toEqual(before);
  });
});

describe('a place, when somebody else was faster', () => {
  it('is the last column of a section that has fewer, and else as it was', () => {
    for (const mine of [move(2, 4, 2), insert(text(-1, 'neu'), 4, 2)]) {
      here = new CopyAndServer();
      here.log(layout(4, 5));
      expect(columnsOf(4)).toHaveLength(3);
      here.act(mine);
      const [before] = waiting();
      here.log(write(3, 'anders'));
      expect(waiting()[0]).toBe(before);
      here.log(layout(4, 1));
      expect(columnsOf(4)).toEqual([[], [mine.type === 'move' ? 2 : -1]]);
      expect(waiting()).toMatchObject([{ ...mine, place: { parent: 4, column: 1, order: 0 } }]);
    }
  });

  it('of a section is in no other, and stays', () => {
    const section = buildSection({ id: -1 });
    here.act({ type: 'insert', node: section, place: { parent: null, column: 0, order: 1 } });
    const [before] = waiting();
    here.log(remove(4));
    expect(waiting()[0]).toBe(before);
    expect(treeIds(here.copy.shown)).toEqual([1, 2, 3, -1]);
  });

  it('that is gone leaves what was to be moved where it is, and sets aside what is new', () => {
    here.act(move(2, 4));
    here.send();
    here.act(insert(text(-1, 'neu'), 4));
    const { notices } = here.log(remove(4));
    expect(waiting()).toEqual([]);
    expect(columnsOf(1)).toEqual([[2, 3]]);
    expect(here.copy.orphans).toMatchObject([{ node: { id: -1 }, base: null, user: 'Anna' }]);
    expect(notices).toEqual([]);
  });
});

describe('what was done with something that somebody else has removed', () => {
  it('is over: it is neither moved, nor removed, nor laid out', () => {
    here.act(move(2, 4));
    here.log(remove(2));
    here.act(remove(3));
    here.log(remove(3));
    here.act(layout(4, 1));
    const { notices } = here.log(remove(4));
    expect(waiting()).toEqual([]);
    expect(treeIds(here.copy.shown)).toEqual([1]);
    expect([notices, here.copy.conflicts]).toEqual([[], []]);
  });

  it('is set aside where it was written, and comes back when that does', () => {
    here.act(write(2, 'eins zwei drei vier'));
    here.send();
    here.act(write(3, 'anders'));
    here.log(remove(2));
    here.log(remove(3));
    expect(here.copy.orphans.map(({ node }) => node.id)).toEqual([2, 3]);
    here.log(insert(text(2, 'null eins zwei drei'), 1));
    expect(here.copy.orphans.map(({ node }) => node.id)).toEqual([3]);
    expect(here.shown(2)).toBe('<p>null eins zwei drei vier</p>');
    expect(here.copy.conflicts).toEqual([]);
  });

  it('is set aside where it was not decided', () => {
    here.act(write(2, 'a'));
    here.log(write(2, 'c'));
    here.log(remove(2), { user: 'Ben' });
    expect(here.copy.conflicts).toEqual([]);
    expect(here.copy.orphans).toMatchObject([{ node: { id: 2 }, user: 'Ben' }]);
  });
});

describe('what both have brought back', () => {
  it('is one block, and what they have written in it is to be decided', () => {
    here.log(remove(2));
    here.act(insert(text(2, 'meins'), 1));
    here.log(insert(text(2, 'andres'), 1));
    expect(waiting()).toEqual([]);
    expect(here.copy.conflicts).toMatchObject([
      { id: 2, locale: 'de', mine: '<p>meins</p>', theirs: '<p>andres</p>', user: 'Anna' },
    ]);
    expect(here.shown(2)).toBe('<p>meins</p>');
  });

  it('is one section, that of the one who was faster', () => {
    const place = { parent: null, column: 0, order: 2 };
    here.act({ type: 'insert', node: buildSection({ id: 9, columns: [[text(10, 'meins')]] }), place });
    here.log({ type: 'insert', node: buildSection({ id: 9, columns: [[text(10, 'andres')]] }), place });
    expect(waiting()).toEqual([]);
    expect(here.copy.conflicts).toEqual([]);
    expect(here.shown(10)).toBe('<p>andres</p>');
  });
});

describe('a text that both have written', () => {
  /** Writes the same text twice, and another one between. */
  function writeTwice(first: string, second: string): void {
    for (const operation of [write(2, first), write(3, 'bleibt'), write(2, second)]) {
      here.send();
      here.act(operation);
    }
  }

  it('is undecided alone: what was changed besides stays', () => {
    const changes = [
      { target: 'value' as const, field: 'content', locale: 'de' as const, value: '<p>a</p>' },
      { target: 'anchor' as const, value: 'anker' },
    ];
    here.act({ type: 'update', id: 2, changes });
    here.log(write(2, 'c'));
    expect(waiting()).toEqual([{ type: 'update', id: 2, changes: changes.slice(1) }]);
    expect(here.copy.conflicts).toMatchObject([{ id: 2, mine: '<p>a</p>', theirs: '<p>c</p>' }]);
  });

  it('is decided where both have written the same', () => {
    here.act(write(2, 'a'));
    here.log(write(2, 'a'));
    expect([waiting(), here.copy.conflicts]).toEqual([[], []]);
  });

  it('is undecided with the last that was written, from what both had begun with', () => {
    writeTwice('a', 'b');
    here.log(write(2, 'c'));
    expect(here.copy.conflicts).toMatchObject([
      { id: 2, base: '<p>eins zwei drei</p>', mine: '<p>b</p>', theirs: '<p>c</p>' },
    ]);
    expect(waiting()).toEqual([write(3, 'bleibt')]);
  });

  it('is undecided with all that was written in it, also what could be merged', () => {
    writeTwice('eins zwei drei vier', 'komplett');
    here.log(write(2, 'null eins zwei drei'));
    expect(here.copy.conflicts).toMatchObject([
      {
        ...{ id: 2, base: '<p>eins zwei drei</p>', mine: '<p>komplett</p>' },
        theirs: '<p>null eins zwei drei</p>',
      },
    ]);
    expect(waiting()).toEqual([write(3, 'bleibt')]);
    expect(here.shown(2)).toBe('<p>komplett</p>');
  });

  it('stays as the person has it where the server only gives it another form', () => {
    here.act(write(2, 'a'));
    here.send();
    here.act(write(2, 'b'));
    here.acknowledge(write(2, 'ganz andere Form'));
    expect(here.copy.conflicts).toEqual([]);
    expect(here.shown(2)).toBe('<p>b</p>');
    expect(waiting()).toEqual([write(2, 'b')]);
  });

  it('is undecided because of whoever has written there last', () => {
    here.act(write(2, 'a'));
    here.log(write(2, 'c'));
    here.log(write(3, 'anders'), { user: 'Ben' });
    expect(here.copy.conflicts).toMatchObject([{ id: 2, theirs: '<p>c</p>', user: 'Anna' }]);
    here.act(layout(4, 1));
    here.acknowledge();
    expect(here.copy.conflicts).toMatchObject([{ id: 2, theirs: '<p>c</p>', user: 'Anna' }]);
    here.log(write(2, 'd'), { user: 'Ben' });
    expect(here.copy.conflicts).toMatchObject([{ id: 2, theirs: '<p>d</p>', user: 'Ben' }]);
  });
});

describe('an undo that waits', () => {
  beforeEach(() => {
    here.act(write(2, 'a'));
    here.acknowledge();
    here.act(batch(write(2, 'b'), write(3, 'b')));
    here.acknowledge();
    here.copy = undo(here.copy, tools).copy;
  });

  it('is overtaken where somebody writes in one of the blocks', () => {
    const { notices } = here.log(write(3, 'c'));
    expect(notices).toEqual([{ type: 'overtaken', touched: [2, 3], user: 'Anna' }]);
    expect(waiting()).toEqual([]);
    expect([here.shown(2), here.shown(3)]).toEqual(['<p>b</p>', '<p>c</p>']);
  });

  it('goes on where somebody writes in another one', () => {
    const before = waiting();
    const { notices } = here.log(layout(4, 1));
    expect([notices, waiting()]).toEqual([[], before]);
    expect([here.shown(2), here.shown(3)]).toEqual(['<p>a</p>', '<p>vier</p>']);
  });
});
