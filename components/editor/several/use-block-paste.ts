import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { useEditing } from '../editing-context';
import { listChosen } from './choosing';
import { readClip, readKept } from './clip';

/** Blocks that are pasted beside all texts go behind what is chosen or selected, or to the end of the page. */
export function useBlockPaste(): void {
  const { clipboard } = useEditing();
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const { target, clipboardData } = event;
      const isElsewhere =
        target instanceof Element &&
        target.closest('[contenteditable="true"], input, textarea, select, [role="dialog"]') !== null;
      if (event.defaultPrevented || isElsewhere || !clipboard.isOffered) return;
      // Where it may not be written, the clipboard is empty.
      const isEmpty = (clipboardData?.types.length ?? 0) === 0;
      const clip = isEmpty ? readKept() : readClip(clipboardData?.getData('text/html') ?? '');
      if (clip === null) return;
      event.preventDefault();
      const { sections, chosen, selected } = useEditorStore.getState();
      void clipboard.paste(clip, listChosen(sections, chosen).at(-1)?.id ?? selected);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [clipboard]);
}
