import { setTimeout as pause } from 'node:timers/promises';
import { anyChangeTag, cacheTag, everythingTag } from '@/lib/cache-tags.mjs';
import { changes } from '@/lib/changes.mjs';
import { env } from '@/lib/env';
import { log } from '../kernel/log';

/** Tags per call; no known CDN takes fewer. */
const tagsPerCall = 30;

/** With more tags than this, everything is purged at once. */
const mostTags = 3000;

/** All in milliseconds. */
const times = { call: 3000, echo: 1000, firstRetry: 500, lastRetry: 30_000 } as const;

/**
 * Follows the changes of this process and tells the caches in front of it (PURGE_URL: Varnish, a CDN) what is stale, by the names that
 * answers carry (lib/cache-tags). It begins with everything, since changes may have been missed while this process did not run. Every
 * instance purges once it is fresh itself, so what a cache fetches afterwards is fresh. Returns a function that stops it.
 */
export function startPurging(): () => void {
  const stops = env.PURGE_URL.map((url) => {
    const purger = new Purger(url, env.PURGE_HEADER);
    purger.tell(null);
    return changes.follow((tags) => purger.tell(tags));
  });
  return () => stops.forEach((stop) => stop());
}

/** One cache. A failed call is retried until it succeeds. */
class Purger {
  readonly #waiting = new Set<string>();
  #isBusy = false;

  constructor(
    readonly url: string,
    readonly header: readonly [string, string] | undefined,
  ) {}

  tell(tags: readonly string[] | null): void {
    const names = tags === null ? [everythingTag] : [anyChangeTag, ...tags.map(cacheTag)];
    this.#add(names);
    // A stale answer that was on its way may have reached the cache after the purge.
    setTimeout(() => this.#add(names), times.echo).unref();
  }

  #add(names: readonly string[]): void {
    for (const name of names) this.#waiting.add(name);
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    let rest = times.firstRetry as number;
    while (this.#waiting.size > 0) {
      const names = this.#next();
      try {
        await this.#call(names);
        rest = times.firstRetry;
      } catch (error) {
        for (const name of names) this.#waiting.add(name);
        if (rest === times.firstRetry)
          log.warn({ err: error, url: this.url }, 'A cache could not be told what is stale.');
        await pause(rest, undefined, { ref: false });
        rest = Math.min(rest * 2, times.lastRetry);
      }
    }
    this.#isBusy = false;
  }

  /** Takes the names for one call. */
  #next(): string[] {
    const isAll = this.#waiting.has(everythingTag) || this.#waiting.size > mostTags;
    const names = isAll ? [everythingTag] : [...this.#waiting].slice(0, tagsPerCall);
    if (isAll) this.#waiting.clear();
    for (const name of names) this.#waiting.delete(name);
    return names;
  }

  /** The body has the tags in the forms that Varnish, Fastly and Cloudflare read. */
  async #call(names: readonly string[]): Promise<void> {
    const answer = await fetch(this.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Surrogate-Key': names.join(' '),
        ...(this.header === undefined ? {} : { [this.header[0]]: this.header[1] }),
      },
      body: JSON.stringify({ tags: names }),
      redirect: 'error',
      signal: AbortSignal.timeout(times.call),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
  }
}
