import { z } from 'zod';
import { idSchema } from './identifier';
import { localeSchema } from './locale';
import { openFields } from './open-fields';

/**
 * The kinds that stand in columns and lists (spec §3), in the order of the editor's menu; the `…item` kinds live inside their list. A kind is
 * its line here and its folder in `components/modules`; `npm run registries` does the rest.
 */
export const contentKinds = [
  'headline',
  'text',
  'link',
  'image',
  'imagelist',
  'imageitem',
  'quote',
  'faq',
  'faqitem',
  'teaserlist',
  'teaseritem',
  'fullteaser',
  'video',
  'videolist',
  'videoitem',
  'logolist',
  'logoitem',
  'sectionreference',
  'audio',
  'viewer',
  'socialmedia',
] as const;

export type ContentKind = (typeof contentKinds)[number];

/** The kinds of module on the wire; `container` is a section, which holds the others. */
export const moduleKinds = ['container', ...contentKinds] as const;

export const moduleKindSchema = z.enum(moduleKinds);

export type ModuleKind = z.infer<typeof moduleKindSchema>;

/** The column splits of a section, in twelfths; `layout` is an index into this list (spec §3). */
export const sectionLayouts = [
  { label: '100%', columns: [12] },
  { label: '67-33', columns: [8, 4] },
  { label: '33-67', columns: [4, 8] },
  { label: '50-50', columns: [6, 6] },
  { label: '33-33-33', columns: [4, 4, 4] },
  { label: '25-50-25', columns: [3, 6, 3] },
] as const;

export const layoutSchema = z
  .int()
  .min(0)
  .max(sectionLayouts.length - 1);

/** What every module carries on the wire, whatever its kind (spec §3). Fields of its kind stand beside these. */
export interface Module {
  id: number;
  model: string;
  slug: string | null;
  /** Id of the container or list that holds it; null for a section. */
  parent: number | null;
  content_type: string | null;
  object_id: number | null;
  /** 0-based column of the parent section. */
  column: number;
  /** 0-based place in that column, list or document. */
  order: number;
  anchor: string;
  /** Grows with every change of this module; sent back with a write to detect a conflict. Absent from a base backend. */
  revision?: number | undefined;
  /** The languages it is limited to; null means both. */
  locales?: z.infer<typeof localeSchema>[] | null | undefined;
  children?: Module[] | undefined;
  [field: string]: unknown;
}

export const moduleSchema: z.ZodType<Module> = z
  .looseObject({
    id: idSchema,
    model: z.string().max(40),
    slug: z.string().nullable().default(null),
    parent: idSchema.nullable().default(null),
    content_type: z.string().nullable().default(null),
    object_id: idSchema.nullable().default(null),
    column: z.int().min(0).max(2).default(0),
    order: z.int().min(0).default(0),
    anchor: z.string().max(80).default(''),
    revision: z.int().min(0).optional(),
    locales: z.array(localeSchema).nullable().optional(),
    get children() {
      return z.array(moduleSchema).optional();
    },
  })
  .meta(openFields) as unknown as z.ZodType<Module>;

/** A section: a container with its columns of modules. `classes` names the column's width, such as `col-8`. */
export interface Section extends Module {
  model: 'container';
  layout: number;
  /** Name of the palette colour that fills the section; null or absent for none. */
  color?: string | null | undefined;
  columns: { classes: string; children: Module[] }[];
}

export const sectionSchema = z.intersection(
  moduleSchema,
  z.looseObject({
    model: z.literal('container'),
    layout: layoutSchema,
    color: z.string().max(40).nullable().optional(),
    columns: z.array(z.looseObject({ classes: z.string(), children: z.array(moduleSchema) })),
  }),
) as unknown as z.ZodType<Section>;
