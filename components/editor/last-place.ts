import { useEffect } from 'react';

let last: HTMLElement | null = null;

/** Remembers where on the canvas or in the toolbar somebody was last. */
export function useLastPlace(): void {
  useEffect(() => {
    function remember({ target }: FocusEvent): void {
      const isPlace = target instanceof HTMLElement && target.closest('[data-editing], [data-editor-slot]');
      if (isPlace) last = target;
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
}

/** Goes back there when what had the focus is gone, such as the item of a menu that has opened a dialog; else into the toolbar. */
export function focusLastPlace(): void {
  last?.focus({ preventScroll: true });
  if (document.activeElement !== document.body) return;
  focusToolbar();
}

/** Goes to the first thing in the toolbar that takes the focus: what is hidden in a small window does not. */
export function focusToolbar(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-editor-slot] :is(button, a)')) {
    each.focus();
    if (document.activeElement === each) return;
  }
}
