// The server's front: public answers are kept as ready bytes and sent before the framework is asked (docs/decisions/0017).
import { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { changes } from '../../lib/changes.mjs';
import { pageUse } from '../../lib/page-use.mjs';
import { cacheTagHeaders } from '../../lib/cache-tags.mjs';
import { buildFolder, readBuild } from './build-files.mjs';
import { captureAnswer } from './capture.mjs';
import { pathOf } from './internals.mjs';
import { dataFolder, isSamePage, makeLean, tightenPolicy } from './lean-page.mjs';
import { cacheKey, isForEverybody } from './public-request.mjs';
import { copies, makeBytes, readyFile, scriptType, send, withHeaders } from './ready-answer.mjs';

const mebibyte = 1024 * 1024;
/** How often a page is made again if it became stale while it was made. */
const mostTries = 3;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./front.mjs').Asked} Asked */
/** @typedef {import('./ready-answer.mjs').Bytes} Bytes */
/** @typedef {import('./ready-answer.mjs').Ready} Ready */
/** @typedef {import('../../lib/page-use.mjs').PageUse} PageUse */
/** @typedef {Omit<import('./lean-page.mjs').LeanPage, 'html' | 'data'> & { data: Buffer }} Lean The page itself is among its bytes. */
/** @typedef {{ lean: Lean | null, bytes: Bytes }} Made */
/** @typedef {Ready & { address: string, isForAll: boolean }} Data */
/** @typedef {{ ready: Ready, data: Data | null }} Prepared An answer, and the data that were moved out of it. */
/**
 * @typedef {object} Kept
 * @property {Ready} ready
 * @property {string | null} dataAddress
 * @property {readonly string[]} tags
 * @property {number} since
 * @property {boolean} isAnyChange
 */

/** @type {typeof import('./front.mjs').makeFront} */
export function makeFront({ folder, megabytes, sessionCookies, handle, isTold = false, longestAge }) {
  /** @type {LRUCache<string, Kept>} */
  const kept = new LRUCache({ maxSize: megabytes * mebibyte, sizeCalculation: ({ ready }) => ready.bytes });
  /**
   * @type {LRUCache<string, Data>} Data outlast the change of their page, since a reader of the old page may need
   * them later. A page whose data are gone is made again.
   */
  const data = new LRUCache({ maxSize: (megabytes * mebibyte) / 2, sizeCalculation: ({ bytes }) => bytes });
  /** @type {Map<string, Promise<Prepared | null>>} */
  const pending = new Map();
  const findFile = readBuild(folder);
  /** @type {WeakMap<object, Made>} A rendered page that answers many addresses (404) is made lean only once. */
  const made = new WeakMap();

  return { find, answer };

  /** @param {Asked} request */
  function find(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const url = request.url ?? '/';
    if (url.startsWith(buildFolder)) return findFile(url);
    if (url.startsWith(dataFolder)) return data.get(url) ?? null;
    const key = keyOf(request);
    return key === null ? null : (findKept(key)?.ready ?? null);
  }

  /**
   * The key of what may be kept for everybody; null for everything else.
   * @param {Asked} request
   */
  function keyOf(request) {
    return isForEverybody(request, sessionCookies) ? cacheKey(request) : null;
  }

  /** @param {string} key */
  function findKept(key) {
    const known = kept.get(key);
    return known !== undefined && isFresh(known) && hasData(known) ? known : null;
  }

  /**
   * Whether the data of a kept page are there. Asking counts as use, so that they stay as long as the page is read.
   * @param {Kept} kept
   */
  function hasData({ dataAddress }) {
    return dataAddress === null || data.get(dataAddress) !== undefined;
  }

  /**
   * @param {Request} request
   * @param {Response} response
   */
  async function answer(request, response) {
    const url = request.url ?? '';
    if (request.method !== 'GET' || isUntouched(request)) return handle(request, response);
    if (url.startsWith(dataFolder)) return answerData(url, request, response);
    const made = await produce(request, response);
    if (made !== null) send(made.ready, request, response);
  }

  /**
   * Data that are not here are those of a page that another instance has made: the page that asks is made here, too. If it is not the same
   * any more there are none, and the browser loads it anew.
   * @param {string} address
   * @param {Request} request
   * @param {Response} response
   */
  async function answerData(address, request, response) {
    const found = await makeData(address, request, response);
    if (found !== null) send(found, request, response);
    else response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  }

  /**
   * @param {string} address
   * @param {Request} request
   * @param {Response} response
   * @returns {Promise<Ready | null>}
   */
  async function makeData(address, request, response) {
    const page = pathOf(request.headers.referer ?? '');
    if (page === null) return null;
    request.url = page;
    // What is no page is never sent in place of data, whatever it is and however long it gets.
    const unsent = new ServerResponse(request);
    for (const [name, value] of Object.entries(response.getHeaders())) unsent.setHeader(name, value ?? '');
    // Without a connection nothing says by itself that nobody reads any more.
    const end = () => unsent.destroy().emit('close');
    response.once('close', end);
    try {
      const key = keyOf(request);
      const known = key === null ? null : findKept(key);
      const found =
        known === null ? (await produce(request, unsent))?.data : data.get(known.dataAddress ?? '');
      if (!found || !isSamePage(found.address, address)) return null;
      if (found.address === address) return found;
      return readyFile(found.identity, scriptType, found.isForAll ? copies.checked : copies.none);
    } finally {
      end();
    }
  }

  /**
   * The answer to a request; null if it has been sent already. The first of several requests for the same address asks the framework; the
   * others wait for its answer, and ask themselves if it is not for everybody.
   * @param {Request} request
   * @param {Response} response
   * @returns {Promise<Prepared | null>}
   */
  async function produce(request, response) {
    const key = keyOf(request);
    if (key === null) return makeForOne(request, response);
    const running = pending.get(key);
    // What is kept was fresh just now: nothing happens between its making and this.
    if (running !== undefined) return (await running) ?? makeForOne(request, response);
    const making = make(key, request, response);
    pending.set(
      key,
      making.then(
        ({ answer, isKept }) => (isKept ? answer : null),
        () => null,
      ),
    );
    try {
      return (await making).answer;
    } finally {
      pending.delete(key);
    }
  }

  /**
   * Asks the framework, again if something changed meanwhile, and keeps what is for everybody. `answer` is null if it has been sent already.
   * @param {string} key
   * @param {Request} request
   * @param {Response} response
   * @returns {Promise<{ answer: Prepared | null, isKept: boolean }>}
   */
  async function make(key, request, response) {
    for (let attempt = 1; ; attempt += 1) {
      response.statusCode = 200;
      const use = newUse();
      const answer = await ask(use, request, response);
      if (answer === null) return { answer: null, isKept: false };
      if (!use.isKept || answer.status !== 200 || !mayKeep(answer.headers))
        return { answer: prepare(answer, use.page), isKept: false };
      answer.headers.push(...cacheTagHeaders(use, isTold));
      const prepared = prepare(answer, use.page);
      const { since, isAnyChange } = use;
      const dataAddress = prepared.data?.address ?? null;
      const keep = { ready: prepared.ready, dataAddress, tags: [...new Set(use.tags)], since, isAnyChange };
      if (isFresh(keep)) {
        kept.set(key, keep, { ttl: Math.max(1, use.made + longestAge - Date.now()) });
        return { answer: prepared, isKept: true };
      }
      if (attempt === mostTries) return { answer: prepared, isKept: false };
    }
  }

  /**
   * An answer that is not for everybody: never kept, but made lean as well.
   * @param {Request} request
   * @param {Response} response
   */
  async function makeForOne(request, response) {
    const use = newUse();
    const answer = await ask(use, request, response);
    return answer === null ? null : prepare(answer, use.page);
  }

  /**
   * The framework's answer. If it failed because the content source is down, the answer is 503 instead of a server error.
   * @param {PageUse} use
   * @param {Request} request
   * @param {Response} response
   */
  async function ask(use, request, response) {
    // The framework adds listeners each time it is asked, which is twice at the most for each try.
    response.setMaxListeners(2 * mostTries * 12);
    const once = () => pageUse.run(use, () => captureAnswer(request, response, handle));
    let answer = await once();
    if (answer !== null && isJoined(answer, use)) {
      response.statusCode = 200;
      answer = await once();
    }
    if (answer?.status !== 500 || !use.isAway) return answer;
    const others = answer.headers.filter(([name]) => !/^(?:cache-control|retry-after)$/i.test(name));
    /** @type {[string, string][]} */
    const headers = [...others, ['Cache-Control', 'no-store'], ['Retry-After', '10']];
    return { ...answer, status: 503, headers };
  }

  /**
   * @param {import('./capture.mjs').CapturedAnswer} answer
   * @param {object | null} page The rendered page that it came from, if it was one.
   * @returns {Prepared}
   */
  function prepare(answer, page) {
    const known = page === null ? undefined : made.get(page);
    const { lean, bytes } = known ?? makeLeanBytes(answer);
    if (page !== null && known === undefined) made.set(page, { lean, bytes });
    const data = lean === null ? null : keepData(lean, !isPrivate(answer.headers));
    const headers = answer.headers.map(([name, value]) =>
      lean !== null && name.toLowerCase() === 'content-security-policy'
        ? [name, tightenPolicy(value, lean)]
        : [name, value],
    );
    const ready = withHeaders(answer.status, /** @type {[string, string][]} */ (headers), bytes);
    return { ready, data };
  }

  /**
   * Keeps the data of a page. Those of a draft must not be stored by anybody else, neither caches nor a service worker.
   * @param {Lean} page
   * @param {boolean} isForAll
   * @returns {Data}
   */
  function keepData({ dataName, data: script }, isForAll) {
    const address = `${dataFolder}${dataName}`;
    const known = data.get(address);
    if (known !== undefined && (known.isForAll || !isForAll)) return known;
    const ready = readyFile(script, scriptType, isForAll ? copies.forGood : copies.none);
    const made = { ...ready, address, isForAll };
    data.set(address, made);
    return made;
  }

  /**
   * @param {import('./capture.mjs').CapturedAnswer} answer
   * @returns {Made}
   */
  function makeLeanBytes({ isHtml, body }) {
    const page = isHtml ? makeLean(body.toString('utf8'), readStyles) : null;
    if (page === null) return { lean: null, bytes: makeBytes(body) };
    const { html, data, ...rest } = page;
    return { lean: { ...rest, data: Buffer.from(data) }, bytes: makeBytes(Buffer.from(html)) };
  }

  /**
   * The text of a style sheet of the build.
   * @param {string} href
   */
  function readStyles(href) {
    return findFile(href)?.identity.toString('utf8') ?? null;
  }
}

/** Files, and the data of pages that a page asks for: they stream, and the framework encodes and compares them itself. */
const untouched = /^\/(?:_next|media|filer)\//;

/** @param {Request} request */
function isUntouched({ url = '', headers }) {
  return untouched.test(url) || headers.rsc !== undefined;
}

/** @returns {PageUse} */
function newUse() {
  return {
    ...{ tags: [], since: changes.now(), made: Date.now(), page: null },
    ...{ isKept: false, isAnyChange: false, isLookedUp: false, isAway: false },
  };
}

/**
 * Whether the framework has given a request what it was making for another one. That one may have begun before a change.
 * @param {import('./capture.mjs').CapturedAnswer} answer
 * @param {PageUse} use
 */
function isJoined({ headers }, { isLookedUp }) {
  return !isLookedUp && headers.some(([name]) => name.toLowerCase() === 'x-nextjs-cache');
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
