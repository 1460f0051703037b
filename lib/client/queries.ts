import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/contract/locale';
import { loadDraft, type DraftSource } from './drafts';
import { listLinkChoices, listPictures } from './library';
import { listHistory, listVersions, type DocumentKey } from './page-editor';

/** The editor's query client: lists are fetched anew whenever a dialog opens, and the queue does the repeating of writes. */
export function createEditorQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 0, refetchOnWindowFocus: false } },
  });
}

export function historyQuery(locale: Locale, key: DocumentKey) {
  return queryOptions({
    queryKey: ['history', locale, key],
    queryFn: ({ signal }) => listHistory(locale, key, signal),
  });
}

export function versionsQuery(locale: Locale, key: DocumentKey) {
  return queryOptions({
    queryKey: ['versions', locale, key],
    queryFn: ({ signal }) => listVersions(locale, key, signal),
  });
}

/** The draft in another language than the one being edited; `revision` is the document's, so that a change asks again. */
export function otherDraftQuery(locale: Locale, source: DraftSource, revision: number | undefined) {
  return queryOptions({
    queryKey: ['draft', locale, source.content_type, source.object_id, source.slug, revision],
    queryFn: () => loadDraft(locale, source),
    placeholderData: (before) => before,
    staleTime: 20_000,
  });
}

export function picturesQuery(locale: Locale, search: string) {
  return infiniteQueryOptions({
    queryKey: ['pictures', locale, search],
    queryFn: ({ signal, pageParam }) => listPictures(locale, { search, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.next === null ? undefined : page + 1),
  });
}

export function linkChoicesQuery(locale: Locale, wanted: { search?: string; reference?: string }) {
  return queryOptions({
    queryKey: ['links', locale, wanted],
    queryFn: ({ signal }) => listLinkChoices(locale, wanted, signal),
  });
}
