import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { listSchema, pageSizes, readAllPages } from '@/lib/contract/list';
import type { Locale } from '@/lib/contract/locale';
import { colleagueSchema, threadSchema, type Thread } from '@/lib/contract/note';
import type { DocumentKey } from './page-editor';
import { call } from './call';

/** No document has more threads than fit on so many pages. */
const mostPages = 50;

/** What somebody writes: the text and the accounts it mentions. */
export interface NoteWords {
  text: string;
  mentions: string[];
}

/** All threads at the blocks of a document, the oldest first. */
export async function listThreads(
  locale: Locale,
  { content_type, object_id }: DocumentKey,
): Promise<Thread[]> {
  return readAllPages(mostPages, (page) =>
    call('GET /{locale}/pageeditor-api/notes', {
      params: { locale },
      query: { content_type, object_id, page, page_size: pageSizes.history.max },
      schema: listSchema(threadSchema),
    }),
  );
}

/** Starts a thread at a block, or at words marked in it. */
export function beginThread(
  locale: Locale,
  body: NoteWords & { module: number; quote: string | null },
  idempotencyKey: string,
): Promise<Thread> {
  const options = { params: { locale }, body, idempotencyKey, schema: threadSchema };
  return call('POST /{locale}/pageeditor-api/notes', options);
}

/** Replies in a thread. */
export function replyToThread(
  locale: Locale,
  id: number,
  body: NoteWords,
  idempotencyKey: string,
): Promise<Thread> {
  const options = { params: { locale, id }, body, idempotencyKey, schema: threadSchema };
  return call('POST /{locale}/pageeditor-api/notes/{id}/replies', options);
}

/** Changes the text of one's own note, or resolves or reopens a thread. */
export function changeNote(locale: Locale, id: number, body: NoteWords | { done: boolean }): Promise<Thread> {
  const options = { params: { locale, id }, body, schema: threadSchema };
  return call('PATCH /{locale}/pageeditor-api/notes/{id}', options);
}

/** Deletes one's own note. */
export async function deleteNote(locale: Locale, id: number): Promise<void> {
  await call('DELETE /{locale}/pageeditor-api/notes/{id}', { params: { locale, id }, schema: z.unknown() });
}

/** Accounts with editing rights whose name contains the search; not one's own. */
export function colleaguesQuery(locale: Locale, search: string) {
  return queryOptions({
    queryKey: ['colleagues', locale, search],
    queryFn: async ({ signal }) => {
      const options = {
        params: { locale },
        query: { q: search },
        schema: listSchema(colleagueSchema),
        signal,
      };
      return (await call('GET /{locale}/pageeditor-api/colleagues', options)).results;
    },
    placeholderData: (before) => before,
  });
}
