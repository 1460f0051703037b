import {
  isSection,
  type ModuleNode,
  type SectionNode,
  type Tree,
  type TreeNode,
  type TreePlace,
} from './tree';

export interface Located {
  node: TreeNode;
  place: TreePlace;
}

/** Every node of a tree with its place, parents before their children, in reading order. */
export function* walkTree(tree: Tree): Generator<Located> {
  for (const [order, section] of tree.sections.entries()) {
    yield { node: section, place: { parent: null, column: 0, order } };
    for (const [column, modules] of section.columns.entries())
      yield* walkModules(modules, section.id, column);
  }
}

function* walkModules(modules: readonly ModuleNode[], parent: number, column: number): Generator<Located> {
  for (const [order, node] of modules.entries()) {
    yield { node, place: { parent, column, order } };
    yield* walkModules(node.children, node.id, 0);
  }
}

/** A node and everything inside it, the node first. */
export function* walkNode(node: TreeNode): Generator<TreeNode> {
  yield node;
  const inside = isSection(node) ? node.columns.flat() : node.children;
  for (const child of inside) yield* walkNode(child);
}

/** Ids of a node and of everything inside it. */
export function nodeIds(node: TreeNode): number[] {
  return Array.from(walkNode(node), (each) => each.id);
}

/** Ids of all nodes of a tree, in reading order. */
export function treeIds(tree: Tree): number[] {
  return tree.sections.flatMap(nodeIds);
}

/** A node with its place; null if the tree does not hold it. */
export function locate(tree: Tree, id: number): Located | null {
  for (const located of walkTree(tree)) if (located.node.id === id) return located;
  return null;
}

/** The node with an id, or null. */
export function findNode(tree: Tree, id: number): TreeNode | null {
  return locate(tree, id)?.node ?? null;
}

/** The section that holds a node; a section itself. Null if the tree does not hold it. */
export function findSectionOf(tree: Tree, id: number): SectionNode | null {
  return tree.sections.find((section) => nodeIds(section).includes(id)) ?? null;
}
