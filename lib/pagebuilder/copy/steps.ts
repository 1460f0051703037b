import type { Operation } from '../operations';
import { listIds } from '../proposed';
import type { Tools } from './rebase';
import { nameOf, tryApply, withShown, type Copy, type OwnStep, type StepName, type Wish } from './copy';
import { effectOf, replay } from './replay';

/** One of the person's own steps, in the log or on its way. */
interface Own {
  name: StepName;
  isDone: boolean;
  touched: readonly number[];
  /** In the log; otherwise it is pending. */
  step: OwnStep | null;
}

/** A step that was passed over, since somebody else has changed the same since. */
export interface SkippedStep {
  touched: readonly number[];
  user: string;
}

/** What came of an undo or redo. */
export interface Stepped {
  copy: Copy;
  /** The step; null if there was none. */
  name: StepName | null;
  /** The nodes that it has changed; null if there was nothing to undo or redo that others, or later own work, had left alone. */
  touched: readonly number[] | null;
  skipped: readonly SkippedStep[];
}

/** All own steps in the order in which they were made, as they are with what is pending. */
export function listOwn(copy: Copy): Own[] {
  const own = new Map<StepName, Own>();
  const waiting = copy.pending.flatMap(({ key, wish, followedBy = Infinity }) =>
    'operation' in wish
      ? [{ followedBy, own: { name: key, isDone: true, touched: listIds(wish.operation), step: null } }]
      : [],
  );
  const logged = copy.steps.map((step) => {
    const { id, state, touched } = step;
    return { followedBy: id, own: { name: id, isDone: state === 'done', touched, step } };
  });
  // What waits stands before the step that follows it.
  const inOrder = [...waiting, ...logged].toSorted((one, other) => one.followedBy - other.followedBy || 0);
  for (const { own: each } of inOrder) own.set(each.name, each);
  for (const { wish } of copy.pending) {
    const known = own.get(nameOf(wish) ?? '');
    if (known) own.set(known.name, { ...known, isDone: 'redo' in wish });
  }
  return [...own.values()];
}

/** Undoes the person's last step that others have left alone, at once. */
export function undo(copy: Copy, tools: Tools): Stepped {
  return stepBack(
    copy,
    listOwn(copy)
      .toReversed()
      .filter(({ isDone }) => isDone),
    'undo',
    tools,
  );
}

/** Redoes what was undone last. */
export function redo(copy: Copy, tools: Tools): Stepped {
  const undone = listOwn(copy).filter(({ name, isDone }) => !isDone && !copy.dropped.includes(name));
  const stepped = stepBack(copy, undone, 'redo', tools);
  const again = copy.withdrawn.at(-1);
  if (stepped.touched !== null || !again || !('operation' in again.wish)) return stepped;
  const next = withShown({
    ...copy,
    withdrawn: copy.withdrawn.slice(0, -1),
    pending: [...copy.pending, again],
  });
  return { copy: next, name: again.key, touched: listIds(again.wish.operation), skipped: stepped.skipped };
}

/** The step that would be undone or redone next, if others have left it alone; null if there is none. */
export function nextStep(
  copy: Copy,
  direction: 'undo' | 'redo',
): { name: StepName; isElsewhere: boolean } | null {
  const own = listOwn(copy);
  const next =
    direction === 'undo'
      ? own.findLast(({ isDone }) => isDone)
      : own.find(({ name, isDone }) => !isDone && !copy.dropped.includes(name));
  if (next) return { name: next.name, isElsewhere: next.step?.isElsewhere === true };
  const again = direction === 'redo' ? copy.withdrawn.at(-1) : undefined;
  return again ? { name: again.key, isElsewhere: false } : null;
}

/** Whether something can be undone or redone, as far as is known here. */
export function canStep(copy: Copy): { undo: boolean; redo: boolean } {
  const own = listOwn(copy);
  return {
    undo: own.some(({ isDone }) => isDone),
    redo:
      copy.withdrawn.length > 0 || own.some(({ name, isDone }) => !isDone && !copy.dropped.includes(name)),
  };
}

function stepBack(copy: Copy, candidates: readonly Own[], direction: 'undo' | 'redo', tools: Tools): Stepped {
  const skipped: SkippedStep[] = [];
  for (const own of candidates) {
    if (own.step?.isElsewhere) return { copy, name: null, touched: null, skipped };
    const user = own.step && findOvertaker(copy, own.step);
    if (user !== null) {
      skipped.push({ touched: own.touched, user });
      continue;
    }
    // What stands on later work of one's own is not taken from under it.
    if (skipped.length > 0 && isBuiltOn(copy, own)) break;
    const stepped = take(copy, own, direction, tools);
    if (stepped) return { ...stepped, name: own.name, skipped };
    if (own.step === null) continue;
    skipped.push({ touched: own.touched, user: '' });
  }
  return { copy, name: null, touched: null, skipped };
}

function take(
  copy: Copy,
  own: Own,
  direction: 'undo' | 'redo',
  tools: Tools,
): Pick<Stepped, 'copy' | 'touched'> | null {
  const at = copy.pending.findIndex(({ key }) => key === own.name);
  const pending = copy.pending[at];
  if (direction === 'undo' && pending && !pending.isSent && 'operation' in pending.wish) {
    const rest = copy.pending.filter((each) => each !== pending);
    const withdrawn = [...copy.withdrawn, { ...pending, isOpen: false }];
    return { copy: withShown({ ...copy, pending: rest, withdrawn }), touched: own.touched };
  }
  const last = copy.pending.at(-1);
  const opposite = last && !('operation' in last.wish) && !last.isSent ? last.wish : null;
  const isTakenBack =
    opposite &&
    ('undo' in opposite
      ? direction === 'redo' && opposite.undo === own.name
      : direction === 'undo' && opposite.redo === own.name);
  if (isTakenBack)
    return { copy: withShown({ ...copy, pending: copy.pending.slice(0, -1) }), touched: own.touched };
  const wish: Wish = direction === 'undo' ? { undo: own.name } : { redo: own.name };
  const added = { key: tools.newKey(), wish, isSent: false, isOpen: false };
  const inverses = new Map<StepName, Operation>(copy.steps.map(({ id, inverse }) => [id, inverse]));
  const links = replay(copy);
  for (const link of links) if (link.applied) effectOf(link.before, link.pending, inverses);
  const applied = effectOf(links.at(-1)?.after ?? copy.acknowledged, added, inverses);
  if (!applied) return null;
  return { copy: withShown({ ...copy, pending: [...copy.pending, added] }), touched: applied.touched };
}

/** Who has changed since what a step would change, as the server judges it; null if nobody has. */
function findOvertaker(copy: Copy, { revision, touched, inverse, overtakenBy }: OwnStep): string | null {
  const concerned = new Set([...touched, ...(tryApply(copy.acknowledged, inverse)?.touched ?? [])]);
  const began = new Map(
    copy.foreign.map((entry) => [entry.root, entry.revision]).toReversed() as [number, number][],
  );
  const overtaker = copy.foreign.findLast(
    (entry) =>
      entry.revision > revision &&
      !((began.get(entry.root) ?? 0) > revision && copy.undoneForeign.includes(entry.root)) &&
      entry.touched.some((id) => concerned.has(id)),
  );
  return overtaker?.user ?? overtakenBy;
}

function isBuiltOn(copy: Copy, { name, touched }: Own): boolean {
  const all = listOwn(copy);
  const later = all.slice(all.findIndex((other) => other.name === name) + 1);
  return later.some((other) => other.isDone && other.touched.some((id) => touched.includes(id)));
}
