import type { ProposedOperation } from '@/lib/contract/operation';
import { findNode, nodeIds } from './locate';
import type { Change, Operation } from './operations';
import type { Tree } from './tree';

/** What was done to a tree, and the nodes that it changed; more than the operation tells where a whole tree was replaced. */
export interface Done {
  operation: Operation;
  touched: readonly number[];
}

/**
 * Whether a proposed operation would overwrite what others have done since it was made: it writes a value that they have written, or
 * removes a node in which they have written or put something. Places never count: the last move wins, and nothing is lost by it. `tree`
 * is the one that it would be applied to.
 */
export function isStale(tree: Tree, proposed: ProposedOperation, since: readonly Done[]): boolean {
  if (since.length === 0) return false;
  switch (proposed.type) {
    case 'batch':
      return proposed.operations.some((each) => isStale(tree, each, since));
    case 'update':
      return since.some((done) =>
        proposed.changes.some((change) => writes(done.operation, proposed.id, change, done.touched)),
      );
    case 'remove': {
      const node = findNode(tree, proposed.id);
      const inside = new Set(node ? nodeIds(node) : []);
      return since.some(
        ({ operation, touched }) =>
          touched.some((id) => inside.has(id)) && fills(operation, proposed.id, inside),
      );
    }
    default:
      return false;
  }
}

/** Whether an operation writes a value of a node. */
function writes(operation: Operation, id: number, change: Change, touched: readonly number[]): boolean {
  switch (operation.type) {
    case 'batch':
      return operation.operations.some((each) => writes(each, id, change, touched));
    case 'update':
      return operation.id === id && operation.changes.some((other) => isSameValue(other, change));
    case 'insert':
      return nodeIds(operation.node).includes(id);
    case 'replace':
      return touched.includes(id);
    default:
      return false;
  }
}

/** Whether an operation writes or puts something in a node, other than moving it. */
function fills(operation: Operation, root: number, inside: ReadonlySet<number>): boolean {
  switch (operation.type) {
    case 'batch':
      return operation.operations.some((each) => fills(each, root, inside));
    case 'update':
      return inside.has(operation.id);
    case 'insert':
      return nodeIds(operation.node).some((id) => inside.has(id));
    case 'move':
      return operation.id !== root && inside.has(operation.id);
    case 'replace':
      return true;
    default:
      return false;
  }
}

/** A change without a language writes all of them. */
function isSameValue(one: Change, other: Change): boolean {
  return (
    one.target === other.target &&
    one.field === other.field &&
    (one.locale === undefined || other.locale === undefined || one.locale === other.locale)
  );
}
