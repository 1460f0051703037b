import { z } from 'zod';
import { contentTypeSchema, idSchema } from './identifier';
import { localeSchema } from './locale';
import { moduleKindSchema } from './module';
import { documentKeySchema } from './write';

// What a browser sends and only a server checks: the editor's script is without it.

/** Where a module goes. A section has no parent and names its document instead. */
export const placeSchema = z.object({
  parent: idSchema.nullable().default(null),
  column: z.int().min(0).max(2).default(0),
  /** 0-based; beyond the end means at the end. Absent means at the end. */
  order: z.int().min(0).max(10_000).optional(),
  content_type: contentTypeSchema.nullable().optional(),
  object_id: idSchema.nullable().optional(),
  /** Slug of the stand-alone section, when content_type is `section`. */
  slug: z.string().max(240).nullable().optional(),
});

/** Body of `POST …/{kind}`: a place and the kind's fields beside it. `revision` is the document's, as last seen. */
export const createModuleSchema = placeSchema
  .extend({
    revision: z.int().min(0).optional(),
    /** A deleted module of the document to bring back, with its languages and contents; the fields are applied to it. */
    revives: idSchema.optional(),
  })
  .loose();

/** Body of `PATCH …/{kind}/{id}`: changed fields only. `revision` is the module's, as last seen; without it the last write wins. */
export const updateModuleSchema = z.looseObject({ revision: z.int().min(0).optional() });

/** Body of `POST …/reorder`: moves a module or section. `revision` is the document's, as last seen. */
export const reorderSchema = placeSchema.extend({ id: idSchema, revision: z.int().min(0).optional() });

/** Body of `POST …/duplicate`: what to copy and where to; without a place the copy goes right behind the original. */
export const duplicateSchema = placeSchema
  .partial()
  .extend({ id: idSchema, revision: z.int().min(0).optional() });

/** Body of `POST …/turn`: a module and the kind that it is turned into. */
export const turnSchema = z.object({ id: idSchema, kind: moduleKindSchema.exclude(['container']) });

/** Body of `POST …/join`: a text to append to the text before it. */
export const joinSchema = z.object({ id: idSchema });

export const publishSchema = documentKeySchema.extend({
  locales: z.array(localeSchema).min(1).max(2),
  /** When to publish, ISO date-time with offset; absent means now. */
  at: z.iso.datetime({ offset: true }).optional(),
  /** Whether an offline record goes online as well; without it, only editors can see what is published. */
  online: z.boolean().optional(),
});

/** Body of `POST …/schedule`: publishes at a time. */
export const scheduleSchema = publishSchema.required({ at: true });

/** Body of `PATCH …/schedule/{id}`: another time for what is planned, and the time that the caller has seen; 409 if it is another by now. */
export const rescheduleSchema = z.object({
  at: z.iso.datetime({ offset: true }),
  was: z.iso.datetime({ offset: true }),
});

/**
 * Body of `POST …/restore`: a version, or one module or section of it. Whatever is still there keeps its texts in the languages other than
 * that of the address.
 */
export const restoreSchema = documentKeySchema.extend({
  version_id: idSchema,
  /** Restores only this module: to its state in the version, or deletes it if the version has none. */
  module: idSchema.optional(),
});

/** Body of `POST …/take-back`: the version that the publishing to take back has made, which has to be the last one. */
export const takeBackSchema = documentKeySchema.extend({ version_id: idSchema });

export type Place = z.infer<typeof placeSchema>;
