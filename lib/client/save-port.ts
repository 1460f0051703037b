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

/** Somebody else changed what is being changed here. Nothing is sent until it is settled. */
export interface Conflict {
  id: number;
  mine: Record<string, unknown>;
  /** The module as it is now; null if it was deleted. */
  theirs: Module | null;
  base: Record<string, unknown>;
  /** Who it was; empty where nobody knows. */
  user: string;
}

/** What the queue needs from outside. Every id is the editor's own; `send` translates. */
export interface SavePort {
  /** Body of the request that saves these changes, in the server's ids. */
  prepare: (entry: JournalEntry, changes: Record<string, unknown>) => Record<string, unknown>;
  /** Sends a body; creates the module if the entry has a place, which means that it was never saved. */
  send: (entry: JournalEntry, body: Record<string, unknown>, key: string) => Promise<Module>;
  /** What keeps the entry from being sent, by field; null when it meets its rules (design §5). */
  check: (entry: JournalEntry) => Record<string, string> | null;
  /** The entry that must be saved before, such as the list that a new item stands in. */
  findPrerequisite: (entry: JournalEntry) => number | null;
  /** What two have made of one text, with the changes of both; undefined where somebody has to decide. */
  merge: (entry: JournalEntry, name: string, base: unknown, mine: unknown, theirs: unknown) => unknown;
  /** Whether others have the document open. */
  isWatched: () => boolean;
  keep: (entry: JournalEntry) => void;
  drop: (id: number) => void;
  onState: (id: number, state: SaveState) => void;
  /** `before` is what the fields held that were sent; nothing was sent where somebody else's state was taken over. */
  onSaved: (
    id: number,
    module: Module,
    sent: Record<string, unknown>,
    before?: Record<string, unknown>,
  ) => void;
  /** The changes are now on top of what somebody else has saved, texts merged. */
  onMerged: (id: number, changes: Record<string, unknown>) => void;
  onConflict: (conflict: Conflict) => void;
  onSessionEnd: () => void;
}
