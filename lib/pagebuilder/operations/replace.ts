import { treeIds } from '../locate';
import type { Applied } from '../operations';
import type { Tree } from '../tree';

/** Replaces the whole tree, for example by an earlier version. Touches all nodes of both. */
export function replace(before: Tree, tree: Tree): Applied {
  return {
    tree,
    inverse: { type: 'replace', tree: before },
    touched: [...new Set([...treeIds(before), ...treeIds(tree)])],
  };
}
