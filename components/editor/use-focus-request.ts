import { useEffect, type RefObject } from 'react';
import { useBlockStore, useEditorStore } from '@/lib/client/editor-store';
import { bringNear } from './canvas/far-mark';
import { focusField } from './text/text-fields';

const handle = '[data-handle]';
const texts = ['[contenteditable="true"][aria-required]', '[contenteditable="true"]'];

/** Focuses a block when the store asks for it: its first text, its handle, or the button for its first block. */
export function useFocusRequest(frame: RefObject<HTMLElement | null>, id: number): void {
  const request = useBlockStore((state) => (state.focus?.id === id ? state.focus : null));
  useEffect(() => {
    if (request === null) return;
    const { field, column } = request;
    bringNear(frame.current);
    const named = typeof field === 'string' ? [`[data-field="${field}"]`] : [];
    const empty = column === undefined ? [] : [`[data-first-place="${id}.${column}"]`];
    const wanted = field === false ? [...empty, handle] : [...named, ...texts, handle];
    for (const selector of wanted) {
      const target = frame.current?.querySelector<HTMLElement>(selector);
      target?.focus({ preventScroll: true });
      // An empty optional text is hidden and cannot be focused.
      if (!target || document.activeElement !== target) continue;
      if (request.caret !== undefined) focusField(target, request.caret);
      target.scrollIntoView({ block: 'nearest' });
      break;
    }
    useEditorStore.setState({ focus: null });
  }, [request, frame, id]);
}
