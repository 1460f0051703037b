import { useEffect, type RefObject } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';

/** Focuses a block when the store asks for it: its first text, or its handle. */
export function useFocusRequest(frame: RefObject<HTMLElement | null>, id: number): void {
  const request = useEditorStore((state) => (state.focus?.id === id ? state.focus : null));
  useEffect(() => {
    if (request === null) return;
    const field = request.field ? frame.current?.querySelector<HTMLElement>('[contenteditable="true"]') : null;
    const target = field ?? frame.current?.querySelector<HTMLElement>('[data-handle]');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
    useEditorStore.setState({ focus: null });
  }, [request, frame]);
}
