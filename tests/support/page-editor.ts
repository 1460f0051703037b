import { createRecord, updateRecord } from '@/lib/backend/records/write';
import type { Module, Section } from '@/lib/contract/module';
import type { Page } from '@/lib/contract/page';
import { editor } from './editors';
import { call } from './request';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** An answer with its body read. */
export interface Answer<Body> {
  status: number;
  body: Body;
}

/** What the endpoints answer, with the members that tests look at. */
export type WrittenModule = Module & { revision: number; document_revision: number };
export type WrittenDocument = Page & {
  revision: number;
  can_undo: boolean;
  can_redo: boolean;
  version_id?: number;
};
export interface Refusal {
  code: string;
  detail: string;
  fields?: Record<string, string>;
  theirs?: Module | null;
  base?: Module | null;
}

interface Options {
  as?: Record<string, string>;
  body?: unknown;
  locale?: 'de' | 'en';
  headers?: Record<string, string>;
}

/** Calls an endpoint of the page editor interface: `send('POST', 'headline', {…})`, `send('GET', 'page/ueber-uns')`. */
export async function send<Body = WrittenModule>(
  method: Method,
  path: string,
  { as, body, locale = 'de', headers }: Options = {},
): Promise<Answer<Body>> {
  const answer = await call(`/${locale}/pageeditor-api/${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    ...(as ? { as } : {}),
    ...(headers ? { headers } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as Body };
}

let pages = 0;

/** A page online in both languages under the same slug, without sections. */
export async function buildPage(
  overrides: Record<string, unknown> = {},
): Promise<{ id: number; slug: string }> {
  const slug = `seite-${++pages}`;
  const record = await createRecord('pages', {
    title: { de: `Seite ${pages}`, en: `Page ${pages}` },
    slug: { de: slug, en: slug },
    is_online: true,
    ...overrides,
  });
  return { id: Number(record.id), slug };
}

/** An empty section at the end of a page. */
export async function addSection(
  as: Record<string, string>,
  page: number,
  fields: Record<string, unknown> = {},
): Promise<Section & WrittenModule> {
  const body = { parent: null, content_type: 'page', object_id: page, ...fields };
  const answer = await send<Section & WrittenModule>('POST', 'container', { as, body });
  if (answer.status !== 201) throw new Error(`The section was answered with ${answer.status}.`);
  return answer.body;
}

/** A headline at the end of the first column of a section. */
export async function addHeadline(
  as: Record<string, string>,
  section: number,
  content = 'Hallo',
  fields: Record<string, unknown> = {},
): Promise<WrittenModule> {
  const answer = await send('POST', 'headline', { as, body: { parent: section, content, ...fields } });
  if (answer.status !== 201) throw new Error(`The headline was answered with ${answer.status}.`);
  return answer.body;
}

/** The draft of a page as editors see it. */
export async function readDraft(
  as: Record<string, string>,
  slug: string,
  locale: 'de' | 'en' = 'de',
): Promise<WrittenDocument> {
  const answer = await send<WrittenDocument>('GET', `page/${slug}?version_id=draft`, { as, locale });
  if (answer.status !== 200) throw new Error(`The draft was answered with ${answer.status}.`);
  return answer.body;
}

/** Ids of all modules in the columns of a page's sections. */
export function moduleIds(page: Pick<Page, 'modules'>): number[] {
  return page.modules.flatMap((section) =>
    section.columns.flatMap((column) => column.children.map((child) => child.id)),
  );
}

/** Takes a page offline. */
export async function takeOffline(page: number): Promise<void> {
  await updateRecord('pages', page, { is_online: false });
}

/** A page with a section and a headline in it. */
export async function buildHeadline(): Promise<{
  page: { id: number; slug: string };
  section: Section & WrittenModule;
  module: WrittenModule;
}> {
  const page = await buildPage();
  const section = await addSection(editor, page.id);
  return { page, section, module: await addHeadline(editor, section.id) };
}

/** A page as the bodies of publish, undo and the like name it. */
export function keyOf(page: number) {
  return { content_type: 'page', object_id: page };
}

/** A page as the queries of history and versions name it. */
export function queryOf(page: number): string {
  return `content_type=page&object_id=${page}`;
}

/** Makes the draft of a page public in some languages. */
export function publish(page: number, locales: string[]): Promise<Answer<WrittenDocument>> {
  return send<WrittenDocument>('POST', 'publish', { as: editor, body: { ...keyOf(page), locales } });
}

/** Takes an operation on a page back, or does it again. */
export function stepBack(step: 'undo' | 'redo', page: number, as = editor): Promise<Answer<WrittenDocument>> {
  return send<WrittenDocument>('POST', step, { as, body: keyOf(page) });
}

/** The contents of all modules in the columns of a page's sections. */
export function textsOf(page: Pick<Page, 'modules'>): unknown[] {
  return page.modules.flatMap((section) =>
    section.columns.flatMap((column) => column.children.map((child) => child['content'])),
  );
}
