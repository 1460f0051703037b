import type { Editor } from '@tiptap/core';
import { useLayoutEffect, type RefObject } from 'react';

/** Where the editor's bar and, while it is shown, the site's header end, in CSS pixels from the top of the window. */
function findTop(): number {
  const bars = document.querySelectorAll('[data-editor-slot], [data-site-header]');
  return Math.max(0, ...Array.from(bars, (bar) => bar.getBoundingClientRect().bottom)) + 4;
}

/** Keeps the formatting above the text, at its right edge, and in sight while a long text is scrolled. */
export function useBarPosition(bar: RefObject<HTMLElement | null>, editor: Editor): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const frame = editor.view.dom.closest('[data-block]') ?? editor.view.dom;
    if (element === null) return;
    function place(): void {
      if (element === null) return;
      const box = frame.getBoundingClientRect();
      const size = element.getBoundingClientRect();
      const isNarrow = box.width < size.width + 220;
      const wanted = box.top - size.height - (isNarrow ? 36 : 6);
      const left = Math.min(Math.max(4, box.right - size.width + 6), window.innerWidth - size.width - 4);
      element.style.setProperty(
        '--bar-top',
        `${Math.round(Math.max(findTop(), Math.min(wanted, window.innerHeight - size.height)))}px`,
      );
      element.style.setProperty('--bar-left', `${Math.round(Math.max(4, left))}px`);
    }
    place();
    const watch = new ResizeObserver(place);
    watch.observe(frame);
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [bar, editor]);
}
