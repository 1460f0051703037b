import type { Locale } from '@/lib/contract/locale';
import type { Json, Tree, TreeNode, TreePlace } from './tree';

/**
 * The operations on a tree. Each is plain data and kept in the edit log beside its inverse. `set_columns` is the inverse of `set_layout`:
 * it puts modules back into the columns they came from. A `batch` is several operations that are applied and undone as one.
 */
export type Operation =
  | { type: 'insert'; node: TreeNode; place: TreePlace }
  | { type: 'update'; id: number; changes: Change[] }
  | { type: 'move'; id: number; place: TreePlace }
  | { type: 'remove'; id: number }
  | { type: 'set_layout'; id: number; layout: number }
  | { type: 'set_columns'; id: number; layout: number; columns: number[][] }
  | { type: 'replace'; tree: Tree }
  | { type: 'batch'; operations: Operation[] };

/** One changed value: a field, or one language of a localised field; a section's colour. `value` undefined removes it. */
export interface Change {
  target: 'value' | 'anchor' | 'locales' | 'color';
  field?: string;
  locale?: Locale;
  value?: Json;
}

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
