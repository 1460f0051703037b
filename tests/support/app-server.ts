import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll } from 'vitest';
import { findPattern, listRouteFiles } from './route-table';

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Response | Promise<Response>;

const routeFiles = listRouteFiles();
let running: Promise<{ server: http.Server; address: string }> | undefined;

/**
 * The address of a web server with the application's routes, one per test file. It runs in the test's process, so that tests can
 * look into the database and spy on what the routes import; requests and answers go over the wire as they do in production.
 */
export async function appAddress(): Promise<string> {
  running ??= start();
  return (await running).address;
}

afterAll(async () => {
  const server = (await running)?.server;
  server?.close();
  server?.closeAllConnections();
});

async function start(): Promise<{ server: http.Server; address: string }> {
  const server = http.createServer((incoming, outgoing) => {
    // A route that stops reading does not break the connection: the rest of the body is thrown away.
    outgoing.once('finish', () => incoming.unpipe().resume());
    answer(incoming)
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => {
        // A caller that has gone needs no answer; any other error shows as a broken connection.
        outgoing.destroy(error instanceof Error ? error : undefined);
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function answer(incoming: http.IncomingMessage): Promise<Response> {
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  const route = findPattern(routeFiles, url.pathname);
  if (!route) return new Response('No route.', { status: 404 });
  const methods = (await import(/* @vite-ignore */ route.item.file)) as Record<string, Handler | undefined>;
  const method = incoming.method ?? 'GET';
  const handler = methods[method] ?? (method === 'HEAD' ? methods['GET'] : undefined);
  if (!handler) return new Response(null, { status: 405 });
  return handler(toRequest(incoming, url), { params: Promise.resolve(route.params) });
}

function toRequest(incoming: http.IncomingMessage, url: URL): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  // As scripts/serve.mjs does; a test may name the caller.
  if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '');
  const method = incoming.method ?? 'GET';
  const hasBody =
    method !== 'GET' &&
    method !== 'HEAD' &&
    (headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0);
  return new Request(url, {
    method,
    headers,
    ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' } : {}),
  });
}

/** The body as a stream of the web; a copy, because a route that stops reading would end the connection with it. */
function bodyOf(incoming: http.IncomingMessage): ReadableStream<Uint8Array> {
  const body = incoming.pipe(new PassThrough());
  incoming.once('close', () => {
    if (!incoming.complete) body.destroy(new Error('The caller has gone.'));
  });
  return Readable.toWeb(body) as ReadableStream<Uint8Array>;
}

async function send(response: Response, outgoing: http.ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
}
