import type { Locator } from '@playwright/test';
import { laidOut } from './laid-out';

// What reads all of something at once does not wait: on a page that is still coming it finds nothing, and nothing to complain of.

/** Each of what a locator finds, once there is any. */
export async function everyOf(locator: Locator): Promise<Locator[]> {
  await locator.first().waitFor({ state: 'attached' });
  await laidOut(locator.page());
  return locator.all();
}

/** What `read` makes of all elements that a locator finds, in the page, once there is any. */
export async function evaluateEvery<Result>(
  locator: Locator,
  read: (elements: (HTMLElement | SVGElement)[]) => Result,
): Promise<Result> {
  await locator.first().waitFor({ state: 'attached' });
  await laidOut(locator.page());
  return locator.evaluateAll(read);
}
