import type { KeptCopy } from './document-sync';

const prefix = 'litfass:draft:';

/** The part of a copy that the server knows; it is large, and changes only with its answers. */
type Known = Pick<KeptCopy, 'revision' | 'acknowledged' | 'steps' | 'foreign' | 'undoneForeign'>;

/** The part that only this browser has, which changes with each key. */
type Own = Omit<KeptCopy, keyof Known> & {
  /** Time of the last change, in milliseconds. */
  at: number;
};

export interface Journal {
  /** The tabs that have kept something of the document, the latest first. */
  listOwners: () => string[];
  /** Takes over what a tab has kept; null if that cannot be read. */
  take: (owner: string) => KeptCopy | null;
  /** Keeps what is not on the server, until nothing is left; false if the browser has no room or forbids it. */
  keep: (kept: KeptCopy) => boolean;
}

/** The journal that writes of a document last: an earlier one of the same tab writes no longer. */
const writers = new Map<string, Journal>();

/** What a tab (`owner`) has not sent of a document, kept in the browser so that it survives reload, crash and lost networks. */
export function openJournal(document: string, owner: string, storage: Storage = localStorage): Journal {
  const scope = `${prefix}${document}:`;
  const own = scope + owner;
  let known: KeptCopy['acknowledged'] | null = null;
  const drop = (name: string): void => {
    storage.removeItem(`${name}:own`);
    storage.removeItem(`${name}:known`);
  };
  const journal: Journal = {
    listOwners() {
      return listKeys(storage, scope)
        .filter((key) => key.endsWith(':own'))
        .map((key) => ({ key, at: read<Own>(storage, key)?.at ?? 0 }))
        .toSorted((one, other) => other.at - one.at)
        .map(({ key }) => key.slice(scope.length, -':own'.length));
    },
    take(from) {
      const name = scope + from;
      const [mine, theirs] = [read<Own>(storage, `${name}:own`), read<Known>(storage, `${name}:known`)];
      const { at: _, ...rest } = mine ?? {};
      const kept = mine && theirs && ({ ...rest, ...theirs } as KeptCopy);
      const isMoved = kept === null || (name !== own && journal.keep(kept));
      if (isMoved) drop(name);
      return kept;
    },
    keep(kept) {
      if (writers.get(own) !== journal) return true;
      if (kept.pending.length + kept.conflicts.length + kept.orphans.length === 0) {
        if (known !== null) drop(own);
        known = null;
        return true;
      }
      const { revision, acknowledged, steps, foreign, undoneForeign, ...mine } = kept;
      try {
        if (known !== acknowledged) {
          const part: Known = { revision, acknowledged, steps, foreign, undoneForeign };
          storage.setItem(`${own}:known`, JSON.stringify(part));
        }
        storage.setItem(`${own}:own`, JSON.stringify({ ...mine, at: Date.now() } satisfies Own));
        known = acknowledged;
        return true;
      } catch {
        return false;
      }
    },
  };
  writers.set(own, journal);
  return journal;
}

function listKeys(storage: Storage, scope: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(scope) === true,
  );
}

/** What this program has written there itself; null for anything else. */
function read<Part>(storage: Storage, key: string): Part | null {
  try {
    const part: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Part) : null;
  } catch {
    return null;
  }
}
