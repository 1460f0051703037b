// The server's front: public answers are kept as ready bytes and sent before the framework is asked (docs/decisions/0017).
import { buildFolder, readBuild } from './build-files.mjs';
import { answerData } from './data-answers.mjs';
import { DataFiles } from './data-files.mjs';
import { makeProduce } from './fresh-answers.mjs';
import { makeKeptAnswers } from './kept-answers.mjs';
import { dataFolder } from './lean-page.mjs';
import { makeSendPicture } from './pictures.mjs';
import { makePrepare } from './prepared-answer.mjs';
import { cacheKey, isForEverybody } from './public-request.mjs';
import { send } from './ready-answer.mjs';

const mebibyte = 1024 * 1024;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./front.mjs').Asked} Asked */

/** @type {typeof import('./front.mjs').makeFront} */
export function makeFront({
  folder,
  mediaFolder = null,
  megabytes,
  sessionCookies,
  handle,
  isTold = false,
  longestAge,
}) {
  const maxSize = megabytes * mebibyte;
  const findFile = readBuild(folder);
  const files = new DataFiles(maxSize / 2);
  const kept = makeKeptAnswers({ maxSize, longestAge, files });
  const prepare = makePrepare(files, (href) => findFile(href)?.identity.toString('utf8') ?? null);
  const sendPicture = mediaFolder === null ? null : makeSendPicture(mediaFolder);
  const produce = makeProduce({ handle, keyOf, kept, prepare, isTold });

  return { find, answer };

  /** @param {Asked} request */
  function find(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const url = request.url ?? '/';
    if (url.startsWith(buildFolder)) return findFile(url);
    if (url.startsWith(dataFolder)) return files.find(url);
    return findKept(request)?.ready ?? null;
  }

  /** @param {Asked} request */
  function findKept(request) {
    const key = keyOf(request);
    return key === null ? null : kept.find(key);
  }

  /**
   * The key of what may be kept for everybody; null for everything else.
   * @param {Asked} request
   */
  function keyOf(request) {
    return isForEverybody(request, sessionCookies) ? cacheKey(request) : null;
  }

  /**
   * @param {Request} request
   * @param {Response} response
   */
  async function answer(request, response) {
    const url = request.url ?? '';
    if (await sendPicture?.(request, response)) return;
    if (request.method !== 'GET' || isUntouched(request)) return handle(request, response);
    if (url.startsWith(dataFolder)) return answerData(url, request, response, makeData);
    const made = await produce(request, response);
    if (made !== null) send(made.ready, request, response);
  }

  /**
   * The data of the page that a request asks for, which is made if it is not kept.
   * @param {Request} request
   * @param {Response} response
   */
  async function makeData(request, response) {
    const known = findKept(request);
    if (known !== null) return files.find(known.dataAddress);
    return (await produce(request, response))?.data ?? null;
  }
}

/** Other files, and the data of pages that a page asks for: they stream, and the framework encodes and compares them itself. */
const untouched = /^\/(?:_next|media|filer)\//;

/** @param {Request} request */
function isUntouched({ url = '', headers }) {
  return untouched.test(url) || headers.rsc !== undefined;
}
