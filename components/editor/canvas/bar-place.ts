/** Positions of a block's bar: above or below it, at the start or end of its line. */
const barPlaces = ['above', 'below', 'above-end', 'below-end'] as const;

export type BarPlace = (typeof barPlaces)[number];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a bar could cover. */
interface Cover extends Box {
  /** Whether it must stay in reach, as what adds a block behind the bar's own, or behind one around it. */
  isNeeded?: boolean;
}

/** What covering a square pixel of something needed counts as, where one of a text or picture counts as one. */
const weightOfNeeded = 100;

/** How far the outline of a block extends beyond it, in pixels. */
const outline = 6;

/** The box of a bar of some size at a position. */
function boxAt(place: BarPlace, block: Box, { width, height }: { width: number; height: number }): Box {
  const top = place.startsWith('above') ? block.top - height : block.bottom;
  const left = place.endsWith('end') ? block.right + outline - width : block.left - outline;
  return { left, top, right: left + width, bottom: top + height };
}

/** The position in the window where the bar covers least of the page, the first of several; above the block if it is nowhere in the window. */
export function findBarPlace(
  block: Box,
  size: { width: number; height: number },
  { texts, window }: { texts: readonly Cover[]; window: Box },
): BarPlace {
  const offers = barPlaces
    .map((place) => ({ place, bar: boxAt(place, block, size) }))
    .filter(({ bar }) => isInside(bar, window))
    .map(({ place, bar }) => ({
      place,
      covered: texts.reduce(
        (area, text) => area + commonArea(bar, text) * (text.isNeeded ? weightOfNeeded : 1),
        0,
      ),
    }));
  const least = Math.min(...offers.map(({ covered }) => covered));
  return offers.find(({ covered }) => covered === least)?.place ?? 'above';
}

/** A box without the space above and below its letters, which overlaps the next line if lines are close. */
function trim({ left, top, right, bottom }: Box): Box {
  const air = (bottom - top) * 0.12;
  return { left, top: top + air, right, bottom: bottom - air };
}

function isInside(box: Box, window: Box): boolean {
  return (
    box.left >= window.left &&
    box.right <= window.right &&
    box.top >= window.top &&
    box.bottom <= window.bottom
  );
}

/** How much two boxes have in common, in square pixels. They may touch by a pixel. */
function commonArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 1 && height > 1 ? width * height : 0;
}

/** The visible part of the page, below the bars at its top. */
export function findWindow(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const bars = document.querySelectorAll('[data-editor-slot], [data-site-header]');
  const top = Math.max(0, ...[...bars].map((bar) => bar.getBoundingClientRect().bottom));
  return { left: 0, top, right: clientWidth, bottom: clientHeight };
}

/** Controls of the editor between the blocks: what adds one, and what is to be done in the one above. */
const controls = '[data-between], [data-add], [data-floating], [data-marks] > *';

/** What a bar near a block could cover: lines of text, pictures, and controls of the editor between the blocks. */
export function listTexts(canvas: Element, block: Box, frame?: Element): Cover[] {
  const reach = 80;
  const found: Cover[] = [];
  for (const element of canvas.querySelectorAll(`[data-field], img, iframe, ${controls}`)) {
    // An empty line is pressed a little around it, too (editable-field.module.css).
    const box = (element.closest('[data-vacant]') ?? element).getBoundingClientRect();
    if (box.bottom < block.top - reach || box.top > block.bottom + reach) continue;
    if (element.textContent === '' || element.matches(controls)) {
      const isAround = frame !== undefined && element.closest('[data-block]')?.contains(frame) === true;
      const isNeeded = isAround && element.matches(controls);
      const { left, top, right, bottom } = box;
      found.push({ left, top, right, bottom, isNeeded });
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(element);
    found.push(...[...range.getClientRects()].map(trim));
  }
  return found;
}

/**
 * Hides the controls of other blocks that a bar lies on, which would look out from behind it where there is no better place. What belongs to the
 * blocks around its own stays, as the keyboard goes on to it. Returns what shows them again.
 */
export function hideCovered(bar: HTMLElement): () => void {
  const box = bar.getBoundingClientRect();
  const others = [...(bar.closest('[data-editing]')?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const covered = others.filter(
    (other) =>
      other.closest('[data-block]')?.contains(bar) === false &&
      commonArea(other.getBoundingClientRect(), box) > 0,
  );
  for (const other of covered) other.dataset.covered = '';
  return () => {
    for (const other of covered) delete other.dataset.covered;
  };
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
  ].some((other) => commonArea(box, other) > 0);
}
