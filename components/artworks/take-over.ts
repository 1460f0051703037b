import type { MouseEvent } from 'react';
import { isPlainPress } from '@/lib/client/plain-press';

/** Keeps a link from being followed, to do the same in place; false if it is to open elsewhere, as with Ctrl. */
export function takeOver(event: MouseEvent): boolean {
  if (!isPlainPress(event)) return false;
  event.preventDefault();
  return true;
}
