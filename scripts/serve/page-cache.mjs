// The framework's store of rendered pages (`cacheHandler` in next.config.ts): in memory, limited in bytes, made stale by lib/changes.
import { createRequire } from 'node:module';
import process from 'node:process';
import { LRUCache } from 'lru-cache';
import { changes } from '../../lib/changes.mjs';
import { pageUse } from '../../lib/page-use.mjs';

// Pages made by the build (404, admin, hub) are files, which the framework's own handler reads.
const { default: BuiltPages } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
);

const tagsHeader = 'x-next-cache-tags';

/** @typedef {import('./page-cache.mjs').KeptPage} KeptPage */

const shared = /** @type {{ litfassPages?: LRUCache<string, KeptPage> }} */ (globalThis);

/** @returns {LRUCache<string, KeptPage>} */
function pages() {
  shared.litfassPages ??= new LRUCache({
    maxSize: Number(process.env.PAGE_CACHE_MB || 64) * 1024 * 1024,
    sizeCalculation: (page) => page.bytes,
  });
  return shared.litfassPages;
}

/** The last change before each page being rendered was begun. Limited, since a rendering may fail. */
const begun = /** @type {LRUCache<string, number>} */ (new LRUCache({ max: 10_000 }));

/** The framework creates one for each request. */
export default class PageCache {
  /** @param {object} context */
  constructor(context) {
    this.built = new BuiltPages(context);
  }

  /**
   * @param {string} key
   * @param {{ kind: string }} context
   */
  async get(key, context) {
    // Data of a page are not stored separately: a second cache could keep an old value alive while the page is rendered again.
    if (context.kind === 'FETCH') return null;
    noteLookedUp();
    const kept = pages().get(key);
    if (kept !== undefined && changes.areFresh(kept.tags, kept.since)) {
      note(kept);
      // The framework serves it and renders it anew beside that.
      if (isDue(kept.entry)) begin(key);
      return kept.entry;
    }
    const built = kept === undefined ? await this.built.get(key, context) : null;
    if (built !== null) return built;
    begin(key);
    return null;
  }

  /**
   * @param {string} key
   * @param {import('./page-cache.mjs').PageValue | null} value
   * @param {{ fetchCache?: boolean, cacheControl?: unknown }} context
   */
  async set(key, value, context) {
    if (context.fetchCache || value === null) return;
    // A page rendered from content before a change is stale from the start, however late it is finished.
    const since = begun.get(key) ?? changes.now();
    begun.delete(key);
    const tags = String(value.headers?.[tagsHeader] ?? '')
      .split(',')
      .filter(Boolean);
    const entry = { lastModified: Date.now(), value, cacheControl: context.cacheControl };
    const kept = { entry, tags, since, bytes: sizeOf(key, value) };
    note(kept);
    pages().set(key, kept);
  }

  /** lib/changes tells everything. */
  async revalidateTag() {}

  resetRequestCache() {}
}

/**
 * A page is about to be rendered from the content as it is now.
 * @param {string} key
 */
function begin(key) {
  begun.set(key, Math.min(begun.get(key) ?? Infinity, changes.now()));
}

function noteLookedUp() {
  const use = pageUse.getStore();
  if (use !== undefined) use.isLookedUp = true;
}

/** @param {KeptPage} kept */
function note({ entry, tags, since }) {
  const use = pageUse.getStore();
  if (use === undefined) return;
  use.tags.push(...tags);
  use.since = Math.min(use.since, since);
  use.made = Math.min(use.made, entry.lastModified);
  // One whose time is up is about to be replaced.
  use.isKept = !isStopgap(entry) && !isDue(entry);
  use.page = entry.value;
}

/**
 * Most seconds after which a page with a fallback to older content is rendered again by the framework (lib/content/read.ts); all others
 * last minutes.
 */
const stopgapSeconds = 60;

/** @param {KeptPage['entry']} entry */
function isStopgap(entry) {
  return lifeOf(entry) < stopgapSeconds;
}

/**
 * Whether the framework renders a page anew when it is asked for.
 * @param {KeptPage['entry']} entry
 */
function isDue(entry) {
  return entry.lastModified + lifeOf(entry) * 1000 < Date.now();
}

/**
 * Seconds from the rendering of a page to the next one.
 * @param {KeptPage['entry']} entry
 */
function lifeOf({ cacheControl }) {
  const isTold = typeof cacheControl === 'object' && cacheControl !== null && 'revalidate' in cacheControl;
  return isTold && typeof cacheControl.revalidate === 'number' ? cacheControl.revalidate : Infinity;
}

/**
 * @param {string} key
 * @param {import('./page-cache.mjs').PageValue} value
 */
function sizeOf(key, value) {
  let bytes = key.length + 1000;
  for (const part of [value.html, value.body, value.rscData]) bytes += part?.length ?? 0;
  for (const segment of value.segmentData?.values() ?? []) bytes += segment.length;
  return bytes;
}
