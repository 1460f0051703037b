import type { Locale } from '@/lib/contract/locale';

export type SaveStatus = 'unsaved' | 'incomplete' | 'saving' | 'saved' | 'error' | 'conflict';

/** Whether what was done in a block is on the server. */
export interface SaveState {
  status: SaveStatus;
  /** What is wrong with which field. */
  fields?: Record<string, string>;
  /** Whether there is nothing in it that could be lost. */
  isBlank?: boolean;
}

/** Whether a block waits for nothing but to be shortened. */
export function isOnlyTooLong({ status, fields = {} }: SaveState): boolean {
  const faults = Object.values(fields);
  return status === 'incomplete' && faults.length > 0 && faults.every((fault) => fault === 'too_long');
}

/** One value that two people have changed in different ways; for a deleted block, what was written in it. */
export interface ContestedValue {
  name: string;
  /** The language of the text; undefined for what all languages share. */
  locale?: Locale;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** The person who changed it; empty if unknown. */
  user: string;
  /** Whether that was done in another window of one's own. */
  isYou?: boolean;
}

/** Somebody else has changed, or deleted, what is being written here. It is not sent until the person has decided. */
export interface Conflict {
  id: number;
  /** Whether it was deleted. */
  isDeleted: boolean;
  values: ContestedValue[];
}
