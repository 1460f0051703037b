import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { insertFiles } from '../canvas/insert-files';
import { useEditing } from '../editing-context';
import { findPicturePlace } from '../pictures/place-pictures';
import { isOnlyPicture } from '../text/pasted-html';
import { isWritingPlace } from '../writing-place';
import { listChosen } from './choosing';
import { readClip, readKept } from './clip';
import { findBlockPlace } from './paste-target';

/**
 * Blocks and pictures that are pasted beside all texts go behind what is chosen or selected, or to the end of the page; a selected block that
 * waits for a picture takes them.
 */
export function useBlockPaste(): void {
  const editing = useEditing();
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const { target, clipboardData } = event;
      if (event.defaultPrevented || isWritingPlace(target)) return;
      const { sections, chosen, selected } = useEditorStore.getState();
      const behind = listChosen(sections, chosen).at(-1)?.id ?? selected;
      const html = clipboardData?.getData('text/html') ?? '';
      const files = [...(clipboardData?.files ?? [])];
      // Word offers a picture of the text beside the text, a browser the address of a picture beside the picture.
      if (files.length > 0 && (html === '' || isOnlyPicture(html))) {
        event.preventDefault();
        const place = behind === null ? null : findPicturePlace(sections, behind);
        void insertFiles(
          files,
          place ?? findBlockPlace(sections, null),
          editing,
          behind === null ? null : { id: behind },
        );
        return;
      }
      const { clipboard } = editing;
      if (!clipboard.isOffered) return;
      // Where writing is not allowed, the clipboard is empty.
      const isEmpty = (clipboardData?.types.length ?? 0) === 0;
      const clip = isEmpty ? readKept() : readClip(html);
      if (clip === null) return;
      event.preventDefault();
      void clipboard.paste(clip, behind);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [editing]);
}
