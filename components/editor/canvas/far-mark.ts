import { useEffect, type FocusEvent, type RefObject } from 'react';

const mark = 'data-far';

/**
 * A window's height around the window. Browsers that know `delay` (milliseconds; the types do not) ask where a frame is once in that time, and
 * not for all of them with every key.
 */
const watched: IntersectionObserverInit & { delay: number } = { rootMargin: '100% 0px', delay: 400 };

let watcher: IntersectionObserver | undefined;

/**
 * Marks the frame of a block or section while it is more than a window's height out of sight. Its bar, plus and marks, and those of its
 * items, are no boxes then: the browser asks each of them with every key, wherever it stands. An item itself is not marked: it can be out of
 * sight in a list that slides, and be reached by the next key.
 */
export function useFarMark(frame: RefObject<HTMLElement | null>, isItem = false): void {
  useEffect(() => {
    const { current } = frame;
    if (current === null || isItem) return;
    watcher ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute(mark, !isIntersecting);
    }, watched);
    watcher.observe(current);
    return () => watcher?.unobserve(current);
  }, [frame, isItem]);
}

/** Focuses a part of the editor at a block that may be far away. */
export function focusPart(part: HTMLElement | null | undefined): void {
  bringNear(part?.closest(`[${mark}]`));
  part?.focus();
}

/** The keys go on from what has the focus, maybe faster than the browser says what is near now: a section and a block on each side of it are. */
export function bringNextNear({ target, currentTarget }: FocusEvent): void {
  const far = [...currentTarget.querySelectorAll(`[${mark}]`)];
  const before = far.filter(
    (frame) => target.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  far.slice(Math.max(0, before.length - 2), before.length + 2).forEach(bringNear);
}

/** Makes what belongs to a far block boxes again, so that it can be focused. Scrolling there keeps them, scrolling away takes them. */
export function bringNear(frame: Element | null | undefined): void {
  frame?.removeAttribute(mark);
}
