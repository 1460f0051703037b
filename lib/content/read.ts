import 'server-only';
import { LRUCache } from 'lru-cache';
import { unstable_cache } from 'next/cache';
import { changes } from '@/lib/changes.mjs';
import { contentTag } from '@/lib/contract/tags';
import { noteAway } from '@/lib/page-use.mjs';
import { requestMoment } from './moment';
import { reportFailure } from './report-failure';

/** Seconds after which a page with an older value is rendered again. */
const fallbackSeconds = 5;

/** Most characters of last good values, as JSON: those of a thousand long pages. */
const mostCharacters = 64 * 1024 * 1024;

// Shared by the bundles of one process and kept over hot reloads.
const shared = globalThis as typeof globalThis & { litfassLastGood?: LRUCache<string, Kept<unknown>> };
const lastGood = (shared.litfassLastGood ??= new LRUCache<string, Kept<unknown>>({
  max: 5000,
  maxSize: mostCharacters,
  // Nothing has a length, too.
  sizeCalculation: ({ value }) => String(JSON.stringify(value)).length,
}));

/**
 * Reads content for a page that is rendered once and kept. The page gets the tags, so that a change makes it stale. If the source fails,
 * the last good value is used, so that whatever was read once stays available; a missing record is an answer and not a
 * failure. `isGoodUntilChanged` says that the last value may be used again until something with these tags changes: for what is large and
 * on every page, from a source that tells every change. Throws what `load` throws if there is no earlier value. As of a date, nothing is kept.
 */
export async function readContent<Value>(
  key: readonly (string | number)[],
  tags: readonly string[],
  load: () => Promise<Value>,
  isGoodUntilChanged = false,
): Promise<Value> {
  if (requestMoment() !== undefined) return load();
  const name = JSON.stringify(key);
  const labels = [contentTag, ...tags];
  await labelPage(labels);
  const kept = lastGood.get(name) as Kept<Value> | undefined;
  if (isGoodUntilChanged && kept && changes.areFresh(labels, kept.since)) return kept.value;
  const since = changes.now();
  try {
    const value = await load();
    lastGood.set(name, { value, since });
    return value;
  } catch (error) {
    reportFailure('content', error);
    // A caller that goes on without the value is rendered again soon, too.
    await labelPage([contentTag], fallbackSeconds);
    if (!kept) {
      noteAway();
      throw error;
    }
    return kept.value;
  }
}

interface Kept<Value> {
  value: Value;
  /** The number of the last change (lib/changes) before it was read. */
  since: number;
}

/** Gives the page being rendered its tags. The page is the cache; its data is not kept by time, or an old value could outlive it. */
async function labelPage(tags: readonly string[], seconds?: number): Promise<void> {
  const options = { tags: [...tags], ...(seconds === undefined ? {} : { revalidate: seconds }) };
  await unstable_cache(async () => true, ['label', String(seconds), ...tags], options)();
}
