import { findNode, type Located } from '../locate';
import { OperationError } from '../operations';
import { insertAt, rewriteModule, rewriteSection, withoutId } from '../rewrite';
import { isSection, type ModuleNode, type Tree, type TreeNode, type TreePlace } from '../tree';

/** Inserts a node at a place. Throws `bad_place` if the place does not exist or does not take it. */
export function attach(tree: Tree, node: TreeNode, place: TreePlace): Tree {
  if (isSection(node)) {
    if (place.parent !== null) throw new OperationError('bad_place', 'A section stands in a document only.');
    return { sections: insertAt(tree.sections, place.order, node) };
  }
  const parent = place.parent === null ? null : findNode(tree, place.parent);
  if (!parent) throw new OperationError('bad_place', 'A module needs a section or a list around it.');
  return isSection(parent)
    ? attachToColumn(tree, node, parent.id, place)
    : rewriteModule(tree, parent.id, (list) => ({
        ...list,
        children: insertAt(list.children, place.order, node),
      }));
}

/** Removes a node from the place where it was located. */
export function detach(tree: Tree, { node, place }: Located): Tree {
  if (place.parent === null) return { sections: withoutId(tree.sections, node.id) };
  const parent = findNode(tree, place.parent);
  if (parent && isSection(parent)) {
    return rewriteSection(tree, parent.id, (section) => ({
      ...section,
      columns: section.columns.map((column) => withoutId(column, node.id)),
    }));
  }
  return rewriteModule(tree, place.parent, (list) => ({
    ...list,
    children: withoutId(list.children, node.id),
  }));
}

function attachToColumn(tree: Tree, node: ModuleNode, section: number, place: TreePlace): Tree {
  return rewriteSection(tree, section, (parent) => {
    if (place.column < 0 || place.column >= parent.columns.length) {
      throw new OperationError('bad_place', `Section ${section} has no column ${place.column}.`);
    }
    return {
      ...parent,
      columns: parent.columns.map((column, index) =>
        index === place.column ? insertAt(column, place.order, node) : column,
      ),
    };
  });
}
