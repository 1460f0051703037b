import { z } from 'zod';
import type { ContentType } from '@/lib/contract/identifier';
import { listSchema } from '@/lib/contract/list';
import { presenceAnswerSchema, type Person } from '@/lib/contract/live';
import { localeSchema, type Locale } from '@/lib/contract/locale';
import { moduleSchema, type ContentKind, type Module } from '@/lib/contract/module';
import { pageSchema } from '@/lib/contract/page';
import { hintCookie, hintValues, userSchema, type User } from '@/lib/contract/user';
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
import { call } from './call';
import { findCookie } from './request';

/** A document as the calls name it. */
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

/** The draft of a document; what can be taken back next is known only to backends that offer undo. */
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

/** A document as queries name it, whatever else is known of it. */
export function documentQuery({ content_type, object_id }: DocumentKey): DocumentKey {
  return { content_type, object_id };
}

/** Whether a session of an external content system is meant, which is opened in that system's admin. */
export function isSignInElsewhere(): boolean {
  return findCookie(hintCookie) === hintValues.elsewhere;
}

/** Who is signed in. 401 when nobody is (spec §7). */
export function getUser(locale: Locale, signal?: AbortSignal): Promise<User> {
  return call('GET /{locale}/pageeditor-api/user', { params: { locale }, schema: userSchema, signal });
}

/** Opens a session; 400 or 401 when the pair does not fit, 429 after too many tries. */
export function login(locale: Locale, body: { email: string; password: string }): Promise<User> {
  return call('POST /{locale}/pageeditor-api/login', { params: { locale }, body, schema: userSchema });
}

export async function logout(locale: Locale): Promise<void> {
  await call('POST /{locale}/pageeditor-api/logout', { params: { locale }, schema: nothing });
}

/** Creates a module of a kind at a place. Answers the module as stored. */
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

/** Takes back, or does again, the caller's last operation. 409 if a later one touched the same module. */
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

/** Makes the draft public in these languages, now or at a time (ISO with offset); with `online` its record too. A time that has passed is a 400. */
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

/** Takes a planned publishing back. 404 if it has been carried out already. */
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

/** Makes a version the draft again, or one module of it; an operation like any other. */
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

/** Says where this window is in a document, or that it has left it; answers who is there, and the document's revision. */
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

/** Makes a module of another kind of a module, in both languages. Answers the new one; 400 where something would get lost. */
export function turnModule(
  locale: Locale,
  id: number,
  kind: ContentKind,
  idempotencyKey: string,
): Promise<Module> {
  return call('POST /{locale}/pageeditor-api/turn', {
    params: { locale },
    body: { id, kind },
    idempotencyKey,
    schema: writtenModule,
  });
}

/** A text goes on in the text before it, in both languages. Answers what both are now. */
export function joinModules(locale: Locale, id: number, idempotencyKey: string): Promise<Module> {
  return call('POST /{locale}/pageeditor-api/join', {
    params: { locale },
    body: { id },
    idempotencyKey,
    schema: writtenModule,
  });
}

/** Puts a copy behind a module or section, with both languages and what is inside. Answers the copy. */
export function duplicateModule(locale: Locale, id: number, idempotencyKey: string): Promise<Module> {
  return call('POST /{locale}/pageeditor-api/duplicate', {
    params: { locale },
    body: { id },
    idempotencyKey,
    schema: writtenModule,
  });
}
