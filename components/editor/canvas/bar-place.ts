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

/** What stands around a block: lines of text, pictures and controls, what is to be done in a block nearby, and what is seen of the page. */
interface Surroundings {
  texts: readonly Box[];
  marks: readonly Box[];
  window: Box;
}

/**
 * The first position where the bar covers nothing of the page, or else above the block; and how wide it may become there before it lies
 * over what is to be done in a block. One that has a position keeps it as long as it has room there, and looks for more room below.
 */
export function findBarPlace(
  block: Box,
  size: { width: number; height: number },
  { texts, marks, window }: Surroundings,
  kept?: string,
): { place: BarPlace; width: number } {
  const isFree = (place: BarPlace) => {
    const bar = boxAt(place, block, size);
    if (bar.left < window.left || bar.right > window.right) return false;
    if (bar.top < window.top || bar.bottom > window.bottom) return false;
    return texts.every((text) => !overlaps(bar, text)) && widthAt(place) >= size.width;
  };
  const widthAt = (place: BarPlace) => measureRoom(place, boxAt(place, block, size), marks);
  const place =
    barPlaces.find((each) => each === kept && widthAt(each) >= size.width) ??
    barPlaces.find(isFree) ??
    (kept !== undefined && widthAt('below') > widthAt('above') ? 'below' : 'above');
  return { place, width: widthAt(place) };
}

/** How wide a bar may be, which grows from one side, until it meets a mark. */
function measureRoom(place: BarPlace, bar: Box, marks: readonly Box[]): number {
  const isEnd = place.endsWith('end');
  const inLine = { ...bar, ...(isEnd ? { left: -Infinity } : { right: Infinity }) };
  const beside = marks.filter((mark) => overlaps(inLine, mark));
  return Math.max(
    0,
    Math.min(...beside.map((mark) => (isEnd ? bar.right - mark.right : mark.left - bar.left))),
  );
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

/** What is to be done in a block, said below it. */
const marks = '[data-marks] > *';

/** Controls of the editor between the blocks. */
const controls = `[data-between], ${marks}`;

/** What a bar near a block could cover: lines of text, pictures, and controls of the editor between the blocks; marks apart. */
export function listSurroundings(canvas: Element, block: Box): { texts: Box[]; marks: Box[] } {
  const reach = 80;
  const found: { texts: Box[]; marks: Box[] } = { texts: [], marks: [] };
  for (const element of canvas.querySelectorAll(`[data-field], img, iframe, ${controls}`)) {
    const box = element.getBoundingClientRect();
    if (box.bottom < block.top - reach || box.top > block.bottom + reach) continue;
    if (element.matches(marks)) {
      found.marks.push(box);
      continue;
    }
    if (element.textContent === '' || element.matches(controls)) {
      found.texts.push(box);
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(element);
    found.texts.push(...[...range.getClientRects()].map(trim));
  }
  return found;
}
