import 'server-only';
import { unstable_cache } from 'next/cache';
import { contentTag } from '@/lib/contract/tags';
import { noteAway } from '@/lib/page-use.mjs';
import { requestMoment } from './moment';
import { reportFailure } from './report-failure';

/** A page that fell back to an older value is made anew after this many seconds. */
const fallbackSeconds = 5;
const keptValues = 5000;

// Kept across bundles and hot reloads of one process.
const shared = globalThis as typeof globalThis & { litfassLastGood?: Map<string, unknown> };
const lastGood = (shared.litfassLastGood ??= new Map<string, unknown>());

/**
 * Reads content for a page that is rendered once and kept: the page gets the tags, so that a change makes it fresh again, and
 * when the source fails the last good value is used, so that what was ever read stays up (design §7). "Does not exist" is an
 * answer and not a failure. Throws what `load` throws if there is no earlier value. On a date nothing is kept.
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
    // Whoever does without it is made anew soon, too.
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
 * Gives the page being rendered its tags. The page itself is the only cache: a second one for the data below it could keep
 * an old value alive while the page is made anew.
 */
async function labelPage(tags: readonly string[], seconds?: number): Promise<void> {
  const options = { tags: [...tags], ...(seconds === undefined ? {} : { revalidate: seconds }) };
  await unstable_cache(async () => true, ['label', String(seconds), ...tags], options)();
}
