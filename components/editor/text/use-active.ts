import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

const marks = ['bold', 'italic', 'link', 'bulletList', 'orderedList'] as const;
const alignments = ['left', 'center', 'right'] as const;

export type Active = (typeof marks)[number] | (typeof alignments)[number] | 'undo' | 'redo';

/** The marks and blocks at the caret, and whether undo and redo are possible; re-renders only when one of them changes. */
export function useActive(editor: Editor): ReadonlySet<Active> {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener);
      return () => {
        editor.off('transaction', listener);
      };
    },
    [editor],
  );
  const read = () => listActive(editor).join(' ');
  const names = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => new Set(names.split(' ') as Active[]), [names]);
}

function listActive(editor: Editor): Active[] {
  return [
    ...marks.filter((mark) => editor.isActive(mark)),
    ...alignments.filter((textAlign) => editor.isActive({ textAlign })),
    ...(undoDepth(editor.state) > 0 ? (['undo'] as const) : []),
    ...(redoDepth(editor.state) > 0 ? (['redo'] as const) : []),
  ];
}
