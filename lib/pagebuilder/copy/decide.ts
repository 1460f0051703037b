import type { ProposedPlace } from '@/lib/contract/operation';
import { findNode } from '../locate';
import { updateOf, withShown, type Conflict, type Copy, type Orphan } from './copy';
import { authorOf, comeBack, makeOrphan } from './orphans';
import { perform } from './perform';
import type { Tools } from './rebase';
import { isSameSlot, isSameValue, readSlot } from './values';

/** Decides that the person's own value counts. */
export function keepMine(copy: Copy, conflict: Conflict, tools: Tools): Copy {
  const settled = withoutConflict(copy, conflict);
  const found = copy.conflicts.find((each) => isSameSlot(each, conflict)) ?? conflict;
  return perform(settled, updateOf(found, found.mine), false, tools) ?? settled;
}

/** Decides that what somebody else has written counts. */
export function keepTheirs(copy: Copy, conflict: Conflict): Copy {
  return withoutConflict(copy, conflict);
}

/** Makes what somebody else has deleted anew, with all its languages: where it stood, or at another place. Null if it does not fit there. */
export function remake(
  copy: Copy,
  orphan: Orphan,
  tools: Tools,
  place: ProposedPlace = orphan.place,
): Copy | null {
  const rest = discard(copy, orphan);
  return perform(rest, { type: 'insert', node: orphan.node, place }, false, tools);
}

/** Gives up what somebody else has deleted. */
export function discard(copy: Copy, orphan: Orphan): Copy {
  return { ...copy, orphans: copy.orphans.filter(({ node }) => node.id !== orphan.node.id) };
}

/**
 * Takes a decision back that made one copy of another: the person has both versions to decide about again, theirs as it is now. What was deleted
 * meanwhile is an orphan, and what has come back is merged. Null if there is nothing to decide, or something else is in the same place.
 */
export function reopen(
  copy: Copy,
  { before, after }: { before: Copy; after: Copy },
  tools: Tools,
): Copy | null {
  const isThere = (id: number) => findNode(copy.shown, id) !== null;
  const decided = before.conflicts.filter((each) => !after.conflicts.includes(each));
  const given = before.orphans.filter((each) => !after.orphans.includes(each));

  const conflicts = decided.flatMap(({ theirs: _, ...conflict }): Conflict[] => {
    const isOpen = copy.conflicts.some((each) => isSameSlot(each, conflict));
    if (isOpen || !isThere(conflict.id)) return [];
    const theirs = readSlot(copy.shown, conflict);
    return isSameValue(conflict.mine, theirs)
      ? []
      : [{ ...conflict, ...(theirs !== undefined && { theirs }) }];
  });
  const lost = decided.flatMap(({ id, user, isYou }) =>
    isThere(id) ? [] : (makeOrphan(before, copy.shown, id, authorOf({ user, isYou })) ?? []),
  );
  const orphans = [...given.filter(({ node }) => !isThere(node.id)), ...lost].filter(({ node }, index, all) =>
    [...copy.orphans, ...all.slice(0, index)].every((other) => other.node.id !== node.id),
  );
  const back = given
    .filter(({ node }) => isThere(node.id))
    .map((orphan) => comeBack(orphan, copy.shown, tools.definitions));
  conflicts.push(...back.flatMap((each) => each.conflicts));
  const operations = back.flatMap((each) => each.operations);

  if (conflicts.length + orphans.length + operations.length === 0) return null;
  const merged = operations.reduce((made, each) => perform(made, each, false, tools) ?? made, copy);
  return withShown({
    ...merged,
    conflicts: [...merged.conflicts, ...conflicts],
    orphans: [...merged.orphans, ...orphans],
  });
}

function withoutConflict(copy: Copy, conflict: Conflict): Copy {
  return withShown({ ...copy, conflicts: copy.conflicts.filter((each) => !isSameSlot(each, conflict)) });
}
