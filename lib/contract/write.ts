import { z } from 'zod';
import { contentTypeSchema, idParameterSchema, idSchema } from './identifier';
import { pageSizes } from './list';
import { localeSchema } from './locale';
import { moduleKindSchema, moduleSchema, sectionSchema } from './module';
import { pageSchema } from './page';

/** Largest body of a write, in bytes; more is 413. Uploads have their own bound. */
export const maximumBodyBytes = 256 * 1024;

/** Header that makes a repeated write have one effect: any string up to 80 characters. */
export const idempotencyHeader = 'Idempotency-Key';

/** Header and cookie of the CSRF token (spec §6). */
export const csrfHeader = 'X-CSRFToken';
export const csrfCookie = 'csrftoken';
/** Field of an HTML form that brings the token in place of the header, which no form can send. */
export const csrfField = 'csrf_token';

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
    /** A deleted module of the document: it comes back with its languages and what was inside it, changed by the fields. */
    revives: idSchema.optional(),
  })
  .loose();

/** Body of `PATCH …/{kind}/{id}`: changed fields only. `revision` is the module's, as last seen; without it the last write wins. */
export const updateModuleSchema = z.looseObject({ revision: z.int().min(0).optional() });

/** Body of `POST …/reorder`: moves a module or section. `revision` is the document's, as last seen. */
export const reorderSchema = placeSchema.extend({ id: idSchema, revision: z.int().min(0).optional() });

/** Body of `POST …/duplicate`: what to copy, and where the copy goes; without a place it goes right behind the original. */
export const duplicateSchema = placeSchema
  .partial()
  .extend({ id: idSchema, revision: z.int().min(0).optional() });

/** Body of `POST …/turn`: a module, and the kind that it becomes. */
export const turnSchema = z.object({ id: idSchema, kind: moduleKindSchema.exclude(['container']) });

/** Body of `POST …/join`: a text that goes on in the text before it. */
export const joinSchema = z.object({ id: idSchema });

/** Names a document in the bodies of publish, undo, redo, restore, schedule and in the queries of history and versions. */
export const documentKeySchema = z.object({ content_type: contentTypeSchema, object_id: idSchema });

export const publishSchema = documentKeySchema.extend({
  locales: z.array(localeSchema).min(1).max(2),
  /** When to publish, ISO date-time with offset; absent means now. */
  at: z.iso.datetime({ offset: true }).optional(),
  /** Whether a record that is offline goes online with it; without it, what is published there is still for editors only. */
  online: z.boolean().optional(),
});

/** Body of `POST …/schedule`: publishes at a time. */
export const scheduleSchema = publishSchema.required({ at: true });

/** Query of history, versions and schedule: a document, and a page of the list. */
export const documentListQuerySchema = z.looseObject({
  content_type: contentTypeSchema,
  object_id: z.coerce.number().int().positive().max(2_147_483_647),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(pageSizes.history.max).default(pageSizes.history.default),
});

/** Query of `page/{slug}` and `container/by-slug/{slug}`: a version by its id, or the draft; without it what the public sees. Of `document`: without it the draft. */
export const stateQuerySchema = z.looseObject({
  version_id: z.union([z.literal('draft'), idParameterSchema]).optional(),
});

/** Body of `POST …/restore`: a version, or one module or section of it. */
export const restoreSchema = documentKeySchema.extend({
  version_id: idSchema,
  /** Only this one: as the version has it, gone if the version has none. */
  module: idSchema.optional(),
});

/** What every write of the tree tells: the document's new revision. */
export const writeAnswerSchema = z.looseObject({ document_revision: z.int().min(0).optional() });

/** What a write of the tree answers: the module or section as it is now, and the document's new revision. */
export const moduleAnswerSchema = z.intersection(z.union([sectionSchema, moduleSchema]), writeAnswerSchema);

/** Answer of a deletion: the id of what is gone. A base backend may answer 204 instead. */
export const removedModuleSchema = writeAnswerSchema.extend({ id: idSchema });

/** A publishing that waits for its time, as editors see it. */
export const scheduledSchema = z.looseObject({
  id: idSchema,
  at: z.string(),
  locales: z.array(localeSchema),
  /** Whether the record goes online with it. */
  online: z.boolean().default(false),
});

/** A step that could not be taken: what it was about, and who has changed that since. */
const skippedStepSchema = z.looseObject({ kind: z.string(), user: z.string() });

/** What the caller can take back, and do again, in a document. */
const stepsSchema = z.looseObject({ can_undo: z.boolean(), can_redo: z.boolean() });

/** Answer of `page/{slug}`: with the caller's steps for editors. */
export const pageAnswerSchema = pageSchema.extend(stepsSchema.partial().shape);

/** Answer of publish, undo, redo and restore: the draft as it is now, what can be taken back next, and what is planned. */
export const documentAnswerSchema = pageSchema.extend({
  ...stepsSchema.shape,
  scheduled: z.array(scheduledSchema).optional(),
  /** Of undo and redo: the caller's steps that were passed over because somebody has changed the same since. */
  skipped: z.array(skippedStepSchema).optional(),
});

/** Answer of `GET …/document/…`: the draft, and module id → language → the document's revision when its texts were last written. */
export const draftAnswerSchema = documentAnswerSchema.extend({
  text_revisions: z.record(z.string(), z.partialRecord(localeSchema, z.int().min(0))),
});

export type DraftAnswer = z.infer<typeof draftAnswerSchema>;
export type DocumentAnswer = z.infer<typeof documentAnswerSchema>;

/** Body of a 409 on a module: the module as somebody else left it, and as it was at the caller's revision (null if unknown). */
export const conflictSchema = z.looseObject({
  detail: z.string(),
  code: z.literal('conflict'),
  theirs: moduleSchema.nullable(),
  base: moduleSchema.nullable(),
  /** Who has changed the module last. */
  user: z.string().optional(),
  /** The document's revision, if the structure changed and not one module. */
  document_revision: z.int().min(0).optional(),
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
export type SkippedStep = z.infer<typeof skippedStepSchema>;
export type Scheduled = z.infer<typeof scheduledSchema>;
export type Version = z.infer<typeof versionSchema>;
