import {
  mostOperations,
  type Proposal,
  type ProposedOperation,
  type Propose,
} from '@/lib/contract/operation';
import { nameOf, type Copy, type Pending } from './copy';
import { listIds } from '../proposed';

/** Most characters of the operations in one request, well within what a body may have. */
const mostCharacters = 160_000;

/** The same operations in as few batches as fit into a request each. */
export function splitBatches<One>(operations: readonly One[]): One[][] {
  const batches: One[][] = [];
  let room = 0;
  for (const operation of operations) {
    const size = JSON.stringify(operation).length;
    const last = batches.at(-1);
    if (last === undefined || size > room || last.length >= mostOperations) {
      batches.push([operation]);
      room = mostCharacters - size;
    } else {
      last.push(operation);
      room -= size;
    }
  }
  return batches;
}

/**
 * What is to be sent next, `most` wishes at the most, and the copy in which it counts as sent; null if there is nothing. What was sent before
 * and never answered is sent again under its key. `isReady` tells what the person has finished well enough to be stored.
 */
export function takeRequest(
  copy: Copy,
  isReady: (operation: ProposedOperation) => boolean = () => true,
  most = mostOperations,
): { copy: Copy; body: Propose } | null {
  const operations: Proposal[] = [];
  const sent = new Set<string>();
  const waiting = new Set<number>();
  let room = mostCharacters;
  for (const pending of copy.pending) {
    const proposal = proposalOf(pending);
    // A step whose number is not known yet, and all that was done after it.
    if (proposal === null) break;
    if ('operation' in proposal && mustWait(pending, proposal.operation, waiting, isReady)) {
      for (const id of listIds(proposal.operation)) if (id < 0) waiting.add(id);
      continue;
    }
    room -= JSON.stringify(proposal).length;
    if (operations.length > 0 && (room < 0 || operations.length >= most)) break;
    operations.push(proposal);
    sent.add(pending.key);
  }
  if (operations.length === 0) return null;
  const pending = copy.pending.map((each) =>
    sent.has(each.key) ? { ...each, isSent: true, isOpen: false } : each,
  );
  return { copy: { ...copy, pending }, body: { since: copy.revision, operations } };
}

function proposalOf({ key, wish }: Pending): Proposal | null {
  if ('operation' in wish) return { key, operation: wish.operation };
  const name = nameOf(wish);
  if (typeof name !== 'number') return null;
  return 'undo' in wish ? { key, undo: name } : { key, redo: name };
}

/** What is not finished waits, and what stands on a new node that waits. */
function mustWait(
  { faults, isSent }: Pending,
  operation: ProposedOperation,
  waiting: ReadonlySet<number>,
  isReady: (operation: ProposedOperation) => boolean,
): boolean {
  if (faults !== undefined || listNamed(operation).some((id) => id !== null && waiting.has(id))) return true;
  return !isSent && !isReady(operation);
}

/** All nodes that have to be there before an operation: those that it changes, and those of its places. */
function listNamed(operation: ProposedOperation): (number | null)[] {
  if (operation.type === 'batch') return operation.operations.flatMap(listNamed);
  return [
    ...('place' in operation ? [operation.place.parent] : []),
    ...('id' in operation ? [operation.id] : []),
  ];
}
