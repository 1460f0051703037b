import { useEditorStore } from '@/lib/client/editor-store';
import { findModule, findPlace, listModules } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import { familyOf } from '../canvas/drag-data';

type Sections = readonly Section[];

/** The family that blocks can be selected as: blocks of columns, items of one kind, or sections. */
function familyOfId(sections: Sections, id: number): string | null {
  const module = findModule(sections, id);
  return module === null ? null : familyOf(module);
}

/** The block itself, or its closest ancestor of a family. */
function liftTo(sections: Sections, id: number, family: string): number | null {
  for (let each: number | null = id; each !== null; each = findPlace(sections, each)?.parent ?? null) {
    if (familyOfId(sections, each) === family) return each;
  }
  return null;
}

/** From wide to narrow: the families that a block can be selected as. */
function listFamilies(sections: Sections, id: number): string[] {
  const families: string[] = [];
  for (let each: number | null = id; each !== null; each = findPlace(sections, each)?.parent ?? null) {
    families.push(familyOfId(sections, each) ?? '');
  }
  return families;
}

/**
 * All from one block to another, in reading order. If they are of different families, such as an item and a block, their ancestors count.
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

/** The next one of the same family in reading order; null at the end. */
export function findNext(sections: Sections, id: number, step: 1 | -1): number | null {
  const family = familyOfId(sections, id);
  const all = family === null ? [] : listOfFamily(sections, family);
  const index = all.indexOf(id);
  return index < 0 ? null : (all[index + step] ?? null);
}

/** The selected blocks that still exist, in reading order. */
export function listChosen(sections: Sections, chosen: readonly number[]): Module[] {
  return chosen.length === 0 ? [] : listModules(sections).filter(({ id }) => chosen.includes(id));
}

/** The blocks that an action on a block concerns: the whole selection if it is part of it, else the block. */
export function listConcerned(id: number): number[] {
  const { chosen, sections } = useEditorStore.getState();
  return chosen.includes(id) ? listChosen(sections, chosen).map((module) => module.id) : [id];
}

/** Selects several blocks, or none. `from` is the start of the next range. */
export function choose(chosen: readonly number[], from: number | null = null): void {
  const state = useEditorStore.getState();
  if (chosen.length === 0 && state.chosen.length === 0) return;
  useEditorStore.setState({ chosen, chosenFrom: chosen.length === 0 ? null : (from ?? state.chosenFrom) });
}

/** Selects the range up to a block. */
export function chooseTo(id: number): void {
  const { sections, chosenFrom, selected } = useEditorStore.getState();
  const from = chosenFrom ?? selected ?? id;
  choose(listBetween(sections, from, id), from);
}

/** Adds a block to the selection or removes it. A section and a block cannot be selected together: the last one counts. */
export function toggle(id: number): void {
  const { sections, chosen } = useEditorStore.getState();
  const family = familyOfId(sections, chosen[0] ?? id);
  const own = family === null ? null : liftTo(sections, id, family);
  if (own === null) choose([id], id);
  else if (chosen.includes(own)) choose(chosen.filter((each) => each !== own));
  else choose([...chosen, own], own);
}

/** The same for a press on the page, including the block that is selected already. */
export function chooseAlso(id: number): void {
  const { chosen, selected } = useEditorStore.getState();
  if (chosen.length === 0 && selected !== null && selected !== id) choose([selected], selected);
  toggle(id);
}

/** Selects all blocks of the page of a block's family. */
export function chooseAll(id: number): void {
  const { sections } = useEditorStore.getState();
  choose(listOfFamily(sections, familyOfId(sections, id) ?? ''), id);
}
