import { and, asc, count, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/contract/locale';
import type { Note, Thread } from '@/lib/contract/note';
import { locate } from '@/lib/pagebuilder/locate';
import { isSection } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { user } from '../database/schema/accounts';
import { modules, notes } from '../database/schema/documents';
import { ProblemError } from '../kernel/problem';
import { joinText, textOfNode } from '../search-index/text';
import { findDocument, getDocumentIdOfModule } from './document';
import { announceNotes } from './live-news';

/** Most threads of a document and replies of a thread that can be written. */
const most = { threads: 1000, replies: 200 };

/** Characters of a block's text that are kept to recognise it by. */
const longestAbout = 120;

type NoteRow = typeof notes.$inferSelect;

/** What somebody writes: the text and the accounts it mentions. */
export interface Words {
  text: string;
  mentions: string[];
}

/** A note that was just written or changed. */
export interface WrittenNote {
  documentId: number;
  thread: Thread;
  /** Accounts that are mentioned for the first time, without the author. */
  mentioned: (typeof user.$inferSelect)[];
}

/** Starts a thread at a block of a draft. Throws `not_found` if the block does not exist, `invalid` for unknown accounts. */
export async function beginThread(
  tx: Database,
  { module, quote, ...words }: Words & { module: number; quote: string | null },
  { locale, userId }: { locale: Locale; userId: string },
): Promise<WrittenNote> {
  const documentId = await getDocumentIdOfModule(tx, module);
  const document = await findDocument(tx, documentId);
  const located = document && locate(document.draft, module);
  if (!located) throw new ProblemError('not_found');
  const [there] = await tx
    .select({ count: count() })
    .from(notes)
    .innerJoin(modules, eq(modules.id, notes.moduleId))
    .where(and(eq(modules.documentId, documentId), isNull(notes.threadId)));
  if ((there?.count ?? 0) >= most.threads) throw new ProblemError('invalid', 'notes.many');
  const { node } = located;
  const about = joinText(textOfNode(node, locale)).slice(0, longestAbout);
  const kind = isSection(node) ? 'container' : node.kind;
  const place = { moduleId: module, quote, locale, kind, about };
  return writeNote(tx, { ...place, threadId: null, ...words, userId }, documentId);
}

/** Adds a note to a thread. Throws `not_found`, also if the id is not that of a thread's first note. */
export async function reply(
  tx: Database,
  threadId: number,
  words: Words,
  userId: string,
): Promise<WrittenNote> {
  const head = await lockNote(tx, threadId);
  if (head.threadId !== null) throw new ProblemError('not_found');
  const [there] = await tx.select({ count: count() }).from(notes).where(eq(notes.threadId, threadId));
  if ((there?.count ?? 0) >= most.replies) throw new ProblemError('invalid', 'notes.many_replies');
  const { moduleId, locale, kind, about } = head;
  const place = { moduleId, locale, kind, about };
  return writeNote(tx, { ...place, threadId, ...words, userId }, await getDocumentIdOfModule(tx, moduleId));
}

/**
 * Changes the text of one's own note, or resolves or reopens a thread, which anybody may. Throws `not_found`, and `forbidden` for
 * somebody else's text.
 */
export async function changeNote(
  tx: Database,
  id: number,
  { done, ...words }: Partial<Words> & { done?: boolean },
  userId: string,
): Promise<WrittenNote> {
  const before = await lockNote(tx, id);
  const isWritten = words.text !== undefined || words.mentions !== undefined;
  if (isWritten && before.userId !== userId) throw new ProblemError('forbidden', 'notes.not_yours');
  if (done !== undefined && before.threadId !== null)
    throw new ProblemError('invalid', undefined, { fields: { done: 'fields.bad_place' } });
  const isDone = before.doneAt !== null;
  const mentioned = await findMentioned(tx, words.mentions ?? [], [userId, ...before.mentions]);
  const changes = {
    ...(words.text === undefined ? {} : { text: words.text }),
    ...(words.mentions === undefined ? {} : { mentions: words.mentions }),
    ...(words.text === undefined || words.text === before.text ? {} : { editedAt: new Date() }),
    ...(done === undefined || done === isDone
      ? {}
      : { doneAt: done ? new Date() : null, doneBy: done ? userId : null }),
  };
  const documentId = await getDocumentIdOfModule(tx, before.moduleId);
  if (Object.keys(changes).length > 0) {
    await tx.update(notes).set(changes).where(eq(notes.id, id));
    await announceNotes(tx, documentId, userId);
  }
  return { documentId, thread: await getThread(tx, before.threadId ?? id, userId), mentioned };
}

/** Deletes one's own note. Throws `not_found`, `forbidden` for somebody else's, `conflict` if others have replied to it. */
export async function deleteNote(tx: Database, id: number, userId: string): Promise<void> {
  const note = await lockNote(tx, id);
  if (note.userId !== userId) throw new ProblemError('forbidden', 'notes.not_yours');
  const replies = await tx.select({ userId: notes.userId }).from(notes).where(eq(notes.threadId, id));
  if (replies.some((each) => each.userId !== userId)) throw new ProblemError('conflict', 'notes.replied');
  await tx.delete(notes).where(eq(notes.id, id));
  await announceNotes(tx, await getDocumentIdOfModule(tx, note.moduleId), userId);
}

/** All threads of a document as an account sees them, oldest first. */
export async function listThreads(db: Database, documentId: number, userId: string): Promise<Thread[]> {
  return readThreads(db, eq(modules.documentId, documentId), userId);
}

async function writeNote(
  tx: Database,
  row: typeof notes.$inferInsert & Words,
  documentId: number,
): Promise<WrittenNote> {
  const mentioned = await findMentioned(tx, row.mentions, [row.userId]);
  const [made] = await tx.insert(notes).values(row).returning({ id: notes.id });
  if (!made) throw new Error('The note was not returned.');
  await announceNotes(tx, documentId, row.userId);
  return { documentId, thread: await getThread(tx, row.threadId ?? made.id, row.userId), mentioned };
}

async function lockNote(tx: Database, id: number): Promise<NoteRow> {
  const [row] = await tx.select().from(notes).where(eq(notes.id, id)).for('update');
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** The accounts with some ids, except those that need no mail. Throws `invalid` for an unknown id. */
async function findMentioned(tx: Database, ids: readonly string[], without: readonly string[]) {
  const wanted = [...new Set(ids)];
  const found = wanted.length === 0 ? [] : await tx.select().from(user).where(inArray(user.id, wanted));
  if (found.length < wanted.length)
    throw new ProblemError('invalid', undefined, { fields: { mentions: 'fields.bad_choice' } });
  return found.filter(({ id }) => !without.includes(id));
}

async function getThread(db: Database, id: number, userId: string): Promise<Thread> {
  const [thread] = await readThreads(db, or(eq(notes.id, id), eq(notes.threadId, id)), userId);
  if (!thread) throw new ProblemError('not_found');
  return thread;
}

async function readThreads(db: Database, where: SQL | undefined, userId: string): Promise<Thread[]> {
  const finisher = alias(user, 'finisher');
  const rows = await db
    .select({ note: notes, name: user.name, doneBy: finisher.name })
    .from(notes)
    .innerJoin(modules, eq(modules.id, notes.moduleId))
    .leftJoin(user, eq(user.id, notes.userId))
    .leftJoin(finisher, eq(finisher.id, notes.doneBy))
    .where(where)
    .orderBy(asc(notes.id));
  const names = await findNames(db, [...new Set(rows.flatMap(({ note }) => note.mentions))]);
  const present = ({ note, name }: (typeof rows)[number]): Note => ({
    id: note.id,
    user: name ?? '',
    is_you: note.userId === userId,
    text: note.text,
    mentions: note.mentions.map((id) => ({ id, name: names.get(id) ?? '' })),
    created_at: note.createdAt.toISOString(),
    edited_at: note.editedAt?.toISOString() ?? null,
  });
  return rows
    .filter(({ note }) => note.threadId === null)
    .map((head) => {
      const { id, moduleId, kind, about, quote, locale, doneAt } = head.note;
      const replies = rows.filter(({ note }) => note.threadId === id);
      return {
        ...{ id, module: moduleId, kind, about, quote, locale },
        done: doneAt && { user: head.doneBy ?? '', at: doneAt.toISOString() },
        notes: [head, ...replies].map(present),
      };
    });
}

async function findNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(found.map(({ id, name }) => [id, name]));
}
