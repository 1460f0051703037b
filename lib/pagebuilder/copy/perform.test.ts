import { beforeEach, describe, expect, it } from 'vitest';
import type { ProposedOperation } from '@/lib/contract/operation';
import { CopyAndServer, text, tools, write } from '@/tests/support/copy-and-server';
import { buildModule, buildSection } from '@/tests/support/trees';
import { findNode, treeIds } from '../locate';
import { perform, rest, withdraw } from './perform';
import { undo } from './steps';

let here: CopyAndServer;

beforeEach(() => {
  here = new CopyAndServer();
});

const place = { parent: 4, column: 0, order: 0 };

/** Writes both languages of a text at once. */
const writeBoth = (id: number, german: string, english: string): ProposedOperation => ({
  type: 'update',
  id,
  changes: [write(id, german), write(id, english, 'en')].flatMap((each) =>
    each.type === 'update' ? each.changes : [],
  ),
});

/** Writes a text and switches something of its block on, at once. */
const writeAndSwitch = (words: string, field: string): ProposedOperation => ({
  type: 'update',
  id: 2,
  changes: [
    { target: 'value', field: 'content', locale: 'de', value: `<p>${words}</p>` },
    { target: 'value', field, value: true },
  ],
});

/** A text of two, made of one. */
const divide = (id: number, added: number, parent: number): ProposedOperation => ({
  type: 'batch',
  operations: [
    write(id, 'eins'),
    { type: 'insert', node: text(added, 'zwei'), place: { parent, column: 0, order: 0 } },
  ],
});

/** What waits, as texts of the values that it writes. */
const waiting = () =>
  here.copy.pending.map(({ wish }) =>
    'operation' in wish && wish.operation.type === 'update'
      ? wish.operation.changes.map(({ value }) => value)
      : wish,
  );

describe('typing', () => {
  it('is a step for each language, and for both at once', () => {
    here.act(write(2, 'a'), true);
    here.act(write(2, 'b', 'en'), true);
    here.act(writeBoth(2, 'c', 'd'), true);
    here.act(writeBoth(2, 'e', 'f'), true);
    expect(waiting()).toEqual([['<p>a</p>'], ['<p>b</p>'], ['<p>e</p>', '<p>f</p>']]);
  });

  it('after a value that was chosen is a step of its own, and a chosen one after typing', () => {
    here.act(write(2, 'gewählt'));
    here.act(write(2, 'getippt'), true);
    here.act(write(2, 'gewählt'));
    expect(here.copy.pending.map(({ isOpen }) => isOpen)).toEqual([false, true, false]);
  });

  it('rests without another copy where nobody types', () => {
    expect(rest(here.copy)).toBe(here.copy);
    here.act(write(2, 'a'), true);
    here.act({ type: 'set_layout', id: 4, layout: 1 });
    const rested = rest(here.copy);
    expect(rested.pending.map(({ isOpen }) => isOpen)).toEqual([false, false]);
    expect(rested.pending[1]).toBe(here.copy.pending[1]);
    expect(rest(rested)).toBe(rested);
  });

  it('takes the place only of what wrote all the same values', () => {
    here.act(writeAndSwitch('a', 'show_more'), true);
    here.act(writeAndSwitch('b', 'add_additional_space'), true);
    expect(waiting()).toEqual([
      ['<p>a</p>', true],
      ['<p>b</p>', true],
    ]);
    expect(findNode(here.copy.shown, 2)).toMatchObject({
      values: { show_more: true, add_additional_space: true },
    });
  });

  it('is a step of its own in a block that was whole from the start, as a copy is', () => {
    here.act({ type: 'insert', node: text(-1, 'neu'), place });
    here.copy = rest(here.copy);
    expect(rest(here.copy)).toBe(here.copy);
    here.act(write(-1, 'neuer'), true);
    expect(here.copy.pending).toMatchObject([
      { wish: { operation: { type: 'insert', node: { values: { content: { de: '<p>neu</p>' } } } } } },
      { wish: { operation: { type: 'update', id: -1 } } },
    ]);
  });

  it('mends a whole block that was refused, in the block itself', () => {
    here.act({ type: 'insert', node: text(-1, 'neu'), place });
    here.copy = rest(here.copy);
    here.refuseFirst('invalid', { content: 'Fehlt.' });
    here.act(write(-1, 'neuer'), true);
    expect(here.copy.pending).toMatchObject([
      { wish: { operation: { type: 'insert', node: { values: { content: { de: '<p>neuer</p>' } } } } } },
    ]);
    expect(here.copy.pending[0]).not.toHaveProperty('faults');
  });

  it('goes into a new block beside a step that is on its way, which stays', () => {
    here.act(write(2, 'a'));
    here.send();
    here.copy = undo(here.copy, tools).copy;
    const waits = here.copy.pending;
    here.act({ type: 'insert', node: text(-1, ''), place }, true);
    here.act(write(-1, 'neu'), true);
    expect(here.copy.pending.slice(0, -1)).toEqual(waits);
    expect(here.copy.pending.at(-1)).toMatchObject({
      wish: { operation: { node: { values: { content: { de: '<p>neu</p>' } } } } },
    });
  });

  it('in a new list leaves what was moved in it where it is', () => {
    const items = [-2, -3].map((id) => buildModule({ id, kind: 'faqitem' }));
    here.act({ type: 'insert', node: buildModule({ id: -1, kind: 'faq', children: items }), place }, true);
    here.act({ type: 'move', id: -3, place: { parent: -1, column: 0, order: 0 } });
    here.act(write(-2, 'Frage'), true);
    expect(treeIds(here.copy.shown)).toEqual([1, 2, 3, 4, -1, -3, -2]);
    expect(here.copy.pending).toMatchObject([
      { wish: { operation: { type: 'insert' } } },
      { wish: { operation: { type: 'move', id: -3 } } },
    ]);
  });

  it('is a step of its own in a block that was whole when it rested, and not in one that was not', () => {
    here.act({ type: 'insert', node: text(-1, 'neu'), place }, true);
    here.act({ type: 'insert', node: text(-2, ''), place }, true);
    here.copy = rest(here.copy, (operation) => operation.type === 'insert' && operation.node.id === -1);
    here.act(write(-2, 'fertig'), true);
    here.act(write(-1, 'neuer'), true);
    here.act(write(-1, 'neuester'), true);
    expect(here.copy.pending).toMatchObject([
      { wish: { operation: { node: { values: { content: { de: '<p>neu</p>' } } } } } },
      { wish: { operation: { node: { values: { content: { de: '<p>fertig</p>' } } } } } },
      { wish: { operation: { type: 'update', id: -1 } } },
    ]);
    expect(here.sent()).toHaveLength(3);
    expect(here.shown(-1)).toBe('<p>neuester</p>');
  });

  it('goes into the block that was made of it, with all that waits there, and leaves the rest alone', () => {
    here.act({ type: 'insert', node: text(-1, ''), place });
    here.send();
    here.act(write(-1, 'neu'));
    here.act(write(3, 'anders'));
    here.act(write(-1, 'new', 'en'));
    here.refuseFirst('invalid', { content: 'Fehlt.' });
    here.act(write(-1, 'neuer'), true);
    expect(here.copy.pending).toMatchObject([
      { wish: { operation: { node: { values: { content: { de: '<p>neuer</p>', en: '<p>new</p>' } } } } } },
      { wish: { operation: { id: 3 } } },
    ]);
    expect(here.copy.pending[0]).not.toHaveProperty('faults');
  });
});

describe('what is written back', () => {
  it('is no wish, whatever waits for other blocks', () => {
    here.act(write(3, 'anders'));
    here.act(write(2, 'x'), true);
    here.act(write(2, 'eins zwei drei'), true);
    expect(waiting()).toEqual([['<p>anders</p>']]);
  });

  it('to what was written last is none either, and to what was written before that is one', () => {
    here.act(write(2, 'a'));
    here.act(write(2, 'b'));
    here.act(write(2, 'b'), true);
    expect(waiting()).toEqual([['<p>a</p>'], ['<p>b</p>']]);
    here.act(write(2, 'a'), true);
    expect(waiting()).toHaveLength(3);
  });

  it('in one language and not in the other is one', () => {
    here.act(writeBoth(2, 'eins zwei drei', 'new'));
    expect(waiting()).toEqual([['<p>eins zwei drei</p>', '<p>new</p>']]);
  });
});

describe('a place', () => {
  it('is counted without the block that moves there', () => {
    here.act({ type: 'move', id: 2, place: { parent: 1, column: 0, order: 1 } });
    expect(here.sent()).toMatchObject([{ operation: { place: { after: 3 } } }]);
  });

  it('that is named already is taken as it is named', () => {
    here.act({ type: 'insert', node: text(-1, 'neu'), place: { ...place, parent: 1, after: 2 } });
    expect(here.sent()).toMatchObject([{ operation: { place: { after: 2 } } }]);
    expect(treeIds(here.copy.shown)).toEqual([1, 2, -1, 3, 4]);
  });
});

it('of what is not decided only the person’s own version is written on, the rest is a wish', () => {
  here.act(write(2, 'eins ZWEI drei'));
  here.log(write(2, 'eins two drei'));
  here.act(writeBoth(2, 'eins ZWEI drei!', 'new'));
  expect(here.copy.conflicts).toMatchObject([
    { mine: '<p>eins ZWEI drei!</p>', theirs: '<p>eins two drei</p>' },
  ]);
  expect(waiting()).toEqual([['<p>new</p>']]);
  here.act(write(3, 'anders'));
  expect(here.copy.conflicts).toMatchObject([{ mine: '<p>eins ZWEI drei!</p>' }]);
  expect([here.shown(2), here.shown(3)]).toEqual(['<p>eins ZWEI drei!</p>', '<p>anders</p>']);
});

it('of two that are not decided each is written on by itself', () => {
  for (const id of [2, 3]) {
    here.act(write(id, 'meine'));
    here.log(write(id, 'andere'));
  }
  here.act(write(2, 'meine neue'));
  expect(here.copy.conflicts.map(({ mine }) => mine)).toEqual(['<p>meine neue</p>', '<p>meine</p>']);
  expect(here.copy.pending).toEqual([]);
});

it('a block that somebody else has deleted can be written on, and nothing else', () => {
  here.act(write(2, 'eins zwei drei vier'));
  here.log({ type: 'remove', id: 2 });
  expect(perform(here.copy, { type: 'move', id: 2, place }, false, tools)).toBeNull();
});

it('each of several blocks that somebody else has deleted is written on by itself', () => {
  here.act(write(2, 'eins zwei drei vier'));
  here.act(write(3, 'vier fünf'));
  here.log({ type: 'remove', id: 2 });
  here.log({ type: 'remove', id: 3 });
  const [other] = here.copy.orphans;
  here.act(write(3, 'vier fünf sechs'), true);
  expect(here.copy.orphans[0]).toBe(other);
  expect(here.copy.orphans[1]).toMatchObject({
    node: { values: { content: { de: '<p>vier fünf sechs</p>' } } },
  });
});

describe('a block that is given up', () => {
  it('is the whole of what was made, not a part of it', () => {
    const list = buildModule({ id: -1, kind: 'faq', children: [buildModule({ id: -2, kind: 'faqitem' })] });
    here.act({ type: 'insert', node: list, place });
    expect(withdraw(here.copy, -2)).toBeNull();
    expect(withdraw(here.copy, -1)?.pending).toEqual([]);
  });

  it('gives back what was moved into it, with what was written there', () => {
    here.act({
      type: 'insert',
      node: buildSection({ id: -1 }),
      place: { parent: null, column: 0, order: 0 },
    });
    here.act({ type: 'move', id: 3, place: { parent: -1, column: 0, order: 0 } });
    here.act(write(3, 'geschrieben'));
    here.copy = withdraw(here.copy, -1) ?? here.copy;
    expect([treeIds(here.copy.shown), here.shown(3)]).toEqual([[1, 2, 3, 4], '<p>geschrieben</p>']);
  });

  it('leaves what was made elsewhere, with what was done to it, and a step that waits', () => {
    here.act(write(2, 'a'));
    here.send();
    here.copy = undo(here.copy, tools).copy;
    here.act({ type: 'insert', node: text(-2, 'anderswo'), place });
    here.act({ type: 'move', id: -2, place: { parent: 1, column: 0, order: 0 } });
    const kept = here.copy.pending;
    here.act({
      type: 'insert',
      node: buildSection({ id: -1 }),
      place: { parent: null, column: 0, order: 0 },
    });
    expect(withdraw(here.copy, -1)?.pending).toEqual(kept);
  });

  it('takes along both texts that one was divided into there', () => {
    const made = buildSection({ id: -1, columns: [[text(-2, 'eins zwei')]] });
    here.act({ type: 'insert', node: made, place: { parent: null, column: 0, order: 0 } });
    here.act(divide(-2, -3, -1));
    expect(withdraw(here.copy, -1)?.pending).toEqual([]);
  });

  it('takes along what was made in it, and what was written there', () => {
    here.act({
      type: 'insert',
      node: buildSection({ id: -1 }),
      place: { parent: null, column: 0, order: 0 },
    });
    here.act({ type: 'insert', node: text(-2, 'neu'), place: { parent: -1, column: 0, order: 0 } });
    here.send();
    here.copy = { ...here.copy, pending: here.copy.pending.map((each) => ({ ...each, isSent: false })) };
    here.act({ type: 'move', id: -2, place: { parent: 4, column: 0, order: 0 } });
    expect(withdraw(here.copy, -1)?.pending).toEqual([]);
  });
});

it('of texts nothing is made that are written in elsewhere', () => {
  here.act(write(2, 'a'));
  expect(perform(here.copy, divide(2, -1, 1), false, tools)).toBeNull();
  const both: ProposedOperation = {
    type: 'batch',
    operations: [
      { type: 'remove', id: 3 },
      { type: 'move', id: 2, place },
    ],
  };
  expect(perform(here.copy, both, false, tools)).not.toBeNull();
});

it('of a text that only this browser has anything is made, until it is on its way', () => {
  here.act({ type: 'insert', node: text(-1, 'neu'), place });
  here.copy = rest(here.copy);
  here.act(write(-1, 'eins zwei'));
  expect(perform(here.copy, divide(-1, -2, 4), false, tools)).not.toBeNull();
  here.send();
  expect(perform(here.copy, divide(-1, -2, 4), false, tools)).toBeNull();
});

it('of a text others may be made while a block waits to be moved', () => {
  here.act({ type: 'move', id: 2, place });
  expect(perform(here.copy, divide(2, -1, 1), false, tools)).not.toBeNull();
});
