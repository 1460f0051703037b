// The server's front: public answers are kept as ready bytes and sent before the framework is asked (docs/decisions/0017).
import fs from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { changes } from '../../lib/changes.mjs';
import { pageUse } from '../../lib/page-use.mjs';
import { cacheTagHeaders } from '../../lib/cache-tags.mjs';
import { captureAnswer } from './capture.mjs';
import { dataFolder, makeLean, tightenPolicy } from './lean-page.mjs';
import { cacheKey, isForEverybody } from './public-request.mjs';
import { makeBytes, readyFile, send, withHeaders } from './ready-answer.mjs';

const mebibyte = 1024 * 1024;
/** How often a page is made again if it became stale while it was made. */
const mostTries = 3;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./front.mjs').Asked} Asked */
/** @typedef {import('./ready-answer.mjs').Bytes} Bytes */
/** @typedef {import('./ready-answer.mjs').Ready} Ready */
/** @typedef {import('../../lib/page-use.mjs').PageUse} PageUse */
/** @typedef {{ lean: import('./lean-page.mjs').LeanPage | null, bytes: Bytes }} Made */
/**
 * @typedef {object} Kept
 * @property {Ready} ready
 * @property {string | null} data Address of the page's data, if they were moved out of it.
 * @property {readonly string[]} tags
 * @property {number} since
 * @property {boolean} isAnyChange
 */

/** @type {typeof import('./front.mjs').makeFront} */
export function makeFront({ folder, megabytes, sessionCookies, handle, isTold = false }) {
  /** @type {LRUCache<string, Kept>} */
  const kept = new LRUCache({ maxSize: megabytes * mebibyte, sizeCalculation: ({ ready }) => ready.bytes });
  /**
   * @type {LRUCache<string, Ready & { isForAll: boolean }>} Data outlast the change of their page, since a reader of the old page may need
   * them later. A page whose data are gone is made again.
   */
  const data = new LRUCache({ maxSize: (megabytes * mebibyte) / 2, sizeCalculation: ({ bytes }) => bytes });
  /** @type {Map<string, Promise<Kept | null>>} */
  const pending = new Map();
  /** @type {Map<string, Ready | null>} Files of the build by path. */
  const files = new Map();
  /** @type {WeakMap<object, Made>} A rendered page that answers many addresses (404) is made lean only once. */
  const made = new WeakMap();

  return { find, answer };

  /** @param {Asked} request */
  function find(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const url = request.url ?? '/';
    if (url.startsWith('/_next/static/')) return findFile(url);
    return url.startsWith(dataFolder) ? (data.get(url) ?? null) : findKept(request);
  }

  /** @param {Asked} request */
  function findKept(request) {
    const key = isForEverybody(request, sessionCookies) ? cacheKey(request) : null;
    const known = key === null ? undefined : kept.get(key);
    return known !== undefined && isFresh(known) && hasData(known) ? known.ready : null;
  }

  /**
   * Whether the data of a kept page are there. Asking counts as use, so that they stay as long as the page is read.
   * @param {Kept} kept
   */
  function hasData({ data: address }) {
    return address === null || data.get(address) !== undefined;
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
   * The first of several requests for the same address asks the framework; the others wait for its answer, and ask themselves if it is
   * not for everybody.
   * @param {string} key
   * @param {Request} request
   * @param {Response} response
   */
  async function serveMiss(key, request, response) {
    const running = pending.get(key);
    if (running !== undefined) {
      const found = await running.catch(() => null);
      // What is kept was fresh just now: nothing happens between its making and this.
      if (found !== null) return send(found.ready, request, response);
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
      // The framework adds listeners each time it is asked.
      response.setMaxListeners(mostTries * 12);
      const use = newUse();
      const answer = await ask(use, request, response);
      if (answer === null) return { ready: null, keep: null };
      if (!use.isKept || answer.status !== 200 || !mayKeep(answer.headers))
        return { ready: prepare(answer, use.page).ready, keep: null };
      answer.headers.push(...cacheTagHeaders(use, isTold));
      const { since, isAnyChange } = use;
      const keep = { ...prepare(answer, use.page), tags: [...new Set(use.tags)], since, isAnyChange };
      const { ready } = keep;
      if (isFresh(keep)) {
        kept.set(key, keep);
        return { ready, keep };
      }
      if (attempt === mostTries) return { ready, keep: null };
    }
  }

  /**
   * Answers a request that is not for everybody: never kept, but made lean as well.
   * @param {Request} request
   * @param {Response} response
   */
  async function pass(request, response) {
    const use = newUse();
    const answer = await ask(use, request, response);
    if (answer !== null) send(prepare(answer, use.page).ready, request, response);
  }

  /**
   * The framework's answer. If it failed because the content source is down, the answer is 503 instead of a server error.
   * @param {PageUse} use
   * @param {Request} request
   * @param {Response} response
   */
  async function ask(use, request, response) {
    const answer = await pageUse.run(use, () => captureAnswer(request, response, handle));
    if (answer?.status !== 500 || !use.isAway) return answer;
    const others = answer.headers.filter(([name]) => !/^(?:cache-control|retry-after)$/i.test(name));
    /** @type {[string, string][]} */
    const headers = [...others, ['Cache-Control', 'no-store'], ['Retry-After', '10']];
    return { ...answer, status: 503, headers };
  }

  /**
   * @param {import('./capture.mjs').CapturedAnswer} answer
   * @param {object | null} page The rendered page that it came from, if it was one.
   * @returns {Pick<Kept, 'ready' | 'data'>}
   */
  function prepare(answer, page) {
    const known = page === null ? undefined : made.get(page);
    const { lean, bytes } = known ?? makeLeanBytes(answer);
    if (page !== null && known === undefined) made.set(page, { lean, bytes });
    const address = lean === null ? null : keepData(lean, !isPrivate(answer.headers));
    const headers = answer.headers.map(([name, value]) =>
      lean !== null && name.toLowerCase() === 'content-security-policy'
        ? [name, tightenPolicy(value, lean)]
        : [name, value],
    );
    const ready = withHeaders(answer.status, /** @type {[string, string][]} */ (headers), bytes);
    return { ready, data: address };
  }

  /**
   * Keeps the data of a page, and returns their address. Those of a draft must not be stored by anybody else, neither caches nor a service
   * worker.
   * @param {import('./lean-page.mjs').LeanPage} page
   * @param {boolean} isForAll
   */
  function keepData({ dataName, data: text }, isForAll) {
    const address = `${dataFolder}${dataName}`;
    const known = data.get(address);
    if (known === undefined || (isForAll && !known.isForAll))
      data.set(address, { ...readyFile(Buffer.from(text), types['.js'] ?? '', isForAll), isForAll });
    return address;
  }

  /**
   * @param {import('./capture.mjs').CapturedAnswer} answer
   * @returns {Made}
   */
  function makeLeanBytes({ isHtml, body }) {
    const lean = isHtml ? makeLean(body.toString('utf8'), readStyles) : null;
    return { lean, bytes: makeBytes(lean === null ? body : Buffer.from(lean.html)) };
  }

  /**
   * The text of a style sheet of the build.
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
    // Only existing names are remembered, since names can be made up without end.
    if (
      type === undefined ||
      !/^[\w./~-]+$/.test(pathname) ||
      pathname.includes('..') ||
      !fs.existsSync(file)
    )
      return null;
    const ready = readyFile(fs.readFileSync(file), type);
    const packed = `${file}.br`;
    if (fs.existsSync(packed)) ready.encoded.set('br', fs.readFileSync(packed));
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

/** @returns {PageUse} */
function newUse() {
  return { tags: [], since: changes.now(), isKept: false, isAnyChange: false, page: null, isAway: false };
}

/**
 * Whether an answer is still what would be answered now. One that is counts as made now, so that its tags are compared once per change
 * and not once per request.
 * @param {Kept} kept
 */
function isFresh(kept) {
  const now = changes.now();
  if (kept.since !== now && (kept.isAnyChange || !changes.areFresh(kept.tags, kept.since))) return false;
  kept.since = now;
  return true;
}

/**
 * Whether an answer is for one visitor only, like a draft.
 * @param {readonly [string, string][]} headers
 */
function isPrivate(headers) {
  return headers.some(([name, value]) => name.toLowerCase() === 'cache-control' && /private/.test(value));
}

/**
 * Excludes answers with cookies and those that forbid storing.
 * @param {readonly [string, string][]} headers
 */
function mayKeep(headers) {
  return headers.every(([name, value]) => {
    if (name.toLowerCase() === 'set-cookie') return false;
    return name.toLowerCase() !== 'cache-control' || !/no-store|private/.test(value);
  });
}
