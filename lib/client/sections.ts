import { sectionLayouts, type Module, type Section } from '@/lib/contract/module';

/**
 * Pure operations on the sections of a page in wire form, with which the editor shows changes before the server has answered. Untouched
 * sections and modules keep their identity.
 */

/** `order` of a module that the server does not know yet: the others are counted without it. */
export const uncounted = -1;

export function isCounted(module: Module): boolean {
  return module.order !== uncounted;
}

/** Where a module is or goes: a column of a section, a list of items, or the document itself (parent null). */
export interface ModulePlace {
  parent: number | null;
  column: number;
  /**
   * 0-based index among the visible modules; beyond the end means at the end. A module's own `order`, as the server counts it, includes
   * modules limited to the other language.
   */
  order: number;
}

type Sections = readonly Section[];

export function isSection(module: Module): module is Section {
  return module.model === 'container' && Array.isArray(module.columns);
}

/** Every section and module in reading order, parents before their children. */
export function listModules(sections: Sections): Module[] {
  return sections.flatMap(withDescendants);
}

function withDescendants(module: Module): Module[] {
  return [module, ...listChildren(module).flatMap(withDescendants)];
}

/** The modules directly inside a section or a list, column by column. */
export function listChildren(module: Module): readonly Module[] {
  return isSection(module) ? module.columns.flatMap((column) => column.children) : (module.children ?? []);
}

export function findModule(sections: Sections, id: number): Module | null {
  return listModules(sections).find((module) => module.id === id) ?? null;
}

/** The siblings at a place: of the document, a column or a list. */
export function listNeighbours(
  sections: Sections,
  { parent, column }: Omit<ModulePlace, 'order'>,
): readonly Module[] {
  if (parent === null) return sections;
  const holder = findModule(sections, parent);
  if (holder === null) return [];
  return isSection(holder) ? (holder.columns[column]?.children ?? []) : (holder.children ?? []);
}

/** Where a module is now, or null if it is not there. */
export function findPlace(sections: Sections, id: number): ModulePlace | null {
  const top = sections.findIndex((section) => section.id === id);
  if (top >= 0) return { parent: null, column: 0, order: top };
  for (const holder of listModules(sections)) {
    const columns = isSection(holder)
      ? holder.columns.map((column) => column.children)
      : [holder.children ?? []];
    for (const [column, children] of columns.entries()) {
      const order = children.findIndex((child) => child.id === id);
      if (order >= 0) return { parent: holder.id, column, order };
    }
  }
  return null;
}

/** Inserts a module or section at a place. If the parent does not exist, the sections stay as they are. */
export function insertModule(sections: Sections, module: Module, place: ModulePlace): Section[] {
  if (place.parent === null) {
    return isSection(module) ? insertInto(sections, module, place.order) : [...sections];
  }
  const placed = { ...module, parent: place.parent, column: place.column };
  return changeModule(sections, place.parent, (holder) =>
    isSection(holder)
      ? {
          ...holder,
          columns: holder.columns.map((column, index) =>
            index === place.column
              ? { ...column, children: insertInto(column.children, placed, place.order) }
              : column,
          ),
        }
      : { ...holder, children: insertInto(holder.children ?? [], placed, place.order) },
  );
}

export function removeModule(sections: Sections, id: number): Section[] {
  return without(sections, id);
}

/** Moves a module; `place.order` counts without the module itself, as on the wire. */
export function moveModule(sections: Sections, id: number, place: ModulePlace): Section[] {
  const module = findModule(sections, id);
  if (module === null) return [...sections];
  return insertModule(removeModule(sections, id), module, place);
}

/** Replaces one module by a changed copy. */
export function changeModule(sections: Sections, id: number, change: (module: Module) => Module): Section[] {
  return sections.map((section) => changeWithin(section, id, change) as Section);
}

/** The section with another layout: modules of columns that it no longer has move to the end of its last column. */
export function withLayout(section: Section, layout: number): Section {
  const widths = sectionLayouts[layout]?.columns ?? sectionLayouts[0].columns;
  const columns = widths.map((width, index) => ({
    classes: `col-${width}`,
    children:
      index === widths.length - 1
        ? section.columns.slice(index).flatMap((column) => column.children)
        : (section.columns[index]?.children ?? []),
  }));
  return { ...section, layout, columns };
}

function changeWithin(module: Module, id: number, change: (module: Module) => Module): Module {
  if (module.id === id) return change(module);
  if (isSection(module)) {
    const columns = mapKeeping(module.columns, (column) => {
      const children = mapKeeping(column.children, (child) => changeWithin(child, id, change));
      return children === column.children ? column : { ...column, children };
    });
    return columns === module.columns ? module : { ...module, columns };
  }
  if (module.children === undefined) return module;
  const children = mapKeeping(module.children, (child) => changeWithin(child, id, change));
  return children === module.children ? module : { ...module, children };
}

function without(modules: Sections, id: number): Section[] {
  const place = findPlace(modules, id);
  if (place === null) return [...modules];
  if (place.parent === null) return takeFrom(modules, id);
  return changeModule(modules, place.parent, (holder) =>
    isSection(holder)
      ? {
          ...holder,
          columns: holder.columns.map((column, index) =>
            index === place.column ? { ...column, children: takeFrom(column.children, id) } : column,
          ),
        }
      : { ...holder, children: takeFrom(holder.children ?? [], id) },
  );
}

function insertInto<Item extends Module>(list: readonly Item[], item: Item, index: number): Item[] {
  const before = list.slice(0, index);
  const after = list.slice(index);
  if (!isCounted(item)) return [...before, item, ...after];
  const order = (before.findLast(isCounted)?.order ?? -1) + 1;
  return [...before, { ...item, order }, ...after.map((other) => shifted(other, 1))];
}

function takeFrom<Item extends Module>(list: readonly Item[], id: number): Item[] {
  const index = list.findIndex((item) => item.id === id);
  const item = list[index];
  if (item === undefined) return [...list];
  const after = list.slice(index + 1);
  return [...list.slice(0, index), ...(isCounted(item) ? after.map((other) => shifted(other, -1)) : after)];
}

function shifted<Item extends Module>(module: Item, by: number): Item {
  return isCounted(module) ? { ...module, order: module.order + by } : module;
}

/** Gives a module its `order` once the server knows it. */
export function countModule(sections: Sections, id: number): Section[] {
  const module = findModule(sections, id);
  const place = findPlace(sections, id);
  if (module === null || place === null || isCounted(module)) return [...sections];
  return insertModule(removeModule(sections, id), { ...module, order: 0 }, place);
}

function mapKeeping<Item>(list: Item[], map: (item: Item) => Item): Item[] {
  let changed = false;
  const mapped = list.map((item) => {
    const next = map(item);
    changed ||= next !== item;
    return next;
  });
  return changed ? mapped : list;
}
