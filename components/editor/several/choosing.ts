import { useEditorStore } from '@/lib/client/editor-store';
import { findModule, findPlace, listModules } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import { familyOf } from '../canvas/drag-data';

type Sections = readonly Section[];

/** What several blocks that are chosen have in common: blocks of columns, items of one kind, or sections. */
function familyOfId(sections: Sections, id: number): string | null {
  const module = findModule(sections, id);
  return module === null ? null : familyOf(module);
}

/** The block itself, or the nearest around it, that is of a family. */
function liftTo(sections: Sections, id: number, family: string): number | null {
  for (let each: number | null = id; each !== null; each = findPlace(sections, each)?.parent ?? null) {
    if (familyOfId(sections, each) === family) return each;
  }
  return null;
}

/** From wide to narrow: what two blocks of different kinds can be chosen as. */
function listFamilies(sections: Sections, id: number): string[] {
  const families: string[] = [];
  for (let each: number | null = id; each !== null; each = findPlace(sections, each)?.parent ?? null) {
    families.push(familyOfId(sections, each) ?? '');
  }
  return families;
}

/**
 * All from one block to another, in the order of reading. Where they are of different kinds, such as an item and a block, what is around
 * both counts.
 */
export function listBetween(sections: Sections, from: number, to: number): number[] {
  const others = listFamilies(sections, to);
  const family = listFamilies(sections, from).find((each) => others.includes(each));
  if (family === undefined) return [];
  const first = liftTo(sections, from, family);
  const last = liftTo(sections, to, family);
  const all = listOfFamily(sections, family);
  const ends = [all.indexOf(first ?? 0), all.indexOf(last ?? 0)].toSorted((a, b) => a - b);
  return all.slice(ends[0], (ends[1] ?? 0) + 1);
}

function listOfFamily(sections: Sections, family: string): number[] {
  return listModules(sections)
    .filter((module) => familyOf(module) === family)
    .map(({ id }) => id);
}

/** The next of the same family in the order of reading; null at the end. */
export function findNext(sections: Sections, id: number, step: 1 | -1): number | null {
  const family = familyOfId(sections, id);
  const all = family === null ? [] : listOfFamily(sections, family);
  const index = all.indexOf(id);
  return index < 0 ? null : (all[index + step] ?? null);
}

/** What is chosen and still there, in the order of reading. */
export function listChosen(sections: Sections, chosen: readonly number[]): Module[] {
  return chosen.length === 0 ? [] : listModules(sections).filter(({ id }) => chosen.includes(id));
}

/** What an action on a block is about: all that are chosen if it is one of them, else the block. */
export function listConcerned(id: number): number[] {
  const { chosen, sections } = useEditorStore.getState();
  return chosen.includes(id) ? listChosen(sections, chosen).map((module) => module.id) : [id];
}

/** Chooses several, or none. `from` is where the next range begins. */
export function choose(chosen: readonly number[], from: number | null = null): void {
  const state = useEditorStore.getState();
  if (chosen.length === 0 && state.chosen.length === 0) return;
  useEditorStore.setState({ chosen, chosenFrom: chosen.length === 0 ? null : (from ?? state.chosenFrom) });
}

/** Chooses all from where it began to a block. */
export function chooseTo(id: number): void {
  const { sections, chosenFrom, selected } = useEditorStore.getState();
  const from = chosenFrom ?? selected ?? id;
  choose(listBetween(sections, from, id), from);
}

/** Takes a block to those that are chosen, or out of them. A section and a block have no place in common: then the last one counts. */
export function toggle(id: number): void {
  const { sections, chosen } = useEditorStore.getState();
  const family = familyOfId(sections, chosen[0] ?? id);
  const own = family === null ? null : liftTo(sections, id, family);
  if (own === null) choose([id], id);
  else if (chosen.includes(own)) choose(chosen.filter((each) => each !== own));
  else choose([...chosen, own], own);
}

/** The same for a press on the page: with the block that is selected. */
export function chooseAlso(id: number): void {
  const { chosen, selected } = useEditorStore.getState();
  if (chosen.length === 0 && selected !== null && selected !== id) choose([selected], selected);
  toggle(id);
}

/** Chooses all of the page that are like a block. */
export function chooseAll(id: number): void {
  const { sections } = useEditorStore.getState();
  choose(listOfFamily(sections, familyOfId(sections, id) ?? ''), id);
}
