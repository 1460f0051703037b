import { useEffect } from 'react';
import { focusFrame } from './canvas/use-kept-focus';

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

/**
 * Focuses it again when the focused element is gone, such as a menu item that has opened a dialog. If it is gone or hidden itself, focuses
 * the block that it is in, or else the first one, or the way to begin; without any of these the toolbar.
 */
export function focusLastPlace(): void {
  last?.focus({ preventScroll: true });
  if (isSomewhere()) return;
  const block = last?.isConnected === true ? last.closest<HTMLElement>('[data-block]') : null;
  focusFrame(block ?? document.querySelector<HTMLElement>('[data-editing] [data-block]:not([data-section])'));
  if (!isSomewhere()) focusToolbar();
}

function isSomewhere(): boolean {
  return document.activeElement !== document.body;
}

/** Focuses the first focusable element of the toolbar; hidden ones in a small window are not. */
function focusToolbar(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-editor-slot] :is(button, a)')) {
    each.focus();
    if (document.activeElement === each) return;
  }
}
