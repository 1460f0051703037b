import { useCallback, useEffect, type RefObject } from 'react';
import type { Module } from '@/lib/contract/module';
import { excerptOf } from '../session/excerpt';
import { isWriting } from '../writing-place';

/** The frame itself, and what belongs to it and no block inside: its handle and its plus. */
const named = ':scope > [data-editor-layer] :is([data-handle], [aria-haspopup])';

/**
 * Tells the blocks of one kind apart for those who hear the page: frame, handle and plus are described by the first words of the block, beside
 * their names. Nothing is rendered for it, and a key costs nothing: who writes hears the words anyway, and they count when the text is left.
 * Returns what describes the block anew.
 */
export function useBlockDescription(frame: RefObject<HTMLElement | null>, module: Module): () => void {
  const describe = useCallback(() => {
    const { current } = frame;
    if (current === null) return;
    const excerpt = excerptOf(module);
    for (const part of [current, ...current.querySelectorAll(named)]) {
      if (excerpt === '') part.removeAttribute('aria-description');
      else if (part.getAttribute('aria-description') !== excerpt)
        part.setAttribute('aria-description', excerpt);
    }
  }, [frame, module]);
  useEffect(() => {
    const isWrittenIn = isWriting() && frame.current?.contains(document.activeElement) === true;
    if (!isWrittenIn) describe();
  }, [describe, frame]);
  return describe;
}
