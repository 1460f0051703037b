import type { Locale } from './locale';

/**
 * Names under which rendered pages are kept, and by which a change makes them fresh again. A rendered page carries `content`
 * and the narrower tags of what it read; whoever writes invalidates the narrowest that covers the change.
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

/** Where things stand: addresses, redirects and what is online. Only look-ups of paths depend on it; a rendered page names what it shows. */
export const pathsTag = resourceTag('paths');

/** One public path: the document that stands there, in that language. */
export function pathTag(path: string): string {
  return `content:path:${path.slice(0, 200)}`;
}

/** A stand-alone section. */
export function sectionTag(locale: Locale, slug: string): string {
  return `content:section:${locale}:${slug.slice(0, 200)}`;
}
