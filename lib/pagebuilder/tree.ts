import type { Locale } from '@/lib/contract/locale';
import type { Fields } from './fields';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Values of a module's fields; a localised one is `{de, en}`. */
export type Values = Record<string, Json>;

declare const fieldsOf: unique symbol;

/** Values whose fields are known to the compiler, so that a misspelt name does not compile. */
export type ValuesOf<Known extends Fields> = Values & { readonly [fieldsOf]?: Known };

/**
 * A stored module: one node for both languages. An unknown `kind` is kept as it is. Revisions are not part of the tree, so that an
 * operation and its inverse restore the same bytes.
 */
export interface ModuleNode {
  id: number;
  kind: string;
  version: number;
  anchor: string;
  /** Limits the module to these languages; null means both. */
  locales: Locale[] | null;
  values: Values;
  children: ModuleNode[];
  /** Only in a published tree: languages in which this node is not yet published. */
  hidden?: Locale[];
}

/** A section: columns of modules, split as `sectionLayouts[layout]` says, with one entry of `columns` per column. */
export interface SectionNode {
  id: number;
  kind: 'container';
  version: number;
  anchor: string;
  locales: Locale[] | null;
  layout: number;
  /** Name of the palette colour that fills it; absent for none. */
  color?: string;
  columns: ModuleNode[][];
  hidden?: Locale[];
}

/** The content of a document: its sections from top to bottom. */
export interface Tree {
  sections: SectionNode[];
}

export type TreeNode = SectionNode | ModuleNode;

/** The place of a node. `parent` is null for a section; `order` is a 0-based index among its siblings, or the end if larger. */
export interface TreePlace {
  parent: number | null;
  column: number;
  order: number;
}

export const emptyTree: Tree = { sections: [] };

/** Whether a node is a section. */
export function isSection(node: TreeNode): node is SectionNode {
  return node.kind === 'container';
}
