import { z } from 'zod';
import { colleagueSchema } from '@/lib/contract/note';
import type { NotesState } from './notes-store';

type Unsent = Pick<NotesState, 'newThread' | 'writings'>;

const nothing: Unsent = { newThread: null, writings: {} };

const unsentSchema = z.object({
  newThread: z.object({ block: z.int(), quote: z.string().nullable() }).nullable(),
  writings: z.record(z.string(), z.object({ text: z.string(), people: z.array(colleagueSchema) })),
});

const keyOf = (place: string) => `litfass-notes:${place}`;

/** Unsent notes of this tab for a document. */
export function readUnsent(place: string): Unsent {
  try {
    return unsentSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(place)) ?? ''));
  } catch {
    return nothing;
  }
}

/** Stores unsent notes, so that they survive a reload of the page. */
export function keepUnsent(place: string, { newThread, writings }: NotesState): void {
  // A block that the server does not know has another id after a reload.
  const kept = { newThread: newThread !== null && newThread.block > 0 ? newThread : null, writings };
  try {
    if (kept.newThread === null && Object.keys(writings).length === 0)
      sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: they last until the page is left.
  }
}
