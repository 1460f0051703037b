/**
 * How caches in front of this site (Varnish, a CDN) know what an answer was made of: short names of its tags, in the two headers that they
 * read. lib/backend/changes/purge.ts names them again when something changes.
 */

/** Of every answer that may be kept: what nobody can say more exactly concerns everything. */
export const everythingTag: 'all';

/** Of answers that any change makes stale. */
export const anyChangeTag: 'any';

/** The short name of a tag: headers have a bound, and paths are long. */
export function cacheTag(tag: string): string;

/** The headers of an answer; `isTold` where caches are told what is stale (PURGE_URL) and may keep it themselves. */
export function cacheTagHeaders(
  use: { tags: readonly string[]; isAnyChange: boolean },
  isTold: boolean,
): [string, string][];
