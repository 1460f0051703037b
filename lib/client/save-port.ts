import type { Module } from '@/lib/contract/module';
import type { JournalEntry } from './journal';

export type SaveStatus = 'unsaved' | 'incomplete' | 'saving' | 'saved' | 'error' | 'conflict';

export interface SaveState {
  status: SaveStatus;
  /** The sentence of the last refusal. */
  message?: string;
  /** What is wrong with which field. */
  fields?: Record<string, string>;
}

/** Somebody else changed the module that is being changed here. It is not sent until the conflict is resolved. */
export interface Conflict {
  id: number;
  mine: Record<string, unknown>;
  /** The module as it is now; null if it was deleted. */
  theirs: Module | null;
  base: Record<string, unknown>;
  /** The person who changed it; empty if unknown. */
  user: string;
}

/** What the queue needs from its surroundings. Ids are the editor's own; `send` translates them. */
export interface SavePort {
  /** The body of the request that saves these changes, with the server's ids. */
  prepare: (entry: JournalEntry, changes: Record<string, unknown>) => Record<string, unknown>;
  /** Sends a body. An entry with a place was never saved, so its module is created. */
  send: (entry: JournalEntry, body: Record<string, unknown>, key: string) => Promise<Module>;
  /** The errors that keep the entry from being sent, by field; null if it is valid (design §5). */
  check: (entry: JournalEntry) => Record<string, string> | null;
  /** The entry that has to be saved first, such as the list that a new item belongs to. */
  findPrerequisite: (entry: JournalEntry) => number | null;
  /** Merges two versions of one text; undefined if a person has to decide. */
  merge: (entry: JournalEntry, name: string, base: unknown, mine: unknown, theirs: unknown) => unknown;
  /** Whether other people have the document open. */
  isWatched: () => boolean;
  keep: (entry: JournalEntry) => void;
  drop: (id: number) => void;
  onState: (id: number, state: SaveState) => void;
  /** `before` holds the fields as they were sent; it is empty if somebody else's state was taken over. */
  onSaved: (
    id: number,
    module: Module,
    sent: Record<string, unknown>,
    before?: Record<string, unknown>,
  ) => void;
  /** The changes now build on what somebody else has saved, with texts merged. */
  onMerged: (id: number, changes: Record<string, unknown>) => void;
  onConflict: (conflict: Conflict) => void;
  onSessionEnd: () => void;
}
