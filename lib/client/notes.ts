import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { listSchema, pageSizes } from '@/lib/contract/list';
import type { Locale } from '@/lib/contract/locale';
import { colleagueSchema, threadSchema, type Thread } from '@/lib/contract/note';
import type { DocumentKey } from './page-editor';
import { request } from './request';

/** What somebody writes: the words, and the accounts that they mention. */
export interface NoteWords {
  text: string;
  mentions: string[];
}

const base = (locale: Locale) => `/${locale}/pageeditor-api`;

/** All threads at the blocks of a document, the oldest first. */
export async function listThreads(
  locale: Locale,
  { content_type, object_id }: DocumentKey,
): Promise<Thread[]> {
  const threads: Thread[] = [];
  for (let page = 1; ; page += 1) {
    const query = `content_type=${content_type}&object_id=${object_id}&page=${page}&page_size=${pageSizes.history.max}`;
    const list = await request(`${base(locale)}/notes?${query}`, { schema: listSchema(threadSchema) });
    threads.push(...list.results);
    if (list.next === null) return threads;
  }
}

/** Begins a thread at a block, or at words that are marked in it. */
export function beginThread(
  locale: Locale,
  body: NoteWords & { module: number; quote: string | null },
  idempotencyKey: string,
): Promise<Thread> {
  const options = { schema: threadSchema, method: 'POST', body, idempotencyKey } as const;
  return request(`${base(locale)}/notes`, options);
}

/** Replies in a thread. */
export function replyToThread(
  locale: Locale,
  id: number,
  body: NoteWords,
  idempotencyKey: string,
): Promise<Thread> {
  const options = { schema: threadSchema, method: 'POST', body, idempotencyKey } as const;
  return request(`${base(locale)}/notes/${id}/replies`, options);
}

/** Changes one's own words, or says whether a thread is done. */
export function changeNote(locale: Locale, id: number, body: NoteWords | { done: boolean }): Promise<Thread> {
  return request(`${base(locale)}/notes/${id}`, { schema: threadSchema, method: 'PATCH', body });
}

/** Deletes one's own note. */
export async function deleteNote(locale: Locale, id: number): Promise<void> {
  await request(`${base(locale)}/notes/${id}`, { schema: z.unknown(), method: 'DELETE' });
}

/** Accounts that may edit whose name contains something, without one's own. */
export function colleaguesQuery(locale: Locale, search: string) {
  return queryOptions({
    queryKey: ['colleagues', locale, search],
    queryFn: async ({ signal }) => {
      const path = `${base(locale)}/colleagues?q=${encodeURIComponent(search)}`;
      return (await request(path, { schema: listSchema(colleagueSchema), signal })).results;
    },
    placeholderData: (before) => before,
  });
}
