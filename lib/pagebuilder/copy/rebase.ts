import type { ProposedOperation } from '@/lib/contract/operation';
import type { Definitions } from '../localise';
import type { Operation } from '../operations';
import type { Done } from '../overlap';
import { listIds } from '../proposed';
import type { Tree } from '../tree';
import {
  type Author,
  listUndone,
  nameOf,
  renameWish,
  type Conflict,
  type Copy,
  type Orphan,
  type Pending,
  type StepName,
} from './copy';
import { WishMover } from './move-wish';
import { effectOf, replay } from './replay';

/** What the functions of a copy need to know. */
export interface Tools {
  definitions: Definitions;
  /** A name for an operation that nobody has used. */
  newKey: () => string;
}

/** Something that somebody else has done, which the server has put before what is pending. */
export interface Cause extends Done, Author {}

/** Wishes that the server has carried out: their numbers in the log, by their keys. */
type Taken = ReadonlyMap<string, number>;

/** What the person has to be told: a wish was given up because of somebody else. */
export interface Notice extends Author {
  /**
   * `kept`: what was removed stays, since somebody has just written there; `dropped`: what it was about is another now; `overtaken`: a step that
   * cannot be undone or redone any more.
   */
  type: 'kept' | 'dropped' | 'overtaken';
  touched: readonly number[];
}

/**
 * What is pending, on another acknowledged tree: texts merged word by word, what cannot be merged set aside, what has lost its place given up. `cause`
 * is what somebody else has done; without it, the tree is that of the person's own wish, `taken`, as the server has carried it out.
 * What it has `refused` has not happened.
 */
export function rebase(
  before: Copy,
  after: Pick<Copy, 'acknowledged' | 'steps'>,
  {
    cause,
    taken,
    refused,
    tools,
  }: { cause: Cause | null; taken?: Taken; refused?: ReadonlySet<string>; tools: Tools },
): Rebased {
  return new Rebase(before, after, cause, tools).run(taken ?? new Map(), refused ?? new Set());
}

/** What is left of the wishes on the new state, and what the person has to decide or be told. */
export interface Rebased {
  pending: Pending[];
  conflicts: Conflict[];
  orphans: Orphan[];
  /** Steps that can no longer be redone. */
  dropped: StepName[];
  notices: Notice[];
  /** Wishes that are others now, by their former keys. */
  names: Map<StepName, StepName>;
}

class Rebase extends WishMover {
  run(taken: Taken, refused: ReadonlySet<string>): Rebased {
    this.moveOrphans();
    const inverses = new Map<StepName, Operation>(this.after.steps.map(({ id, inverse }) => [id, inverse]));
    // What is pending still names it by its key.
    for (const { id, inverse } of this.after.steps) {
      const key = [...taken].find(([, number]) => number === id)?.[0];
      if (key !== undefined) inverses.set(key, inverse);
    }
    const undone = listUndone(this.before.pending);
    let dropped = [...this.before.dropped];
    const names = new Map<StepName, StepName>();
    let tree = this.after.acknowledged;
    let waiting = replay(this.before);
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const { pending: one, before } = link;
      if (taken.has(one.key) || refused.has(one.key)) continue;
      if (undone.has(one.key) && this.isDisturbed(one, before, tree)) {
        // It was undone, and is refused now: neither has happened.
        waiting = waiting.filter(({ pending: { wish } }) => nameOf(wish) !== one.key);
        continue;
      }
      const moved = this.move(one, before, tree);
      if (this.isFolded)
        tree = replay({ ...this.after, pending: this.pending }).at(-1)?.after ?? this.after.acknowledged;
      this.isFolded = false;
      if (moved && moved.key !== one.key) {
        waiting = waiting.map((each) => ({ ...each, pending: renameWish(each.pending, one.key, moved.key) }));
        dropped = dropped.map((name) => (name === one.key ? moved.key : name));
        names.set(one.key, moved.key);
      }
      const applied = moved && effectOf(tree, moved, inverses);
      if (moved && !applied) this.give(moved, 'dropped');
      if (!moved || !applied) continue;
      tree = applied.tree;
      this.pending.push(moved);
    }
    const settled = [...this.settled, ...this.settleConflicts(tree)];
    this.pending.push(...settled.map((operation) => this.wish(operation)));
    const { conflicts, orphans, notices } = this;
    let pending = this.pending;
    for (const [key, id] of taken) {
      pending = pending.map((each) => renameWish(each, key, id));
      dropped = dropped.map((name) => (name === key ? id : name));
      names.set(key, id);
    }
    return { pending, conflicts, orphans, dropped, notices, names };
  }

  private wish(operation: ProposedOperation): Pending {
    return { key: this.tools.newKey(), wish: { operation }, isSent: false, isOpen: false };
  }

  /** Whether an operation can no longer be carried out as it was sent. */
  private isDisturbed({ wish }: Pending, before: Tree, tree: Tree): boolean {
    if (this.cause === null || !('operation' in wish)) return false;
    const trial = new Rebase(
      { ...this.before, orphans: [], conflicts: [] },
      this.after,
      this.cause,
      this.tools,
    );
    const moved = trial.moveOperation(wish.operation, before, tree, true);
    return moved !== wish.operation || trial.isBroken;
  }

  private move(one: Pending, before: Tree, tree: Tree): Pending | null {
    const { wish } = one;
    if (!('operation' in wish)) return this.isOvertaken(nameOf(wish)) ? null : one;
    this.isBroken = false;
    const operation = this.moveOperation(wish.operation, before, tree, false);
    if (operation === null || this.isBroken) return null;
    if (operation === wish.operation) return one;
    // What somebody else has written makes the sent one stale for good; the server's own form of it does not.
    const isAnother = one.isSent && this.cause !== null;
    return {
      ...one,
      wish: { operation },
      ...(isAnother ? { key: this.tools.newKey(), isSent: false } : {}),
    };
  }

  private give({ wish }: Pending, type: Notice['type']): void {
    if ('operation' in wish) this.tell(type, listIds(wish.operation));
  }
}
