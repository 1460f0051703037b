import { locales } from '@/lib/contract/locale';
import type { ProposedOperation } from '@/lib/contract/operation';
import { isLocalisedValue } from '../field-values';
import type { Definitions } from '../localise';
import { findNode, nodeIds, walkNode, walkTree } from '../locate';
import { namePlace } from '../proposed';
import type { Change } from '../operations';
import { emptyTree, isSection, type ModuleNode, type Tree, type TreeNode } from '../tree';
import { tryApply, updateOf, type Author, type Conflict, type Copy, type Orphan, type Slot } from './copy';
import { replay } from './replay';
import { isSameValue, mergeSlot, readSlot } from './values';

/** What is shown of a module that is gone from a tree: of the outermost one around it that is. Null if the person does not have it either. */
export function makeOrphan(before: Copy, now: Tree, id: number, author: Author): Orphan | null {
  const shown = findShown(before, id);
  const around = [...walkTree(shown)].filter(({ node }) => !isSection(node) && nodeIds(node).includes(id));
  const lost = around.find(({ node }) => findNode(now, node.id) === null);
  if (!lost) return null;
  // What is not decided yet is still based on what both have started from.
  const base = before.conflicts.reduce(
    (known, { base: was, ...slot }) => {
      return known && changeNode(known, slot.id, updateOf(slot, was).changes);
    },
    findNode(before.acknowledged, lost.node.id),
  );
  return { node: lost.node, base, place: namePlace(shown, lost.place, lost.node.id), ...author };
}

/** The page as it shows a module: before the person has made something else of it, if they have. */
function findShown(copy: Copy, id: number): Tree {
  if (findNode(copy.shown, id)) return copy.shown;
  const last = replay(copy).findLast(({ before }) => findNode(before, id));
  const isMade = last && 'operation' in last.pending.wish && last.pending.wish.operation.type === 'batch';
  return isMade ? last.before : copy.shown;
}

/** What was written in a module that was deleted and is back by now: merged with what it is, or to be decided. */
export function comeBack(
  { node, base, user, isYou }: Orphan,
  now: Tree,
  definitions: Definitions,
): { operations: ProposedOperation[]; conflicts: Conflict[] } {
  const [was, written] = [treeOf(base), treeOf(node)];
  const operations: ProposedOperation[] = [];
  const conflicts: Conflict[] = [];
  for (const each of walkNode(node)) {
    const there = findNode(now, each.id);
    if (!there || isSection(there) || isSection(each)) continue;
    for (const slot of listSlots(each)) {
      const [before, mine, theirs] = [readSlot(was, slot), readSlot(written, slot), readSlot(now, slot)];
      if (isSameValue(before, mine) || isSameValue(mine, theirs)) continue;
      const merged = mergeSlot(definitions, there.kind, slot, [before, mine, theirs]);
      if (merged !== undefined) operations.push(updateOf(slot, merged));
      else conflicts.push({ ...slot, base: before, mine, theirs, ...authorOf({ user, isYou }) });
    }
  }
  return { operations, conflicts };
}

/** The author of what was done, and nothing else of it. */
export function authorOf({ user, isYou }: Author): Author {
  return { user, ...(isYou && { isYou }) };
}

/** A tree with one node. */
function treeOf(node: TreeNode | null): Tree {
  if (node === null) return { sections: [] };
  if (isSection(node)) return { sections: [node] };
  const around = { kind: 'container' as const, version: 1, anchor: '', locales: null, layout: 0 };
  return { sections: [{ ...around, id: 0, columns: [[node]] }] };
}

/** Every value of a module. */
function listSlots({ id, values }: ModuleNode): Slot[] {
  return [
    { id, target: 'anchor' },
    { id, target: 'locales' },
    ...Object.entries(values).flatMap(([field, value]): Slot[] =>
      isLocalisedValue(value)
        ? locales.map((locale) => ({ id, target: 'value', field, locale }))
        : [{ id, target: 'value', field }],
    ),
  ];
}

/** A node that is in no tree, with changed values of it or of something inside. */
export function changeNode<Node extends TreeNode>(node: Node, id: number, changes: Change[]): Node {
  const changed = tryApply(treeOf(node), { type: 'update', id, changes })?.tree ?? emptyTree;
  return (findNode(changed, node.id) ?? node) as Node;
}
