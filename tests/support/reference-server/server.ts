import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buildContent, type Content, type ModuleRow } from './content';
import { paginate, presentPage, presentRow } from './answers';

/**
 * A content system of somebody else, written from the contract alone, in the manner of a Django REST backend: its own session
 * cookie and csrftoken, trailing slashes by redirect, absolute pagination links, its own 404 bodies. No publish, no undo, no
 * versions: the base contract only. Tests run the site against it over real HTTP.
 */
export interface ReferenceServer {
  url: string;
  content: Content;
  /** Paths asked for so far, with method, the newest last. */
  requests: string[];
  /** Makes it misbehave from now on; null makes it well again. */
  misbehave(fault: Fault | null): void;
  close(): Promise<void>;
}

export type Fault = 'hang' | 'error' | 'garbage' | 'oversized' | 'slow-headers';

export const referenceEditor = { email: 'editor@example.org', password: 'reference-password' } as const;

interface Context {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  content: Content;
  sessions: Set<string>;
  body: Record<string, unknown>;
}

function send(
  response: ServerResponse,
  status: number,
  body?: unknown,
  headers: Record<string, string | string[]> = {},
) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

const notFound = { detail: 'Not found.' };

function cookies(request: IncomingMessage): Record<string, string> {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/).filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string]));
}

function isSignedIn({ request, sessions }: Context): boolean {
  return sessions.has(cookies(request).sessionid ?? '');
}

/** Django's order: first who it is, then the token. Returns true when the request was refused and answered. */
function refuseWrite(context: Context): boolean {
  if (!isSignedIn(context)) {
    send(context.response, 401, { detail: 'Authentication credentials were not provided.' });
    return true;
  }
  const token = cookies(context.request).csrftoken;
  if (!token || context.request.headers['x-csrftoken'] !== token) {
    send(context.response, 403, { detail: 'CSRF Failed: CSRF token missing.' });
    return true;
  }
  return false;
}

function login({ response, sessions, body }: Context) {
  if (body.email !== referenceEditor.email || body.password !== referenceEditor.password) {
    send(response, 400, { detail: 'Unable to log in with provided credentials.' });
    return;
  }
  const session = randomBytes(16).toString('hex');
  sessions.add(session);
  send(
    response,
    200,
    { ok: true },
    {
      'Set-Cookie': [
        `sessionid=${session}; Path=/; HttpOnly; SameSite=Lax`,
        `csrftoken=${randomBytes(16).toString('hex')}; Path=/; SameSite=Lax`,
      ],
    },
  );
}

const placeFields = ['parent', 'column', 'order', 'anchor', 'content_type', 'object_id', 'slug', 'revision'];

function fieldsOf(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !placeFields.includes(name)));
}

function createModule(context: Context, locale: 'de' | 'en', model: string) {
  const { body, content, response } = context;
  const parent = content.modules.find((row) => row.id === body.parent);
  if (model !== 'container' && !parent) {
    send(response, 400, { parent: ['Invalid pk - object does not exist.'] });
    return;
  }
  if (model === 'headline' && !body.content) {
    send(response, 400, { content: ['This field is required.'] });
    return;
  }
  const row: ModuleRow = {
    id: Math.max(...content.modules.map((each) => each.id)) + 1,
    model,
    locale,
    page: parent ? parent.page : typeof body.object_id === 'number' ? body.object_id : null,
    slug: typeof body.slug === 'string' ? body.slug : null,
    parent: parent?.id ?? null,
    column: Number(body.column ?? 0),
    order: Number(body.order ?? 1000),
    anchor: '',
    fields: fieldsOf(body),
  };
  content.modules.push(row);
  send(response, 201, presentRow(content, row));
}

function writeModule(context: Context, id: number) {
  const { request, response, content, body } = context;
  const row = content.modules.find((each) => each.id === id);
  if (!row) {
    send(response, 404, notFound);
    return;
  }
  if (request.method === 'DELETE') {
    content.modules = content.modules.filter((each) => each.id !== id && each.parent !== id);
    send(response, 204);
    return;
  }
  Object.assign(row.fields, fieldsOf(body));
  if (typeof body.parent === 'number') row.parent = body.parent;
  if (typeof body.column === 'number') row.column = body.column;
  if (typeof body.order === 'number') row.order = body.order;
  send(response, 200, presentRow(content, row));
}

function pageEditor(context: Context, locale: 'de' | 'en', path: string) {
  const { request, response, content } = context;
  if (path === 'user') {
    if (!isSignedIn(context))
      send(response, 401, { detail: 'Authentication credentials were not provided.' });
    else
      send(response, 200, {
        email: referenceEditor.email,
        username: 'editor',
        admin_menus: [{ title: 'Admin', url: '/admin/' }],
      });
    return;
  }
  if (path === 'nav') {
    const menu = content.pages
      .filter((page) => page.is_online)
      .map((page) => ({
        url: page.slugs[locale] === '' ? `/${locale}` : `/${locale}/${page.slugs[locale]}`,
        menu_name: page.titles[locale],
        is_highlight: page.id === 2,
        children: [],
      }));
    send(response, 200, { menu, footer: [{ title: 'Example', url: 'https://example.org/' }] });
    return;
  }
  if (path === 'redirect') {
    send(response, 200, content.redirects);
    return;
  }
  if (path.startsWith('redirect/')) {
    const match = content.redirects.find((each) => each.old_path === `/${path.slice('redirect/'.length)}`);
    send(response, match ? 200 : 404, match ? { new_path: match.new_path } : notFound);
    return;
  }
  if (path === 'page' || path.startsWith('page/')) {
    const slug = path.slice('page/'.length).replace(/\/$/, '');
    const page = content.pages.find((each) => each.slugs[locale] === slug);
    if (!page || (!page.is_online && !isSignedIn(context))) send(response, 404, notFound);
    else send(response, 200, presentPage(content, page, locale));
    return;
  }
  if (path.startsWith('container/by-slug/')) {
    const slug = path.slice('container/by-slug/'.length).replace(/\/$/, '');
    const row = content.modules.find((each) => each.slug === slug && each.locale === locale);
    send(response, row ? 200 : 404, row ? presentRow(content, row) : notFound);
    return;
  }
  const [, model, id] = /^([a-z]+)(?:\/(\d+))?\/?$/.exec(path) ?? [];
  if (!model || request.method === 'GET') {
    send(response, 404, notFound);
    return;
  }
  if (refuseWrite(context)) return;
  if (id) writeModule(context, Number(id));
  else createModule(context, locale, model);
}

function publicData(context: Context, path: string) {
  const { response, content, url } = context;
  const list = (items: unknown[], size: number) => {
    const page = paginate(items, url, size);
    send(response, page ? 200 : 404, page ?? { detail: 'Invalid page.' });
  };
  const detail = (items: Record<string, unknown>[], id: string) => {
    const item = items.find((each) => each.id === Number(id));
    send(response, item ? 200 : 404, item ?? notFound);
  };
  const genre = url.searchParams.get('genre');
  const events = genre
    ? content.events.filter((event) => (event.genres as string[]).includes(genre))
    : content.events;
  const [, resource = '', id] = /^([a-z-]+)\/(?:([^/]+)\/?)?$|^([a-z-]+)$/.exec(path) ?? [];
  if (!path.includes('/')) {
    send(response, 301, undefined, { Location: `/api/${path}/${url.search}` });
    return;
  }
  if (resource === 'events') return id ? detail(content.events, id) : list(events, 20);
  if (resource === 'genres') return send(response, 200, content.genres);
  if (resource === 'articles-teaser') return send(response, 200, content.articles.slice(0, 3));
  if (resource === 'articles') return id ? detail(content.articles, id) : list(content.articles, 20);
  if (resource === 'productions')
    return id ? detail(content.productions, id) : list(content.productions, 1000);
  if (resource === 'download-directories') return send(response, 200, content.directories);
  send(response, 404, notFound);
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function misbehaveNow(fault: Fault, response: ServerResponse) {
  if (fault === 'hang') return;
  if (fault === 'slow-headers')
    response.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders();
  else if (fault === 'error') send(response, 500, { detail: 'Server Error (500)' });
  else if (fault === 'garbage')
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>not json');
  else
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(`"${'x'.repeat(12 * 1024 * 1024)}"`);
}

/** Starts the reference backend on a free port of the loopback address. */
export async function startReferenceServer(): Promise<ReferenceServer> {
  const content = buildContent();
  const sessions = new Set<string>();
  const requests: string[] = [];
  let fault: Fault | null = null;
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    requests.push(`${request.method ?? 'GET'} ${url.pathname}`);
    if (fault) return misbehaveNow(fault, response);
    readBody(request).then(
      (body) => {
        const context = { request, response, url, content, sessions, body };
        if (url.pathname === '/accounts/login/' && request.method === 'POST') return login(context);
        const editor = /^\/(de|en)\/pageeditor-api\/(.*?)$/.exec(url.pathname);
        if (editor) return pageEditor(context, editor[1] as 'de' | 'en', decodeURIComponent(editor[2] ?? ''));
        if (url.pathname.startsWith('/api/')) return publicData(context, url.pathname.slice('/api/'.length));
        send(response, 404, notFound);
      },
      () => send(response, 400, { detail: 'JSON parse error' }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    content,
    requests,
    misbehave(next) {
      fault = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
