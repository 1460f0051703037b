// One answer of the framework, with a note of what it is made of.
import { changes } from '../../lib/changes.mjs';
import { pageUse } from '../../lib/page-use.mjs';
import { captureAnswer } from './capture.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./capture.mjs').CapturedAnswer} CapturedAnswer */
/** @typedef {import('../../lib/page-use.mjs').PageUse} PageUse */

/** About how many listeners the framework adds to a response each time it is asked. */
const listeners = 12;

/**
 * Asks the framework, once more if its answer may be older than the question; null if it has been sent already. An answer that failed
 * because the content source is down is 503 instead of a server error.
 * @param {import('./front.mjs').Handler} handle The framework.
 * @param {Request} request
 * @param {Response} response
 * @returns {Promise<{ answer: CapturedAnswer, use: PageUse } | null>}
 */
export async function askFramework(handle, request, response) {
  response.setMaxListeners(response.getMaxListeners() + 2 * listeners);
  const use = newUse();
  const askOnce = () => {
    response.statusCode = 200;
    return pageUse.run(use, () => captureAnswer(request, response, handle));
  };
  let answer = await askOnce();
  if (answer !== null && isJoined(answer, use)) answer = await askOnce();
  if (answer === null) return null;
  return { answer: answer.status === 500 && use.isAway ? asNotNow(answer) : answer, use };
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
 * @param {CapturedAnswer} answer
 * @param {PageUse} use
 */
function isJoined({ headers }, { isLookedUp }) {
  return !isLookedUp && headers.some(([name]) => name.toLowerCase() === 'x-nextjs-cache');
}

/**
 * @param {CapturedAnswer} answer
 * @returns {CapturedAnswer}
 */
function asNotNow(answer) {
  const others = answer.headers.filter(([name]) => !/^(?:cache-control|retry-after)$/i.test(name));
  return {
    ...answer,
    status: 503,
    headers: [...others, ['Cache-Control', 'no-store'], ['Retry-After', '10']],
  };
}
