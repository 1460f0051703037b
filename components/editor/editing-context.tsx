'use client';

import { createContext, use, type ReactNode } from 'react';
import type { Late } from './late';
import type { Notes } from './notes/notes';
import type { Arrangement } from './session/arrangement';
import type { Conflicts } from './session/conflicts';
import type { EditingSession } from './session/editing-session';
import type { BlockClipboard } from './several/clipboard';
import type { Several } from './several/several';
import type { Shaping } from './session/shaping';
import type { Steps } from './session/steps';

export interface Editing {
  session: EditingSession;
  conflicts: Conflicts;
  arrangement: Arrangement;
  steps: Steps;
  shaping: Shaping;
  /** Actions on several blocks, and on the clipboard: nothing of either is needed before somebody comes near a handle. */
  several: Late<Several>;
  clipboard: Late<BlockClipboard>;
  notes: Notes;
}

const EditingContext = createContext<Editing | null>(null);

export function EditingProvider({ editing, children }: { editing: Editing; children: ReactNode }) {
  return <EditingContext value={editing}>{children}</EditingContext>;
}

/** The services of the document being edited. Throws outside the editor. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (editing === null) throw new Error('This component belongs inside of the editor.');
  return editing;
}
