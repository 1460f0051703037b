import type { Locale } from './locale';

/**
 * Names of what an answer was made of: a rendered page, a public answer, a looked-up path. Whatever is read through lib/content has
 * `content` and the narrower tags of what was read. The transaction that changes something names the tags that are stale then
 * (lib/backend/rows/tags); `content` is named only when nobody knows what has changed.
 */
export const contentTag = 'content';

/** Everything of one resource of the public data interface: `articles`, `events`, `navigation`, `redirects` … */
export function resourceTag(resource: string): string {
  return `content:${resource}`;
}

/** One record of a resource, as the screen of its own shows it. */
export function recordTag(resource: string, id: number): string {
  return `content:${resource}:${id}`;
}

/** Which paths there are, and what of them is online. Only look-ups of paths depend on it; a rendered page names what it shows. */
export const pathsTag = resourceTag('paths');

/** One public path: the document that stands there, in that language. */
export function pathTag(path: string): string {
  return `content:path:${path.slice(0, 200)}`;
}

/** A stand-alone section. */
export function sectionTag(locale: Locale, slug: string): string {
  return `content:section:${locale}:${slug.slice(0, 200)}`;
}
