import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';
import { mayBeBlocks, pasteCode, readPasted } from '../pasting';
import { isWritingPlace } from '../writing-place';
import { listChosen } from './choosing';

/** Blocks and pictures that are pasted beside all texts go behind what is chosen or selected, or to the end of the page. */
export function useBlockPaste(): void {
  const editing = useEditing();
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const { target, clipboardData, defaultPrevented } = event;
      if (defaultPrevented || isWritingPlace(target)) return;
      const { sections, chosen, selected } = useEditorStore.getState();
      const behind = listChosen(sections, chosen).at(-1)?.id ?? selected;
      const pasted = readPasted(clipboardData);
      if (!mayBeBlocks(pasted)) return;
      editing.session.use(pasteCode, ({ pasteBeside }) => pasteBeside(pasted, behind, editing));
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [editing]);
}
