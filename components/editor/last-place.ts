import { useEffect } from 'react';

let last: HTMLElement | null = null;

/** Remembers the last focused element on the canvas or in the toolbar. */
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

/** Focuses it again when the focused element is gone, such as a menu item that has opened a dialog; else focuses the toolbar. */
export function focusLastPlace(): void {
  last?.focus({ preventScroll: true });
  if (document.activeElement !== document.body) return;
  focusToolbar();
}

/**
 * Focuses the menu of the toolbar, which leads to all that shortcuts open, too; without one, the first element that is focusable: hidden
 * ones in a small window are not.
 */
function focusToolbar(): void {
  for (const kind of ['[aria-haspopup="menu"]', ':is(button, a)']) {
    for (const each of document.querySelectorAll<HTMLElement>(`[data-editor-slot] ${kind}`)) {
      each.focus();
      if (document.activeElement === each) return;
    }
  }
}
