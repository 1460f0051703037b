import type { LoggedOperation, Refusal, TreeAnswer } from '@/lib/contract/operation';
import { findNode, nodeIds } from '../locate';
import { apply } from '../operations-apply';
import { listIds, matchIds, withIds } from '../proposed';
import {
  listUndone,
  nameOf,
  openCopy,
  trySettled,
  withShown,
  type Copy,
  type ForeignEntry,
  type OwnStep,
  type Pending,
  type StepName,
  type Wish,
} from './copy';
import { rebase, type Notice, type Rebased, type Tools } from './rebase';
import type { Tree } from '../tree';
import { slotOf, withoutSlots } from './values';

/** A copy after something from the server, and what the person has to be told. */
export interface Received {
  copy: Copy;
  notices: readonly Notice[];
  /** Ids that nodes have got from the server, by those they had here. */
  ids: ReadonlyMap<number, number>;
  /** Steps that have another name now, by their former ones. */
  names: ReadonlyMap<StepName, StepName>;
}

/** An operation as this browser's tab sees it. */
export interface SeenOperation extends LoggedOperation {
  /** Whether the same person did it in another tab: for steps that is somebody else's work, but it is not called so. */
  isOtherTab?: boolean;
}

/** Entries of others that are remembered, to know which steps they have overtaken. */
const mostForeign = 2000;

/**
 * Takes what the server has done since this copy's revision, in order; what the copy has already is passed over. Null if something is missing in
 * between: then the tree has to be read again (`renew`).
 */
export function receive(before: Copy, operations: readonly SeenOperation[], tools: Tools): Received | null {
  let copy = before;
  const notices: Notice[] = [];
  const ids = new Map<number, number>();
  const names = new Map<StepName, StepName>();
  for (const logged of operations) {
    if (logged.revision <= copy.revision) continue;
    if (logged.revision > copy.revision + 1) return null;
    copy = receiveOne(copy, logged, { notices, ids, names }, tools);
  }
  return { copy, notices, ids, names };
}

function receiveOne(
  before: Copy,
  logged: SeenOperation,
  { notices, ids, names }: { notices: Notice[]; ids: Map<number, number>; names: Map<StepName, StepName> },
  tools: Tools,
): Copy {
  const at = before.pending.findIndex(({ key }) => key === logged.key);
  const own = before.pending[at];
  const given = new Map<number, number>();
  if (own && 'operation' in own.wish) matchIds(own.wish.operation, logged.operation, given);
  for (const [id, known] of given) ids.set(id, known);
  const known = withRealIds(own ? supersede(before, at, logged) : before, given);
  const { tree, inverse, touched } = apply(known.acknowledged, logged.operation);
  const acknowledged = tree;
  const steps = logged.is_you ? noteStep(known.steps, logged, { inverse, touched }) : known.steps;

  const { user } = logged;
  // A backend without names does not tell one’s own either.
  const isYou = (logged.is_you || logged.isOtherTab === true) && user !== '';
  const cause = own ? null : { operation: logged.operation, touched, user, isYou };
  const rebased = rebase(
    known,
    { acknowledged, steps },
    { cause, taken: new Map(own ? [[own.key, logged.id]] : []), tools },
  );
  notices.push(...rebased.notices);
  for (const [from, to] of rebased.names) names.set(from, to);

  return withShown({
    ...known,
    ...{ revision: logged.revision, acknowledged, steps },
    ...{ conflicts: rebased.conflicts, orphans: rebased.orphans },
    // What was undone before it was sent was made on what is another by now.
    withdrawn: own ? known.withdrawn : known.withdrawn.filter(({ wish }) => !isTouched(wish, tree, touched)),
    pending:
      own && logged.reverts === null
        ? noteFollowed(rebased, before.pending.slice(0, at), logged.id)
        : rebased.pending,
    dropped: rebased.dropped.filter(
      (name) => typeof name === 'string' || steps.some(({ id }) => id === name),
    ),
    ...(logged.is_you ? {} : noteForeign(known, logged, touched)),
  });
}

/** What is pending, and of what was made before a step which is in the log now, that it was. */
function noteFollowed(
  { pending, names }: Pick<Rebased, 'pending' | 'names'>,
  earlier: readonly Pending[],
  step: number,
): Pending[] {
  const keys = new Set<StepName>(earlier.map(({ key }) => names.get(key) ?? key));
  return pending.map((each) => (keys.has(each.key) ? { followedBy: step, ...each } : each));
}

/** Values that were wished before, and not taken, are superseded by the later one that was. */
function supersede(copy: Copy, at: number, { operation }: LoggedOperation): Copy {
  if (operation.type !== 'update') return copy;
  const written = operation.changes.map((change) => slotOf(operation.id, change));
  return {
    ...copy,
    pending: [...withoutSlots(copy.pending.slice(0, at), written, true), ...copy.pending.slice(at)],
  };
}

/** What is not decided is about nodes that the server had before: in a new one nobody else writes. */
function withRealIds(copy: Copy, ids: ReadonlyMap<number, number>): Copy {
  if (ids.size === 0) return copy;
  return withShown({
    ...copy,
    pending: copy.pending.map((each) => wishWithIds(each, ids)),
    withdrawn: copy.withdrawn.map((each) => wishWithIds(each, ids)),
  });
}

/** Whether a wish is about one of the nodes, or holds one: what removes a section removes what stands in it. */
function isTouched(wish: Wish, tree: Tree, touched: readonly number[]): boolean {
  if (!('operation' in wish)) return false;
  const concerned = [...listIds(wish.operation), ...(trySettled(tree, wish.operation)?.touched ?? [])];
  return concerned.some((id) => touched.includes(id));
}

function wishWithIds(pending: Pending, ids: ReadonlyMap<number, number>): Pending {
  const { wish } = pending;
  return 'operation' in wish ? { ...pending, wish: { operation: withIds(wish.operation, ids) } } : pending;
}

/** A step as the log has it now; a new one drops those that could be redone. */
function noteStep(
  steps: readonly OwnStep[],
  { id, revision, reverts }: LoggedOperation,
  { inverse, touched }: Pick<OwnStep, 'inverse' | 'touched'>,
): OwnStep[] {
  if (reverts === null) {
    const step: OwnStep = {
      ...{ id, state: 'done', revision, inverse, touched },
      ...{ overtakenBy: null, isElsewhere: false },
    };
    return [...steps.filter(({ state }) => state === 'done'), step];
  }
  return steps.map((step) =>
    step.id === reverts
      ? {
          ...step,
          ...{ revision, inverse, touched: [...new Set([...step.touched, ...touched])] },
          ...{ state: step.state === 'done' ? ('undone' as const) : ('done' as const), overtakenBy: null },
        }
      : step,
  );
}

function noteForeign(
  { foreign, undoneForeign }: Copy,
  { id, revision, reverts, user }: LoggedOperation,
  touched: readonly number[],
): Pick<Copy, 'foreign' | 'undoneForeign'> {
  const entry: ForeignEntry = { revision, root: reverts ?? id, user, touched };
  const isUndo = reverts !== null && !undoneForeign.includes(reverts);
  return {
    foreign: [...foreign, entry].slice(-mostForeign),
    undoneForeign: isUndo ? [...undoneForeign, reverts] : undoneForeign.filter((root) => root !== reverts),
  };
}

/** Takes what the server has refused, after the operations that came with it. What was done upon it is put on what is there without it. */
export function refuse(before: Copy, refused: readonly Refusal[], tools: Tools): Received {
  const notices: Notice[] = [];
  const names = new Map<StepName, StepName>();
  const given = new Set<string>();
  let copy = before;
  for (const refusal of refused) {
    const { key, code } = refusal;
    const found = copy.pending.find((each) => each.key === key);
    if (!found) continue;
    const kept = keepRefused(found, refusal, listUndone(copy.pending), tools);
    if (kept !== null) {
      copy = { ...copy, pending: copy.pending.map((each) => (each === found ? kept : each)) };
      if (kept.key !== key) names.set(key, kept.key);
    } else {
      given.add(key);
      if (code === 'gone') notices.push({ type: 'dropped', touched: [], user: '' });
    }
    const step = nameOf(found.wish);
    if (step !== null && code !== 'stale') {
      notices.push({
        type: 'overtaken',
        touched: copy.steps.find(({ id }) => id === step)?.touched ?? [],
        user: '',
      });
      copy = { ...copy, steps: markStep(copy.steps, step, code === 'no_step') };
    }
  }
  if (copy === before && given.size === 0) return { copy, notices, ids: new Map(), names };
  const cause = { operation: { type: 'batch' as const, operations: [] }, touched: [], user: '' };
  const rebased = rebase(withShown(copy), copy, { cause, refused: given, tools });
  for (const [from, to] of rebased.names) names.set(from, to);
  const { pending, conflicts, orphans, dropped } = rebased;
  return {
    copy: withShown({ ...copy, pending, conflicts, orphans, dropped }),
    notices,
    ids: new Map(),
    names,
  };
}

/** A refused wish as it goes on waiting: to be sent again, or to be mended, under another name. Null if it is given up. */
function keepRefused(
  found: Pending,
  { code, fields = {} }: Refusal,
  undone: ReadonlySet<StepName>,
  tools: Tools,
): Pending | null {
  // What is about a new node that is refused itself waits with it.
  const isAboutNew = 'operation' in found.wish && listIds(found.wish.operation).some((id) => id < 0);
  if (code === 'stale' || (code === 'gone' && isAboutNew)) return { ...found, isSent: false };
  if (code === 'invalid' && isContent(found.wish) && !undone.has(found.key))
    return { ...found, key: tools.newKey(), isSent: false, isOpen: false, faults: fields };
  return null;
}

/** Whether a wish is what somebody has written, which can be mended; a refused change of the structure has not happened. */
export function isContent(wish: Wish): boolean {
  return 'operation' in wish && (wish.operation.type === 'update' || wish.operation.type === 'insert');
}

/** A step that the server refuses to undo or redo: it is overtaken, or not there any more. */
function markStep(steps: readonly OwnStep[], name: StepName, isGone: boolean): OwnStep[] {
  return steps.flatMap((step) => {
    if (step.id !== name) return [step];
    return isGone ? [] : [{ ...step, overtakenBy: step.overtakenBy ?? '' }];
  });
}

/**
 * Goes on with a tree that was read again, since the log does not lead there: what is pending is put on it as if somebody had replaced everything, and
 * what the server has taken meanwhile is known by its key.
 */
export function renew(before: Copy, answer: TreeAnswer, tools: Tools): Received {
  const fresh = openCopy(answer);
  const taken = new Map(answer.steps.flatMap(({ key, id }) => (key === null ? [] : [[key, id]])));
  const ids = new Map<number, number>();
  for (const { key, wish } of before.pending) {
    const step = answer.steps.find((each) => each.key === key);
    if (!step || !('operation' in wish) || wish.operation.type !== 'insert') continue;
    const node = step.touched[0] === undefined ? null : findNode(answer.tree, step.touched[0]);
    if (node) matchIds(wish.operation, { ...wish.operation, node }, ids);
  }
  const known = withRealIds(before, ids);
  const touched = [...new Set([...answer.tree.sections, ...before.acknowledged.sections].flatMap(nodeIds))];
  const cause = { operation: { type: 'replace' as const, tree: answer.tree }, touched, user: '' };
  const rebased = rebase(known, { acknowledged: answer.tree, steps: fresh.steps }, { cause, taken, tools });
  const { notices, names, ...rest } = rebased;

  let { pending } = rest;
  for (const [at, { key }] of before.pending.entries()) {
    const id = taken.get(key);
    if (id !== undefined) pending = noteFollowed({ pending, names }, before.pending.slice(0, at), id);
  }
  return { copy: withShown({ ...fresh, ...rest, pending, lastId: known.lastId }), notices, ids, names };
}
