import { z } from 'zod';
import type { ContentType } from '@/lib/contract/identifier';
import { listSchema } from '@/lib/contract/list';
import { presenceAnswerSchema, type Person } from '@/lib/contract/live';
import { localeSchema, type Locale } from '@/lib/contract/locale';
import { moduleSchema, type Module } from '@/lib/contract/module';
import { pageSchema } from '@/lib/contract/page';
import { userSchema, type User } from '@/lib/contract/user';
import {
  documentAnswerSchema,
  historyEntrySchema,
  scheduledSchema,
  versionSchema,
  writeAnswerSchema,
  type DocumentAnswer,
  type HistoryEntry,
  type Version,
} from '@/lib/contract/write';
import { hintCookie, hintValues } from '@/lib/hint-cookie.mjs';
import { call } from './call';
import { findCookie } from './request';

/** A document as calls name it. */
export interface DocumentKey {
  content_type: ContentType;
  object_id: number;
}

/** Where a module goes, in ids of the server. */
export interface PlaceBody {
  parent: number | null;
  column: number;
  order?: number;
  content_type?: ContentType;
  object_id?: number;
  /** Of a stand-alone section. */
  slug?: string;
}

/** The draft of a document. Only backends with undo tell whether it can be undone. */
export const draftSchema = pageSchema.extend({
  can_undo: z.boolean().optional(),
  can_redo: z.boolean().optional(),
  scheduled: z.array(scheduledSchema).optional(),
  /** Module id → language → revision of the document when its texts were last written. */
  text_revisions: z.record(z.string(), z.partialRecord(localeSchema, z.int())).optional(),
});

export type Draft = z.infer<typeof draftSchema>;

export type People = readonly Person[];

const nothing = z.unknown();
const writtenModule = z.intersection(moduleSchema, writeAnswerSchema);

/** A document as queries name it; all its other properties are left out. */
export function documentQuery({ content_type, object_id }: DocumentKey): DocumentKey {
  return { content_type, object_id };
}

/** Whether the session is one of an external content system, whose admin is where people sign in. */
export function isSignInElsewhere(): boolean {
  return findCookie(hintCookie) === hintValues.elsewhere;
}

/** The signed-in user. 401 if nobody is signed in (spec §7). */
export function getUser(locale: Locale, signal?: AbortSignal): Promise<User> {
  return call('GET /{locale}/pageeditor-api/user', { params: { locale }, schema: userSchema, signal });
}

/** Signs in. 400 or 401 if address and password do not match, 429 after too many attempts. */
export function login(locale: Locale, body: { email: string; password: string }): Promise<User> {
  return call('POST /{locale}/pageeditor-api/login', { params: { locale }, body, schema: userSchema });
}

export async function logout(locale: Locale): Promise<void> {
  await call('POST /{locale}/pageeditor-api/logout', { params: { locale }, schema: nothing });
}

/** Creates a module of a kind at a place. Answers with the module as stored. */
export function createModule(
  locale: Locale,
  kind: string,
  body: PlaceBody & Record<string, unknown>,
  idempotencyKey: string,
): Promise<Module> {
  return call('POST /{locale}/pageeditor-api/{kind}', {
    params: { locale, kind },
    body,
    idempotencyKey,
    schema: writtenModule,
  });
}

/** Changes fields of a module. A stale `revision` is a 409 with `theirs` and `base`. */
export function updateModule(
  locale: Locale,
  kind: string,
  id: number,
  body: Record<string, unknown>,
  idempotencyKey: string,
): Promise<Module> {
  return call('PATCH /{locale}/pageeditor-api/{kind}/{id}', {
    params: { locale, kind, id },
    body,
    idempotencyKey,
    schema: writtenModule,
  });
}

export async function deleteModule(
  locale: Locale,
  kind: string,
  id: number,
  idempotencyKey: string,
): Promise<void> {
  await call('DELETE /{locale}/pageeditor-api/{kind}/{id}', {
    params: { locale, kind, id },
    idempotencyKey,
    schema: nothing,
  });
}

/** Moves a module or section. */
export async function reorderModule(
  locale: Locale,
  body: PlaceBody & { id: number },
  idempotencyKey: string,
): Promise<Module | null> {
  const answer = await call('POST /{locale}/pageeditor-api/reorder', {
    params: { locale },
    body,
    idempotencyKey,
    schema: nothing,
  });
  const moved = moduleSchema.safeParse(answer);
  return moved.success ? moved.data : null;
}

/** Undoes or redoes the caller's last operation. 409 if a later one changed the same module. */
export function stepBack(
  locale: Locale,
  step: 'undo' | 'redo',
  key: DocumentKey,
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  return call(`POST /{locale}/pageeditor-api/${step}`, {
    params: { locale },
    body: key,
    idempotencyKey,
    schema: documentAnswerSchema,
  });
}

/**
 * Publishes the draft in these languages, now or at a time (ISO with offset); with `online` the record goes online as well. A time in the
 * past is a 400.
 */
export function publish(
  locale: Locale,
  key: DocumentKey,
  plan: { locales: readonly Locale[]; at?: string; online?: boolean },
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  return call('POST /{locale}/pageeditor-api/publish', {
    params: { locale },
    body: { ...key, ...plan },
    idempotencyKey,
    schema: documentAnswerSchema,
  });
}

/**
 * Takes a publishing back, by the version that it has made: visitors see again what was public before. 409 if it is not the last one any
 * more, or if nothing was public before.
 */
export function takeBack(
  locale: Locale,
  key: DocumentKey,
  version: number,
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  return call('POST /{locale}/pageeditor-api/take-back', {
    params: { locale },
    body: { ...key, version_id: version },
    idempotencyKey,
    schema: documentAnswerSchema,
  });
}

/** Gives a planned publishing another time; both are ISO times with offset. 409 if it is not `was` any more, 404 if it has been carried out. */
export function reschedulePublishing(
  locale: Locale,
  id: number,
  times: { at: string; was: string },
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  return call('PATCH /{locale}/pageeditor-api/schedule/{id}', {
    params: { locale, id },
    body: times,
    idempotencyKey,
    schema: documentAnswerSchema,
  });
}

/** Cancels a planned publishing. 404 if it has been carried out already. */
export function cancelPublishing(
  locale: Locale,
  id: number,
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  return call('DELETE /{locale}/pageeditor-api/schedule/{id}', {
    params: { locale, id },
    idempotencyKey,
    schema: documentAnswerSchema,
  });
}

/** Restores a version, or one module of it, as the draft; an operation like any other. */
export function restoreVersion(
  locale: Locale,
  key: DocumentKey,
  { version, module }: { version: number; module: number | undefined },
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  return call('POST /{locale}/pageeditor-api/restore', {
    params: { locale },
    body: { ...key, version_id: version, ...(module === undefined ? {} : { module }) },
    idempotencyKey,
    schema: documentAnswerSchema,
  });
}

/**
 * Tells the server where this window is in a document, or that it has left it. Answers with everybody there and the document's revision.
 */
export function tellPresence(
  locale: Locale,
  { content_type, object_id }: DocumentKey,
  body: { window: string; block: number | null; left?: boolean },
): Promise<z.output<typeof presenceAnswerSchema>> {
  const params = { locale, content_type, id: object_id };
  const options = { params, body, schema: presenceAnswerSchema };
  return call('POST /{locale}/pageeditor-api/document/{content_type}/{id}/presence', options);
}

export async function listHistory(
  locale: Locale,
  key: DocumentKey,
  signal?: AbortSignal,
): Promise<HistoryEntry[]> {
  const options = {
    params: { locale },
    query: documentQuery(key),
    schema: listSchema(historyEntrySchema),
    signal,
  };
  return (await call('GET /{locale}/pageeditor-api/history', options)).results;
}

export async function listVersions(
  locale: Locale,
  key: DocumentKey,
  signal?: AbortSignal,
): Promise<Version[]> {
  const options = {
    params: { locale },
    query: documentQuery(key),
    schema: listSchema(versionSchema),
    signal,
  };
  return (await call('GET /{locale}/pageeditor-api/versions', options)).results;
}

/** Copies a module or section, with both languages and its contents, and puts the copy behind it. Answers with the copy. */
export function duplicateModule(locale: Locale, id: number, idempotencyKey: string): Promise<Module> {
  return call('POST /{locale}/pageeditor-api/duplicate', {
    params: { locale },
    body: { id },
    idempotencyKey,
    schema: writtenModule,
  });
}
