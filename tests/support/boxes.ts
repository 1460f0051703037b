import type { Locator } from '@playwright/test';
import { laidOut } from './laid-out';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of something that is not displayed. */
export const nowhere: Box = { x: NaN, y: NaN, width: NaN, height: NaN };

/** Whether two boxes have ground in common. */
export const meet = (one: Box, other: Box): boolean =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1;

/** Where an element is in the window, once the page is laid out, the fonts have loaded and text no longer moves; NaN if it is not displayed. */
export async function boxOf(locator: Locator): Promise<Box> {
  await laidOut(locator.page());
  await locator.page().evaluate(() => document.fonts.ready.then(() => undefined));
  return (await locator.boundingBox()) ?? nowhere;
}

/** Where the baseline of an element's first or last line is in the window, in pixels from its top. */
export const baselineOf = (element: Locator, line: 'first' | 'last' = 'first'): Promise<number> =>
  element.evaluate((each, place) => {
    const mark = document.createElement('i');
    mark.style.cssText = 'display: inline-block; width: 0; height: 0';
    if (place === 'first') each.prepend(mark);
    else each.append(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom;
  }, line);

/**
 * How far below one element another begins, in pixels. Both are measured in one moment: between two, the browser may keep what is being
 * read in its place by scrolling.
 */
export async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const other = await lower.elementHandle();
  return upper.evaluate(
    (element, below) => (below?.getBoundingClientRect().top ?? NaN) - element.getBoundingClientRect().bottom,
    other,
  );
}
