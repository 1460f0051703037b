import { z } from 'zod';
import { contentTypeSchema, idSchema } from './identifier';
import { localeSchema } from './locale';
import { moduleSchema } from './module';
import { pageSchema } from './page';

/** Largest body of a write, in bytes; more is 413. Uploads have their own bound. */
export const maximumBodyBytes = 256 * 1024;

/** Header that makes a repeated write have one effect: any string up to 80 characters. */
export const idempotencyHeader = 'Idempotency-Key';

/** Header and cookie of the CSRF token (spec §6). */
export const csrfHeader = 'X-CSRFToken';
export const csrfCookie = 'csrftoken';

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
export const createModuleSchema = placeSchema.extend({ revision: z.int().min(0).optional() }).loose();

/** Body of `PATCH …/{kind}/{id}`: changed fields only. `revision` is the module's, as last seen; without it the last write wins. */
export const updateModuleSchema = z.looseObject({ revision: z.int().min(0).optional() });

/** Body of `POST …/reorder`: moves a module or section. `revision` is the document's, as last seen. */
export const reorderSchema = placeSchema.extend({ id: idSchema, revision: z.int().min(0).optional() });

/** Names a document in the bodies of publish, undo, redo, restore, schedule and in the queries of history and versions. */
export const documentKeySchema = z.object({ content_type: contentTypeSchema, object_id: idSchema });

export const publishSchema = documentKeySchema.extend({
  locales: z.array(localeSchema).min(1).max(2),
  /** When to publish, ISO date-time with offset; absent means now. */
  at: z.iso.datetime({ offset: true }).optional(),
});

export const restoreSchema = documentKeySchema.extend({ version_id: idSchema });

/** What a write of the tree answers: the module or section as it is now, and the document's new revision. */
export const writeAnswerSchema = z.looseObject({ document_revision: z.int().min(0).optional() });

/** Answer of publish, undo, redo and restore: the page's draft as it is now, and what can be taken back next. */
export const documentAnswerSchema = pageSchema.extend({
  can_undo: z.boolean(),
  can_redo: z.boolean(),
});

export type DocumentAnswer = z.infer<typeof documentAnswerSchema>;

/** Body of a 409 on a module: the module as somebody else left it, and as it was at the caller's revision (null if unknown). */
export const conflictSchema = z.looseObject({
  detail: z.string(),
  code: z.literal('conflict'),
  theirs: moduleSchema.nullable(),
  base: moduleSchema.nullable(),
});

export const historyEntrySchema = z.looseObject({
  id: idSchema,
  user: z.string(),
  at: z.string(),
  action: z.string(),
  module: idSchema.nullable(),
  kind: z.string().nullable(),
  undone: z.boolean(),
});

export const versionSchema = z.looseObject({
  id: idSchema,
  number: z.int().positive(),
  user: z.string(),
  at: z.string(),
  locales: z.array(localeSchema),
});

export type Place = z.infer<typeof placeSchema>;
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type Version = z.infer<typeof versionSchema>;
