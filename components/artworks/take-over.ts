import type { MouseEvent } from 'react';

/** Keeps a link from being followed, to do the same in place; false if it is to open elsewhere, as with Ctrl. */
export function takeOver(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return false;
  event.preventDefault();
  return true;
}
