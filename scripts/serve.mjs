// The web server, started by scripts/start.mjs; in a container directly: `node scripts/serve.mjs`.
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import next from 'next';
import { doLastWork } from '../lib/last-work.mjs';
import { bareHeaders } from './serve/bare-headers.mjs';
import { boundBodies } from './serve/bodies.mjs';
import { makeFront } from './serve/front.mjs';
import { dropInternal, hideInternal, isDataPath, pathOf } from './serve/internals.mjs';
import { restoreLength } from './serve/lengths.mjs';
import { answerPlainRequests } from './serve/plain-requests.mjs';
import { refuseUnmet } from './serve/preconditions.mjs';
import { chooseAnswer, send } from './serve/ready-answer.mjs';
import { grace, prepareStop } from './serve/stop.mjs';
import { warmUp } from './serve/warm-up.mjs';

const dev = process.argv.includes('--dev');
const port = Number(process.env.PORT || 3000);
const isBehindProxy = ['true', '1'].includes(process.env.TRUST_PROXY ?? '');
/** Milliseconds that requests in progress have to finish when the server stops. */
const patience = 10_000;

/** Seconds after which a page is made anew though nobody has changed anything (`revalidate` of the pages): what is coming is over by then. */
const pageLife = 600;

const server = http.createServer();
const close = prepareStop(server);
// Only the framework's hot reload answers upgrades, so in production its upgrade listener is attached to a server that never receives
// any: ours treats a request for an upgrade as the ordinary request that it is otherwise, as HTTP allows.
const app = next({ dev, dir: process.cwd(), port, httpServer: dev ? server : http.createServer() });

try {
  await app.prepare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const handle = app.getRequestHandler();
const hasMediaElsewhere = Boolean(process.env.S3_BUCKET || process.env.CONTENT_API_URL);
const folders = {
  build: path.resolve(process.env.NEXT_DIST_DIR || '.next'),
  files: path.resolve('public'),
  media: hasMediaElsewhere ? null : path.resolve(process.env.DATA_DIR || 'data', 'media'),
};
const isLetIn = boundBodies(process.env);
const ownHeaders = Object.entries(bareHeaders());
/** Nothing is kept in development. */
const front = dev
  ? null
  : makeFront({
      folder: folders.build,
      mediaFolder: folders.media,
      megabytes: Number(process.env.FRONT_CACHE_MB || 64),
      sessionCookies: ['litfass.session_token', process.env.CONTENT_API_SESSION_COOKIE || 'sessionid'],
      handle,
      isTold: Boolean(process.env.PURGE_URL),
      longestAge: pageLife * 1000,
    });

const plainRequests =
  front &&
  answerPlainRequests(server, (request) => {
    const ready = front.find(request);
    return ready && chooseAnswer(ready, request);
  });

// Longer than a reverse proxy keeps an unused connection (nginx: 60 s): if we closed it first, a request could be on its way.
server.keepAliveTimeout = 75_000;

server.on('request', (request, response) => {
  // Before anything else is done for the request: most requests end here, or before.
  const ready = front?.find(request);
  if (ready) return send(ready, request, response);
  // For whatever is answered before the middleware is asked, as for a path with repeated slashes; the middleware sets its own.
  for (const [name, value] of ownHeaders) response.setHeader(name, value);
  const target = pathOf(request.url ?? '');
  if (target === null) {
    response.writeHead(400).end();
    return;
  }
  request.url = target;
  // The framework does not know this method and would report a fault of its own. No path here takes it.
  if (request.method === 'TRACE') {
    response.writeHead(501).end();
    return;
  }
  if (isDataPath(target)) {
    response.writeHead(404).end();
    return;
  }
  if (!isLetIn(request, response) || refuseUnmet(request, response, folders)) return;
  restoreLength(response);
  hideInternal(response);
  dropInternal(request);
  if (!isBehindProxy) dropForwarded(request);
  request.headers['x-forwarded-for'] ??= request.socket.remoteAddress;
  (front === null ? handle(request, response) : front.answer(request, response)).catch((error) => {
    console.error(error);
    response.destroy();
  });
});

server.once('error', (error) => {
  if (!process.send) console.error(`Port ${port} cannot be used: ${error.message}`);
  process.send?.('code' in error ? error.code : error.message, () => process.exit(1));
  if (!process.send) process.exit(1);
});

server.listen(port, () => {
  process.send?.('ready');
  // Not of an external content system, which is asked for what visitors want to see and no more.
  if (!dev && !process.env.CONTENT_API_URL) void warmUp(port, ['/de', '/en', '/de/pageeditor-api/user']);
});

/**
 * Without a trusted proxy in front, anybody could claim any address or host.
 * @param {http.IncomingMessage} request
 */
function dropForwarded(request) {
  for (const name of Object.keys(request.headers)) {
    if (name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-'))
      delete request.headers[name];
  }
}

async function stop() {
  setTimeout(() => process.exit(0), patience).unref();
  plainRequests?.stop(grace);
  const lastWork = doLastWork();
  await close();
  await lastWork;
  await app.close();
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The starting process has died without being able to say so.
process.on('disconnect', stop);
