import type { ProposedOperation, ProposedPlace } from '@/lib/contract/operation';
import { findNode, nodeIds } from '../locate';
import type { Change } from '../operations';
import { isStale } from '../overlap';
import { listIds, settle } from '../proposed';
import { isSection, type Json, type Tree } from '../tree';
import {
  tryApply,
  updateOf,
  type Conflict,
  type Copy,
  type Orphan,
  type Pending,
  type Slot,
  type StepName,
} from './copy';
import { authorOf, comeBack, makeOrphan } from './orphans';
import type { Cause, Notice, Tools } from './rebase';
import { replay } from './replay';
import { isSameSlot, isSameValue, mergeSlot, readSlot, slotOf, withoutSlots } from './values';

/** Moves single wishes on to another tree, and sets aside what cannot be. */
export class WishMover {
  protected readonly conflicts: Conflict[];
  protected readonly orphans: Orphan[] = [];
  protected readonly notices: Notice[] = [];
  /** Whether a part of a batch cannot be kept, and so the batch cannot. */
  protected isBroken = false;
  protected pending: Pending[] = [];
  /** What was set aside, is there again, and is wished again. */
  protected settled: ProposedOperation[] = [];
  /** Whether something was taken out of what is pending. */
  protected isFolded = false;

  constructor(
    protected readonly before: Copy,
    protected readonly after: Pick<Copy, 'acknowledged' | 'steps'>,
    protected readonly cause: Cause | null,
    protected readonly tools: Tools,
  ) {
    this.conflicts = [...before.conflicts];
  }

  /** Conflicts that have become none are wishes again; the others are about what the page would be without what is not decided. */
  protected settleConflicts(page: Tree): ProposedOperation[] {
    const open = this.conflicts.splice(0);
    return open.flatMap((conflict) => {
      const { base, mine, user, isYou, theirs: known, ...slot } = conflict;
      // The person may have deleted it meanwhile.
      const tree = findNode(page, slot.id) ? page : this.after.acknowledged;
      const node = findNode(tree, slot.id);
      if (!node) this.bereave(slot.id);
      const theirs = readSlot(tree, slot);
      if (!node || isSameValue(mine, theirs)) return [];
      const isNew = !isSameValue(known, theirs);
      const values = [base, mine, theirs] as const;
      const merged = isNew ? mergeSlot(this.tools.definitions, node.kind, slot, values) : undefined;
      if (merged !== undefined) return [updateOf(slot, merged)];
      const author = isNew && this.cause ? authorOf(this.cause) : authorOf({ user, isYou });
      this.conflicts.push({ ...slot, base, mine, theirs, ...author });
      return [];
    });
  }

  /** What was set aside and is there again, since its deletion was undone, is merged with what it is now. */
  protected moveOrphans(): void {
    const tree = this.after.acknowledged;
    const isBack = ({ node }: Orphan) => findNode(tree, node.id) !== null;
    this.orphans.push(...this.before.orphans.filter((orphan) => !isBack(orphan)));
    for (const orphan of this.before.orphans.filter(isBack)) this.meet(orphan);
  }

  protected meet(orphan: Orphan): void {
    const { operations, conflicts } = comeBack(orphan, this.after.acknowledged, this.tools.definitions);
    this.conflicts.push(...conflicts);
    this.settled.push(...operations);
  }

  protected moveOperation(
    operation: ProposedOperation,
    before: Tree,
    tree: Tree,
    isPart: boolean,
  ): ProposedOperation | null {
    switch (operation.type) {
      case 'batch':
        return this.moveBatch(operation, before, tree);
      case 'update':
        return this.moveUpdate(operation, before, tree, isPart);
      case 'insert': {
        const isThere = nodeIds(operation.node).some((id) => findNode(tree, id) !== null);
        const place = isThere ? null : this.movePlace(operation.place, tree);
        if (place !== null) return place === operation.place ? operation : { ...operation, place };
        if (!isThere) this.bereave(operation.node.id);
        // Somebody else has brought it back as well.
        else if (!isPart && !isSection(operation.node))
          this.meet({ ...operation, base: null, user: this.cause?.user ?? '' });
        this.isBroken = isPart;
        return null;
      }
      case 'move': {
        const place = findNode(tree, operation.id) && this.movePlace(operation.place, tree);
        if (place) return place === operation.place ? operation : { ...operation, place };
        this.isBroken = isPart;
        return null;
      }
      case 'remove':
        if (findNode(tree, operation.id) === null) return null;
        if (this.cause === null || !isStale(tree, operation, [this.cause])) return operation;
        if (!isPart) this.tell('kept', [operation.id]);
        this.isBroken = isPart;
        return null;
      case 'set_layout':
        return findNode(tree, operation.id) ? operation : null;
    }
  }

  /** A batch that somebody else has disturbed is given up as a whole. */
  protected moveBatch(batch: ProposedOperation & { type: 'batch' }, before: Tree, tree: Tree) {
    let [old, current] = [before, tree];
    let hasLost = false;
    const operations: ProposedOperation[] = [];
    for (const part of batch.operations) {
      const moved = this.moveOperation(part, old, current, true);
      old = tryApply(old, settle(old, part))?.tree ?? old;
      if (this.isBroken) break;
      hasLost ||= moved === null && part.type === 'remove';
      if (moved === null) continue;
      const applied = tryApply(current, settle(current, moved));
      if (!applied) this.isBroken = true;
      current = applied?.tree ?? current;
      operations.push(moved);
    }
    // What somebody else has removed does not come back as a part of something.
    const isRemoval = batch.operations.every(({ type }) => type === 'remove');
    if (hasLost && !isRemoval) this.isBroken = true;
    if (this.isBroken) this.giveUp(batch, tree);
    if (operations.length === 0) return null;
    const isSame =
      operations.length === batch.operations.length &&
      operations.every((each, at) => each === batch.operations[at]);
    return isSame ? batch : { ...batch, operations };
  }

  /** What was to be made of something that is gone is set aside. */
  protected giveUp(batch: ProposedOperation & { type: 'batch' }, tree: Tree): void {
    const ids = listIds(batch);
    this.tell('dropped', ids);
    const isGone = batch.operations.some(
      (part) => part.type !== 'insert' && listIds(part).some((id) => !findNode(tree, id)),
    );
    if (isGone) for (const part of batch.operations) if (part.type === 'insert') this.bereave(part.node.id);
  }

  protected moveUpdate(
    operation: ProposedOperation & { type: 'update' },
    before: Tree,
    tree: Tree,
    isPart: boolean,
  ) {
    const { id } = operation;
    const node = findNode(tree, id);
    if (!node) {
      this.bereave(id);
      this.isBroken = isPart;
      return null;
    }
    const changes = operation.changes.flatMap((change): Change[] => {
      const slot = slotOf(id, change);
      const contested = this.conflicts.findIndex((conflict) => isSameSlot(conflict, slot));
      const conflict = this.conflicts[contested];
      // What is made of a text that has just become undecided would have it both ways.
      if (conflict && isPart) this.isBroken ||= contested >= this.before.conflicts.length;
      if (conflict && !isPart) {
        this.conflicts[contested] = {
          ...conflict,
          ...(change.value === undefined ? {} : { mine: change.value }),
        };
        return [];
      }
      const [base, theirs] = [readSlot(before, slot), readSlot(tree, slot)];
      if (isSameValue(base, theirs)) return [change];
      if (isSameValue(change.value, theirs)) return [];
      const merged = mergeSlot(this.tools.definitions, node.kind, slot, [base, change.value, theirs]);
      if (merged !== undefined) return [{ ...change, value: merged }];
      // The server's own form of what the person has written is no conflict.
      if (this.cause === null) return [change];
      if (isPart) this.isBroken = true;
      else this.contest(slot, change.value, this.cause);
      return [];
    });
    if (changes.length === 0) return null;
    const isSame =
      changes.length === operation.changes.length &&
      changes.every((each, at) => each === operation.changes[at]);
    return isSame ? operation : { ...operation, changes };
  }

  /** From now on it is not decided what counts, with all that the person has written there before. */
  protected contest(slot: Slot, mine: Json | undefined, cause: Cause): void {
    const others = replay({ ...this.before, pending: withoutSlots(this.before.pending, [slot], false) });
    const base = readSlot(others.at(-1)?.after ?? this.before.acknowledged, slot);
    this.conflicts.push({ ...slot, base, mine, ...authorOf(cause) });
    this.isFolded = true;
    this.pending = withoutSlots(this.pending, [slot], false);
  }

  /** The place in what is still there; null if it is not. */
  protected movePlace(place: ProposedPlace, tree: Tree): ProposedPlace | null {
    if (place.parent === null) return place;
    const parent = findNode(tree, place.parent);
    if (parent === null) return null;
    const last = isSection(parent) ? parent.columns.length - 1 : 0;
    return place.column <= last ? place : { ...place, column: last };
  }

  /** Sets aside what is shown of a module that is gone: the outermost one around it that is. */
  protected bereave(id: number): void {
    // What the person has deleted needs no keeping.
    if (this.cause === null || this.orphans.some(({ node }) => nodeIds(node).includes(id))) return;
    const orphan = makeOrphan(this.before, this.after.acknowledged, id, authorOf(this.cause));
    if (orphan) this.orphans.push(orphan);
  }

  protected isOvertaken(name: StepName | null): boolean {
    const step = this.after.steps.find(({ id }) => id === name);
    const touched = this.cause?.touched ?? [];
    const isBuiltOn = step?.touched.some((id) => touched.includes(id)) === true;
    if (isBuiltOn) this.tell('overtaken', step.touched);
    return isBuiltOn;
  }

  protected tell(type: Notice['type'], touched: readonly number[]): void {
    if (this.cause) this.notices.push({ type, touched, ...authorOf(this.cause) });
  }
}
