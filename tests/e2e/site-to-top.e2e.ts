import { expect, test } from '@playwright/test';
import { resize, settle, wake } from '../support/browser';
import { boxOf } from '../support/boxes';
import { decide } from '../support/editor-page';

// The way back to the top of a long page.

test.beforeEach(({ context }) => decide(context));

test('the way to the top stands beside the columns, and its shape is seen on every colour', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1920]) {
    await resize(page, { width, height: 900 });
    await page.goto('/de/kalender');
    await page.mouse.wheel(0, 1200);
    const way = page.locator('a[href="#top"]').last();
    await expect(way).toBeVisible();
    await settle(page);
    const row = await boxOf(page.getByRole('main').locator('li[data-day]').first());
    const { x, width: breadth, height: tall } = await boxOf(way);
    // As wide as high, but for what it leans.
    expect(breadth / (tall * 1.21256), `at ${width} px`).toBeCloseTo(1, 1);
    expect(tall, `at ${width} px`).toBeGreaterThan(24);
    expect(x, `at ${width} px`).toBeGreaterThanOrEqual(row.x + row.width);
    expect(x + breadth, `at ${width} px`).toBeLessThanOrEqual(width);
    const [ground, edge] = await way.evaluate((each) => [
      getComputedStyle(each).backgroundColor,
      getComputedStyle(each).borderTopColor,
    ]);
    expect(edge).not.toBe(ground);
  }
});

test('on a phone the way to the top covers nothing that is focused', async ({ page }) => {
  await resize(page, { width: 390, height: 800 });
  for (const path of ['/de/kalender', '/en/artworks-and-map']) {
    await page.goto(path);
    await wake(page);
    const toTop = page.locator('a[href="#top"]').last();
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab');
      await settle(page);
      const isClear = await toTop.evaluate((link) => {
        const way = link.getBoundingClientRect();
        const focused = document.activeElement?.getBoundingClientRect();
        return (
          focused !== undefined &&
          (focused.right <= way.left || focused.bottom <= way.top || focused.width > 100)
        );
      });
      expect(isClear, `${path}, stop ${String(stop)}`).toBe(true);
    }
  }
});

test('on a phone the way to the top comes when somebody goes back, and covers nothing on the way on', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  for (const path of ['/de/aktuelles', '/en/press', '/de/besuch']) {
    await page.goto(path);
    const toTop = page.locator('a[href="#top"]').last();
    await wake(page);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-header-hidden'));
    await expect(toTop).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(toTop).toBeVisible();
    await page.mouse.wheel(0, 200);
    await expect(toTop).toBeHidden();
  }
});
