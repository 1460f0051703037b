// Answers that are not there yet: the framework is asked once for all who ask for the same, and what is for everybody is kept.
import { cacheTagHeaders } from '../../lib/cache-tags.mjs';
import { askFramework } from './framework-answer.mjs';

/** How often an answer is made again if it became stale while it was made. */
const mostTries = 3;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./prepared-answer.mjs').Prepared} Prepared */
/** @typedef {(request: Request, response: Response) => Promise<Prepared | null>} Produce Null if the answer has been sent already. */

/**
 * @param {object} options
 * @param {import('./front.mjs').Handler} options.handle The framework.
 * @param {(request: Request) => string | null} options.keyOf
 * @param {import('./kept-answers.mjs').KeptAnswers} options.kept
 * @param {import('./prepared-answer.mjs').Prepare} options.prepare
 * @param {boolean} options.isTold Whether caches in front of this server are told what is stale.
 * @returns {Produce}
 */
export function makeProduce({ handle, keyOf, kept, prepare, isTold }) {
  /** @type {Map<string, Promise<Prepared | null>>} What is being made for everybody; null where it turns out not to be. */
  const pending = new Map();

  return produce;

  /**
   * The first of several requests for the same address asks the framework; the others wait for its answer, and ask themselves if it is not
   * for everybody.
   * @type {Produce}
   */
  async function produce(request, response) {
    const key = keyOf(request);
    if (key === null) return makeForOne(request, response);
    const running = pending.get(key);
    // What is kept was fresh just now: nothing happens between its making and this.
    if (running !== undefined) return (await running) ?? makeForOne(request, response);
    const making = makeForAll(key, request, response);
    pending.set(
      key,
      making.then(
        ({ prepared, isKept }) => (isKept ? prepared : null),
        () => null,
      ),
    );
    try {
      return (await making).prepared;
    } finally {
      pending.delete(key);
    }
  }

  /**
   * Never kept, but made lean as well.
   * @type {Produce}
   */
  async function makeForOne(request, response) {
    const answered = await askFramework(handle, request, response);
    return answered && prepare(answered.answer, answered.use.page);
  }

  /**
   * Makes an answer, again if something changed meanwhile, and keeps what is for everybody.
   * @param {string} key
   * @param {Request} request
   * @param {Response} response
   * @returns {Promise<{ prepared: Prepared | null, isKept: boolean }>}
   */
  async function makeForAll(key, request, response) {
    for (let attempt = 1; ; attempt += 1) {
      const answered = await askFramework(handle, request, response);
      if (answered === null) return { prepared: null, isKept: false };
      const { answer, use } = answered;
      const mayKeep = use.isKept && answer.status === 200 && mayStore(answer.headers);
      if (mayKeep) answer.headers.push(...cacheTagHeaders(use, isTold));
      const prepared = prepare(answer, use.page);
      const isKept = mayKeep && kept.keep(key, prepared, use);
      if (isKept || !mayKeep || attempt === mostTries) return { prepared, isKept };
    }
  }
}

/**
 * Excludes answers with cookies and those that forbid storing.
 * @param {readonly [string, string][]} headers
 */
function mayStore(headers) {
  return headers.every(([name, value]) => {
    if (name.toLowerCase() === 'set-cookie') return false;
    return name.toLowerCase() !== 'cache-control' || !/no-store|private/.test(value);
  });
}
