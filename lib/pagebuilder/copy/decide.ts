import type { ProposedPlace } from '@/lib/contract/operation';
import { findNode } from '../locate';
import { updateOf, withShown, type Conflict, type Copy, type Orphan } from './copy';
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

/** What was not decided yet. */
export type Undecided = Pick<Copy, 'conflicts' | 'orphans'>;

/** What is not undecided any more in another copy. */
export function listDecided(before: Copy, after: Copy): Undecided {
  return {
    conflicts: before.conflicts.filter((each) => !after.conflicts.includes(each)),
    orphans: before.orphans.filter((each) => !after.orphans.includes(each)),
  };
}

/** Takes decisions back: the person has both versions to decide about again, theirs as it is now, and what has not come back meanwhile. */
export function reopen(copy: Copy, { conflicts, orphans }: Undecided): Copy {
  const open = conflicts.flatMap((conflict): Conflict[] => {
    const isOpen = copy.conflicts.some((each) => isSameSlot(each, conflict));
    if (isOpen || findNode(copy.shown, conflict.id) === null) return [];
    const theirs = readSlot(copy.shown, conflict);
    return isSameValue(conflict.mine, theirs)
      ? []
      : [{ ...conflict, ...(theirs !== undefined && { theirs }) }];
  });
  const lost = orphans.filter(({ node }) => findNode(copy.shown, node.id) === null);
  return withShown({
    ...copy,
    conflicts: [...copy.conflicts, ...open],
    orphans: [...copy.orphans, ...lost],
  });
}

function withoutConflict(copy: Copy, conflict: Conflict): Copy {
  return withShown({ ...copy, conflicts: copy.conflicts.filter((each) => !isSameSlot(each, conflict)) });
}
