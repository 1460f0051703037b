// The server's front: what everybody may see is kept as ready bytes and answered before the framework is asked (docs/decisions/0014).
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { changes } from '../../lib/changes.mjs';
import { captureAnswer } from './capture.mjs';
import { dataFolder, makeLean, tightenPolicy } from './lean-page.mjs';
import { pageUse } from './page-cache.mjs';
import { cacheKey, isForEverybody } from './public-request.mjs';

const mebibyte = 1024 * 1024;
/** How often a page is asked for again that went stale while it was made. */
const mostTries = 3;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ etag: string, identity: Buffer, encoded: Map<string, Buffer>, bytes: number }} Bytes */
/** @typedef {'br' | 'gzip' | 'identity'} Encoding */
/** @typedef {{ body: Buffer, etag: string, headers: string[] }} Variant */
/** @typedef {Bytes & { status: number, headers: [string, string][], variants: Partial<Record<Encoding, Variant>> }} Ready */
/** @typedef {{ lean: import('./lean-page.mjs').LeanPage | null, bytes: Bytes }} Made */
/** @typedef {{ ready: Ready, tags: readonly string[], since: number, isAnyChange: boolean }} Kept */

/**
 * @param {{
 *   folder: string,
 *   megabytes: number,
 *   sessionCookies: readonly string[],
 *   handle: (request: Request, response: Response) => Promise<void>,
 * }} options `folder`: of the build. `megabytes`: bound of what is kept. `handle`: the framework.
 * @returns {{ sendKept: (request: Request, response: Response) => boolean, answer: (request: Request, response: Response) => Promise<void> }}
 *   `sendKept` answers what is ready, and says whether it did; `answer` answers everything.
 */
export function makeFront({ folder, megabytes, sessionCookies, handle }) {
  /** @type {LRUCache<string, Kept>} */
  const kept = new LRUCache({ maxSize: megabytes * mebibyte, sizeCalculation: ({ ready }) => ready.bytes });
  /** @type {LRUCache<string, Ready>} Data outlive their page: somebody may be reading it who has not touched it yet. */
  const data = new LRUCache({ maxSize: (megabytes * mebibyte) / 2, sizeCalculation: ({ bytes }) => bytes });
  /** @type {Map<string, Promise<Kept | null>>} */
  const pending = new Map();
  /** @type {Map<string, Ready | null>} Files of the build, by their path. */
  const files = new Map();
  /** @type {WeakMap<object, Made>} A rendered page that answers many addresses (404) is made lean once. */
  const made = new WeakMap();

  return { sendKept, answer };

  /**
   * @param {Request} request
   * @param {Response} response
   */
  function sendKept(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url ?? '/';
    const known = url.startsWith('/_next/static/')
      ? findFile(url)
      : url.startsWith(dataFolder)
        ? data.get(url)
        : findKept(request);
    if (!known) return false;
    send(known, request, response);
    return true;
  }

  /** @param {Request} request */
  function findKept(request) {
    const key = isForEverybody(request, sessionCookies) ? cacheKey(request) : null;
    const known = key === null ? undefined : kept.get(key);
    return known !== undefined && isFresh(known) ? known.ready : null;
  }

  /**
   * @param {Request} request
   * @param {Response} response
   */
  async function answer(request, response) {
    if (request.method !== 'GET' || (request.url ?? '').startsWith('/_next/'))
      return handle(request, response);
    if ((request.url ?? '').startsWith(dataFolder)) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    const key = isForEverybody(request, sessionCookies) ? cacheKey(request) : null;
    return key === null ? pass(request, response) : serveMiss(key, request, response);
  }

  /**
   * The first of many who ask for the same asks the framework; the others wait for what it gets, and ask themselves if that is not for
   * everybody.
   * @param {string} key
   * @param {Request} request
   * @param {Response} response
   */
  async function serveMiss(key, request, response) {
    const running = pending.get(key);
    if (running !== undefined) {
      const found = await running.catch(() => null);
      if (found !== null && isFresh(found)) return send(found.ready, request, response);
      if (found !== null && pending.get(key) === undefined) return serveMiss(key, request, response);
      return pass(request, response);
    }
    const making = make(key, request, response);
    pending.set(
      key,
      making.then(({ keep }) => keep),
    );
    try {
      const { ready } = await making;
      if (ready !== null) send(ready, request, response);
    } finally {
      pending.delete(key);
    }
  }

  /**
   * Asks the framework, again if something changed meanwhile. `ready` is null if the answer has been sent already.
   * @param {string} key
   * @param {Request} request
   * @param {Response} response
   * @returns {Promise<{ ready: Ready | null, keep: Kept | null }>}
   */
  async function make(key, request, response) {
    for (let attempt = 1; ; attempt += 1) {
      response.statusCode = 200;
      const use = { tags: [], since: changes.now(), isKept: false, isAnyChange: false, page: null };
      const answer = await pageUse.run(use, () => captureAnswer(request, response, handle));
      if (answer === null) return { ready: null, keep: null };
      const ready = prepare(answer, use.page);
      if (!use.isKept || answer.status !== 200 || !mayKeep(answer.headers)) return { ready, keep: null };
      const keep = { ready, tags: [...new Set(use.tags)], since: use.since, isAnyChange: use.isAnyChange };
      if (isFresh(keep)) {
        kept.set(key, keep);
        return { ready, keep };
      }
      if (attempt === mostTries) return { ready, keep: null };
    }
  }

  /**
   * What is not for everybody: never kept, and lean all the same.
   * @param {Request} request
   * @param {Response} response
   */
  async function pass(request, response) {
    const use = { tags: [], since: changes.now(), isKept: false, isAnyChange: false, page: null };
    const answer = await pageUse.run(use, () => captureAnswer(request, response, handle));
    if (answer !== null) send(prepare(answer, use.page), request, response);
  }

  /**
   * @param {import('./capture.mjs').CapturedAnswer} answer
   * @param {object | null} page The rendered page that it came from, if it was one.
   * @returns {Ready}
   */
  function prepare(answer, page) {
    const known = page === null ? undefined : made.get(page);
    const { lean, bytes } = known ?? makeLeanBytes(answer);
    if (page !== null && known === undefined) made.set(page, { lean, bytes });
    if (lean !== null && !data.has(`${dataFolder}${lean.dataName}`))
      data.set(`${dataFolder}${lean.dataName}`, readyFile(Buffer.from(lean.data), types['.js'] ?? ''));
    const headers = answer.headers.map(([name, value]) =>
      lean !== null && name.toLowerCase() === 'content-security-policy'
        ? [name, tightenPolicy(value, lean)]
        : [name, value],
    );
    return withHeaders(answer.status, /** @type {[string, string][]} */ (headers), bytes);
  }

  /**
   * @param {import('./capture.mjs').CapturedAnswer} answer
   * @returns {Made}
   */
  function makeLeanBytes({ isHtml, body, path: pathname }) {
    const lean = isHtml
      ? makeLean(body.toString('utf8'), readStyles, { isUrgent: isUrgent(pathname) })
      : null;
    return { lean, bytes: makeBytes(lean === null ? body : Buffer.from(lean.html)) };
  }

  /**
   * The text of one of the build's style sheets.
   * @param {string} href
   */
  function readStyles(href) {
    return findFile(href)?.identity.toString('utf8') ?? null;
  }

  /**
   * A file of the build, read once; null if there is none.
   * @param {string} address
   * @returns {Ready | null}
   */
  function findFile(address) {
    const pathname = address.split('?', 1)[0] ?? '';
    const known = files.get(pathname);
    if (known !== undefined) return known;
    const type = types[path.extname(pathname)];
    const file = path.join(folder, 'static', pathname.slice('/_next/static/'.length));
    // Only names that exist are remembered: they can be made up without end.
    if (
      type === undefined ||
      !/^[\w./~-]+$/.test(pathname) ||
      pathname.includes('..') ||
      !fs.existsSync(file)
    )
      return null;
    const ready = readyFile(fs.readFileSync(file), type);
    files.set(pathname, ready);
    return ready;
  }
}

const types = /** @type {Record<string, string | undefined>} */ ({
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
});

/**
 * Admin and hub are applications.
 * @param {string} pathname
 */
const isUrgent = (pathname) => /^\/(?:admin|cms-hub)(?:\/|$)/.test(pathname);

/** @param {Kept} kept */
function isFresh({ tags, since, isAnyChange }) {
  return isAnyChange ? changes.now() === since : changes.areFresh(tags, since);
}

/**
 * Nothing of a session, and nothing that asks not to be kept.
 * @param {readonly [string, string][]} headers
 */
function mayKeep(headers) {
  return headers.every(([name, value]) => {
    if (name.toLowerCase() === 'set-cookie') return false;
    return name.toLowerCase() !== 'cache-control' || !/no-store|private/.test(value);
  });
}

/** Said by the framework about itself, or about bytes that are other ones now. */
const dropped =
  /^(?:x-nextjs-.*|x-middleware-.*|etag|content-length|content-encoding|transfer-encoding|connection|keep-alive|date)$/i;

/**
 * @param {Buffer} body
 * @returns {Bytes}
 */
function makeBytes(body) {
  const etag = crypto.createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { etag, identity: body, encoded: new Map(), bytes: Math.ceil(body.length * 1.6) + 2000 };
}

/**
 * @param {number} status
 * @param {readonly [string, string][]} headers
 * @param {Bytes} bytes
 * @returns {Ready}
 */
function withHeaders(status, headers, bytes) {
  const own = headers
    .filter(([name]) => !dropped.test(name))
    .map(([name, value]) => /** @type {[string, string]} */ ([name, value]));
  const varies = own.find(([name]) => name.toLowerCase() === 'vary');
  if (varies === undefined) own.push(['Vary', 'Accept-Encoding']);
  else if (!/accept-encoding/i.test(varies[1])) varies[1] += ', Accept-Encoding';
  return { ...bytes, status, headers: own, variants: {} };
}

/**
 * @param {Buffer} bytes
 * @param {string} type
 */
function readyFile(bytes, type) {
  return withHeaders(
    200,
    [
      ['Content-Type', type],
      ['Cache-Control', 'public, max-age=31536000, immutable'],
      ['X-Content-Type-Options', 'nosniff'],
    ],
    makeBytes(bytes),
  );
}

/**
 * @param {Ready} ready
 * @param {Request} request
 * @param {Response} response
 */
function send(ready, request, response) {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', ready);
  const variant = (ready.variants[encoding] ??= makeVariant(ready, encoding));
  if (ready.status === 200 && isKnown(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.headers).end();
    return;
  }
  response.writeHead(ready.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

/**
 * Bytes and headers in an encoding, made when somebody asks for it first.
 * @param {Ready} ready
 * @param {Encoding} encoding
 */
function makeVariant(ready, encoding) {
  const body = encode(ready, encoding);
  const etag = `"${ready.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = [...ready.headers];
  if (ready.status === 200) headers.push(['ETag', etag]);
  if (encoding !== 'identity') headers.push(['Content-Encoding', encoding]);
  headers.push(['Content-Length', String(body.length)]);
  return { body, etag, headers: headers.flat() };
}

/**
 * @param {string | undefined} ifNoneMatch
 * @param {string} etag
 */
function isKnown(ifNoneMatch, etag) {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}

/**
 * @param {string} accepted
 * @param {Ready} ready
 * @returns {Encoding}
 */
function chooseEncoding(accepted, { identity, headers }) {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (identity.length < 500 || /font/.test(type)) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/**
 * The bytes in an encoding, made when somebody asks for it first.
 * @param {Ready} ready
 * @param {Encoding} encoding
 */
function encode(ready, encoding) {
  if (encoding === 'identity') return ready.identity;
  const known = ready.encoded.get(encoding);
  if (known !== undefined) return known;
  const bytes =
    encoding === 'gzip'
      ? zlib.gzipSync(ready.identity, { level: 6 })
      : zlib.brotliCompressSync(ready.identity, {
          params: {
            [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: ready.identity.length,
          },
        });
  ready.encoded.set(encoding, bytes);
  return bytes;
}
