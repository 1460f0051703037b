import type { Page } from '@playwright/test';

/**
 * Waits until the rows of a long page have been laid out, which happens one after the other right after the first paint
 * (scripts/serve/rows-in-turn.mjs): before that they have no boxes. What is hidden longer than that is hidden on purpose.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.now() > 3000 ||
      document.querySelector(
        ':is(main, [data-rows]) > [style*="display: none"], main ~ [style*="display: none"]',
      ) === null,
  );
}
