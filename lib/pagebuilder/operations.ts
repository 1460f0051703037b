import type { Locale } from '@/lib/contract/locale';
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

/** Whether an operation may change what a page is in a language; whatever is about blocks and not about texts concerns all. */
export function concernsLocale(operation: Operation, locale: Locale): boolean {
  if (operation.type === 'batch') return operation.operations.some((each) => concernsLocale(each, locale));
  if (operation.type !== 'update') return true;
  return operation.changes.some((change) => change.locale === undefined || change.locale === locale);
}
