import type { Locale } from '@/lib/contract/locale';
import type { Place } from '@/lib/contract/write-bodies';
import { storedOrder } from '@/lib/pagebuilder/localise';
import { findNode } from '@/lib/pagebuilder/locate';
import { isSection, type Tree, type TreeNode, type TreePlace } from '@/lib/pagebuilder/tree';
import { ProblemError } from '../kernel/problem';
import { definitions } from './document';

/**
 * The stored place for a place on the wire, whose `order` counts what is visible in the language. Throws like `listSiblings`. `moving` is
 * not counted.
 */
export function readPlace(
  tree: Tree,
  kind: string,
  place: Pick<Place, 'parent' | 'column' | 'order'>,
  locale: Locale,
  ...moving: readonly number[]
): TreePlace {
  const { parent, column, order = Number.MAX_SAFE_INTEGER } = place;
  const others = listSiblings(tree, kind, place).filter((node) => !moving.includes(node.id));
  // Only a section has columns.
  const holder = parent === null ? null : findNode(tree, parent);
  const isInColumn = holder !== null && isSection(holder);
  return { parent, column: isInColumn ? column : 0, order: storedOrder(others, order, locale) };
}

/**
 * What stands at a place. Checks that the kind may stand there: sections in the document, items in their list, everything else in a column.
 * Throws `invalid`, or `not_found` for a parent that is not in the tree.
 */
export function listSiblings(
  tree: Tree,
  kind: string,
  { parent: parentId, column }: Pick<TreePlace, 'parent' | 'column'>,
): readonly TreeNode[] {
  if (kind === 'container') {
    if (parentId !== null) throw badPlace('parent');
    return tree.sections;
  }
  if (parentId === null) throw badPlace('parent', 'fields.required');
  const parent = findNode(tree, parentId);
  if (!parent) throw new ProblemError('not_found', undefined, { fields: { parent: 'fields.bad_place' } });
  const list = definitions[kind]?.parent;
  if (isSection(parent)) {
    if (list !== undefined) throw badPlace('parent');
    const modules = parent.columns[column];
    if (!modules) throw badPlace('column');
    return modules;
  }
  if (list !== parent.kind) throw badPlace('parent');
  return parent.children;
}

function badPlace(field: 'parent' | 'column', message = 'fields.bad_place'): ProblemError {
  return new ProblemError('invalid', undefined, { fields: { [field]: message } });
}
