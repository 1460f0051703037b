import { useEffect, type RefObject } from 'react';
import { findScrollPosition, type CommonPlace, type Extent } from './scroll-position';

/** Pixels by which a position may differ from the one that was set, since browsers round it. */
const rounding = 2;

/** One of the two pages. */
interface Side {
  scroller: HTMLElement;
  extent: Extent;
  /** Where the blocks are, in pixels from the top of the page. */
  places: Map<string, number>;
}

/** Scrolling one page scrolls the other one to the same block, at once. */
export function useScrollTogether(beside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const there = beside.current;
    const here = document.scrollingElement;
    if (there === null || !(here instanceof HTMLElement)) return;
    /** Where a page was scrolled to from here, which is not to scroll the other one again. */
    const set = new Map<HTMLElement, number>();
    let frame = 0;

    function follow(from: HTMLElement, to: HTMLElement): void {
      const known = set.get(from);
      set.delete(from);
      if (known !== undefined && Math.abs(known - from.scrollTop) <= rounding) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const [left, right] = [readCanvas(here as HTMLElement), readBeside(there as HTMLElement)];
        const [one, other] = from === here ? [left, right] : [right, left];
        const position = findScrollPosition(from.scrollTop, one.extent, other.extent, listCommon(one, other));
        if (Math.abs(position - to.scrollTop) <= rounding) return;
        to.scrollTo({ top: position, behavior: 'instant' });
        set.set(to, to.scrollTop);
      });
    }

    const followHere = (): void => follow(here, there);
    const followThere = (): void => follow(there, here);
    followHere();
    document.addEventListener('scroll', followHere, { passive: true });
    there.addEventListener('scroll', followThere, { passive: true });
    window.addEventListener('resize', followHere);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', followHere);
      there.removeEventListener('scroll', followThere);
      window.removeEventListener('resize', followHere);
    };
  }, [beside]);
}

function readCanvas(scroller: HTMLElement): Side {
  return readSide(scroller, '[data-editing] [data-block]', 0, ({ dataset }) => dataset.block);
}

function readBeside(scroller: HTMLElement): Side {
  const { top } = scroller.getBoundingClientRect();
  return readSide(scroller, '[data-beside] [data-counterpart]', top, ({ dataset }) => dataset.counterpart);
}

function readSide(
  scroller: HTMLElement,
  blocks: string,
  edge: number,
  nameOf: (block: HTMLElement) => string | undefined,
): Side {
  const places = new Map<string, number>();
  for (const block of document.querySelectorAll<HTMLElement>(blocks)) {
    const name = nameOf(block);
    if (name !== undefined) places.set(name, block.getBoundingClientRect().top - edge + scroller.scrollTop);
  }
  return { scroller, extent: { height: scroller.scrollHeight, window: scroller.clientHeight }, places };
}

function listCommon(one: Side, other: Side): CommonPlace[] {
  return [...one.places].flatMap(([name, here]) => {
    const there = other.places.get(name);
    return there === undefined ? [] : [{ here, there }];
  });
}
