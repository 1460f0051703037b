import { z } from 'zod';
import type { ContentType } from '@/lib/contract/identifier';
import { listSchema } from '@/lib/contract/list';
import { presenceAnswerSchema, type Person } from '@/lib/contract/live';
import { localeSchema, type Locale } from '@/lib/contract/locale';
import { moduleSchema, type Module } from '@/lib/contract/module';
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
import { findCookie, request } from './request';

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

function base(locale: Locale): string {
  return `/${locale}/pageeditor-api`;
}

function keyQuery(key: DocumentKey): string {
  return `content_type=${key.content_type}&object_id=${key.object_id}`;
}

/** Whether a session of an external content system is meant, which is opened in that system's admin. */
export function isSignInElsewhere(): boolean {
  return findCookie(hintCookie) === hintValues.elsewhere;
}

/** Who is signed in. 401 when nobody is (spec §7). */
export function getUser(locale: Locale, signal?: AbortSignal): Promise<User> {
  return request(`${base(locale)}/user`, { schema: userSchema, signal });
}

/** Opens a session; 400 or 401 when the pair does not fit, 429 after too many tries. */
export function login(locale: Locale, body: { email: string; password: string }): Promise<User> {
  return request(`${base(locale)}/login`, { schema: userSchema, method: 'POST', body });
}

export async function logout(locale: Locale): Promise<void> {
  await request(`${base(locale)}/logout`, { schema: nothing, method: 'POST', body: {} });
}

/** Creates a module of a kind at a place. Answers the module as stored. */
export function createModule(
  locale: Locale,
  kind: string,
  body: PlaceBody & Record<string, unknown>,
  idempotencyKey: string,
): Promise<Module> {
  return request(`${base(locale)}/${kind}`, { schema: writtenModule, method: 'POST', body, idempotencyKey });
}

/** Changes fields of a module. A stale `revision` is a 409 with `theirs` and `base`. */
export function updateModule(
  locale: Locale,
  kind: string,
  id: number,
  body: Record<string, unknown>,
  idempotencyKey: string,
): Promise<Module> {
  return request(`${base(locale)}/${kind}/${id}`, {
    schema: writtenModule,
    method: 'PATCH',
    body,
    idempotencyKey,
  });
}

export async function deleteModule(
  locale: Locale,
  kind: string,
  id: number,
  idempotencyKey: string,
): Promise<void> {
  await request(`${base(locale)}/${kind}/${id}`, { schema: nothing, method: 'DELETE', idempotencyKey });
}

/** Moves a module or section. */
export async function reorderModule(
  locale: Locale,
  body: PlaceBody & { id: number },
  idempotencyKey: string,
): Promise<Module | null> {
  const answer = await request(`${base(locale)}/reorder`, {
    schema: nothing,
    method: 'POST',
    body,
    idempotencyKey,
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
  return request(`${base(locale)}/${step}`, {
    schema: documentAnswerSchema,
    method: 'POST',
    body: key,
    idempotencyKey,
  });
}

/** Makes the draft public in these languages, now or at a time (ISO with offset); with `online` its record too. A time that has passed is a 400. */
export function publish(
  locale: Locale,
  key: DocumentKey,
  plan: { locales: readonly Locale[]; at?: string; online?: boolean },
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  return request(`${base(locale)}/publish`, {
    schema: documentAnswerSchema,
    method: 'POST',
    body: { ...key, ...plan },
    idempotencyKey,
  });
}

/** Takes a planned publishing back. 404 if it has been carried out already. */
export function cancelPublishing(
  locale: Locale,
  id: number,
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  return request(`${base(locale)}/schedule/${id}`, {
    schema: documentAnswerSchema,
    method: 'DELETE',
    idempotencyKey,
  });
}

/** Makes a version the draft again, or one module of it; an operation like any other. */
export function restoreVersion(
  locale: Locale,
  key: DocumentKey,
  { version, module }: { version: number; module: number | undefined },
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  return request(`${base(locale)}/restore`, {
    schema: documentAnswerSchema,
    method: 'POST',
    body: { ...key, version_id: version, ...(module === undefined ? {} : { module }) },
    idempotencyKey,
  });
}

/** Says where this window is in a document, or that it has left it; answers who is there, and the document's revision. */
export function tellPresence(
  locale: Locale,
  { content_type, object_id }: DocumentKey,
  body: { window: string; block: number | null; left?: boolean },
): Promise<z.output<typeof presenceAnswerSchema>> {
  const path = `${base(locale)}/document/${content_type}/${object_id}/presence`;
  return request(path, { schema: presenceAnswerSchema, method: 'POST', body });
}

export async function listHistory(
  locale: Locale,
  key: DocumentKey,
  signal?: AbortSignal,
): Promise<HistoryEntry[]> {
  const schema = listSchema(historyEntrySchema);
  return (await request(`${base(locale)}/history?${keyQuery(key)}`, { schema, signal })).results;
}

export async function listVersions(
  locale: Locale,
  key: DocumentKey,
  signal?: AbortSignal,
): Promise<Version[]> {
  const schema = listSchema(versionSchema);
  return (await request(`${base(locale)}/versions?${keyQuery(key)}`, { schema, signal })).results;
}

/** Makes a module of another kind of a module, in both languages. Answers the new one; 400 where something would get lost. */
export function turnModule(
  locale: Locale,
  id: number,
  kind: string,
  idempotencyKey: string,
): Promise<Module> {
  return request(`${base(locale)}/turn`, {
    schema: writtenModule,
    method: 'POST',
    body: { id, kind },
    idempotencyKey,
  });
}

/** A text goes on in the text before it, in both languages. Answers what both are now. */
export function joinModules(locale: Locale, id: number, idempotencyKey: string): Promise<Module> {
  return request(`${base(locale)}/join`, {
    schema: writtenModule,
    method: 'POST',
    body: { id },
    idempotencyKey,
  });
}

/** Puts a copy behind a module or section, with both languages and what is inside. Answers the copy. */
export function duplicateModule(locale: Locale, id: number, idempotencyKey: string): Promise<Module> {
  return request(`${base(locale)}/duplicate`, {
    schema: writtenModule,
    method: 'POST',
    body: { id },
    idempotencyKey,
  });
}
