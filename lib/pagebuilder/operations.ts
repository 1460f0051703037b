import type { Operation } from '@/lib/contract/operation';
import type { Tree } from './tree';

export type { Change, Operation } from '@/lib/contract/operation';

/** The result of an operation: the new tree, the inverse operation, and the ids of the changed nodes. */
export interface Applied {
  tree: Tree;
  inverse: Operation;
  touched: number[];
}

/** An operation does not fit the tree; `code` says why. */
export class OperationError extends Error {
  constructor(
    readonly code: 'not_found' | 'bad_place' | 'bad_layout' | 'bad_change' | 'duplicate_id',
    message: string,
  ) {
    super(message);
    this.name = 'OperationError';
  }
}
