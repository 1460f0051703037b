import { findPlace, isSection, listModules, listNeighbours } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';

/** Properties of a module that are not its own values: its place, its contents, its revision. */
const outside = new Set(['children', 'columns', 'revision', 'parent', 'column', 'order']);

export interface Change {
  /** The changed module; in its former state if it is gone. */
  module: Module;
  /** The block to show: the module itself, or what is in its place. Null if nothing is left there. */
  shown: number | null;
}

/**
 * The one thing that a step has changed: what was added or removed, else what was written, else what was moved furthest. `touched` are the
 * blocks of the step, if they are known: others have only made way.
 */
export function findChange(
  before: readonly Section[],
  after: readonly Section[],
  touched: ReadonlySet<number> | null = null,
): Change | null {
  const mapOf = (sections: readonly Section[]) =>
    new Map(
      listModules(sections)
        .filter(({ id }) => touched === null || touched.has(id))
        .map((module) => [module.id, module]),
    );
  const [old, now] = [mapOf(before), mapOf(after)];
  const added = [...now.values()].find(({ id }) => !old.has(id));
  if (added !== undefined) return { module: added, shown: added.id };
  const gone = [...old.values()].find(({ id }) => !now.has(id));
  if (gone !== undefined) return { module: gone, shown: findHeir(before, after, gone.id) };
  const written = [...now.values()].find((module) => isWritten(module, old.get(module.id)));
  if (written !== undefined) return { module: written, shown: written.id };
  const moved = [...now.values()]
    .map((module) => ({ module, far: distance(old.get(module.id), module) }))
    .toSorted((a, b) => b.far - a.far)[0];
  return moved === undefined || moved.far === 0 ? null : { module: moved.module, shown: moved.module.id };
}

/** Of some blocks those that are in another place now, in reading order. */
export function listMoved(
  before: readonly Section[],
  after: readonly Section[],
  touched: ReadonlySet<number>,
): Module[] {
  const old = new Map(listModules(before).map((module) => [module.id, module]));
  return listModules(after).filter(
    (module) => touched.has(module.id) && distance(old.get(module.id), module) > 0,
  );
}

/** A block that differs from its public state. */
export interface Difference {
  module: Module;
  kind: 'added' | 'removed' | 'written' | 'moved';
}

/** The differences between two states of a page; contents of an added or removed block are not counted separately. */
export function listDifferences(before: readonly Section[], after: readonly Section[]): Difference[] {
  const old = new Map(listModules(before).map((module) => [module.id, module]));
  const now = new Map(listModules(after).map((module) => [module.id, module]));
  // Once for all: with each module anew it would cost a step on a long page more than the step itself.
  const [were, are] = [listSiblings(before), listSiblings(after)];
  const isWithin = ({ parent }: Module, others: ReadonlyMap<number, Module>) =>
    parent !== null && !others.has(parent);
  const here = [...now.values()].flatMap((module): Difference[] => {
    const earlier = old.get(module.id);
    if (earlier === undefined) return isWithin(module, old) ? [] : [{ module, kind: 'added' }];
    if (isWritten(module, earlier)) return [{ module, kind: 'written' }];
    const isElsewhere = earlier.parent !== module.parent || earlier.column !== module.column;
    return isElsewhere || isReordered(module.id, were.get(module.id), are.get(module.id))
      ? [{ module, kind: 'moved' }]
      : [];
  });
  const gone = [...old.values()].filter((module) => !now.has(module.id) && !isWithin(module, now));
  return [...here, ...gone.map((module): Difference => ({ module, kind: 'removed' }))];
}

/** The siblings of each module by its id, itself among them, in their order. */
function listSiblings(sections: readonly Section[]): Map<number, ReadonlySet<number>> {
  const found = new Map<number, ReadonlySet<number>>();
  const take = (list: readonly Module[]): void => {
    const ids = new Set(list.map(({ id }) => id));
    for (const module of list) {
      found.set(module.id, ids);
      if (isSection(module)) module.columns.forEach(({ children }) => take(children));
      else take(module.children ?? []);
    }
  };
  take(sections);
  return found;
}

const none: ReadonlySet<number> = new Set();

/** Whether another one of its remaining siblings now precedes a module. */
function isReordered(id: number, earlier = none, later = none): boolean {
  return findBefore(id, earlier, later) !== findBefore(id, later, earlier);
}

/** The sibling before a module, of those that are in both lists. */
function findBefore(id: number, siblings: ReadonlySet<number>, others: ReadonlySet<number>): number | null {
  let before: number | null = null;
  for (const each of siblings) {
    if (each === id) break;
    if (others.has(each)) before = each;
  }
  return before;
}

/** What is now in the place of something, or around it. */
function findHeir(before: readonly Section[], after: readonly Section[], id: number): number | null {
  const place = findPlace(before, id);
  if (place === null) return null;
  const neighbours = listNeighbours(after, place);
  return (neighbours[place.order] ?? neighbours.at(-1))?.id ?? place.parent;
}

/** Whether a module's own values are others. What was not touched is the same object. */
function isWritten(module: Module, earlier: Module | undefined): boolean {
  return module !== earlier && valuesOf(module) !== valuesOf(earlier);
}

/** A module's own values, without its place and contents. */
function valuesOf(module: Module | undefined): string {
  if (module === undefined) return '';
  const values = Object.entries(module).filter(([name]) => !outside.has(name));
  return JSON.stringify(values.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function distance(before: Module | undefined, after: Module): number {
  if (before === undefined) return 0;
  if (before.parent !== after.parent || before.column !== after.column) return Infinity;
  return Math.abs(before.order - after.order);
}
