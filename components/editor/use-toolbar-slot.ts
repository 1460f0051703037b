import { useEffect, useState } from 'react';

/** How many hold the element; it outlives the change from one document of the page to another, so that nothing jumps. */
let holders = 0;
let element: HTMLElement | null = null;

/**
 * The element above the site's header that holds the toolbar; it makes room for itself with `data-editor-bar` on the root.
 * `noToolbar` in the address leaves it out (spec §2).
 */
export function useToolbarSlot(): HTMLElement | null {
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
  return slot;
}

function insertSlot(): HTMLElement {
  const made = document.createElement('div');
  made.dataset.editorSlot = '';
  document.body.prepend(made);
  document.documentElement.dataset.editorBar = '';
  return made;
}

function removeUnheld(): void {
  if (holders > 0) return;
  element?.remove();
  element = null;
  delete document.documentElement.dataset.editorBar;
}
