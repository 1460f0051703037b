import type { Applied, Operation } from './operations';
import { batch } from './operations/batch';
import { insert } from './operations/insert';
import { move } from './operations/move';
import { remove } from './operations/remove';
import { replace } from './operations/replace';
import { setColumns, setLayout } from './operations/set-columns';
import { update } from './operations/update';
import type { Tree } from './tree';

/**
 * Applies one operation. Pure: the given tree is not changed, and applying `inverse` to the result restores it, byte for byte in
 * canonical form. Throws `OperationError` if the operation does not fit the tree.
 */
export function apply(tree: Tree, operation: Operation): Applied {
  switch (operation.type) {
    case 'insert':
      return insert(tree, operation.node, operation.place);
    case 'update':
      return update(tree, operation.id, operation.changes);
    case 'move':
      return move(tree, operation.id, operation.place);
    case 'remove':
      return remove(tree, operation.id);
    case 'set_layout':
      return setLayout(tree, operation.id, operation.layout);
    case 'set_columns':
      return setColumns(tree, operation.id, operation.layout, operation.columns);
    case 'replace':
      return replace(tree, operation.tree);
    case 'batch':
      return batch(tree, operation.operations, apply);
  }
}
