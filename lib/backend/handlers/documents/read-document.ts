import { z } from 'zod';
import { idParameterSchema, contentTypeSchema, pageSlugSchema, slugSchema } from '@/lib/contract/identifier';
import type { List } from '@/lib/contract/list';
import { type Locale, localeSchema } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import type { Page } from '@/lib/contract/page';
import type {
  DraftAnswer,
  documentListQuerySchema,
  HistoryEntry,
  Scheduled,
  stateQuerySchema,
  Version,
} from '@/lib/contract/write';
import type { Account } from '../../accounts/session';
import { database } from '../../database/client';
import { listAnswer } from '../../http/list-answer';
import { ProblemError } from '../../kernel/problem';
import { documentAnswer } from '../../documents/answers';
import type { DocumentKey } from '@/lib/records/content-types';
import { findDocument, getDocumentId, type StoredDocument } from '../../documents/document';
import { listSteps } from '../../documents/edit-log';
import { listHistory } from '../../documents/history';
import { presentSections } from '../../documents/present';
import { type DocumentState, findPage, findShown, findStandAloneSection } from '../../documents/read';
import { listScheduled } from '../../documents/schedule';
import { listTextRevisions } from '../../documents/text-revisions';
import { listVersions } from '../../documents/versions';

/** `[locale]/pageeditor-api/page/[[...slug]]`; the home page's slug is empty. A trailing slash makes an empty last segment. */
export const pageParams = z.object({ locale: localeSchema, slug: pathOf(pageSlugSchema).default('') });

/** `[locale]/pageeditor-api/container/by-slug/[...slug]` */
export const sectionParams = z.object({ locale: localeSchema, slug: pathOf(slugSchema) });

/** `[locale]/pageeditor-api/document/[contentType]/[id]` */
export const documentParams = z.object({
  locale: localeSchema,
  contentType: contentTypeSchema,
  id: idParameterSchema,
});

type DocumentListQuery = z.infer<typeof documentListQuerySchema>;

interface ReadContext<Params, Query> {
  request: Request;
  params: Params;
  query: Query;
  locale: Locale;
  user: Account | null;
}

type StateContext = ReadContext<{ slug: string }, z.infer<typeof stateQuerySchema>>;

/** `GET …/page/{slug}` (spec §7): the page with its sections; 404 if it is offline, unless the caller is signed in. */
export async function readPage({ params, query, locale, user }: StateContext): Promise<Page> {
  const state = readState(query.version_id, user);
  const page = await findPage(locale, params.slug, state, user ? 'editor' : 'visitor');
  if (!page) throw new ProblemError('not_found');
  return user ? { ...page, ...(await listSteps(database(), page.id, user.id)) } : page;
}

/** `GET …/container/by-slug/{slug}` (spec §7): a stand-alone section; 404 if there is none. */
export async function readStandAloneSection({ params, query, locale, user }: StateContext): Promise<Section> {
  const state = readState(query.version_id, user);
  const section = await findStandAloneSection(locale, params.slug, state, user ? 'editor' : 'visitor');
  if (!section) throw new ProblemError('not_found');
  return section;
}

/**
 * `GET …/document/{content_type}/{id}`: the draft of any document, whether undo and redo are possible, what is planned, and how old its
 * texts are; or the sections of a version.
 */
export async function readDraft({
  params,
  query,
  locale,
  user,
}: {
  params: z.infer<typeof documentParams>;
  query: z.infer<typeof stateQuerySchema>;
  locale: Locale;
  user: Account;
}): Promise<DraftAnswer> {
  const document = await getDocument({ content_type: params.contentType, object_id: params.id });
  const [answer, text_revisions] = await Promise.all([
    documentAnswer(database(), document, locale, user.id),
    listTextRevisions(database(), document.id),
  ]);
  const { version_id: state = 'draft' } = query;
  if (state === 'draft') return { ...answer, text_revisions };
  const shown = await findShown(database(), document, state);
  if (!shown) throw new ProblemError('not_found');
  const modules = await presentSections(database(), document, shown.tree, locale, 'editor');
  return { ...answer, text_revisions, modules };
}

/** `GET …/history`: who changed what and when, newest first. */
export async function readHistory({
  request,
  query,
}: ReadContext<unknown, DocumentListQuery>): Promise<List<HistoryEntry>> {
  return listAnswer(request, await listHistory(database(), await getDocument(query), query), query);
}

/** `GET …/versions`: what was published and when, newest first. */
export async function readVersions({
  request,
  query,
}: ReadContext<unknown, DocumentListQuery>): Promise<List<Version>> {
  const document = await getDocument(query);
  return listAnswer(request, await listVersions(database(), document.id, query), query);
}

/** `GET …/schedule`: the planned publishings. */
export async function readSchedule({
  request,
  query,
}: ReadContext<unknown, DocumentListQuery>): Promise<List<Scheduled>> {
  const document = await getDocument(query);
  const all = await listScheduled(database(), document.id);
  const { page, page_size } = query;
  const results = all.slice((page - 1) * page_size, page * page_size);
  return listAnswer(request, { count: all.length, results }, query);
}

function readState(version: 'draft' | number | undefined, user: Account | null): DocumentState {
  if (version === undefined) return 'published';
  if (!user) throw new ProblemError('not_authenticated');
  return version;
}

async function getDocument(key: DocumentKey): Promise<StoredDocument> {
  const document = await findDocument(database(), await getDocumentId(database(), key));
  if (!document) throw new ProblemError('not_found');
  return document;
}

function pathOf(schema: z.ZodType<string, string>) {
  return z
    .array(z.string())
    .transform((segments) => segments.filter((segment) => segment !== '').join('/'))
    .pipe(schema);
}
