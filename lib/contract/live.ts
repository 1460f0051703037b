import { z } from 'zod';
import { idSchema } from './identifier';
import { localeSchema } from './locale';

/** One window of an editor: a name that it gives itself. */
const windowSchema = z.string().regex(/^[\w-]{8,64}$/);

/** Query of `…/events`: the window that listens. */
export const eventsQuerySchema = z.looseObject({ window: windowSchema });

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

/** Answer of `POST …/presence`: the document's revision, and who is there. For hosts that cut streams it is what is asked again and again. */
export const presenceAnswerSchema = z.looseObject({
  revision: z.int().min(0),
  people: z.array(personSchema),
});

/** Event `people` of `…/events`. */
export const peopleEventSchema = presenceAnswerSchema.pick({ people: true });

/** Event `change` of `…/events`: the document is another now. The first says how it is as the stream begins. */
export const changeEventSchema = z.looseObject({
  /** Null where nobody can say what was missed. */
  revision: z.int().min(0).nullable(),
  /** Who did it; empty as the stream begins. */
  user: z.string(),
  is_you: z.boolean(),
  /** What is not as it was, as far as it can be named. */
  modules: z.array(idSchema),
  /** Visitors see something else now; the draft may be as before. */
  published: z.boolean(),
});

/** Event `notes` of `…/events`: somebody has written, changed or deleted one, or a thread is done. */
export interface NotesEvent {
  is_you: boolean;
}

export type Person = z.infer<typeof personSchema>;
export type ChangeEvent = z.infer<typeof changeEventSchema>;
