import type { PublicPath } from './port';
import { decodePath, type Destination } from './public-path';
import { reportFailure } from './report-failure';

/** How many paths with something, and how many without, are remembered: made-up ones cannot push out real ones. */
const capacity = 2000;
/** How long an answer counts, in milliseconds, and how long a failure. */
const goodFor = 10_000;
const failedFor = 2000;
/** Longer paths are not asked for. */
const longestPath = 300;

interface Remembered {
  destination: Destination;
  until: number;
  /** The change that the answer contains. */
  change: number;
}

type Ask = (path: string) => Promise<PublicPath | null>;

/**
 * What stands at single paths, for a source of content that cannot list them. An answer is asked for again by time, beside the
 * request that noticed its age, and waited for after a change. While the source is down the last good answer stays.
 */
export class RememberedPaths {
  readonly #found = new Map<string, Remembered>();
  readonly #missing = new Map<string, Remembered>();
  readonly #pending = new Map<string, Promise<Destination>>();
  #change = 0;

  /** Says that something changed: answers from before count only if the source is down. */
  invalidate(): void {
    this.#change += 1;
  }

  /** What stands at a path, which may be percent-encoded; `unknown` if the source fails and never said anything about it. */
  async find(path: string, ask: Ask): Promise<Destination> {
    const decoded = path.length > longestPath ? null : decodePath(path);
    if (decoded === null || decoded.split('/').indexOf('', 1) !== -1) return { type: 'nothing' };
    const known = this.#found.get(path) ?? this.#missing.get(path);
    const isCurrent = known?.change === this.#change;
    if (known && isCurrent && known.until > Date.now()) return known.destination;
    const asked = this.#askOnce(path, decoded, ask);
    return known && isCurrent && this.#found.has(path) ? known.destination : asked;
  }

  /** One question at a time for a path; one from before a change does not count. */
  #askOnce(path: string, decoded: string, ask: Ask): Promise<Destination> {
    const change = this.#change;
    const name = `${change}:${path}`;
    const running = this.#pending.get(name);
    if (running) return running;
    const asked = ask(decoded)
      .then(
        (entry) => this.#keep(path, toDestination(path, entry), change, goodFor),
        (error: unknown) => {
          reportFailure('paths', error);
          const known = this.#found.get(path) ?? this.#missing.get(path);
          return known ? this.#keep(path, known.destination, change, failedFor) : unknown;
        },
      )
      .finally(() => this.#pending.delete(name));
    this.#pending.set(name, asked);
    return asked;
  }

  #keep(path: string, destination: Destination, change: number, milliseconds: number): Destination {
    this.#found.delete(path);
    this.#missing.delete(path);
    const kept = destination.type === 'nothing' ? this.#missing : this.#found;
    kept.set(path, { destination, change, until: Date.now() + milliseconds });
    const oldest = kept.size > capacity ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return destination;
  }
}

const unknown: Destination = { type: 'unknown' };

/**
 * A thing under another address than the one asked for has moved: its slug was changed, or made up (spec §2), or the address is written
 * in another way, of which there are endless ones and only one is rendered and kept.
 */
function toDestination(path: string, entry: PublicPath | null): Destination {
  if (entry === null) return { type: 'nothing' };
  if (new URL(entry.path, 'http://localhost').pathname === path) return { type: 'found', entry };
  const isSpelling = decodePath(entry.path) === decodePath(path);
  return entry.isOnline || isSpelling ? { type: 'moved', path: entry.path } : { type: 'nothing' };
}
