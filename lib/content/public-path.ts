import { isLocale, type Locale } from '@/lib/contract/locale';
import type { Redirect } from '@/lib/contract/redirect';
import type { PublicPath } from './port';

/** What stands at a path of the site: a thing, an old address that moved, a wrong slug of a known id, or nothing. */
export type Destination =
  | { type: 'found'; entry: PublicPath }
  | { type: 'moved'; path: string }
  | { type: 'nothing' }
  /** The source of content does not answer, and never said anything about this path. */
  | { type: 'unknown' };

/** All public paths, ready to be asked. Pure data; `path-index.ts` keeps the current one. */
export class PathTable {
  readonly #entries = new Map<string, PublicPath>();
  readonly #things = new Map<string, PublicPath>();
  readonly #redirects: Map<string, string>;

  constructor(paths: readonly PublicPath[], redirects: readonly Redirect[]) {
    for (const entry of paths) {
      this.#entries.set(entry.path, entry);
      if (entry.kind !== 'page') this.#things.set(thingKey(entry.path), entry);
    }
    this.#redirects = redirectMap(redirects);
  }

  /** Who stands at a path (as it came in, without trailing slash), or where it moved to. Redirects come first (spec §2). */
  find(path: string): Destination {
    const moved = findRedirect(this.#redirects, path);
    if (moved !== null) return { type: 'moved', path: moved };
    const entry = this.#entries.get(path);
    if (entry) return { type: 'found', entry };
    // `/de/kalender/alter-titel/12`: the id is known under another slug.
    if (/\/[^/]+\/[1-9]\d{0,9}$/.test(path)) {
      const thing = this.#things.get(thingKey(path));
      if (thing?.isOnline) return { type: 'moved', path: thing.path };
    }
    return { type: 'nothing' };
  }
}

/** The path without the slug before its id, so that every slug of a thing gives the same key. */
function thingKey(path: string): string {
  return path.replace(/\/[^/]+\/(\d+)$/, '/*/$1');
}

function trimSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

/** Old path → new path, without chains and without those that lead to themselves. */
export function redirectMap(redirects: readonly Redirect[]): Map<string, string> {
  const direct = new Map(
    redirects.map(({ old_path, new_path }) => [trimSlash(old_path), trimSlash(new_path)]),
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

/** The new path for an old one, which may be percent-encoded; null if it is not in the list. */
export function findRedirect(redirects: ReadonlyMap<string, string>, path: string): string | null {
  return redirects.get(path) ?? redirects.get(decodePath(path) ?? '') ?? null;
}

/** A path with its segments decoded; null if it is malformed, or if decoding would change where its segments end. */
export function decodePath(path: string): string | null {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => /[/\\]/.test(segment)) ? null : segments.join('/');
  } catch {
    return null;
  }
}

/** Whether a redirect's target stays on this site (design §10). */
function isSitePath(path: string): boolean {
  return localeOfPath(path) !== null && !/[\\?#]|^\/\//.test(path);
}

/** The language of a path with locale prefix; null if it has none. */
export function localeOfPath(path: string): Locale | null {
  const first = path.split('/')[1];
  return isLocale(first) ? first : null;
}
