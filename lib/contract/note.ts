import { z } from 'zod';
import { idParameterSchema, idSchema, recordIdSchema } from './identifier';
import { localeSchema } from './locale';
import { documentListQuerySchema } from './write';

/** Limits of a note: characters of its text and of the quoted words, and accounts it can mention. */
export const noteBounds = { text: 4000, quote: 500, mentions: 20 } as const;

const textSchema = z.string().trim().min(1).max(noteBounds.text);
const mentionsSchema = z.array(recordIdSchema).max(noteBounds.mentions);

/** Body of `POST …/notes/{id}/replies`: the text, and the accounts that are told by mail. */
export const replySchema = z.object({ text: textSchema, mentions: mentionsSchema.default([]) });

/** Body of `POST …/notes`: the block or section, and the words marked in it, if any. */
export const createNoteSchema = replySchema.extend({
  module: idSchema,
  quote: z.string().trim().min(1).max(noteBounds.quote).nullable().default(null),
});

/** Body of `PATCH …/notes/{id}`: new words for one's own note, or whether its thread is resolved. */
export const changeNoteSchema = z.object({
  text: textSchema.optional(),
  mentions: mentionsSchema.optional(),
  done: z.boolean().optional(),
});

/** Query of `GET …/notes`: a document, and a page of its threads. */
export const notesQuerySchema = documentListQuerySchema;

/** Query of `GET …/colleagues`: a part of the name. */
export const colleaguesQuerySchema = z.looseObject({
  q: z.string().max(100).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

/** An account with editing rights, as others mention it. */
export const colleagueSchema = z.looseObject({ id: recordIdSchema, name: z.string() });

/** One note as colleagues see it. */
const noteSchema = z.looseObject({
  id: idSchema,
  /** The author; empty if the account is gone. */
  user: z.string(),
  /** Whether the caller wrote it, and so may change and delete it. */
  is_you: z.boolean(),
  text: z.string(),
  /** Accounts that the text mentions as `@name`. */
  mentions: z.array(colleagueSchema),
  created_at: z.string(),
  edited_at: z.string().nullable(),
});

/** A note with its replies, the oldest first; the first note has the thread's id. */
export const threadSchema = z.looseObject({
  id: idSchema,
  /** The block or section that it is about, which may be gone. */
  module: idSchema,
  /** The kind of that block and its first words, when the note was written. */
  kind: z.string(),
  about: z.string(),
  /** The marked words and their language. */
  quote: z.string().nullable(),
  locale: localeSchema,
  done: z.looseObject({ user: z.string(), at: z.string() }).nullable(),
  notes: z.array(noteSchema).min(1),
});

/** Name of the query parameter that opens a thread, beside `edit`. */
const noteParameter = 'note';

/** The address that opens a thread in edit mode. */
export function threadPath(path: string, id: number): string {
  return `${path}?edit&${noteParameter}=${id}`;
}

/** The thread that an address opens, or null. */
export function readThreadId(search: string): number | null {
  return idParameterSchema.safeParse(new URLSearchParams(search).get(noteParameter)).data ?? null;
}

export type Note = z.infer<typeof noteSchema>;
export type Thread = z.infer<typeof threadSchema>;
export type Colleague = z.infer<typeof colleagueSchema>;
