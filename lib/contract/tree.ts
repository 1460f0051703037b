import { z } from 'zod';
import { localeSchema, type Locale } from './locale';
import { layoutSchema } from './module';
import { openFields } from './open-fields';

// The tree as it is stored, with both languages in one; `lib/contract/module` has what is shown of it in one language.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Values of a module's fields; a localised one is `{de, en}`. */
export type Values = Record<string, Json>;

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

/** Most siblings in one list or column, far beyond what a page has. */
const mostSiblings = 1000;

/** A node's id: negative for one that only a browser knows yet. */
export const nodeIdSchema = z
  .int()
  .min(-2_147_483_647)
  .max(2_147_483_647)
  .refine((id) => id !== 0);

const nodeShape = {
  id: nodeIdSchema,
  version: z.int().min(0).max(10_000),
  anchor: z.string().max(80),
  locales: z.array(localeSchema).max(2).nullable(),
};

export const jsonSchema = z.unknown() as z.ZodType<Json>;

export const moduleNodeSchema = z
  .object({
    ...nodeShape,
    kind: z.string().max(40),
    values: z.record(z.string().max(80), jsonSchema),
    get children() {
      return z.array(moduleNodeSchema).max(mostSiblings);
    },
  })
  .meta(openFields) as unknown as z.ZodType<ModuleNode>;

export const sectionNodeSchema = z.object({
  ...nodeShape,
  kind: z.literal('container'),
  layout: layoutSchema,
  color: z.string().max(40).optional(),
  columns: z.array(z.array(moduleNodeSchema).max(mostSiblings)).max(3),
}) satisfies z.ZodType<SectionNode>;

export const treeSchema = z.object({
  sections: z.array(sectionNodeSchema).max(mostSiblings),
}) satisfies z.ZodType<Tree>;

/** A section first, since a module may be of any kind. */
export const treeNodeSchema: z.ZodType<TreeNode> = z.union([sectionNodeSchema, moduleNodeSchema]);

export const treePlaceSchema = z.object({
  parent: nodeIdSchema.nullable(),
  column: z.int().min(0).max(2),
  order: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
}) satisfies z.ZodType<TreePlace>;
