import { useCallback, useEffect, useState } from 'react';
import { type Kept, programmeEvent, programmeKey, readKept } from './kept';

function read(): Kept[] {
  try {
    return readKept(JSON.parse(localStorage.getItem(programmeKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** The bookmarks on this device, and a function to change them; null until storage has been read. */
export function useKept(): [Kept[] | null, (kept: readonly Kept[]) => void] {
  const [kept, setKept] = useState<Kept[] | null>(null);

  useEffect(() => {
    const update = () => setKept(read());
    update();
    addEventListener('storage', update);
    document.addEventListener(programmeEvent, update);
    return () => {
      removeEventListener('storage', update);
      document.removeEventListener(programmeEvent, update);
    };
  }, []);

  const keep = useCallback((next: readonly Kept[]) => {
    try {
      localStorage.setItem(programmeKey, JSON.stringify(next));
    } catch {
      // If storage is forbidden, everything stays as it is.
    }
    document.dispatchEvent(new CustomEvent(programmeEvent));
  }, []);

  return [kept, keep];
}
