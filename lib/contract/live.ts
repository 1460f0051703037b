import { z } from 'zod';
import { idSchema } from './identifier';
import { localeSchema } from './locale';

/** One window of an editor, by a name that it chooses itself. */
const windowSchema = z.string().regex(/^[\w-]{8,64}$/);

/** Query of `…/events`: the window that listens. */
export const eventsQuerySchema = z.looseObject({
  window: windowSchema,
  /** The revision of the tree that the window has: from there on it is sent every operation as well. */
  since: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
});

/** Body of `POST …/presence`: where a window is in the document, or that it has left it. */
export const presenceSchema = z.object({
  window: windowSchema,
  /** The module or section that is being edited. */
  block: idSchema.nullable().default(null),
  left: z.boolean().default(false),
});

/** Somebody who has the document open, once per window. */
export const personSchema = z.looseObject({
  window: z.string(),
  user: z.string(),
  /** The same account as the caller's. */
  is_you: z.boolean(),
  block: idSchema.nullable(),
  locale: localeSchema,
});

/**
 * Answer of `POST …/presence`: the document's revision and who is there. Where a host cuts event streams, the editor polls this instead.
 */
export const presenceAnswerSchema = z.looseObject({
  revision: z.int().min(0),
  people: z.array(personSchema),
});

/** Event `people` of `…/events`. */
export const peopleEventSchema = presenceAnswerSchema.pick({ people: true });

/** Event `change` of `…/events`: the document has changed. The first one tells its state when the stream begins. */
export const changeEventSchema = z.looseObject({
  /** Null if it is unknown what was missed. */
  revision: z.int().min(0).nullable(),
  /** Who made the change; empty when the stream begins. */
  user: z.string(),
  is_you: z.boolean(),
  /** The modules that have changed, as far as they are known. */
  modules: z.array(idSchema),
  /** Whether visitors see something new; the draft may be unchanged. */
  published: z.boolean(),
});

/** Event `notes` of `…/events`: a note was written, changed or deleted, or a thread was resolved. */
export interface NotesEvent {
  is_you: boolean;
}

export type Person = z.infer<typeof personSchema>;
export type ChangeEvent = z.infer<typeof changeEventSchema>;
