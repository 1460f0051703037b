import { infiniteQueryOptions, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/contract/locale';
import { placeSections } from '@/lib/pagebuilder/placed';
import { findDeadPaths } from './dead-paths';
import { findPublicSection, loadDraft, loadPublished, type DraftSource } from './drafts';
import { useEditorStore } from './editor-store';
import { findFile, listLinkChoices, listPictures, readDeadLinks } from './library';
import { listHistory, listVersions, type DocumentKey, type Draft } from './page-editor';
import { RequestError } from './request';

/**
 * The editor's query client: lists are fetched again whenever a dialog opens. Writes are repeated by the editing session, not here. A 401 opens
 * the sign-in (spec §4).
 */
export function createEditorQueryClient(): QueryClient {
  const isSignedOut = (error: unknown) => error instanceof RequestError && error.status === 401;
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => isSignedOut(error) && useEditorStore.setState({ sessionEnded: true }),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !isSignedOut(error),
        staleTime: 0,
        refetchOnWindowFocus: false,
      },
    },
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

/** The draft of a document in a language; fetched again for each of its revisions. */
export function draftQuery(locale: Locale, source: DraftSource, revision: number | undefined) {
  return queryOptions({
    queryKey: ['draft', locale, source, revision],
    queryFn: () => loadDraft(locale, source, false),
    placeholderData: (before) => before,
  });
}

/** What visitors see of a document in a language; fetched again for each revision of its draft. */
export function publishedQuery(locale: Locale, draft: Draft | undefined) {
  return queryOptions({
    queryKey: ['published', locale, draft?.content_type, draft?.id, draft?.revision, draft?.has_changes],
    queryFn: () => (draft === undefined ? null : loadPublished(locale, draft)),
    enabled: draft !== undefined,
    placeholderData: (before) => before,
  });
}

/** A stand-alone section as visitors see it where a block refers to it; null if it is not public, or within itself. */
export function placedSectionQuery(locale: Locale, slug: string | null, around: readonly string[]) {
  return queryOptions({
    queryKey: ['placed-section', locale, slug, around],
    queryFn: async ({ signal }) => {
      const load = (each: string) => findPublicSection(locale, each, signal);
      const found = slug === null || around.includes(slug) ? null : await load(slug);
      if (slug === null || found === null) return null;
      const [placed = found] = await placeSections([found], load, [...around, slug]);
      return placed;
    },
    enabled: slug !== null,
    // It is edited and published in another window, and nothing of that is heard in this one.
    refetchOnWindowFocus: true,
  });
}

/** The paths of this site that visitors get a 404 for. */
export function deadPathsQuery(paths: readonly string[]) {
  return queryOptions({
    queryKey: ['dead-paths', paths],
    queryFn: ({ signal }) => findDeadPaths(paths, signal),
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
}

/** The addresses of other sites that are known to be dead. */
export function deadLinksQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['dead-links'],
    queryFn: async ({ signal }) => (await readDeadLinks(locale, signal)).addresses,
    staleTime: 60_000,
  });
}

/** Which of some pictures, given by reference, are marked as decorative. */
export function decorativeQuery(locale: Locale, references: readonly string[]) {
  return queryOptions({
    queryKey: ['decorative', locale, references],
    queryFn: async ({ signal }) => {
      const files = await Promise.all(
        references.map((reference) =>
          findFile(locale, Number(reference.split(':')[1]), signal).catch(() => null),
        ),
      );
      return references.filter((_, index) => files[index]?.decorative === true);
    },
    placeholderData: (before) => before,
  });
}

export function picturesQuery(locale: Locale, wanted: { search: string; folder: string }) {
  return infiniteQueryOptions({
    queryKey: ['pictures', locale, wanted],
    queryFn: ({ signal, pageParam }) => listPictures(locale, { ...wanted, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.next === null ? undefined : page + 1),
    placeholderData: (before) => before,
  });
}

/** The file that a reference such as `media:7` names. */
export function fileQuery(locale: Locale, reference: string) {
  const id = Number(/^media:([1-9]\d{0,9})$/.exec(reference)?.[1] ?? 0);
  return queryOptions({
    queryKey: ['file', locale, id],
    queryFn: ({ signal }) => findFile(locale, id, signal),
    enabled: id > 0,
  });
}

/** Link targets that match a search, page by page, best first. */
export function linkChoicesQuery(locale: Locale, search: string) {
  return infiniteQueryOptions({
    queryKey: ['links', locale, search],
    queryFn: ({ signal, pageParam }) => listLinkChoices(locale, { search, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.next === null ? undefined : page + 1),
    placeholderData: (before) => before,
  });
}

/** The link target of a reference such as `page:12`. */
export function linkQuery(locale: Locale, reference: string) {
  return queryOptions({
    queryKey: ['link', locale, reference],
    queryFn: async ({ signal }) => (await listLinkChoices(locale, { reference }, signal)).results[0] ?? null,
  });
}
