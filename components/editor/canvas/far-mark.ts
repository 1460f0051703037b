import { useEffect, type RefObject } from 'react';

const mark = 'data-far';

let watcher: IntersectionObserver | undefined;

/**
 * Marks the frame of a block or section while it is more than a window's height out of sight. Its bar, plus and marks are no boxes then: the
 * browser asks each of them with every key, wherever it stands.
 */
export function useFarMark(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    watcher ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) target.toggleAttribute(mark, !isIntersecting);
      },
      { rootMargin: '100% 0px' },
    );
    watcher.observe(current);
    return () => watcher?.unobserve(current);
  }, [frame]);
}

/** Focuses a part of the editor at a block that may be far away. */
export function focusPart(part: HTMLElement | null | undefined): void {
  bringNear(part?.closest(`[${mark}]`));
  part?.focus();
}

/** Makes what belongs to a far block boxes again, so that it can be focused. Scrolling there keeps them, scrolling away takes them. */
export function bringNear(frame: Element | null | undefined): void {
  frame?.removeAttribute(mark);
}
