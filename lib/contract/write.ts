import { z } from 'zod';
import { contentTypeSchema, idParameterSchema, idSchema } from './identifier';
import { pageSizes } from './list';
import { localeSchema } from './locale';
import { moduleSchema, sectionSchema } from './module';
import { pageSchema } from './page';

/** Largest body of a write in bytes; a larger one is answered with 413. Uploads have a limit of their own. */
export const maximumBodyBytes = 256 * 1024;

/** Header that makes a repeated write take effect only once; its value has up to 80 characters. */
export const idempotencyHeader = 'Idempotency-Key';

/** Header and cookie of the CSRF token (spec §6). */
export const csrfHeader = 'X-CSRFToken';
export const csrfCookie = 'csrftoken';
/** Field of an HTML form that carries the token, since a form cannot send the header. */
export const csrfField = 'csrf_token';

/** Names a document in the bodies of publish, take-back, undo, redo, restore and schedule, and in the queries of history and versions. */
export const documentKeySchema = z.object({ content_type: contentTypeSchema, object_id: idSchema });

/** Longest time that a publishing is planned ahead, in milliseconds: nobody means more, and the database cannot read years of five digits. */
export const longestPlan = 100 * 366 * 24 * 60 * 60 * 1000;

/** Query of history, versions and schedule: a document, and a page of the list. */
export const documentListQuerySchema = z.looseObject({
  content_type: contentTypeSchema,
  object_id: z.coerce.number().int().positive().max(2_147_483_647),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(pageSizes.history.max).default(pageSizes.history.default),
});

/**
 * Query of `page/{slug}`, `container/by-slug/{slug}` and `document`: the id of a version, or the draft. Without it, the first two answer
 * with what the public sees, `document` with the draft.
 */
export const stateQuerySchema = z.looseObject({
  version_id: z.union([z.literal('draft'), idParameterSchema]).optional(),
});

/** Part of the answer to every write of the tree. */
export const writeAnswerSchema = z.looseObject({
  /** The document's new revision. */
  document_revision: z.int().min(0).optional(),
  /** True if the section of the module now differs from what is public in this language. Absent: only the draft can tell. */
  has_changes: z.literal(true).optional(),
});

/** Answer to a write of the tree: the module or section as it is now, and the document's new revision. */
export const moduleAnswerSchema = z.intersection(z.union([sectionSchema, moduleSchema]), writeAnswerSchema);

/** Answer to a deletion: the deleted id. A base backend may answer 204 instead. */
export const removedModuleSchema = writeAnswerSchema.extend({ id: idSchema });

/** A planned publishing, as editors see it. */
export const scheduledSchema = z.looseObject({
  id: idSchema,
  at: z.string(),
  locales: z.array(localeSchema),
  /** Whether the record goes online as well. */
  online: z.boolean().default(false),
});

/** A step that could not be undone or redone: the kind of its module, and who has changed that since. */
const skippedStepSchema = z.looseObject({ kind: z.string(), user: z.string() });

/** Whether the caller can undo or redo something in a document. */
const stepsSchema = z.looseObject({ can_undo: z.boolean(), can_redo: z.boolean() });

/** Answer of `page/{slug}`: with the caller's steps for editors. */
export const pageAnswerSchema = pageSchema.extend(stepsSchema.partial().shape);

/** Answer to publish, take-back, undo, redo, restore and to a change of what is planned: the draft as it is now, whether undo and redo are possible, and what is planned. */
export const documentAnswerSchema = pageSchema.extend({
  ...stepsSchema.shape,
  scheduled: z.array(scheduledSchema).optional(),
  /** After undo and redo: the caller's steps that were skipped because somebody has changed the same thing since. */
  skipped: z.array(skippedStepSchema).optional(),
  /** After a publishing: the version that it has made, by which it can be taken back. */
  version_id: idSchema.optional(),
});

/** Answer of `GET …/document/…`: the draft, and module id → language → the document's revision when its texts were last written. */
export const draftAnswerSchema = documentAnswerSchema.extend({
  text_revisions: z.record(z.string(), z.partialRecord(localeSchema, z.int().min(0))),
});

export type DraftAnswer = z.infer<typeof draftAnswerSchema>;
export type DocumentAnswer = z.infer<typeof documentAnswerSchema>;

/** Body of a 409 on a module: its current state, and its state at the caller's revision (null if unknown). */
export const conflictSchema = z.looseObject({
  detail: z.string(),
  code: z.literal('conflict'),
  theirs: moduleSchema.nullable(),
  base: moduleSchema.nullable(),
  /** Who changed the module last. */
  user: z.string().optional(),
  /** The document's revision, if its structure has changed rather than one module. */
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
  /** The number of the version that this one takes back: public is again what was public before it. */
  takes_back: z.int().positive().optional(),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type SkippedStep = z.infer<typeof skippedStepSchema>;
export type Scheduled = z.infer<typeof scheduledSchema>;
export type Version = z.infer<typeof versionSchema>;
