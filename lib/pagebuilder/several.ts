import { findNode, nodeIds, walkTree, type Located } from './locate';
import type { Operation } from './operations';
import { apply } from './operations-apply';
import { isSection, type Tree, type TreeNode, type TreePlace } from './tree';

/** The places of some nodes in reading order, without nodes inside another of them. */
export function listOutermost(tree: Tree, ids: readonly number[]): Located[] {
  const wanted = new Set(ids);
  const found = [...walkTree(tree)].filter(({ node }) => wanted.has(node.id));
  const inside = new Set(found.flatMap(({ node }) => nodeIds(node).slice(1)));
  return found.filter(({ node }) => !inside.has(node.id));
}

/**
 * The moves that put several nodes one behind the other at a place. `place.order` counts in the list without them. Empty if they are
 * there already.
 */
export function moveSeveral(tree: Tree, ids: readonly number[], place: TreePlace): Operation[] {
  const moving = new Set(ids);
  const behind = listAt(tree, place).filter(({ id }) => !moving.has(id))[place.order]?.id;
  const operations: Operation[] = [];
  let current = tree;
  for (const id of ids) {
    const others = listAt(current, place).filter((node) => node.id !== id);
    const order = behind === undefined ? others.length : others.findIndex((node) => node.id === behind);
    const operation: Operation = { type: 'move', id, place: { ...place, order } };
    current = apply(current, operation).tree;
    operations.push(operation);
  }
  const idsThere = (at: Tree) =>
    listAt(at, place)
      .map(({ id }) => id)
      .join();
  return idsThere(current) === idsThere(tree) ? [] : operations;
}

/** The siblings at a place. */
export function listAt(
  tree: Tree,
  { parent, column }: Pick<TreePlace, 'parent' | 'column'>,
): readonly TreeNode[] {
  if (parent === null) return tree.sections;
  const holder = findNode(tree, parent);
  if (holder === null) return [];
  return isSection(holder) ? (holder.columns[column] ?? []) : holder.children;
}
