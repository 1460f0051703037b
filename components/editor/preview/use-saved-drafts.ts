import { useEffect, useState } from 'react';
import { useEditorStore, type EditorState } from '@/lib/client/editor-store';
import type { EditingSession } from '../session/editing-session';

/** Milliseconds without another save after which the draft counts as settled. */
const pause = 800;

type Draft = EditorState['draft'];

/** What a draft says that is not seen on the page. */
const unseen: ReadonlySet<string> = new Set([
  'can_undo',
  'can_redo',
  'has_changes',
  'scheduled',
  'text_revisions',
]);

/** Counts the drafts that were saved, from 1 on: everything written so far is saved first, and what is saved quickly counts once. */
export function useSavedDrafts(session: EditingSession): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const another = () => setCount((before) => before + 1);
    void session.flush().finally(() => {
      if (left) return;
      another();
      stop = useEditorStore.subscribe((state, before) => {
        if (!isSeen(state.draft, before.draft) && !isBack(state, before)) return;
        clearTimeout(timer);
        timer = setTimeout(another, pause);
      });
    });
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [session]);
  return count;
}

/** Whether a draft looks different. Parts of it that have not changed are the same objects. */
function isSeen(draft: Draft, before: Draft): boolean {
  if (draft === before || draft === null || before === null) return false;
  // The sections are newer when the revision is, wherever there is one.
  const isUnseen = (name: string) => unseen.has(name) || (name === 'modules' && draft.revision !== undefined);
  return Object.entries(draft).some(([name, value]) => !isUnseen(name) && value !== before[name]);
}

/** Whether the server can be asked again, by network and session. */
function isBack(state: EditorState, before: EditorState): boolean {
  return (state.online && !before.online) || (!state.sessionEnded && before.sessionEnded);
}
