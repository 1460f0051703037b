import { locate } from '../locate';
import { OperationError, type Applied } from '../operations';
import type { Tree, TreePlace } from '../tree';
import { attach, detach } from './placement';

/** Moves a node. `place.order` counts in the list without the node. */
export function move(tree: Tree, id: number, place: TreePlace): Applied {
  const located = locate(tree, id);
  if (!located) throw new OperationError('not_found', `The tree does not hold ${id}.`);
  return {
    // The node is detached first, so it cannot be moved into itself.
    tree: attach(detach(tree, located), located.node, place),
    inverse: { type: 'move', id, place: located.place },
    touched: [id],
  };
}
