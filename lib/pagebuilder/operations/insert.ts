import { sectionLayouts } from '@/lib/contract/module';
import { nodeIds, treeIds, walkNode } from '../locate';
import { OperationError, type Applied } from '../operations';
import type { Tree, TreeNode, TreePlace } from '../tree';
import { isSection } from '../tree';
import { attach } from './placement';

/** Inserts a new node with its contents. Its ids must not be in the tree yet. */
export function insert(tree: Tree, node: TreeNode, place: TreePlace): Applied {
  requireNewIds(tree, node);
  for (const each of walkNode(node)) requireColumns(each);
  return {
    tree: attach(tree, node, place),
    inverse: { type: 'remove', id: node.id },
    touched: nodeIds(node),
  };
}

function requireNewIds(tree: Tree, node: TreeNode): void {
  const known = new Set(treeIds(tree));
  for (const id of nodeIds(node)) {
    if (known.has(id)) throw new OperationError('duplicate_id', `The tree holds ${id} already.`);
    known.add(id);
  }
}

function requireColumns(node: TreeNode): void {
  if (!isSection(node)) return;
  if (node.columns.length !== sectionLayouts[node.layout]?.columns.length) {
    throw new OperationError(
      'bad_layout',
      `Section ${node.id} does not have the columns of layout ${node.layout}.`,
    );
  }
}
