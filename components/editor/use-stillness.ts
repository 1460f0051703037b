import { useEffect, useState } from 'react';

/** So long after a key nobody is typing any more, in milliseconds. */
const pause = 1000;

/** Whether nobody is typing: at once beside all fields, else after the first pause. Stays true then. */
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
