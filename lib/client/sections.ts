import type { Module, Section } from '@/lib/contract/module';

// Where things stand on a page, in wire form.

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

/** The section or module of an id. Asked with every key: it lists nothing. */
export function findModule(modules: readonly Module[], id: number): Module | null {
  for (const module of modules) {
    const found = module.id === id ? module : findModule(listChildren(module), id);
    if (found !== null) return found;
  }
  return null;
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
