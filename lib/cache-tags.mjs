// Plain JavaScript, since the web server uses it before the application is loaded (scripts/serve), and so does the code that purges
// caches (lib/backend/changes/purge.ts).
import crypto from 'node:crypto';

export const everythingTag = 'all';
export const anyChangeTag = 'any';

/** The tags of lib/contract/tags.ts; the framework has some of its own, which no change ever names. */
const ours = /^content(?:$|:)/;

/** Most tags of one answer; one that depends on more is treated as depending on everything. */
const mostTags = 150;

/** @type {typeof import('./cache-tags.mjs').cacheTag} */
export function cacheTag(tag) {
  return crypto.createHash('sha256').update(tag).digest('base64url').slice(0, 8);
}

/** For caches that are purged: as long as pages are kept here (scripts/serve.mjs), and while this site does not respond. */
const untilTold = 'max-age=600, stale-while-revalidate=0, stale-if-error=604800';

/** @type {typeof import('./cache-tags.mjs').cacheTagHeaders} */
export function cacheTagHeaders({ tags, isAnyChange }, isTold) {
  const own = [...new Set(tags)].filter((tag) => ours.test(tag));
  const names =
    isAnyChange || own.length > mostTags
      ? [everythingTag, anyChangeTag]
      : [everythingTag, ...own.map(cacheTag)];
  /** @type {[string, string][]} */
  const headers = [
    ['Cache-Tag', names.join(',')],
    ['Surrogate-Key', names.join(' ')],
  ];
  if (isTold) headers.push(['CDN-Cache-Control', untilTold], ['Surrogate-Control', untilTold]);
  return headers;
}
