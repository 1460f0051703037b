import { sectionLayouts } from '@/lib/contract/module';
import { findNode } from '../locate';
import { OperationError, type Applied } from '../operations';
import { rewriteSection } from '../rewrite';
import { isSection, type ModuleNode, type SectionNode, type Tree } from '../tree';

/** Changes a section's layout. Modules of columns that it no longer has move to the end of its last column. */
export function setLayout(tree: Tree, id: number, layout: number): Applied {
  return setColumns(tree, id, layout, []);
}

/**
 * Sets a section's layout and the columns of its modules. A module that `columns` does not name stays in its column or moves to the last
 * one; ids of modules that have left the section are ignored. So no module is ever lost.
 */
export function setColumns(tree: Tree, id: number, layout: number, columns: readonly number[][]): Applied {
  const section = findNode(tree, id);
  if (!section || !isSection(section))
    throw new OperationError('not_found', `The tree holds no section ${id}.`);
  const count = sectionLayouts[layout]?.columns.length;
  if (count === undefined || columns.length > count)
    throw new OperationError('bad_layout', `There is no layout ${layout}.`);
  return {
    tree: rewriteSection(tree, id, (before) => ({
      ...before,
      layout,
      columns: distribute(before, count, columns),
    })),
    inverse: {
      type: 'set_columns',
      id,
      layout: section.layout,
      columns: section.columns.map((column) => column.map((module) => module.id)),
    },
    touched: [id],
  };
}

function distribute(section: SectionNode, count: number, columns: readonly number[][]): ModuleNode[][] {
  const left = new Map(section.columns.flat().map((module) => [module.id, module]));
  const placed = Array.from({ length: count }, (_, index): ModuleNode[] =>
    (columns[index] ?? []).flatMap((id) => {
      const found = left.get(id);
      left.delete(id);
      return found ? [found] : [];
    }),
  );
  for (const [index, column] of section.columns.entries()) {
    placed[Math.min(index, count - 1)]?.push(...column.filter((module) => left.has(module.id)));
  }
  return placed;
}
