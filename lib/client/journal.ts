import type { KeptCopy } from './document-sync';

const prefix = 'litfass:draft:';

/** The part of a copy that the server knows; it is large, and changes only with its answers. */
type Known = Pick<KeptCopy, 'revision' | 'acknowledged' | 'steps' | 'foreign' | 'undoneForeign'>;

/** The part that only this browser has, which changes with each key. */
type Own = Omit<KeptCopy, keyof Known> & {
  /** Time of the last change, in milliseconds. */
  at: number;
};

/** Both, in one write when the server's part has changed: where the browser has no room for it, what was kept before still fits together. */
type Whole = Known & { own: Own };

/** What was changed since, on the tree of this revision: beside another tree it is older than what is kept with that one. */
type Later = Own & Pick<Known, 'revision'>;

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
      const names = listKeys(storage, scope).flatMap((key) => /^(.*):(?:known|own)$/.exec(key)?.[1] ?? []);
      return [...new Set(names)]
        .map((name) => ({ name, at: readOwn(storage, name)?.at ?? 0 }))
        .toSorted((one, other) => other.at - one.at)
        .map(({ name }) => name.slice(scope.length));
    },
    take(from) {
      const name = scope + from;
      const theirs = read<Whole>(storage, `${name}:known`);
      const mine = readOwn(storage, name);
      let kept: KeptCopy | null = null;
      if (theirs && mine) {
        const { own: _, ...tree } = theirs;
        const { at: __, ...rest } = mine;
        kept = { ...rest, ...tree };
        if (name === own) known = kept.acknowledged;
      }
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
      const { revision, acknowledged, steps, foreign, undoneForeign, ...rest } = kept;
      const mine: Own = { ...rest, at: Date.now() };
      try {
        if (known === acknowledged) write<Later>(storage, `${own}:own`, { ...mine, revision });
        else {
          const theirs: Known = { revision, acknowledged, steps, foreign, undoneForeign };
          write<Whole>(storage, `${own}:known`, { ...theirs, own: mine });
          storage.removeItem(`${own}:own`);
        }
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

/** What a tab has of its own, as it was last. */
function readOwn(storage: Storage, name: string): Own | null {
  const later = read<Later>(storage, `${name}:own`);
  const whole = read<Whole>(storage, `${name}:known`);
  return later && later.revision === whole?.revision ? later : (whole?.own ?? later);
}

function write<Part>(storage: Storage, key: string, part: Part): void {
  storage.setItem(key, JSON.stringify(part));
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
