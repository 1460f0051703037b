import 'server-only';
import type { ContentSource } from './port';
import { PathTable, type Destination } from './public-path';
import { RememberedPaths } from './remembered-paths';
import { reportFailure } from './report-failure';

/** Age in milliseconds after which the table is fetched again although nobody said that something changed. */
const maximumAge = 30_000;

/** Age after which the new table is waited for: the process was frozen, or nobody has come for a while. */
const longestAge = 5 * 60_000;

interface State {
  table: PathTable | null;
  /** Whether the source lists its paths. */
  isListed: boolean;
  fetchedAt: number;
  /** Grows with every change that somebody told of. */
  change: number;
  /** The change that the table contains. */
  contained: number;
  pending: Promise<void> | null;
  isWatched: boolean;
  remembered: RememberedPaths;
}

// The middleware and the routes are separate bundles of one process: they share the table through the global object.
const shared = globalThis as typeof globalThis & { litfassPathIndex?: State };

function state(): State {
  return (shared.litfassPathIndex ??= {
    table: null,
    isListed: true,
    fetchedAt: 0,
    change: 0,
    contained: -1,
    pending: null,
    isWatched: false,
    remembered: new RememberedPaths(),
  });
}

/** Says that a public path, a redirect or a thing's visibility changed: the next look-up waits for the new table. */
export function invalidatePathIndex(): void {
  const current = state();
  current.change += 1;
  current.remembered.invalidate();
}

async function fetchTable(source: ContentSource): Promise<void> {
  const current = state();
  const change = current.change;
  const [paths, redirects] = await Promise.all([source.listPublicPaths(), source.listRedirects()]);
  current.table = new PathTable(paths ?? [], redirects);
  current.isListed = paths !== null;
  current.fetchedAt = Date.now();
  current.contained = change;
}

/** One fetch at a time; a failure is reported, and leaves the last good table in place. */
function refresh(source: ContentSource): Promise<void> {
  const current = state();
  current.pending ??= fetchTable(source)
    .catch((error: unknown) => {
      reportFailure('paths', error);
      // Tried again a little later, and not with every request.
      current.fetchedAt = Date.now() - maximumAge + 2000;
      current.contained = current.change;
    })
    .finally(() => {
      current.pending = null;
    });
  return current.pending;
}

/**
 * A function that says what stands at a path, from a table that contains every change told of so far. When the source is down,
 * the last good table answers. Null if there never was one.
 */
export async function getPathFinder(
  source: ContentSource,
): Promise<((path: string) => Promise<Destination>) | null> {
  const current = state();
  if (!current.isWatched) {
    current.isWatched = true;
    source.watchPaths?.(invalidatePathIndex);
  }
  // A fetch that began before the last change does not contain it: then a second one is waited for.
  for (let attempt = 0; attempt < 2 && (!current.table || current.contained < current.change); attempt += 1) {
    await refresh(source);
  }
  const age = Date.now() - current.fetchedAt;
  if (age > maximumAge) {
    const refreshing = refresh(source);
    if (age > longestAge) await refreshing;
  }
  const { table } = current;
  if (!table) return null;
  return async (path) => {
    const destination = table.find(path);
    if (destination.type !== 'nothing' || current.isListed) return destination;
    return current.remembered.find(path, (asked) => source.findPublicPath(asked));
  };
}
