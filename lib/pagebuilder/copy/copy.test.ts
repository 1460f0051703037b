import { beforeEach, describe, expect, it } from 'vitest';
import { mostOperations, type ProposedOperation } from '@/lib/contract/operation';
import { CopyAndServer, page, read, text, tools, write } from '@/tests/support/copy-and-server';
import { buildModule, buildSection } from '@/tests/support/trees';
import { findNode, treeIds } from '../locate';
import { snapshot, withShown, type Copy } from './copy';
import { perform, rest, takeNodeId, withdraw } from './perform';
import { renew } from './receive';
import { takeRequest } from './request';
import { canStep, redo, undo } from './steps';

let here: CopyAndServer;

beforeEach(() => {
  here = new CopyAndServer();
});

describe('what is done here', () => {
  it('is shown at once, and sent as it was done', () => {
    here.act(write(2, 'eins zwei'));
    expect(here.shown(2)).toBe('<p>eins zwei</p>');
    expect(read(here.copy.acknowledged, 2)).toBe('<p>eins zwei drei</p>');
    expect(takeRequest(here.copy)?.body).toMatchObject({
      since: 7,
      operations: [{ operation: write(2, 'eins zwei') }],
    });
  });

  it('shares with before all that it does not change', () => {
    const [, before] = here.copy.shown.sections;
    here.act(write(2, 'neu'), true);
    expect(here.copy.shown.sections[1]).toBe(before);
    expect(findNode(here.copy.shown, 3)).toBe(findNode(page, 3));
  });

  it('is one step as long as somebody types in one value, and two after a rest or something else', () => {
    here.act(write(2, 'a'), true);
    here.act(write(2, 'ab'), true);
    expect(here.copy.pending).toHaveLength(1);
    here.copy = rest(here.copy);
    here.act(write(2, 'abc'), true);
    here.act(write(3, 'x'), true);
    here.act(write(2, 'abcd'), true);
    expect(here.sent()).toHaveLength(4);
    expect(rest(here.copy).pending.some(({ isOpen }) => isOpen)).toBe(false);
  });

  it('is not written into what is on its way', () => {
    here.act(write(2, 'a'), true);
    here.send();
    here.act(write(2, 'ab'), true);
    expect(here.copy.pending.map(({ isSent }) => isSent)).toEqual([true, false]);
  });

  it('goes into the operation that makes a module, until that is sent', () => {
    const taken = takeNodeId(here.copy);
    here.copy = taken.copy;
    here.act({ type: 'insert', node: text(taken.id, ''), place: { parent: 4, column: 0, order: 0 } });
    here.act(write(taken.id, 'neu'), true);
    here.act(write(taken.id, 'new', 'en'), true);
    expect(here.sent()).toMatchObject([
      { operation: { node: { values: { content: { de: '<p>neu</p>', en: '<p>new</p>' } } } } },
    ]);
    expect(taken.id).toBe(-1);
  });

  it('names its place by what stands before it', () => {
    here.act({ type: 'move', id: 3, place: { parent: 1, column: 0, order: 0 } });
    here.act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 1, column: 0, order: 9 } });
    expect(here.sent()).toMatchObject([
      { operation: { place: { after: null } } },
      { operation: { place: { after: 2 } } },
    ]);
    expect(treeIds(here.copy.shown)).toEqual([1, 3, 2, -1, 4]);
  });

  it('is nothing where it does not fit', () => {
    expect(perform(here.copy, { type: 'remove', id: 99 }, false, tools)).toBeNull();
    expect(perform(here.copy, write(99, 'x'), false, tools)).toBeNull();
  });
});

describe('something else', () => {
  const join: ProposedOperation = {
    type: 'batch',
    operations: [write(2, 'eins zwei drei vier'), { type: 'remove', id: 3 }],
  };

  it('is not made of a text before the server has what was written in it, for others may have come between', () => {
    here.act(write(3, 'vier fünf'), true);
    expect(perform(here.copy, join, false, tools)).toBeNull();
    here.acknowledge();
    expect(perform(here.copy, join, false, tools)).not.toBeNull();
  });

  it('is made of texts in which nothing waits, whatever is written elsewhere; all can be deleted at any time', () => {
    here.act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 1, column: 0, order: 0 } });
    expect(perform(here.copy, join, false, tools)).not.toBeNull();
    here.act(write(3, 'vier fünf'), true);
    const removal: ProposedOperation = { type: 'batch', operations: [{ type: 'remove', id: 3 }] };
    expect(perform(here.copy, removal, false, tools)).not.toBeNull();
  });
});

describe('a request', () => {
  it('leaves out what is not ready, and what stands on it', () => {
    here.act({ type: 'insert', node: text(-1, ''), place: { parent: 4, column: 0, order: 0 } });
    here.act({ type: 'insert', node: text(-2, 'x'), place: { parent: 4, column: 0, order: 1 } });
    here.act({ type: 'move', id: -1, place: { parent: 1, column: 0, order: 0 } });
    const isReady = (operation: ProposedOperation) => operation.type !== 'insert' || operation.node.id !== -1;
    expect(takeRequest(here.copy, isReady)?.body.operations).toMatchObject([
      { operation: { node: { id: -2 } } },
    ]);
  });

  it('ends before a step that has no number yet, for what follows was done after it', () => {
    here.act(write(2, 'neu'));
    here.send();
    here.copy = undo(here.copy, tools).copy;
    here.act(write(2, 'anders'));
    expect(here.sent()).toMatchObject([{ operation: write(2, 'neu') }]);
    here.acknowledge();
    expect(here.sent()).toMatchObject([{ undo: 108 }, { operation: write(2, 'anders') }]);
  });

  it('keeps back what is put into a node that waits, moved there, or made of it, and nothing else', () => {
    const waits = buildModule({ id: -1, kind: 'faq' });
    here.act({ type: 'insert', node: waits, place: { parent: 4, column: 0, order: 0 } });
    const item = (id: number) => buildModule({ id, kind: 'faqitem' });
    here.act({ type: 'insert', node: item(-2), place: { parent: -1, column: 0, order: 0 } });
    here.act({
      type: 'batch',
      operations: [{ type: 'insert', node: item(-3), place: { parent: -1, column: 0, order: 1 } }],
    });
    here.act(write(2, 'unfertig'));
    here.act({ type: 'move', id: 2, place: { parent: 4, column: 0, order: 0 } });
    here.act({ type: 'move', id: 4, place: { parent: null, column: 0, order: 0 } });
    const isReady = ({ type, ...operation }: ProposedOperation) =>
      type !== 'update' && !('node' in operation && operation.node.id === -1);
    expect(takeRequest(here.copy, isReady)?.body.operations).toMatchObject([
      { operation: { type: 'move', id: 2 } },
      { operation: { type: 'move', id: 4 } },
    ]);
  });

  it('has a step under its number, undone or done again', () => {
    here.act(write(2, 'neu'));
    here.acknowledge();
    here.copy = undo(here.copy, tools).copy;
    here.send();
    here.copy = redo(here.copy, tools).copy;
    expect(here.sent()).toMatchObject([{ undo: 108 }, { redo: 108 }]);
  });

  it('has so many operations at most, and one at least, however large', () => {
    for (let count = 0; count <= mostOperations; count += 1)
      here.act({ type: 'set_layout', id: 1, layout: 1 + (count % 2) });
    expect(here.sent()).toHaveLength(mostOperations);
    here = new CopyAndServer();
    here.act(write(2, 'x'.repeat(200_000)));
    expect(here.sent()).toHaveLength(1);
  });

  it('is not larger than a body may be', () => {
    for (let count = 0; count < 5; count += 1) here.act(write(2, `${count} ${'x'.repeat(60_000)}`));
    expect(here.sent()).toHaveLength(2);
  });
});

describe('what is kept in the browser', () => {
  it('brings everything back as it was', () => {
    here.act(write(2, 'a'));
    here.acknowledge();
    here.act(write(3, 'b'));
    here.copy = undo(here.copy, tools).copy;
    here.act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    const kept = JSON.parse(JSON.stringify(snapshot(here.copy))) as Omit<Copy, 'shown'>;
    expect(withShown(kept)).toEqual(here.copy);
  });

  it('goes on with a tree that was read anew', () => {
    here.act(write(2, 'eins zwei drei vier'));
    here.act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    here.send();
    here.act(write(-1, 'neu und mehr'));
    const inserted = here.copy.pending[1]?.key ?? '';
    const tree = {
      sections: [
        buildSection({ id: 1, columns: [[text(2, 'null eins zwei drei')]] }),
        buildSection({ id: 4, columns: [[text(60, 'neu')]] }),
      ],
    };
    const step = {
      id: 300,
      key: inserted,
      state: 'done' as const,
      revision: 90,
      touched: [60],
      overtaken_by: null,
      elsewhere: false,
    };
    const answer = {
      revision: 99,
      tree,
      targets: {},
      text_revisions: {},
      steps: [{ ...step, inverse: { type: 'remove' as const, id: 60 } }],
    };
    const renewed = renew(here.copy, answer, tools);
    here.copy = renewed.copy;
    expect([here.shown(2), here.shown(60)]).toEqual([
      '<p>null eins zwei drei vier</p>',
      '<p>neu und mehr</p>',
    ]);
    expect([...renewed.ids]).toEqual([[-1, 60]]);
    expect(here.copy.pending).toHaveLength(2);
    expect(canStep(here.copy).undo).toBe(true);
  });
});

describe('what was never sent', () => {
  it('is no wish where a text is typed back to what it was', () => {
    here.act(write(2, 'eins zwei drei vier'), true);
    here.act(write(2, 'eins zwei drei'), true);
    expect(here.copy.pending).toEqual([]);
    expect(canStep(here.copy)).toEqual({ undo: false, redo: false });
  });

  it('is one where the text before it is on its way', () => {
    here.act(write(2, 'anders'), true);
    here.send();
    here.act(write(2, 'eins zwei drei'), true);
    expect(here.copy.pending).toHaveLength(2);
  });

  it('is one where something else has made another text of it meanwhile, or a step waits to', () => {
    here.act({ type: 'batch', operations: [write(2, 'vier'), { type: 'remove', id: 3 }] });
    here.act(write(2, 'eins zwei drei'), true);
    expect([here.copy.pending.length, here.shown(2)]).toEqual([2, '<p>eins zwei drei</p>']);

    here = new CopyAndServer();
    here.act(write(2, 'neu'));
    here.acknowledge();
    here.copy = undo(here.copy, tools).copy;
    here.act(write(2, 'neu'), true);
    expect(here.copy.pending.map(({ wish }) => Object.keys(wish))).toEqual([['undo'], ['operation']]);
  });

  it('is given up with all that was done in it', () => {
    const list = buildModule({ id: -1, kind: 'faq' });
    here.act({ type: 'insert', node: list, place: { parent: 4, column: 0, order: 0 } });
    const item = buildModule({ id: -2, kind: 'faqitem' });
    here.act({ type: 'insert', node: item, place: { parent: -1, column: 0, order: 0 } });
    here.act({ type: 'remove', id: -2 });
    here.act(write(3, 'bleibt'));
    here.copy = withdraw(here.copy, -1) ?? here.copy;
    expect([here.copy.pending.length, treeIds(here.copy.shown), here.shown(3)]).toEqual([
      1,
      [1, 2, 3, 4],
      '<p>bleibt</p>',
    ]);
  });

  it('cannot be given up once the server may have it', () => {
    here.act({ type: 'insert', node: text(-1, 'neu'), place: { parent: 4, column: 0, order: 0 } });
    here.send();
    expect([withdraw(here.copy, -1), withdraw(here.copy, 2)]).toEqual([null, null]);
  });
});

it('several blocks are moved together while one of them is being written in', () => {
  here.act(write(2, 'neu'), true);
  const operations = [2, 3].map((id, order) => ({
    ...{ type: 'move' as const, id },
    place: { parent: 4, column: 0, order, after: order === 0 ? null : 2 },
  }));
  here.act({ type: 'batch', operations });
  expect(treeIds(here.copy.shown)).toEqual([1, 4, 2, 3]);
});
