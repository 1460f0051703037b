import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts files dropped anywhere in the window, and tells whether files are being dragged over it. Otherwise the browser would open a
 * file dropped beside a field instead of the page.
 */
export function useDroppedFiles(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const bringsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

    function over(event: DragEvent) {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    }

    function leave(event: DragEvent) {
      // Between two elements of the page it is still over the window.
      if (event.relatedTarget === null) setOver(false);
    }

    function drop(event: DragEvent) {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    }

    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);

  return isOver;
}
