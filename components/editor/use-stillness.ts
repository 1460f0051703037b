import { useEffect, useState } from 'react';

/** Milliseconds after a key from which nobody counts as typing. */
const pause = 1000;

/** Whether nobody is typing: at once outside of fields, else after the first pause. It then stays true. */
export function useStillness(): boolean {
  const [isStill, setStill] = useState(() => !isInField());
  useEffect(() => {
    if (isStill) return;
    const begin = () => setTimeout(() => setStill(true), pause);
    let timer = begin();
    const goOn = () => {
      clearTimeout(timer);
      timer = begin();
    };
    document.addEventListener('keydown', goOn, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', goOn, true);
    };
  }, [isStill]);
  return isStill;
}

function isInField(): boolean {
  return document.activeElement?.matches('[contenteditable="true"], input, textarea') === true;
}
