import type { Locator } from '@playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of something that is not displayed. */
export const nowhere: Box = { x: NaN, y: NaN, width: NaN, height: NaN };

/** Where an element is in the window, once the fonts have loaded and text no longer moves; NaN if it is not displayed. */
export async function boxOf(locator: Locator): Promise<Box> {
  await locator.page().evaluate(() => document.fonts.ready.then(() => undefined));
  return (await locator.boundingBox()) ?? nowhere;
}
