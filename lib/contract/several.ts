import { z } from 'zod';
import { idSchema } from './identifier';
import { localeSchema } from './locale';
import { layoutSchema, moduleKindSchema } from './module';
import { placeSchema } from './write-bodies';

/** How many modules or sections one call takes. */
const mostAtOnce = 200;

/** How many modules one list or column of pasted content may hold. */
const mostInside = 100;

const severalIdsSchema = z.array(idSchema).min(1).max(mostAtOnce);

/** Body of `POST …/arrange`: what is done to several modules or sections of one document at once. A place is needed to move, a colour to colour. */
export const arrangeSchema = placeSchema.extend({
  ids: severalIdsSchema,
  action: z.enum(['move', 'duplicate', 'remove', 'colour']),
  /** A name of the palette; null for none. */
  color: z.string().max(40).nullable().optional(),
});

/** Query of `GET …/clip`: ids with commas between them. */
export const clipQuerySchema = z.looseObject({
  ids: z
    .string()
    .max(mostAtOnce * 11)
    .regex(/^\d{1,10}(,\d{1,10})*$/)
    .transform((ids) => ids.split(',').map(Number))
    .pipe(severalIdsSchema),
});

/** Without ids: each pasted module gets a new one. */
const clipItemSchema = z.object({
  model: moduleKindSchema,
  anchor: z.string().max(80).default(''),
  locales: z.array(localeSchema).min(1).max(2).nullable().default(null),
  /** Fields per language, as on the wire. */
  fields: z.partialRecord(localeSchema, z.record(z.string(), z.unknown())).default({}),
});

const clipBlockSchema = clipItemSchema.extend({
  /** Only for a list. */
  children: z.array(clipItemSchema).max(mostInside).optional(),
});

const clipModuleSchema = clipBlockSchema.extend({
  /** Only for a section. */
  layout: layoutSchema.optional(),
  color: z.string().max(40).nullable().optional(),
  columns: z.array(z.array(clipBlockSchema).max(mostInside)).max(3).optional(),
});

/** Answer of `GET …/clip`: modules or sections with all their languages, as `POST …/paste` takes them. */
export const clipSchema = z.object({ modules: z.array(clipModuleSchema).min(1).max(mostAtOnce) });

/** Body of `POST …/paste`: where the first one goes, and what. */
export const pasteSchema = placeSchema.extend(clipSchema.shape);

/** The affected modules as they are now, in reading order; empty after a removal. */
export const severalAnswerSchema = z.looseObject({
  ids: z.array(idSchema),
  document_revision: z.int().min(0).optional(),
  /** After a paste: how many modules could not be placed, such as one whose picture is not on this site. */
  left_out: z.int().min(0).optional(),
});

export type ClipBlock = z.infer<typeof clipBlockSchema>;

/** A module or section in a clipboard. */
export type ClipModule = z.infer<typeof clipModuleSchema>;
export type Clip = z.infer<typeof clipSchema>;
export type SeveralAnswer = z.infer<typeof severalAnswerSchema>;
