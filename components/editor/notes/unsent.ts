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

/** What was begun in this tab at a document and not sent. */
export function readUnsent(place: string): Unsent {
  try {
    return unsentSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(place)) ?? ''));
  } catch {
    return nothing;
  }
}

/** Keeps what is begun until it is sent, over a reload of the page. */
export function keepUnsent(place: string, { newThread, writings }: NotesState): void {
  // A block that the server has not seen is another one after a reload.
  const kept = { newThread: newThread !== null && newThread.block > 0 ? newThread : null, writings };
  try {
    if (kept.newThread === null && Object.keys(writings).length === 0)
      sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify(kept));
  } catch {
    // There is no room, or none is allowed: it is still there until the page is left.
  }
}
