import type { ModuleNode, SectionNode, Tree, TreeNode } from './tree';

/**
 * A tree with `change` applied to one module; unchanged branches are shared with the given tree. `change` must not return a section. A
 * tree without the module is returned as it is.
 */
export function rewriteModule(tree: Tree, id: number, change: (node: ModuleNode) => ModuleNode): Tree {
  return {
    sections: rewriteList(tree.sections, (section) => {
      const columns = rewriteList(section.columns, (column) => rewriteModules(column, id, change));
      return columns === section.columns ? section : { ...section, columns };
    }),
  };
}

/** A tree with `change` applied to one section. */
export function rewriteSection(tree: Tree, id: number, change: (section: SectionNode) => SectionNode): Tree {
  return { sections: tree.sections.map((section) => (section.id === id ? change(section) : section)) };
}

/** A list with `item` inserted at `order`, or at the end if that is beyond it. */
export function insertAt<Item>(list: readonly Item[], order: number, item: Item): Item[] {
  return [...list.slice(0, order), item, ...list.slice(order)];
}

/** A list without the node with this id. */
export function withoutId<Node extends TreeNode>(list: readonly Node[], id: number): Node[] {
  return list.filter((node) => node.id !== id);
}

function rewriteModules(
  modules: ModuleNode[],
  id: number,
  change: (node: ModuleNode) => ModuleNode,
): ModuleNode[] {
  return rewriteList(modules, (node) => {
    if (node.id === id) return change(node);
    const children = rewriteModules(node.children, id, change);
    return children === node.children ? node : { ...node, children };
  });
}

/** Maps a list; returns the list itself if no item changed. */
function rewriteList<Item>(list: Item[], change: (item: Item) => Item): Item[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}
