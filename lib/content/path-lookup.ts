import 'server-only';
import { LRUCache } from 'lru-cache';
import { changes } from '@/lib/changes.mjs';
import { contentTag, pathsTag, resourceTag } from '@/lib/contract/tags';
import type { ContentSource, PublicPath } from './port';
import { decodePath, type Destination } from './public-path';
import { reportFailure } from './report-failure';

/** How many paths with something, and how many without, are remembered: made-up ones cannot push out real ones. */
const capacity = 5000;
/** How long a failure counts, in milliseconds. */
const failedFor = 2000;
/** Longer paths are not asked for. */
const longestPath = 300;

/** What may move a path: publishing a text does not. */
const pathTags = [contentTag, pathsTag, resourceTag('redirects')];

interface Remembered {
  destination: Destination;
  /** When it is asked for again, beside the request that noticed its age. Infinity where every change is told of. */
  until: number;
  /** The last change (lib/changes) before it was asked for. */
  since: number;
}

export type PathSource = Pick<ContentSource, 'findPublicPath' | 'findRedirect' | 'pathsAreGoodFor'>;

/**
 * What stands at single paths, asked of the content source by key and remembered. After a change the answer is waited for; where a
 * source cannot tell of changes it is asked again by time, beside the request that noticed. While the source is down the last
 * good answer stays, so that a page that was ever asked for stays up (design §7).
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
   * What stands at a path (without trailing slash, perhaps percent-encoded); `unknown` if the source fails and never said anything about
   * it. Redirects come first (spec §2).
   */
  async find(path: string): Promise<Destination> {
    const decoded = path.length > longestPath ? null : decodePath(path);
    if (decoded === null || decoded.split('/').indexOf('', 1) !== -1) return { type: 'nothing' };
    const known = this.#found.get(path) ?? this.#missing.get(path);
    const isCurrent = known !== undefined && changes.areFresh(pathTags, known.since);
    if (isCurrent && known.until > performance.now()) return known.destination;
    const asked = this.#askOnce(path, decoded);
    return isCurrent && this.#found.has(path) ? known.destination : asked;
  }

  /** One question at a time for a path; one from before a change does not count. */
  #askOnce(path: string, decoded: string): Promise<Destination> {
    const since = changes.now();
    const name = `${since}:${path}`;
    const running = this.#pending.get(name);
    if (running) return running;
    const asked = this.#ask(path, decoded)
      .then(
        (destination) => this.#keep(path, destination, since, this.#source.pathsAreGoodFor),
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

  async #ask(path: string, decoded: string): Promise<Destination> {
    const [moved, entry] = await Promise.all([
      this.#source.findRedirect(decoded),
      this.#source.findPublicPath(decoded),
    ]);
    return moved === null ? toDestination(path, entry) : { type: 'moved', path: moved };
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
 * A thing under another address than the one asked for has moved: its slug was changed, or made up (spec §2), or the address is written
 * in another way; there are endless ways, and only one is rendered and kept.
 */
function toDestination(path: string, entry: PublicPath | null): Destination {
  if (entry === null) return { type: 'nothing' };
  if (new URL(entry.path, 'http://localhost').pathname === path) return { type: 'found', entry };
  const isSpelling = decodePath(entry.path) === decodePath(path);
  return entry.isOnline || isSpelling ? { type: 'moved', path: entry.path } : { type: 'nothing' };
}
