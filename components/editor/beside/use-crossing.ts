import { useEffect, type RefObject } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import { focusPart } from '../canvas/far-mark';
import { crossOver, focusText } from './find-text';

/** F6 leads from a text to the same text in the other language and back, from elsewhere to the page beside the canvas. */
export function useCrossing(
  beside: RefObject<HTMLElement | null>,
  { here, there }: { here: Locale; there: Locale },
): void {
  useEffect(() => {
    function cross(event: KeyboardEvent): void {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      const from = document.activeElement ?? document.body;
      const isThere = beside.current?.parentElement?.contains(from) === true;
      event.preventDefault();
      if (crossOver(from, isThere ? here : there)) return;
      const { selected } = useEditorStore.getState();
      if (selected !== null && from.closest('[data-counterpart]') === null)
        focusText(isThere ? here : there, selected);
      else if (isThere) focusPart(document.querySelector<HTMLElement>('[data-editing] [data-handle]'));
      else beside.current?.focus();
    }
    window.addEventListener('keydown', cross);
    return () => window.removeEventListener('keydown', cross);
  }, [beside, here, there]);
}
