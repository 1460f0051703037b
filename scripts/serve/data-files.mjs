// The data of pages, which are moved out of them (lean-page.mjs) and loaded as files.
import { LRUCache } from 'lru-cache';
import { dataFolder, isSamePage } from './lean-page.mjs';
import { copies, readyFile, scriptType } from './ready-answer.mjs';

/** @typedef {import('./ready-answer.mjs').Ready} Ready */
/** @typedef {Ready & { address: string, isForAll: boolean }} Data */

/** Data outlast the change of their page, since a reader of the old page may need them later. */
export class DataFiles {
  /** @type {LRUCache<string, Data>} */
  #kept;

  /** @param {number} maxSize Bytes. */
  constructor(maxSize) {
    this.#kept = new LRUCache({ maxSize, sizeCalculation: ({ bytes }) => bytes });
  }

  /**
   * Asking counts as use, so that they stay as long as their page is read.
   * @param {string | null} address
   */
  find(address) {
    return address === null ? null : (this.#kept.get(address) ?? null);
  }

  /**
   * Keeps the data of a page. Those of a draft must not be stored by anybody else, neither caches nor a service worker.
   * @param {{ dataName: string, data: Buffer }} page
   * @param {boolean} isForAll
   * @returns {Data}
   */
  keep({ dataName, data: script }, isForAll) {
    const address = `${dataFolder}${dataName}`;
    const known = this.#kept.get(address);
    if (known !== undefined && (known.isForAll || !isForAll)) return known;
    const ready = readyFile(script, scriptType, isForAll ? copies.forGood : copies.none);
    const made = { ...ready, address, isForAll };
    this.#kept.set(address, made);
    return made;
  }
}

/**
 * The data of a page as the answer at an address that another instance has given them; null if they are not those of the same page.
 * @param {Data} data
 * @param {string} address
 * @returns {Ready | null}
 */
export function readyAt(data, address) {
  if (!isSamePage(data.address, address)) return null;
  if (data.address === address) return data;
  return readyFile(data.identity, scriptType, data.isForAll ? copies.checked : copies.none);
}
