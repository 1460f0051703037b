import type { ProposedOperation, ProposedPlace } from '@/lib/contract/operation';
import { nodeIds } from './locate';
import type { Operation } from './operations';
import { apply } from './operations-apply';
import { listAt } from './several';
import { isSection, type ModuleNode, type Tree, type TreeNode, type TreePlace } from './tree';

/**
 * The operation that a proposed one is on a tree: places are counted, those that name the sibling before them from where that stands now.
 * Throws `OperationError` if a part of a batch does not fit the tree that the parts before it leave.
 */
export function settle(tree: Tree, proposed: ProposedOperation): Operation {
  switch (proposed.type) {
    case 'insert':
      return { ...proposed, place: settlePlace(tree, proposed.place) };
    case 'move':
      return { ...proposed, place: settlePlace(tree, proposed.place, proposed.id) };
    case 'batch': {
      const operations: Operation[] = [];
      let current = tree;
      for (const each of proposed.operations) {
        const operation = settle(current, each);
        current = apply(current, operation).tree;
        operations.push(operation);
      }
      return { type: 'batch', operations };
    }
    default:
      return proposed;
  }
}

/** The place without `after`. `moving` is not counted. If the sibling is gone, `order` counts, at most the end. */
export function settlePlace(tree: Tree, { after, ...place }: ProposedPlace, moving?: number): TreePlace {
  const siblings = listAt(tree, place).filter(({ id }) => id !== moving);
  const before = after === undefined ? -1 : siblings.findIndex(({ id }) => id === after);
  if (after === null) return { ...place, order: 0 };
  return { ...place, order: Math.min(before >= 0 ? before + 1 : place.order, siblings.length) };
}

/** A place that names its sibling, for an operation that is about to be proposed. `moving` is not counted. */
export function namePlace(tree: Tree, place: TreePlace, moving?: number): ProposedPlace {
  const siblings = listAt(tree, place).filter(({ id }) => id !== moving);
  const order = Math.min(place.order, siblings.length);
  return { ...place, order, after: siblings[order - 1]?.id ?? null };
}

/** A proposed operation with other ids: of nodes that have got theirs from the server. Ids that `ids` does not know stay. */
export function withIds(proposed: ProposedOperation, ids: ReadonlyMap<number, number>): ProposedOperation {
  if (ids.size === 0) return proposed;
  const known = (id: number): number => ids.get(id) ?? id;
  switch (proposed.type) {
    case 'insert':
      return {
        ...proposed,
        node: nodeWithIds(proposed.node, known),
        place: placeWithIds(proposed.place, known),
      };
    case 'move':
      return { ...proposed, id: known(proposed.id), place: placeWithIds(proposed.place, known) };
    case 'batch':
      return { ...proposed, operations: proposed.operations.map((each) => withIds(each, ids)) };
    default:
      return { ...proposed, id: known(proposed.id) };
  }
}

/**
 * Notes which ids the nodes of a proposed operation have got in the logged one. Both have the same nodes in the same order; a part that
 * has not is passed over.
 */
export function matchIds(proposed: ProposedOperation, logged: Operation, ids: Map<number, number>): void {
  if (proposed.type === 'batch' && logged.type === 'batch') {
    for (const [index, each] of proposed.operations.entries()) {
      const other = logged.operations[index];
      if (other) matchIds(each, other, ids);
    }
  }
  if (proposed.type !== 'insert' || logged.type !== 'insert') return;
  const known = nodeIds(logged.node);
  for (const [index, id] of nodeIds(proposed.node).entries()) {
    const given = known[index];
    if (given !== undefined && given !== id) ids.set(id, given);
  }
}

function placeWithIds(place: ProposedPlace, known: (id: number) => number): ProposedPlace {
  const { parent, after } = place;
  return {
    ...place,
    parent: parent === null ? null : known(parent),
    ...(after == null ? {} : { after: known(after) }),
  };
}

function nodeWithIds(node: TreeNode, known: (id: number) => number): TreeNode {
  return isSection(node)
    ? {
        ...node,
        id: known(node.id),
        columns: node.columns.map((column) => column.map((each) => moduleWithIds(each, known))),
      }
    : moduleWithIds(node, known);
}

function moduleWithIds(node: ModuleNode, known: (id: number) => number): ModuleNode {
  return {
    ...node,
    id: known(node.id),
    children: node.children.map((child) => moduleWithIds(child, known)),
  };
}

/** The nodes that an operation is about. */
export function listIds(operation: ProposedOperation): number[] {
  if (operation.type === 'batch') return operation.operations.flatMap(listIds);
  return operation.type === 'insert' ? nodeIds(operation.node) : [operation.id];
}
