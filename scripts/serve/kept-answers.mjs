// Answers for everybody, kept as ready bytes until something that they are made of changes, or their time is up.
import { LRUCache } from 'lru-cache';
import { changes } from '../../lib/changes.mjs';

/** @typedef {import('./ready-answer.mjs').Ready} Ready */
/** @typedef {import('./prepared-answer.mjs').Prepared} Prepared */
/** @typedef {import('../../lib/page-use.mjs').PageUse} PageUse */
/**
 * @typedef {object} Kept
 * @property {Ready} ready
 * @property {string | null} dataAddress
 * @property {readonly string[]} tags
 * @property {number} since
 * @property {boolean} isAnyChange
 */
/** @typedef {ReturnType<typeof makeKeptAnswers>} KeptAnswers */

/**
 * @param {object} options
 * @param {number} options.maxSize Bytes.
 * @param {number} options.longestAge Milliseconds from its making after which an answer is made again without a change.
 * @param {import('./data-files.mjs').DataFiles} options.files
 */
export function makeKeptAnswers({ maxSize, longestAge, files }) {
  /** @type {LRUCache<string, Kept>} */
  const kept = new LRUCache({ maxSize, sizeCalculation: ({ ready }) => ready.bytes });

  return { find, keep };

  /**
   * What is kept under a key and may be sent; null if there is nothing.
   * @param {string} key
   */
  function find(key) {
    const known = kept.get(key);
    return known !== undefined && isFresh(known) && hasData(known) ? known : null;
  }

  /**
   * A page whose data are gone is made again.
   * @param {Kept} known
   */
  function hasData({ dataAddress }) {
    return dataAddress === null || files.find(dataAddress) !== null;
  }

  /**
   * Keeps an answer, unless it became stale while it was made.
   * @param {string} key
   * @param {Prepared} prepared
   * @param {PageUse} use What it was made of.
   * @returns {boolean} Whether it is kept.
   */
  function keep(key, { ready, data }, { tags, since, isAnyChange, made }) {
    const dataAddress = data?.address ?? null;
    const entry = { ready, dataAddress, tags: [...new Set(tags)], since, isAnyChange };
    if (!isFresh(entry)) return false;
    kept.set(key, entry, { ttl: Math.max(1, made + longestAge - Date.now()) });
    return true;
  }
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
