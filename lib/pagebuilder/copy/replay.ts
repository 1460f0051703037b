import type { Applied, Operation } from '../operations';
import { OperationError } from '../operations';
import { apply } from '../operations-apply';
import { settle } from '../proposed';
import type { Tree } from '../tree';
import { nameOf, type Copy, type Pending, type StepName } from './copy';

/** A wish in the row of all that are pending: the tree before and after it. */
export interface Link {
  pending: Pending;
  before: Tree;
  after: Tree;
  /** What it does to the tree before it; null if it does not fit any more. */
  applied: Applied | null;
}

/** What every pending wish does, one upon the other, on the acknowledged tree. */
export function replay({
  acknowledged,
  pending,
  steps,
}: Pick<Copy, 'acknowledged' | 'pending' | 'steps'>): Link[] {
  const inverses = new Map<StepName, Operation>(steps.map(({ id, inverse }) => [id, inverse]));
  let tree = acknowledged;
  return pending.map((each): Link => {
    const before = tree;
    const applied = effectOf(before, each, inverses);
    tree = applied?.tree ?? before;
    return { pending: each, before, after: tree, applied };
  });
}

/** Applies a wish; null if it does not fit. Notes how its step is taken back from then on. */
export function effectOf(
  tree: Tree,
  { key, wish }: Pending,
  inverses: Map<StepName, Operation>,
): Applied | null {
  const step = nameOf(wish) ?? key;
  const operation = 'operation' in wish ? wish.operation : inverses.get(step);
  if (operation === undefined) return null;
  try {
    const applied = apply(
      tree,
      'operation' in wish ? settle(tree, wish.operation) : (operation as Operation),
    );
    inverses.set(step, applied.inverse);
    return applied;
  } catch (error) {
    if (error instanceof OperationError) return null;
    throw error;
  }
}
