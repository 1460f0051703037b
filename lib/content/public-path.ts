import { isLocale, type Locale } from '@/lib/contract/locale';
import { decodePath } from '@/lib/contract/paths';
import type { Redirect } from '@/lib/contract/redirect';
import type { PublicPath } from './port';

/** What is at a path: a record, an old address that has moved, a wrong slug of a known id, or nothing. */
export type Destination =
  | { type: 'found'; entry: PublicPath }
  | { type: 'moved'; path: string }
  | { type: 'nothing' }
  /** The content source does not answer and has never answered for this path. */
  | { type: 'unknown' };

/** Whether two paths name the same record by its id, whatever their slugs: `/de/kalender/a/12` and `/de/kalender/b/12`. */
export function isSameThing(one: string, other: string): boolean {
  return /\/\d+$/.test(one) && thingKey(one) === thingKey(other);
}

/** The path without the slug before its id, as a key that is the same for every slug. */
function thingKey(path: string): string {
  return path.replace(/\/[^/]+\/(\d+)$/, '/*/$1');
}

function trimSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

/** A path in a normal spelling, by which a circle of redirects is recognised however it is written. */
function plainPath(path: string): string {
  return trimSlash(decodePath(path) ?? path);
}

/** Old path → final target, without those that lead back to themselves. */
export function redirectMap(redirects: readonly Redirect[]): Map<string, string> {
  const direct = new Map(
    redirects.map(({ old_path, new_path }) => [plainPath(old_path), plainPath(new_path)]),
  );
  const settled = new Map<string, string>();
  for (const from of direct.keys()) {
    const seen = new Set([from]);
    let to = direct.get(from);
    while (to !== undefined && !seen.has(to)) {
      seen.add(to);
      const next = direct.get(to);
      if (next === undefined) break;
      to = next;
    }
    const isLoop = to === undefined || to === from || direct.has(to);
    if (to !== undefined && !isLoop && isSitePath(to)) settled.set(from, to);
  }
  return settled;
}

/** Whether a redirect's target stays on this site. */
function isSitePath(path: string): boolean {
  // A dot as a segment leads up and away from the language: `/de/..//host` begins with two slashes once it is resolved.
  return localeOfPath(path) !== null && !/[\\?#\p{Cc}]|^\/\/|\/\.{1,2}(?:\/|$)/u.test(path);
}

/** The language prefix of a path; null if it has none. */
export function localeOfPath(path: string): Locale | null {
  const first = path.split('/')[1];
  return isLocale(first) ? first : null;
}
