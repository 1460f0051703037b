import { locate } from '../locate';
import { OperationError, type Applied } from '../operations';
import type { Tree, TreePlace } from '../tree';
import { attach, detach } from './placement';

/** Moves a node to another place of the tree. `place.order` counts in the list as it is without the node. */
export function move(tree: Tree, id: number, place: TreePlace): Applied {
  const located = locate(tree, id);
  if (!located) throw new OperationError('not_found', `The tree does not hold ${id}.`);
  return {
    // Once it is out, the tree has no place inside of it: a node cannot be moved into itself.
    tree: attach(detach(tree, located), located.node, place),
    inverse: { type: 'move', id, place: located.place },
    touched: [id],
  };
}
