import type { Locale } from './locale';

/**
 * Names of the content that an answer was made of: a rendered page, a public answer, a looked-up path. Everything read through
 * lib/content has the tag `content` and the narrower tags of what was read. The transaction that changes something names the tags that
 * become stale (lib/backend/rows/tags); it names `content` only if it is unknown what has changed.
 */
export const contentTag = 'content';

/** Everything of one resource of the public data interface: `articles`, `events`, `navigation`, `redirects` … */
export function resourceTag(resource: string): string {
  return `content:${resource}`;
}

/** One record of a resource, as its own screen shows it. */
export function recordTag(resource: string, id: number): string {
  return `content:${resource}:${id}`;
}

/** The set of public paths and which of them are online. Only path look-ups depend on it; a rendered page has the tags of what it shows. */
export const pathsTag = resourceTag('paths');

/** One public path: the document at that path in its language. */
export function pathTag(path: string): string {
  return `content:path:${path.slice(0, 200)}`;
}

/** A stand-alone section. */
export function sectionTag(locale: Locale, slug: string): string {
  return `content:section:${locale}:${slug.slice(0, 200)}`;
}
