import { useEffect, useState } from 'react';

/**
 * The element above the site's header that holds the toolbar; it makes room for itself with `data-editor-bar` on the root.
 * `noToolbar` in the address leaves it out (spec §2).
 */
export function useToolbarSlot(): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (new URLSearchParams(location.search).has('noToolbar')) return;
    const element = document.createElement('div');
    element.dataset.editorSlot = '';
    document.body.prepend(element);
    document.documentElement.dataset.editorBar = '';
    setSlot(element);
    return () => {
      element.remove();
      delete document.documentElement.dataset.editorBar;
    };
  }, []);
  return slot;
}
