import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locale } from '@/lib/contract/locale';
import { buildContent, type Content } from './content';
import { mediaFile } from './media';
import { pageEditor } from './page-editor';
import { publicData } from './public-data';

/**
 * A content system of somebody else, written from the contract alone, in the manner of a Django REST backend: its own session
 * cookie and csrftoken, trailing slashes by redirect, absolute pagination links, problems as fields with lists of sentences. No
 * publish, no undo, no versions: the base contract only. Tests run the site against it over real HTTP.
 */
export interface ReferenceServer {
  url: string;
  content: Content;
  /** Calls so far with method, path and query, the newest last. */
  requests: string[];
  /** The Cookie header of each of them. */
  cookies: string[];
  /** Makes it misbehave from now on; null makes it well again. */
  misbehave(fault: Fault | null): void;
  /** Whether writes to a path without trailing slash are redirected, as Django does where it is configured so. */
  redirectWrites(on: boolean): void;
  /** Answers JSON in other shapes from now on: `change` gets what would be sent, and the path; null ends it. */
  reshape(change: Reshape | null): void;
  close(): Promise<void>;
}

export type Reshape = (body: unknown, path: string) => unknown;

export type Fault = 'hang' | 'error' | 'garbage' | 'oversized' | 'slow-headers' | 'throttled';

export const referenceEditor = { email: 'editor@example.org', password: 'reference-password' } as const;

export interface Context {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  content: Content;
  sessions: Set<string>;
  body: Record<string, unknown>;
  locale: Locale;
}

export const notFound = { detail: 'Not found.' };

/** Answers with JSON. */
export function send(
  response: ServerResponse,
  status: number,
  body?: unknown,
  headers: Record<string, string | string[]> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

export function cookies(request: IncomingMessage): Record<string, string> {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/).filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string]));
}

export function isSignedIn({ request, sessions }: Pick<Context, 'request' | 'sessions'>): boolean {
  return sessions.has(cookies(request).sessionid ?? '');
}

function login({ response, sessions, body }: Context): void {
  if (body.email !== referenceEditor.email || body.password !== referenceEditor.password) {
    send(response, 400, { non_field_errors: ['Unable to log in with provided credentials.'] });
    return;
  }
  const session = randomBytes(16).toString('hex');
  sessions.add(session);
  const csrf = randomBytes(16).toString('hex');
  send(
    response,
    200,
    { ok: true },
    {
      'Set-Cookie': [
        `sessionid=${session}; Path=/; HttpOnly; SameSite=Lax`,
        `csrftoken=${csrf}; Path=/; SameSite=Lax`,
      ],
    },
  );
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function misbehaveNow(fault: Fault, response: ServerResponse): void {
  const json = { 'Content-Type': 'application/json' };
  if (fault === 'hang') return;
  if (fault === 'slow-headers') response.writeHead(200, json).flushHeaders();
  else if (fault === 'error') send(response, 500, { detail: 'Server Error (500)' });
  else if (fault === 'throttled')
    send(response, 429, { detail: 'Request was throttled.' }, { 'Retry-After': '3' });
  else if (fault === 'garbage') response.writeHead(200, json).end('<html>not json');
  else response.writeHead(200, json).end(`"${'x'.repeat(12 * 1024 * 1024)}"`);
}

function changeAnswer(response: ServerResponse, path: string, change: Reshape): void {
  const end = response.end.bind(response);
  response.end = ((text?: unknown) =>
    end(
      typeof text === 'string' ? JSON.stringify(change(JSON.parse(text), path)) : text,
    )) as ServerResponse['end'];
}

function route(context: Context): void {
  const { request, response, url } = context;
  const { pathname } = url;
  if (pathname === '/accounts/login/' && request.method === 'POST') return login(context);
  const file = mediaFile(pathname);
  if (file) {
    response.writeHead(200, { 'Content-Type': file.type }).end(file.bytes);
    return;
  }
  const editor = /^\/(de|en)\/pageeditor-api\/(.*)$/.exec(pathname);
  if (editor) {
    return pageEditor({ ...context, locale: editor[1] as Locale }, decodeURIComponent(editor[2] ?? ''));
  }
  const example = /^\/(de|en)\/api\/example\/?$/.exec(pathname);
  if (example) return send(response, 200, { locale: example[1], message: 'Example' });
  if (pathname.startsWith('/api/')) return publicData(context, pathname.slice('/api/'.length));
  send(response, 404, notFound);
}

function languageOf(request: IncomingMessage, url: URL): Locale {
  const asked = url.searchParams.get('locale') ?? request.headers['accept-language'] ?? '';
  return asked.startsWith('en') ? 'en' : 'de';
}

/** Starts the reference backend on the loopback address, on a free port unless one is named. */
export async function startReferenceServer(wantedPort = 0): Promise<ReferenceServer> {
  const content = buildContent();
  const sessions = new Set<string>();
  const requests: string[] = [];
  const sentCookies: string[] = [];
  let fault: Fault | null = null;
  let redirectsWrites = false;
  let reshape: Reshape | null = null;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    const method = request.method ?? 'GET';
    sentCookies.push(request.headers.cookie ?? '');
    requests.push(`${method} ${url.pathname}${url.search}`);
    if (fault) return misbehaveNow(fault, response);
    if (reshape) changeAnswer(response, url.pathname, reshape);
    if (redirectsWrites && method !== 'GET' && !url.pathname.endsWith('/')) {
      return send(response, 301, undefined, { Location: `${url.pathname}/${url.search}` });
    }
    readBody(request).then(
      (body) => route({ request, response, url, content, sessions, body, locale: languageOf(request, url) }),
      () => send(response, 400, { detail: 'JSON parse error' }),
    );
  });
  server.listen(wantedPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    content,
    requests,
    cookies: sentCookies,
    misbehave(next) {
      fault = next;
    },
    redirectWrites(on) {
      redirectsWrites = on;
    },
    reshape(change) {
      reshape = change;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
