// Plain JavaScript: the web server uses it before any of the application is loaded (scripts/serve), and what purges caches too (lib/backend/changes/purge.ts).
import crypto from 'node:crypto';

export const everythingTag = 'all';
export const anyChangeTag = 'any';

/** Tags that changes name (lib/contract/tags.ts); the framework has some of its own, which nobody ever tells. */
const ours = /^content(?:$|:)/;

/** Most tags of one answer; whatever depends on more depends on everything. */
const mostTags = 150;

/** @type {typeof import('./cache-tags.mjs').cacheTag} */
export function cacheTag(tag) {
  return crypto.createHash('sha256').update(tag).digest('base64url').slice(0, 8);
}

/** For caches that are told what is stale: they may keep it until then, and show it while this site does not answer. */
const untilTold = 'max-age=86400, stale-while-revalidate=0, stale-if-error=604800';

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
