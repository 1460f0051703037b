import { and, ilike, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { idParameterSchema } from '@/lib/contract/identifier';
import type { List } from '@/lib/contract/list';
import type {
  changeNoteSchema,
  Colleague,
  colleaguesQuerySchema,
  createNoteSchema,
  notesQuerySchema,
  replySchema,
  Thread,
} from '@/lib/contract/note';
import type { Account } from '../../accounts/session';
import { database, transaction } from '../../database/client';
import { containsPattern, listTable } from '../../database/list-table';
import { user as users } from '../../database/schema/accounts';
import { getDocumentId } from '../../documents/document';
import { beginThread, changeNote, deleteNote, listThreads, reply } from '../../documents/notes';
import { listAnswer } from '../../http/list-answer';
import { writeOnce } from '../../http/write-once';
import { localeParams, type WriteContext } from './context';
import { mailMentioned } from './mention-mail';

/** `[locale]/pageeditor-api/notes/[id]` */
export const noteParams = localeParams.extend({ id: idParameterSchema });

/** Number of colleagues offered at once. */
const colleaguesAtATime = 20;

interface ReadContext<Query> {
  request: Request;
  query: Query;
  user: Account;
}

/** `GET …/notes`: the threads at the blocks of a document, oldest first. */
export async function readNotes({
  request,
  query,
  user,
}: ReadContext<z.infer<typeof notesQuerySchema>>): Promise<List<Thread>> {
  const all = await listThreads(database(), await getDocumentId(database(), query), user.id);
  const { page, page_size } = query;
  const results = all.slice((page - 1) * page_size, page * page_size);
  return listAnswer(request, { count: all.length, results }, query);
}

/** `POST …/notes`: starts a thread at a block; mentioned accounts get a mail. */
export function createNote(
  context: WriteContext<unknown, z.infer<typeof createNoteSchema>>,
): Promise<Response> {
  const { body, locale, user } = context;
  return writeOnce(context, async (tx) => {
    const written = await beginThread(tx, body, { locale, userId: user.id });
    await mailMentioned(tx, written, { author: user, text: body.text });
    return { status: 201, answer: written.thread };
  });
}

/** `POST …/notes/{id}/replies`: replies in a thread. */
export function replyToNote(
  context: WriteContext<{ id: number }, z.infer<typeof replySchema>>,
): Promise<Response> {
  const { params, body, user } = context;
  return writeOnce(context, async (tx) => {
    const written = await reply(tx, params.id, body, user.id);
    await mailMentioned(tx, written, { author: user, text: body.text });
    return { status: 201, answer: written.thread };
  });
}

/** `PATCH …/notes/{id}`: changes the text of one's own note, or resolves or reopens a thread. */
export function changeOwnNote(
  context: WriteContext<{ id: number }, z.infer<typeof changeNoteSchema>>,
): Promise<Response> {
  const { params, body, user } = context;
  return writeOnce(context, async (tx) => {
    const written = await changeNote(tx, params.id, body, user.id);
    const own = written.thread.notes.find(({ id }) => id === params.id);
    await mailMentioned(tx, written, { author: user, text: own?.text ?? '' });
    return { answer: written.thread };
  });
}

/** `DELETE …/notes/{id}`: deletes one's own note. */
export async function deleteOwnNote({
  params,
  user,
}: {
  params: { id: number };
  user: Account;
}): Promise<void> {
  await transaction((tx) => deleteNote(tx, params.id, user.id));
}

/** `GET …/colleagues`: the other accounts by name; every account has editing rights. */
export async function readColleagues({
  request,
  query,
  user,
}: ReadContext<z.infer<typeof colleaguesQuerySchema>>): Promise<List<Colleague>> {
  const paging = { page: query.page, page_size: colleaguesAtATime };
  const isNamed = query.q.trim() === '' ? undefined : ilike(users.name, containsPattern(query.q.trim()));
  const where = and(ne(users.id, user.id), isNamed);
  const columns = { name: users.name };
  const { count, rows } = await listTable(users, { where, sort: 'name', columns, id: users.id, ...paging });
  return listAnswer(request, { count, results: rows.map(({ id, name }) => ({ id, name })) }, paging);
}
