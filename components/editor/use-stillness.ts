import { useEffect, useState } from 'react';

/** Milliseconds after a key from which nobody counts as typing in a field. */
const pause = 1000;

const texts = '[contenteditable="true"]';
const fields = `${texts}, input, textarea`;

/**
 * Whether nobody is typing: at once outside of fields, in the field of a form after the first pause, and in a text of the page, where
 * people stop to think, once it is left. It then stays true.
 */
export function useStillness(): boolean {
  const [isStill, setStill] = useState(() => !isIn(fields));
  useEffect(() => {
    if (isStill) return;
    const begin = () => setTimeout(() => !isIn(texts) && setStill(true), pause);
    let timer = begin();
    const goOn = () => {
      clearTimeout(timer);
      timer = begin();
    };
    // What has the focus next is known only after it was lost.
    const leave = () => setTimeout(() => !isIn(fields) && setStill(true));
    document.addEventListener('keydown', goOn, true);
    document.addEventListener('focusin', goOn);
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', goOn, true);
      document.removeEventListener('focusin', goOn);
      document.removeEventListener('focusout', leave);
    };
  }, [isStill]);
  return isStill;
}

function isIn(places: string): boolean {
  return document.activeElement?.matches(places) === true;
}
