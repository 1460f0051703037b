import { isSection, type ModuleNode, type TreeNode } from './tree';

/** A copy of a node and its contents, in both languages, with ids from `takeId`. Anchors are unique, so the copy has none. */
export function duplicate<Node extends TreeNode>(node: Node, takeId: () => number): Node;
export function duplicate(node: TreeNode, takeId: () => number): TreeNode {
  if (!isSection(node)) return duplicateModule(node, takeId);
  return {
    ...node,
    id: takeId(),
    anchor: '',
    columns: node.columns.map((column) => column.map((module) => duplicateModule(module, takeId))),
  };
}

function duplicateModule(node: ModuleNode, takeId: () => number): ModuleNode {
  return {
    ...node,
    id: takeId(),
    anchor: '',
    children: node.children.map((child) => duplicateModule(child, takeId)),
  };
}
