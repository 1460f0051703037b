import 'server-only';
import { LRUCache } from 'lru-cache';
import { changes } from '@/lib/changes.mjs';
import { decodePath } from '@/lib/contract/paths';
import { contentTag, pathsTag, resourceTag } from '@/lib/contract/tags';
import type { ContentSource, PublicPath } from './port';
import type { Destination } from './public-path';
import { reportFailure } from './report-failure';

/** Most existing paths that are remembered, and most missing ones; counted apart, so that made-up paths cannot displace real ones. */
const capacity = 5000;
/** How long a failure is remembered, in milliseconds. */
const failedFor = 2000;
/** Longest path that is looked up. */
const longestPath = 300;

/** Control characters: no path has them, and PostgreSQL fails on a query with NUL. */
const control = /\p{Cc}/u;

/** Changes that may move a path; publishing a text does not. */
const pathTags = [contentTag, pathsTag, resourceTag('redirects')];

interface Remembered {
  destination: Destination;
  /**
   * When it expires and is looked up again, in the background of the request that noticed it. Infinity for a source that tells every
   * change.
   */
  until: number;
  /** The number of the last change (lib/changes) before the look-up. */
  since: number;
}

export type PathSource = Pick<ContentSource, 'findPublicPath' | 'findRedirect' | 'answersAreGoodFor'>;

/**
 * Looks up paths in the content source and remembers the answers. After a change the next look-up waits for a fresh answer; for a source
 * that cannot tell of changes, old answers are renewed in the background. While the source is down the last good answer is used, so that
 * a page that was ever visited stays available.
 */
export class PathLookup {
  readonly #source: PathSource;
  readonly #found = new LRUCache<string, Remembered>({ max: capacity });
  readonly #missing = new LRUCache<string, Remembered>({ max: capacity });
  readonly #pending = new Map<string, Promise<Destination>>();

  constructor(source: PathSource) {
    this.#source = source;
  }

  /**
   * What is at a path (without trailing slash, perhaps percent-encoded); `unknown` if the source fails and has never answered for it.
   * Redirects come first (spec §2).
   */
  async find(path: string): Promise<Destination> {
    const decoded = path.length > longestPath ? null : decodePath(path);
    if (decoded === null || decoded.split('/').indexOf('', 1) !== -1 || control.test(decoded))
      return { type: 'nothing' };
    const known = this.#found.get(path) ?? this.#missing.get(path);
    const isCurrent = known !== undefined && changes.areFresh(pathTags, known.since);
    if (isCurrent && known.until > performance.now()) return known.destination;
    const asked = this.#askOnce(path, decoded);
    return isCurrent && this.#found.has(path) ? known.destination : asked;
  }

  /** One look-up of a path at a time; one that began before a change does not count. */
  #askOnce(path: string, decoded: string): Promise<Destination> {
    const since = changes.now();
    const name = `${since}:${path}`;
    const running = this.#pending.get(name);
    if (running) return running;
    const asked = this.#ask(path, decoded)
      .then(
        ({ destination, goodFor }) => this.#keep(path, destination, since, goodFor),
        (error: unknown) => {
          reportFailure('paths', error);
          const known = this.#found.get(path) ?? this.#missing.get(path);
          return known ? this.#keep(path, known.destination, since, failedFor) : unknown;
        },
      )
      .finally(() => this.#pending.delete(name));
    this.#pending.set(name, asked);
    return asked;
  }

  /** If redirects cannot be looked up, an existing page is shown all the same (spec §8); otherwise the answer is unknown. */
  async #ask(path: string, decoded: string): Promise<{ destination: Destination; goodFor: number }> {
    const [redirect, entry] = await Promise.allSettled([
      this.#source.findRedirect(decoded),
      this.#source.findPublicPath(decoded),
    ]);
    if (redirect.status === 'fulfilled' && redirect.value !== null)
      return {
        destination: { type: 'moved', path: redirect.value },
        goodFor: this.#source.answersAreGoodFor,
      };
    if (entry.status === 'rejected') throw entry.reason;
    const destination = toDestination(path, entry.value);
    if (redirect.status === 'fulfilled') return { destination, goodFor: this.#source.answersAreGoodFor };
    if (destination.type === 'nothing') throw redirect.reason;
    reportFailure('redirects', redirect.reason);
    return { destination, goodFor: failedFor };
  }

  #keep(path: string, destination: Destination, since: number, milliseconds: number): Destination {
    this.#found.delete(path);
    this.#missing.delete(path);
    const kept = destination.type === 'nothing' ? this.#missing : this.#found;
    kept.set(path, { destination, since, until: performance.now() + milliseconds });
    return destination;
  }
}

const unknown: Destination = { type: 'unknown' };

/**
 * A record found under another address than its own has moved: its slug was changed or made up (spec §2), or the address is written in
 * another way. There are endless ways to write it, and only one is rendered and kept.
 */
function toDestination(path: string, entry: PublicPath | null): Destination {
  if (entry === null) return { type: 'nothing' };
  if (new URL(entry.path, 'http://localhost').pathname === path) return { type: 'found', entry };
  const isSpelling = decodePath(entry.path) === decodePath(path);
  return entry.isOnline || isSpelling ? { type: 'moved', path: entry.path } : { type: 'nothing' };
}
