/** Positions of a block's bar: above or below it, at the start or end of its line. */
const barPlaces = ['above', 'below', 'above-end', 'below-end'] as const;

export type BarPlace = (typeof barPlaces)[number];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far the outline of a block extends beyond it, in pixels. */
const outline = 6;

/** The box of a bar of some size at a position. */
function boxAt(place: BarPlace, block: Box, { width, height }: { width: number; height: number }): Box {
  const top = place.startsWith('above') ? block.top - height : block.bottom;
  const left = place.endsWith('end') ? block.right + outline - width : block.left - outline;
  return { left, top, right: left + width, bottom: top + height };
}

/** The first position where the bar covers nothing of the page, or else above the block. */
export function findBarPlace(
  block: Box,
  size: { width: number; height: number },
  { texts, window }: { texts: readonly Box[]; window: Box },
): BarPlace {
  const isFree = (place: BarPlace) => {
    const bar = boxAt(place, block, size);
    if (bar.left < window.left || bar.right > window.right) return false;
    if (bar.top < window.top || bar.bottom > window.bottom) return false;
    return texts.every((text) => !overlaps(bar, text));
  };
  return barPlaces.find(isFree) ?? 'above';
}

/** A box without the space above and below its letters, which overlaps the next line if lines are close. */
function trim({ left, top, right, bottom }: Box): Box {
  const air = (bottom - top) * 0.12;
  return { left, top: top + air, right, bottom: bottom - air };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top < other.bottom - 1 &&
    one.bottom > other.top + 1
  );
}

/** The visible part of the page, below the bars at its top. */
export function findWindow(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const bars = document.querySelectorAll('[data-editor-slot], [data-site-header]');
  const top = Math.max(0, ...[...bars].map((bar) => bar.getBoundingClientRect().bottom));
  return { left: 0, top, right: clientWidth, bottom: clientHeight };
}

/** Controls of the editor between the blocks: what adds one, and what is to be done in the one above. */
const controls = '[data-between], [data-marks] > *';

/** What a bar near a block could cover: lines of text, pictures, and controls of the editor between the blocks. */
export function listTexts(canvas: Element, block: Box): Box[] {
  const reach = 80;
  const found: Box[] = [];
  for (const element of canvas.querySelectorAll(`[data-field], img, iframe, ${controls}`)) {
    const box = element.getBoundingClientRect();
    if (box.bottom < block.top - reach || box.top > block.bottom + reach) continue;
    if (element.textContent === '' || element.matches(controls)) {
      found.push(box);
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(element);
    found.push(...[...range.getClientRects()].map(trim));
  }
  return found;
}

/** Whether a part of the editor at the edge of a block lies on a text, a picture, another control between the blocks or a bar. */
export function coversSomething(part: HTMLElement): boolean {
  const block = part.closest('[data-block]');
  const canvas = part.closest('[data-editing]');
  if (block === null || canvas === null) return false;
  const bars = [...canvas.querySelectorAll('[data-selected] > [data-place]')];
  const box = part.getBoundingClientRect();
  return [
    ...listTexts(canvas, block.getBoundingClientRect()),
    ...bars.map((bar) => bar.getBoundingClientRect()),
  ].some((other) => overlaps(box, other));
}
