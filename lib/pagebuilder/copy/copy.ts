import type { ProposedOperation, ProposedPlace, TreeAnswer } from '@/lib/contract/operation';
import { OperationError, type Applied, type Change, type Operation } from '../operations';
import { apply } from '../operations-apply';
import { settle } from '../proposed';
import type { Json, Tree, TreeNode } from '../tree';
import { replay } from './replay';

/** One of the person's own steps: by its number in the log, or by the key of its operation as long as the server has not told its number. */
export type StepName = number | string;

/** What the person wants: something done, or a step of theirs undone or redone. */
export type Wish = { operation: ProposedOperation } | { undo: StepName } | { redo: StepName };

/** A wish that the server has not carried out yet, as far as is known. */
export interface Pending {
  key: string;
  wish: Wish;
  /** Whether it may have reached the server. Its content stays as it is then, unless others make it stale. */
  isSent: boolean;
  /** Whether typing goes on in it. */
  isOpen: boolean;
  /** Of what makes a module: that it was whole when typing rested. What is written in it from then on is a step of its own. */
  isWhole?: boolean;
  /** Number of the first step in the log that was made after it: this one has to wait, such as a block that is not complete. */
  followedBy?: number;
  /** Why the server does not take it as it is, by field; it is sent again once it has been changed. */
  faults?: Record<string, string>;
}

/** Where a value stands: a field of a module, or one language of it; an anchor, languages or a colour. */
export type Slot = Pick<Change, 'target' | 'field' | 'locale'> & { id: number };

/** Who has done what this copy did not know of. */
export interface Author {
  user: string;
  /** Whether it is the same person, in another window. */
  isYou?: boolean;
}

/** A value that somebody else, its author, has changed in another way. It is shown as the person has it, and not sent until they have decided. */
export interface Conflict extends Slot, Author {
  base?: Json;
  mine?: Json;
  theirs?: Json;
}

/** What the person was writing in a module that somebody else, its author, has deleted. It can be made anew, with all its languages. */
export interface Orphan extends Author {
  /** As it was shown. */
  node: TreeNode;
  /** As the server had it; null if it never knew it. */
  base: TreeNode | null;
  /** Where it stood. */
  place: ProposedPlace;
}

/** One of the person's own steps that the server has in its log. */
export interface OwnStep {
  id: number;
  state: 'done' | 'undone';
  /** The revision at which it was last done, undone or redone. */
  revision: number;
  /** What undoing or redoing it applies. */
  inverse: Operation;
  touched: readonly number[];
  /** Who had overtaken it when the document was opened. */
  overtakenBy: string | null;
  isElsewhere: boolean;
}

/** Something that somebody else has done. */
export interface ForeignEntry {
  revision: number;
  /** What it is about: itself, or the entry that it undid or redid. */
  root: number;
  user: string;
  touched: readonly number[];
}

/**
 * A document in a browser: what the server has acknowledged, and the person's own wishes on their way. It is plain data and never changed;
 * the functions of this folder make another one of it.
 */
export interface Copy {
  revision: number;
  acknowledged: Tree;
  pending: readonly Pending[];
  conflicts: readonly Conflict[];
  orphans: readonly Orphan[];
  /** In the order of the log. */
  steps: readonly OwnStep[];
  /** Steps that can no longer be redone, because something new was done since. */
  dropped: readonly StepName[];
  /** Operations that were undone before they were sent, the last one last. */
  withdrawn: readonly Pending[];
  foreign: readonly ForeignEntry[];
  /** Which of them are undone. */
  undoneForeign: readonly number[];
  /** The last id that a node was given here; they are negative. */
  lastId: number;
  /** What is on the page: all of it together, but for orphans. */
  shown: Tree;
}

/** A copy of a document that was just read. */
export function openCopy({ revision, tree, steps }: TreeAnswer): Copy {
  return {
    ...{ revision, acknowledged: tree, shown: tree, lastId: 0 },
    ...{
      pending: [],
      conflicts: [],
      orphans: [],
      dropped: [],
      withdrawn: [],
      foreign: [],
      undoneForeign: [],
    },
    steps: steps.map((step) => ({
      ...{ id: step.id, state: step.state, revision: step.revision, inverse: step.inverse },
      ...{ touched: step.touched, overtakenBy: step.overtaken_by, isElsewhere: step.elsewhere },
    })),
  };
}

/** A copy with what it shows. */
export function withShown(copy: Omit<Copy, 'shown'>): Copy {
  const tree = replay(copy).at(-1)?.after ?? copy.acknowledged;
  return { ...copy, shown: showConflicts(tree, copy.conflicts) };
}

/** A tree with the person's own values where they are not decided. */
export function showConflicts(tree: Tree, conflicts: readonly Conflict[]): Tree {
  return conflicts.reduce(
    (current, { id, mine, ...slot }) => tryApply(current, updateOf({ id, ...slot }, mine))?.tree ?? current,
    tree,
  );
}

/** The operation that writes one value. */
export function updateOf(
  { id, target, field, locale }: Slot,
  value: Json | undefined,
): Operation & { type: 'update' } {
  const change: Change = {
    target,
    ...(field === undefined ? {} : { field }),
    ...(locale === undefined ? {} : { locale }),
    ...(value === undefined ? {} : { value }),
  };
  return { type: 'update', id, changes: [change] };
}

/** Applies an operation; null if it does not fit. */
export function tryApply(tree: Tree, operation: Operation): Applied | null {
  return attempt(() => apply(tree, operation));
}

/** Applies a proposed operation; null if it does not fit. */
export function trySettled(tree: Tree, proposed: ProposedOperation): Applied | null {
  return attempt(() => apply(tree, settle(tree, proposed)));
}

function attempt(action: () => Applied): Applied | null {
  try {
    return action();
  } catch (error) {
    if (error instanceof OperationError) return null;
    throw error;
  }
}

/** The step that a wish undoes or redoes; null for an operation. */
export function nameOf(wish: Wish): StepName | null {
  if ('operation' in wish) return null;
  return 'undo' in wish ? wish.undo : wish.redo;
}

/** The wish, about the same step under another name. */
export function renameWish(pending: Pending, from: StepName, to: StepName): Pending {
  if (nameOf(pending.wish) !== from) return pending;
  return { ...pending, wish: 'undo' in pending.wish ? { undo: to } : { redo: to } };
}

/** The keys of operations that wishes behind them undo. */
export function listUndone(pending: readonly Pending[]): Set<StepName> {
  const undone = new Set<StepName>();
  for (const { wish } of pending) {
    if ('undo' in wish) undone.add(wish.undo);
    if ('redo' in wish) undone.delete(wish.redo);
  }
  return undone;
}

/** All that has to be kept to go on after a crash or reload, as plain data. */
export function snapshot({ shown: _, ...kept }: Copy): Omit<Copy, 'shown'> {
  return kept;
}
