import { treeIds } from '../locate';
import type { Applied } from '../operations';
import type { Tree } from '../tree';

/** Puts another tree in the place of this one, such as an earlier version. Touches all nodes of both. */
export function replace(before: Tree, tree: Tree): Applied {
  return {
    tree,
    inverse: { type: 'replace', tree: before },
    touched: [...new Set([...treeIds(before), ...treeIds(tree)])],
  };
}
