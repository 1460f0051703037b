import type { ProposedOperation } from '@/lib/contract/operation';
import { findNode, nodeIds } from '../locate';
import type { Change } from '../operations';
import { listIds, namePlace } from '../proposed';
import type { Tree } from '../tree';
import { showConflicts, trySettled, withShown, type Copy, type Pending, type StepName } from './copy';
import { changeNode } from './orphans';
import type { Tools } from './rebase';
import { listOwn } from './steps';
import { isSameSlot, isSameValue, readSlot, slotOf } from './values';

/**
 * Does something on the page. Typing in one value goes on in the same step until something else is done (`isTyped`). Null if the operation
 * does not fit what is shown, or makes something else of a module in which something is not decided.
 */
export function perform(
  before: Copy,
  wanted: ProposedOperation,
  isTyped: boolean,
  tools: Tools,
): Copy | null {
  const operation = namePlaces(before.shown, wanted);
  if (operation.type === 'update') {
    const orphan = writeOrphan(before, operation.id, operation.changes);
    if (orphan) return orphan;
  }
  const applied = trySettled(before.shown, operation)?.tree;
  if (!applied || isUnsettled(before, operation)) return null;
  const { copy, rest } = writeConflicts(before, operation);
  if (rest === null) return { ...copy, shown: applied };
  const fresh = { ...copy, ...forgetUndone(copy) };
  const pending = withoutIdle(fresh, addTo(fresh.pending, rest, isTyped, tools));
  return { ...fresh, pending, shown: showConflicts(applied, fresh.conflicts) };
}

/** An id for a new node. */
export function takeNodeId(copy: Copy): { id: number; copy: Copy } {
  const lastId = copy.lastId - 1;
  return { id: lastId, copy: { ...copy, lastId } };
}

/** Gives up a node that was made here and never sent, with all that was done in it; null if the server may know it. */
export function withdraw(copy: Copy, id: number): Copy | null {
  const maker = copy.pending.find(({ wish, isSent }) => !isSent && isInsertOf(wish, id));
  if (!maker || !('operation' in maker.wish) || maker.wish.operation.type !== 'insert') return null;
  if (maker.wish.operation.node.id !== id) return null;
  const inside = new Set(nodeIds(maker.wish.operation.node));
  const pending = copy.pending.filter(({ wish }) => {
    if (!('operation' in wish)) return true;
    const { operation } = wish;
    const around = 'place' in operation ? operation.place.parent : null;
    const isInside = listIds(operation).some((each) => inside.has(each)) || inside.has(around ?? 0);
    // A block that was there before goes back to its place, with what is written in it.
    if (isInside) for (const each of listIds(operation)) if (each < 0) inside.add(each);
    return !isInside;
  });
  return withShown({ ...copy, pending });
}

/** Typing rests, so that what is typed next is another step. What is not finished (`isReady`) goes on: halves of it could not be stored. */
export function rest(copy: Copy, isReady: (operation: ProposedOperation) => boolean = () => true): Copy {
  const close = (pending: Pending): Pending => {
    const { wish, isOpen, isSent, isWhole } = pending;
    const isMaker = 'operation' in wish && wish.operation.type === 'insert' && !isSent;
    if (!isOpen && (!isMaker || isWhole === true)) return pending;
    if ('operation' in wish && !isReady(wish.operation)) return pending;
    return { ...pending, isOpen: false, ...(isMaker ? { isWhole: true } : {}) };
  };
  const pending = copy.pending.map(close);
  return pending.some((each, index) => each !== copy.pending[index]) ? { ...copy, pending } : copy;
}

/** Places are named by the siblings that the person sees. */
function namePlaces(tree: Tree, operation: ProposedOperation): ProposedOperation {
  if (operation.type !== 'insert' && operation.type !== 'move') return operation;
  const { place } = operation;
  if (place.after !== undefined) return operation;
  const moving = operation.type === 'move' ? operation.id : undefined;
  return { ...operation, place: namePlace(tree, place, moving) };
}

/** Values that are not decided stay so, and what is written now is the person's. */
function writeConflicts(
  copy: Copy,
  operation: ProposedOperation,
): { copy: Copy; rest: ProposedOperation | null } {
  if (operation.type !== 'update' || copy.conflicts.length === 0) return { copy, rest: operation };
  const { id } = operation;
  const isContested = (change: Change) => copy.conflicts.some((each) => isSameSlot(each, slotOf(id, change)));
  const changes = operation.changes.filter((change) => !isContested(change));
  const conflicts = copy.conflicts.map((conflict) => {
    const change = operation.changes.find((each) => isSameSlot(conflict, slotOf(id, each)));
    return change?.value === undefined ? conflict : { ...conflict, mine: change.value };
  });
  return { copy: { ...copy, conflicts }, rest: changes.length === 0 ? null : { ...operation, changes } };
}

/**
 * Whether something is to be made of a module whose values are not decided, or on their way: what somebody else has written in it may
 * still come between. It can be deleted, with both versions before one's eyes.
 */
function isUnsettled({ conflicts, pending }: Copy, operation: ProposedOperation): boolean {
  if (operation.type !== 'batch') return false;
  if (operation.operations.every(({ type }) => type === 'remove' || type === 'move')) return false;
  const ids = listIds(operation);
  const made = pending.flatMap(({ wish, isSent }) =>
    !isSent && 'operation' in wish && wish.operation.type === 'insert' ? nodeIds(wish.operation.node) : [],
  );
  // In one that only this browser has nobody else writes.
  const written = pending.flatMap(({ wish }) =>
    'operation' in wish && wish.operation.type === 'update' && !made.includes(wish.operation.id)
      ? [wish.operation.id]
      : [],
  );
  return [...conflicts.map(({ id }) => id), ...written].some((id) => ids.includes(id));
}

/** Writes on in what somebody else has deleted; null if it is not that. */
function writeOrphan(copy: Copy, id: number, changes: Change[]): Copy | null {
  const orphan = copy.orphans.find(({ node }) => nodeIds(node).includes(id));
  if (!orphan) return null;
  const node = changeNode(orphan.node, id, changes);
  return { ...copy, orphans: copy.orphans.map((each) => (each === orphan ? { ...each, node } : each)) };
}

/** What could be redone before something new was done no longer can. */
function forgetUndone(copy: Copy): Pick<Copy, 'withdrawn' | 'dropped'> {
  const undone = listOwn(copy).flatMap(({ name, isDone }): StepName[] => (isDone ? [] : [name]));
  const dropped = undone.length === 0 ? copy.dropped : [...new Set([...copy.dropped, ...undone])];
  return { withdrawn: [], dropped };
}

function addTo(
  pending: readonly Pending[],
  operation: ProposedOperation,
  isTyped: boolean,
  tools: Tools,
): Pending[] {
  const added: Pending = { key: tools.newKey(), wish: { operation }, isSent: false, isOpen: isTyped };
  if (operation.type !== 'update') return [...pending, added];
  const { id, changes } = operation;
  // A module that the server does not know yet, and that was not finished before, is made as it is by now.
  const maker = pending.find(
    ({ wish, isSent, isWhole, faults }) =>
      !isSent && (isWhole !== true || faults !== undefined) && isInsertOf(wish, id),
  );
  if (maker && 'operation' in maker.wish && maker.wish.operation.type === 'insert') {
    return writeInto(pending, maker, maker.wish.operation, operation);
  }
  // What is on its way is neither open nor faulty.
  const last = pending.findLastIndex(({ wish, isOpen, faults }) => {
    const other = 'operation' in wish && wish.operation.type === 'update' ? wish.operation : null;
    const isSame = other?.id === id && hasSameSlots(id, other.changes, changes);
    return isSame && (faults !== undefined || (isOpen && isTyped));
  });
  const typed = pending[last];
  const isLast = last === pending.length - 1 || typed?.faults !== undefined;
  if (!typed || !isLast) return [...pending, added];
  const { faults: _, ...free } = typed;
  return pending.with(last, { ...free, wish: { operation }, isOpen: isTyped });
}

/** Without the last wish, if all that it writes is back to what it was before. */
function withoutIdle({ acknowledged }: Copy, pending: Pending[]): Pending[] {
  const last = pending.at(-1);
  const operation = last && 'operation' in last.wish ? last.wish.operation : null;
  if (operation?.type !== 'update' || !findNode(acknowledged, operation.id)) return pending;
  const { id } = operation;
  const before = pending.slice(0, -1);
  const writes = before.flatMap(({ wish }) => {
    const earlier = 'operation' in wish ? wish.operation : null;
    return earlier?.type === 'update' && earlier.id === id ? earlier.changes : [];
  });
  // What a step or a larger change does to it is not looked into.
  const isPlain = before.every(({ wish }) => 'operation' in wish && wish.operation.type !== 'batch');
  const isIdle = operation.changes.every((change) => {
    const slot = slotOf(id, change);
    const written = writes.findLast((each) => isSameSlot(slotOf(id, each), slot));
    return isSameValue(written ? written.value : readSlot(acknowledged, slot), change.value);
  });
  return isPlain && isIdle ? before : pending;
}

/** Puts what is written into the operation that makes the module, with all that waits to be written into it. */
function writeInto(
  pending: readonly Pending[],
  maker: Pending,
  insert: ProposedOperation & { type: 'insert' },
  update: ProposedOperation,
): Pending[] {
  const inside = nodeIds(insert.node);
  const isWriting = ({ wish }: Pending): boolean =>
    'operation' in wish && wish.operation.type === 'update' && inside.includes(wish.operation.id);
  const waiting = pending
    .filter(isWriting)
    .flatMap(({ wish }) => ('operation' in wish ? [wish.operation] : []));
  const node = [...waiting, update].reduce(
    (current, each) => (each.type === 'update' ? changeNode(current, each.id, each.changes) : current),
    insert.node,
  );
  const { faults: _, ...free } = maker;
  const whole: Pending = { ...free, wish: { operation: { ...insert, node } } };
  return pending.flatMap((each) => (each === maker ? [whole] : isWriting(each) ? [] : [each]));
}

function isInsertOf(wish: Pending['wish'], id: number): boolean {
  return 'operation' in wish && wish.operation.type === 'insert' && nodeIds(wish.operation.node).includes(id);
}

function hasSameSlots(id: number, one: readonly Change[], other: readonly Change[]): boolean {
  return (
    one.length === other.length &&
    one.every((change) => other.some((each) => isSameSlot(slotOf(id, change), slotOf(id, each))))
  );
}
