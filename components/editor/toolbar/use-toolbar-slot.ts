import { useEffect, useLayoutEffect, useState } from 'react';
import { stickyHeaderEnd } from '@/lib/site';

/** Number of users of the element, which survives the change between documents of the page, so that nothing jumps. */
let holders = 0;
let element: HTMLElement | null = null;

/**
 * The element above the site's header, behind the skip link, that contains the toolbar. It makes room for itself by `data-editor-bar` on
 * the root element; that room is there from the first paint (scripts/serve/late-scripts.mjs). With it, the header of a
 * scrolled page ends at a fixed place. `noToolbar` in the address disables all this (spec §2).
 */
export function useToolbarSlot(isEditing: boolean): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (new URLSearchParams(location.search).has('noToolbar')) return;
    holders += 1;
    setSlot((element ??= insertSlot()));
    return () => {
      holders -= 1;
      setTimeout(removeUnheld);
    };
  }, []);

  useLayoutEffect(() => {
    if (slot === null) return;
    const end = isEditing ? stickyHeaderEnd.editing : stickyHeaderEnd.signedIn;
    document.documentElement.style.setProperty('--sticky-header-end', `${end}rem`);
  }, [slot, isEditing]);

  return slot;
}

function insertSlot(): HTMLElement {
  const made = document.createElement('div');
  made.dataset.editorSlot = '';
  const skip = document.querySelector('[data-skip]');
  if (skip) skip.after(made);
  else document.body.prepend(made);
  document.documentElement.dataset.editorBar = '';
  return made;
}

function removeUnheld(): void {
  if (holders > 0) return;
  element?.remove();
  element = null;
  delete document.documentElement.dataset.editorBar;
  document.documentElement.style.removeProperty('--sticky-header-end');
}
