import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProposedOperation } from '@/lib/contract/operation';
import { anySeed, anyTree, buildModule, buildSection, pickOperation } from '@/tests/support/trees';
import { findNode, treeIds } from './locate';
import type { Operation } from './operations';
import { apply } from './operations-apply';
import { matchIds, namePlace, settle, settlePlace, withIds } from './proposed';
import type { Tree } from './tree';

const tree: Tree = {
  sections: [
    buildSection({
      id: 1,
      columns: [[buildModule({ id: 2 }), buildModule({ id: 3 }), buildModule({ id: 4 })]],
    }),
  ],
};
const column = { parent: 1, column: 0 };

describe('a place that names the sibling before it', () => {
  it('stands behind it, wherever that is now', () => {
    expect(settlePlace(tree, { ...column, order: 0, after: 3 })).toEqual({ ...column, order: 2 });
    expect(settlePlace(tree, { ...column, order: 2, after: null })).toEqual({ ...column, order: 0 });
  });

  it('is counted where the sibling is gone or not named, at most to the end', () => {
    expect(settlePlace(tree, { ...column, order: 1, after: 99 })).toEqual({ ...column, order: 1 });
    expect(settlePlace(tree, { ...column, order: 1 })).toEqual({ ...column, order: 1 });
    expect(settlePlace(tree, { ...column, order: 9, after: 99 })).toEqual({ ...column, order: 3 });
  });

  it('does not count what is moved', () => {
    expect(settlePlace(tree, { ...column, order: 0, after: 3 }, 2)).toEqual({ ...column, order: 1 });
    expect(namePlace(tree, { ...column, order: 1 }, 2)).toEqual({ ...column, order: 1, after: 3 });
  });

  it('is made of a counted one and leads back to it', () => {
    for (const order of [0, 1, 2, 3])
      expect(settlePlace(tree, namePlace(tree, { ...column, order }))).toEqual({ ...column, order });
    expect(namePlace(tree, { ...column, order: 7 })).toEqual({ ...column, order: 3, after: 4 });
    expect(namePlace(tree, { ...column, order: 0 }).after).toBeNull();
  });
});

it('a batch is settled part by part, each on what the parts before it leave', () => {
  const settled = settle(tree, {
    type: 'batch',
    operations: [
      { type: 'remove', id: 2 },
      { type: 'insert', node: buildModule({ id: -1 }), place: { ...column, order: 9, after: 4 } },
      { type: 'move', id: 3, place: { ...column, order: 0, after: -1 } },
    ],
  });
  const order = (operation: Operation | undefined) =>
    operation && 'place' in operation ? operation.place.order : null;
  expect(settled.type === 'batch' && settled.operations.map(order)).toEqual([null, 2, 2]);
  expect(treeIds(apply(tree, settled).tree)).toEqual([1, 4, -1, 3]);
});

/** What a browser would propose of an operation: its new nodes have negative ids. */
function asProposed(operation: Operation, first: number): ProposedOperation {
  const ids = new Map<number, number>();
  for (const id of treeIds({ sections: [] }).concat(listNew(operation))) ids.set(id, -(id - first) - 1);
  return withIds(operation as ProposedOperation, ids);
}

function listNew(operation: Operation): number[] {
  if (operation.type === 'batch') return operation.operations.flatMap(listNew);
  return operation.type === 'insert' ? [operation.node.id] : [];
}

it('ids of proposed nodes are found again in the logged operation, and lead from one to the other', () => {
  fc.assert(
    fc.property(anyTree, anySeed, (any, seed) => {
      let last = 1000;
      const operation = pickOperation(any, seed, () => ++last);
      fc.pre(operation !== null);
      const proposed = asProposed(operation, 1000);
      const ids = new Map<number, number>();
      matchIds(proposed, operation, ids);
      expect([...ids.values()]).toEqual(listNew(operation));
      expect([...ids.keys()].every((id) => id < 0)).toBe(true);
      expect(withIds(proposed, ids)).toEqual(operation);
    }),
  );
});

it('ids in places follow too', () => {
  const ids = new Map([
    [-1, 11],
    [-2, 12],
  ]);
  const section = buildSection({
    id: -1,
    columns: [[buildModule({ id: -2, children: [buildModule({ id: -3 })] })]],
  });
  expect(
    withIds({ type: 'insert', node: section, place: { parent: null, column: 0, order: 0, after: -2 } }, ids),
  ).toMatchObject({
    node: { id: 11, columns: [[{ id: 12, children: [{ id: -3 }] }]] },
    place: { after: 12 },
  });
  expect(withIds({ type: 'move', id: -2, place: { ...column, parent: -1, order: 0 } }, ids)).toEqual({
    type: 'move',
    id: 12,
    place: { parent: 11, column: 0, order: 0 },
  });
  expect(findNode(tree, 2)).not.toBeNull();
});
