import type { Applied, Operation } from '../operations';
import type { Tree } from '../tree';

/** Applies several operations in order; one inverse undoes all of them. */
export function batch(
  tree: Tree,
  operations: readonly Operation[],
  apply: (tree: Tree, operation: Operation) => Applied,
): Applied {
  const inverses: Operation[] = [];
  const touched = new Set<number>();
  let current = tree;
  for (const operation of operations) {
    const applied = apply(current, operation);
    current = applied.tree;
    inverses.unshift(applied.inverse);
    for (const id of applied.touched) touched.add(id);
  }
  return { tree: current, inverse: { type: 'batch', operations: inverses }, touched: [...touched] };
}
