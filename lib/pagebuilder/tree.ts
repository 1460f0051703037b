import type { SectionNode, Tree, TreeNode, Values } from '@/lib/contract/tree';
import type { Fields } from './fields';

export type { Json, ModuleNode, SectionNode, Tree, TreeNode, TreePlace, Values } from '@/lib/contract/tree';

declare const fieldsOf: unique symbol;

/** Values whose fields are known to the compiler, so that a misspelt name does not compile. */
export type ValuesOf<Known extends Fields> = Values & { readonly [fieldsOf]?: Known };

export const emptyTree: Tree = { sections: [] };

/** Whether a node is a section. */
export function isSection(node: TreeNode): node is SectionNode {
  return node.kind === 'container';
}
