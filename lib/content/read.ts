import 'server-only';
import { unstable_cache } from 'next/cache';
import { contentTag } from '@/lib/contract/tags';
import { noteAway } from '@/lib/page-use.mjs';
import { requestMoment } from './moment';
import { reportFailure } from './report-failure';

/** Seconds after which a page with an older value is rendered again. */
const fallbackSeconds = 5;
const keptValues = 5000;

// Shared by the bundles of one process and kept over hot reloads.
const shared = globalThis as typeof globalThis & { litfassLastGood?: Map<string, unknown> };
const lastGood = (shared.litfassLastGood ??= new Map<string, unknown>());

/**
 * Reads content for a page that is rendered once and kept. The page gets the tags, so that a change makes it stale. If the source fails,
 * the last good value is used, so that whatever was read once stays available (design §7); a missing record is an answer and not a
 * failure. Throws what `load` throws if there is no earlier value. As of a date, nothing is kept.
 */
export async function readContent<Value>(
  key: readonly (string | number)[],
  tags: readonly string[],
  load: () => Promise<Value>,
): Promise<Value> {
  if (requestMoment() !== undefined) return load();
  const name = JSON.stringify(key);
  await labelPage([contentTag, ...tags]);
  try {
    const value = await load();
    keep(name, value);
    return value;
  } catch (error) {
    const kept = lastGood.get(name) as Kept<Value> | undefined;
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
}

function keep<Value>(name: string, value: Value): void {
  lastGood.delete(name);
  lastGood.set(name, { value } satisfies Kept<Value>);
  const oldest = lastGood.size > keptValues ? lastGood.keys().next().value : undefined;
  if (oldest !== undefined) lastGood.delete(oldest);
}

/**
 * Gives the page being rendered its tags. The page is the only cache: a second one for its data could keep an old value alive while the
 * page is rendered again.
 */
async function labelPage(tags: readonly string[], seconds?: number): Promise<void> {
  const options = { tags: [...tags], ...(seconds === undefined ? {} : { revalidate: seconds }) };
  await unstable_cache(async () => true, ['label', String(seconds), ...tags], options)();
}
