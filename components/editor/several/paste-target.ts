import { findDefinition } from '@/components/modules/kinds';
import { findModule, findPlace, isSection, listNeighbours, type ModulePlace } from '@/lib/client/sections';
import type { Module, Section } from '@/lib/contract/module';
import type { ClipModule } from '@/lib/contract/several';
import { moduleKindSchema } from '@/lib/contract/module';

/** What to insert, and where. */
export interface PasteTarget {
  /** The modules, with what they need around them. */
  modules: ClipModule[];
  place: ModulePlace;
}

const end = Number.MAX_SAFE_INTEGER;

/**
 * The place for blocks from a clipboard: behind a block, or at the end of the page. Items without a list of their kind get one, and
 * blocks without a section get one.
 */
export function findPasteTarget(
  sections: readonly Section[],
  modules: readonly ClipModule[],
  behind: number | null,
  isSingleSection: boolean,
): PasteTarget {
  const way = listWay(sections, behind);
  const areSections = modules.every(({ model }) => model === 'container');
  if (areSections && !isSingleSection) {
    const order = sections.findIndex(({ id }) => id === way.at(-1)?.id);
    return { modules: [...modules], place: { parent: null, column: 0, order: order < 0 ? end : order + 1 } };
  }
  const blocks = areSections ? modules.flatMap(({ columns = [] }) => columns.flat()) : [...modules];
  const list = findDefinition(blocks[0]?.model ?? '')?.parent;
  if (list === undefined) return placeBlocks(sections, blocks, way);
  return placeItems(sections, blocks, way, list) ?? placeBlocks(sections, [wrap(list, blocks)], way);
}

/** Where one block can stand: behind another, or at the end of the page; null where there is no section yet. */
export function findBlockPlace(sections: readonly Section[], behind: number | null): ModulePlace | null {
  const { place } = placeBlocks(sections, [], listWay(sections, behind));
  if (place.parent === null) return null;
  return { ...place, order: Math.min(place.order, listNeighbours(sections, place).length) };
}

/** The same for the place of a new section: blocks get a section around them, items their list. */
export function findSectionTarget(modules: readonly ClipModule[], order: number): PasteTarget {
  const place = { parent: null, column: 0, order };
  if (modules.every(({ model }) => model === 'container')) return { modules: [...modules], place };
  const list = findDefinition(modules[0]?.model ?? '')?.parent;
  const blocks = list === undefined ? [...modules] : [wrap(list, [...modules])];
  return { modules: [{ ...wrap('container', []), layout: 0, columns: [blocks] }], place };
}

/** A block and its ancestors, the section last. */
function listWay(sections: readonly Section[], id: number | null): Module[] {
  const module = id === null ? null : findModule(sections, id);
  if (module === null) return [];
  return [module, ...listWay(sections, findPlace(sections, module.id)?.parent ?? null)];
}

function placeItems(
  sections: readonly Section[],
  modules: ClipModule[],
  way: readonly Module[],
  list: string,
): PasteTarget | null {
  for (const { id, model } of way) {
    if (model === list) return { modules, place: { parent: id, column: 0, order: end } };
    const place = findPlace(sections, id);
    if (findDefinition(model)?.parent === list && place !== null) {
      return { modules, place: { ...place, order: place.order + 1 } };
    }
  }
  return null;
}

function placeBlocks(
  sections: readonly Section[],
  modules: ClipModule[],
  way: readonly Module[],
): PasteTarget {
  const section = way.at(-1) ?? sections.at(-1);
  if (section === undefined) return findSectionTarget(modules, 0);
  const block = way.at(-2);
  const place = block === undefined || !isSection(section) ? null : findPlace(sections, block.id);
  return {
    modules,
    place:
      place === null ? { parent: section.id, column: 0, order: end } : { ...place, order: place.order + 1 },
  };
}

function wrap(model: string, children: ClipModule[]): ClipModule {
  return { model: moduleKindSchema.parse(model), anchor: '', locales: null, fields: {}, children };
}
