import * as containerRoute from '@/app/[locale]/pageeditor-api/container/by-slug/[...slug]/route';
import * as duplicateRoute from '@/app/[locale]/pageeditor-api/duplicate/route';
import * as historyRoute from '@/app/[locale]/pageeditor-api/history/route';
import * as moduleRoute from '@/app/[locale]/pageeditor-api/[module]/[id]/route';
import * as kindRoute from '@/app/[locale]/pageeditor-api/[module]/route';
import * as pageRoute from '@/app/[locale]/pageeditor-api/page/[[...slug]]/route';
import * as publishRoute from '@/app/[locale]/pageeditor-api/publish/route';
import * as redoRoute from '@/app/[locale]/pageeditor-api/redo/route';
import * as reorderRoute from '@/app/[locale]/pageeditor-api/reorder/route';
import * as restoreRoute from '@/app/[locale]/pageeditor-api/restore/route';
import * as plannedRoute from '@/app/[locale]/pageeditor-api/schedule/[id]/route';
import * as scheduleRoute from '@/app/[locale]/pageeditor-api/schedule/route';
import * as undoRoute from '@/app/[locale]/pageeditor-api/undo/route';
import * as versionsRoute from '@/app/[locale]/pageeditor-api/versions/route';
import { createRecord, updateRecord } from '@/lib/backend/records/write';
import type { Module, Section } from '@/lib/contract/module';
import type { Page } from '@/lib/contract/page';
import { call } from './request';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Route = Partial<Record<Method, Parameters<typeof call>[0]>>;

const actions: Record<string, Route> = {
  duplicate: duplicateRoute,
  history: historyRoute,
  publish: publishRoute,
  redo: redoRoute,
  reorder: reorderRoute,
  restore: restoreRoute,
  schedule: scheduleRoute,
  undo: undoRoute,
  versions: versionsRoute,
};

/** An answer with its body read. */
export interface Answer<Body> {
  status: number;
  body: Body;
}

/** What the endpoints answer, with the members that tests look at. */
export type WrittenModule = Module & { revision: number; document_revision: number };
export type WrittenDocument = Page & { revision: number; can_undo: boolean; can_redo: boolean };
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
  const [name = '', ...rest] = (path.split('?', 1)[0] ?? '').split('/');
  const { route, params } = findRoute(name, rest);
  const handler = route[method];
  if (!handler) throw new Error(`${path} has no ${method}.`);
  const answer = await call(handler, `/${locale}/pageeditor-api/${path}`, {
    method,
    params: { locale, ...params },
    ...(body === undefined ? {} : { body }),
    ...(as ? { as } : {}),
    ...(headers ? { headers } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as Body };
}

function findRoute(
  name: string,
  rest: string[],
): { route: Route; params: Record<string, string | string[]> } {
  if (name === 'page') return { route: pageRoute, params: rest.join('') === '' ? {} : { slug: rest } };
  if (name === 'container' && rest[0] === 'by-slug')
    return { route: containerRoute, params: { slug: rest.slice(1) } };
  if (name === 'schedule' && rest[0] !== undefined) return { route: plannedRoute, params: { id: rest[0] } };
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action && rest.length === 0) return { route: action, params: {} };
  if (rest[0] === undefined) return { route: kindRoute, params: { module: name } };
  return { route: moduleRoute, params: { module: name, id: rest[0] } };
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
