import { locate, nodeIds } from '../locate';
import { OperationError, type Applied } from '../operations';
import type { Tree } from '../tree';
import { detach } from './placement';

/** Removes a node with its contents. */
export function remove(tree: Tree, id: number): Applied {
  const located = locate(tree, id);
  if (!located) throw new OperationError('not_found', `The tree does not hold ${id}.`);
  return {
    tree: detach(tree, located),
    inverse: { type: 'insert', node: located.node, place: located.place },
    touched: nodeIds(located.node),
  };
}
