// Where the framework keeps rendered pages (`cacheHandler` in next.config.ts): in memory, bounded in bytes, made stale by lib/changes.
import { createRequire } from 'node:module';
import process from 'node:process';
import { LRUCache } from 'lru-cache';
import { changes } from '../../lib/changes.mjs';
import { pageUse } from '../../lib/page-use.mjs';

// Pages that are made with the build (404, admin, hub) are files, which the framework's own handler reads.
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

/** For each page being rendered, the change that was the last one when it began. Bounded, as a rendering may fail. */
const begun = /** @type {LRUCache<string, number>} */ (new LRUCache({ max: 10_000 }));

/** The framework makes one of it for each request. */
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
    // Data below a page is not kept beside it: a second cache could keep an old value alive while the page is made anew.
    if (context.kind === 'FETCH') return null;
    const kept = pages().get(key);
    if (kept !== undefined && changes.areFresh(kept.tags, kept.since)) {
      note(kept);
      return kept.entry;
    }
    const built = kept === undefined ? await this.built.get(key, context) : null;
    if (built !== null) return built;
    begun.set(key, Math.min(begun.get(key) ?? Infinity, changes.now()));
    return null;
  }

  /**
   * @param {string} key
   * @param {import('./page-cache.mjs').PageValue | null} value
   * @param {{ fetchCache?: boolean, cacheControl?: unknown }} context
   */
  async set(key, value, context) {
    if (context.fetchCache || value === null) return;
    // What was rendered from before a change is stale from the start, however late it ends.
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

  /** Everything is told by lib/changes. */
  async revalidateTag() {}

  resetRequestCache() {}
}

/** @param {KeptPage} kept */
function note({ entry, tags, since }) {
  const use = pageUse.getStore();
  if (use === undefined) return;
  use.tags.push(...tags);
  use.since = Math.min(use.since, since);
  use.isKept = !isStopgap(entry);
  use.page = entry.value;
}

/** A page that fell back to older content is made anew by the framework after seconds (lib/content/read.ts); all others stand for minutes. */
const stopgapSeconds = 60;

/** @param {KeptPage['entry']} entry */
function isStopgap({ cacheControl }) {
  if (typeof cacheControl !== 'object' || cacheControl === null || !('revalidate' in cacheControl))
    return false;
  return typeof cacheControl.revalidate === 'number' && cacheControl.revalidate < stopgapSeconds;
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
