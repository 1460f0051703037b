import type { Locale } from '@/lib/contract/locale';
import type { Place } from '@/lib/contract/write';
import { storedOrder } from '@/lib/pagebuilder/localise';
import { findNode } from '@/lib/pagebuilder/locate';
import { isSection, type Tree, type TreeNode, type TreePlace } from '@/lib/pagebuilder/tree';
import { ProblemError } from '../kernel/problem';
import { definitions } from './document';

/**
 * The stored place for a place on the wire, whose `order` counts what is visible in the language. Checks that the kind may stand there:
 * sections in the document, items in their list, everything else in a column. Throws `invalid`, or `not_found` for a parent that is not
 * in the tree. `moving` is not counted.
 */
export function readPlace(
  tree: Tree,
  kind: string,
  place: Pick<Place, 'parent' | 'column' | 'order'>,
  locale: Locale,
  ...moving: readonly number[]
): TreePlace {
  const { parent: parentId, column, order = Number.MAX_SAFE_INTEGER } = place;
  const among = (nodes: readonly TreeNode[]) =>
    storedOrder(
      nodes.filter((node) => !moving.includes(node.id)),
      order,
      locale,
    );
  if (kind === 'container') {
    if (parentId !== null) throw badPlace('parent');
    return { parent: null, column: 0, order: among(tree.sections) };
  }
  if (parentId === null) throw badPlace('parent', 'fields.required');
  const parent = findNode(tree, parentId);
  if (!parent) throw new ProblemError('not_found', undefined, { fields: { parent: 'fields.bad_place' } });
  const list = definitions[kind]?.parent;
  if (isSection(parent)) {
    if (list !== undefined) throw badPlace('parent');
    const modules = parent.columns[column];
    if (!modules) throw badPlace('column');
    return { parent: parentId, column, order: among(modules) };
  }
  if (list !== parent.kind) throw badPlace('parent');
  return { parent: parentId, column: 0, order: among(parent.children) };
}

function badPlace(field: 'parent' | 'column', message = 'fields.bad_place'): ProblemError {
  return new ProblemError('invalid', undefined, { fields: { [field]: message } });
}
