import { presentPage, presentRow, putInPlace, siblings } from './answers';
import type { Content, ModuleRow } from './content';
import { cookies, isSignedIn, notFound, referenceEditor, send, type Context } from './server';

const unauthenticated = { detail: 'Authentication credentials were not provided.' };

/** Django's order: first who it is, then the token. Returns true when the request was refused and answered. */
function refuseWrite({ request, response, sessions }: Context): boolean {
  if (!isSignedIn({ request, sessions })) {
    send(response, 401, unauthenticated);
    return true;
  }
  const token = cookies(request).csrftoken;
  if (!token || request.headers['x-csrftoken'] !== token) {
    send(response, 403, { detail: 'CSRF Failed: CSRF token missing.' });
    return true;
  }
  return false;
}

const placeFields = [
  'id',
  'parent',
  'column',
  'order',
  'anchor',
  'content_type',
  'object_id',
  'slug',
  'revision',
];

function fieldsOf(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !placeFields.includes(name)));
}

/** What a serializer of Django REST framework says: field name → sentences. Null if all is well. */
function findFaults(
  model: string,
  body: Record<string, unknown>,
  isNew: boolean,
): Record<string, string[]> | null {
  if (model !== 'headline' && model !== 'quote') return null;
  if (body.content === undefined) return isNew ? { content: ['This field is required.'] } : null;
  const length = String(body.content).trim().length;
  if (length === 0) return { content: ['This field may not be blank.'] };
  return length > 120 ? { content: ['Ensure this field has no more than 120 characters.'] } : null;
}

function createModule(context: Context, model: string): void {
  const { body, content, response, locale } = context;
  const parent = content.modules.find((row) => row.id === body.parent);
  const faults = findFaults(model, body, true);
  if (faults) return send(response, 400, faults);
  if (model !== 'container' && !parent) {
    return send(response, 400, { parent: [`Invalid pk "${String(body.parent)}" - object does not exist.`] });
  }
  const row: ModuleRow = {
    id: Math.max(...content.modules.map((each) => each.id)) + 1,
    model,
    locale,
    page: parent ? parent.page : typeof body.object_id === 'number' ? body.object_id : null,
    slug: typeof body.slug === 'string' ? body.slug : null,
    parent: parent?.id ?? null,
    column: Number(body.column ?? 0),
    order: Number.MAX_SAFE_INTEGER,
    anchor: '',
    fields: fieldsOf(body),
  };
  content.modules.push(row);
  putInPlace(content, row, Number(body.order ?? Number.MAX_SAFE_INTEGER));
  send(response, 201, presentRow(content, row));
}

function removeRow(content: Content, row: ModuleRow): void {
  for (const child of siblings(content, { ...row, parent: row.id })) removeRow(content, child);
  content.modules = content.modules.filter((each) => each !== row);
}

function writeModule(context: Context, model: string, id: number): void {
  const { request, response, content, body } = context;
  const row = content.modules.find((each) => each.id === id && each.model === model);
  if (!row) return send(response, 404, notFound);
  if (request.method === 'GET') return send(response, 200, presentRow(content, row));
  if (request.method === 'DELETE') {
    removeRow(content, row);
    response.writeHead(204).end();
    return;
  }
  const faults = findFaults(model, body, false);
  if (faults) return send(response, 400, faults);
  Object.assign(row.fields, fieldsOf(body));
  send(response, 200, presentRow(content, row));
}

function reorder({ response, content, body }: Context): void {
  const row = content.modules.find((each) => each.id === body.id);
  if (!row) return send(response, 404, notFound);
  if (row.model !== 'container' && typeof body.parent === 'number') row.parent = body.parent;
  row.column = Number(body.column ?? 0);
  putInPlace(content, row, Number(body.order ?? Number.MAX_SAFE_INTEGER));
  send(response, 200, presentRow(content, row));
}

function page(context: Context, slug: string): void {
  const { response, content, url, locale } = context;
  // Without versions, there is nothing that an id could name.
  if (url.searchParams.has('version_id')) return send(response, 404, notFound);
  const found = content.pages.find((each) => each.slugs[locale] === slug);
  if (!found || (!found.is_online && !isSignedIn(context))) send(response, 404, notFound);
  else send(response, 200, presentPage(content, found, locale));
}

function navigation({ response, content, locale }: Context): void {
  const menu = content.pages
    .filter((each) => each.is_online)
    .map((each) => ({
      url: each.slugs[locale] === '' ? `/${locale}` : `/${locale}/${each.slugs[locale]}`,
      menu_name: each.titles[locale],
      is_highlight: each.id === 2,
      children: [],
    }));
  send(response, 200, { menu, footer: [{ title: 'Example', url: 'https://example.org/' }] });
}

/** The page editor interface of spec §7, base contract. */
export function pageEditor(context: Context, pathAndSlash: string): void {
  const { request, response, content, locale } = context;
  const path = pathAndSlash.replace(/\/$/, '');
  if (path === 'user') {
    if (!isSignedIn(context)) return send(response, 401, unauthenticated);
    const admin_menus = [{ title: 'Admin', url: '/admin/' }];
    return send(response, 200, { email: referenceEditor.email, username: 'editor', admin_menus });
  }
  if (path === 'nav') return navigation(context);
  if (path === 'redirect') {
    const own = content.redirects.filter((each) => each.old_path.startsWith(`/${locale}/`));
    return send(response, 200, own);
  }
  if (path.startsWith('redirect/')) {
    const match = content.redirects.find((each) => each.old_path === `/${path.slice('redirect/'.length)}`);
    return send(response, match ? 200 : 404, match ? { new_path: match.new_path } : notFound);
  }
  if (path === 'page' || path.startsWith('page/')) return page(context, path.slice('page/'.length));
  if (path.startsWith('container/by-slug/')) {
    const slug = path.slice('container/by-slug/'.length);
    const row = content.modules.find((each) => each.slug === slug && each.locale === locale);
    return send(response, row ? 200 : 404, row ? presentRow(content, row) : notFound);
  }
  const [, model, id] = /^([a-z]+)(?:\/(\d+))?$/.exec(path) ?? [];
  const isBase =
    model !== undefined &&
    !['publish', 'undo', 'redo', 'login', 'logout', 'duplicate', 'arrange', 'paste', 'notes'].includes(model);
  if (!isBase || (request.method === 'GET' && !id)) return send(response, 404, notFound);
  if (refuseWrite(context)) return;
  if (model === 'reorder') reorder(context);
  else if (id) writeModule(context, model, Number(id));
  else createModule(context, model);
}
