import { z } from 'zod';
import { localeSchema } from '@/lib/contract/locale';

/** Values of one module that the server does not have yet. Ids are the server's, negative for a module it has never seen. */
export const journalEntrySchema = z.object({
  id: z.int(),
  model: z.string(),
  locale: localeSchema,
  /** Revision of the module that the changes were made from. */
  revision: z.int().optional(),
  /** What the changed fields held on the server when the change began. */
  base: z.record(z.string(), z.unknown()),
  changes: z.record(z.string(), z.unknown()),
  /** The tab that works on it. */
  owner: z.string().optional(),
  /** Where a module that was never saved stands. */
  place: z.object({ parent: z.int(), column: z.int(), order: z.int() }).optional(),
  /** The deleted module that it brings back, with all its languages. */
  revives: z.int().optional(),
  /** The request on its way. It is repeated word for word until it is answered, so that a lost answer does not cause a second save. */
  attempt: z
    .object({
      key: z.string(),
      changes: z.record(z.string(), z.unknown()),
      body: z.record(z.string(), z.unknown()),
    })
    .optional(),
  /** Time of the last change, in milliseconds. */
  at: z.number(),
});

export type JournalEntry = z.infer<typeof journalEntrySchema>;

const prefix = 'litfass:unsaved:';

export interface Journal {
  /** Entries of the document in this language, oldest first. */
  list: () => JournalEntry[];
  /** Stores an entry; false if the browser has no room or forbids it. */
  keep: (entry: JournalEntry) => boolean;
  drop: (id: number) => void;
}

/**
 * The unsaved values of one document in one language, kept in the browser: they survive a reload, a crash, a lost network
 * and an ended session. One entry per module, so that two tabs do not overwrite each other's modules.
 */
export function openJournal(
  document: string,
  locale: string,
  owner: string,
  storage: Storage = localStorage,
): Journal {
  const scope = `${prefix}${document}:${locale}:`;
  return {
    list() {
      const entries: JournalEntry[] = [];
      for (const key of listKeys(storage, scope)) {
        const entry = read(storage, key);
        if (entry === null) storage.removeItem(key);
        else entries.push(entry);
      }
      return entries.sort((a, b) => a.at - b.at);
    },
    keep(entry) {
      try {
        storage.setItem(scope + entry.id, JSON.stringify({ ...entry, owner }));
        return true;
      } catch {
        return false;
      }
    },
    drop(id) {
      storage.removeItem(scope + id);
    },
  };
}

function listKeys(storage: Storage, scope: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(scope) === true,
  );
}

function read(storage: Storage, key: string): JournalEntry | null {
  try {
    return journalEntrySchema.parse(JSON.parse(storage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}
