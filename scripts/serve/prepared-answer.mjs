// From what the framework has answered to what is sent: a page is made lean, its data become a file, and the bytes are ready.
import { makeLean, tightenPolicy } from './lean-page.mjs';
import { makeBytes, withHeaders } from './ready-answer.mjs';

/** @typedef {import('./capture.mjs').CapturedAnswer} CapturedAnswer */
/** @typedef {import('./data-files.mjs').Data} Data */
/** @typedef {import('./ready-answer.mjs').Bytes} Bytes */
/** @typedef {import('./ready-answer.mjs').Ready} Ready */
/** @typedef {Omit<import('./lean-page.mjs').LeanPage, 'html' | 'data'> & { data: Buffer }} Lean The page itself is among its bytes. */
/** @typedef {{ lean: Lean | null, bytes: Bytes }} Made */
/** @typedef {{ ready: Ready, data: Data | null }} Prepared An answer, and the data that were moved out of it. */
/** @typedef {ReturnType<typeof makePrepare>} Prepare */

/**
 * @param {import('./data-files.mjs').DataFiles} files Where the data of pages go.
 * @param {(href: string) => string | null} readStyles The text of a style sheet of the build.
 */
export function makePrepare(files, readStyles) {
  /** @type {WeakMap<object, Made>} A rendered page that answers many addresses (404) is made lean only once. */
  const made = new WeakMap();

  /**
   * @param {CapturedAnswer} answer
   * @param {object | null} page The rendered page that it came from, if it was one.
   * @returns {Prepared}
   */
  return (answer, page) => {
    const known = page === null ? undefined : made.get(page);
    const { lean, bytes } = known ?? makeLeanBytes(answer, readStyles);
    if (page !== null && known === undefined) made.set(page, { lean, bytes });
    if (lean === null) return { ready: withHeaders(answer.status, answer.headers, bytes), data: null };
    const data = files.keep(lean, !isPrivate(answer.headers));
    return { ready: withHeaders(answer.status, tightenPolicies(answer.headers, lean), bytes), data };
  };
}

/**
 * @param {CapturedAnswer} answer
 * @param {(href: string) => string | null} readStyles
 * @returns {Made}
 */
function makeLeanBytes({ isHtml, body }, readStyles) {
  const page = isHtml ? makeLean(body.toString('utf8'), readStyles) : null;
  if (page === null) return { lean: null, bytes: makeBytes(body) };
  const { html, data, ...rest } = page;
  return { lean: { ...rest, data: Buffer.from(data) }, bytes: makeBytes(Buffer.from(html)) };
}

/**
 * @param {readonly [string, string][]} headers
 * @param {Lean} lean
 * @returns {[string, string][]}
 */
function tightenPolicies(headers, lean) {
  return headers.map(([name, value]) => [
    name,
    name.toLowerCase() === 'content-security-policy' ? tightenPolicy(value, lean) : value,
  ]);
}

/**
 * Whether an answer is for one visitor only, like a draft.
 * @param {readonly [string, string][]} headers
 */
function isPrivate(headers) {
  return headers.some(([name, value]) => name.toLowerCase() === 'cache-control' && /private/.test(value));
}
