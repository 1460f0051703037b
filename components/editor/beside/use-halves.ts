import { useLayoutEffect } from 'react';

/** Marks what steps back while two pages stand beside each other. */
const aside = 'data-aside';

/**
 * Gives the canvas half of the window. What is around it on the page, such as its header, steps back: it is made for a whole window, and has
 * no texts that are written in place. The block in sight stays where it is.
 */
export function useHalves(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const canvas = document.querySelector<HTMLElement>('[data-editing]');
    if (canvas === null) return;
    const around = listAround(canvas);
    keepInSight(canvas, () => {
      root.dataset.halves = '';
      for (const element of around) element.setAttribute(aside, '');
    });
    return () =>
      keepInSight(canvas, () => {
        delete root.dataset.halves;
        for (const element of around) element.removeAttribute(aside);
      });
  }, []);
}

/** Everything on the page that is not around the canvas, nor beside it as a part of the editor. */
function listAround(canvas: HTMLElement): Element[] {
  const top = canvas.closest('#top');
  const around: Element[] = [];
  let inner: Element = canvas;
  while (inner !== top && inner.parentElement !== null) {
    const within = inner;
    around.push(...[...inner.parentElement.children].filter((each) => each !== within && !isPart(each)));
    inner = inner.parentElement;
  }
  return around;
}

function isPart(element: Element): boolean {
  return element.matches('[data-halves-part], [data-editor-layer], [data-editor-slot], [data-side-panel]');
}

/** Scrolls by as much as a change has moved the first block in sight. */
function keepInSight(canvas: HTMLElement, change: () => void): void {
  const blocks = [...canvas.querySelectorAll('[data-block]')];
  const seen =
    window.scrollY > 0 ? blocks.find((block) => block.getBoundingClientRect().bottom > 0) : undefined;
  const before = seen?.getBoundingClientRect().top ?? 0;
  change();
  const after = seen?.getBoundingClientRect().top ?? 0;
  window.scrollBy({ top: after - before, behavior: 'instant' });
}
