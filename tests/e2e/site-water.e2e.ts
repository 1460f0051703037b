import { expect, test, type Page } from '@playwright/test';
import { settle, wake } from '../support/browser';
import { decide } from '../support/editor-page';

// The water of home's poster.

test.beforeEach(({ context }) => decide(context));

test('water moves behind the poster when the browser is idle, and stands still for those who want no motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/de');
  await wake(page);
  const water = page.locator('[data-water] svg');
  await expect(water).toBeVisible();
  const changes = () =>
    page.locator('[data-water]').evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let count = 0;
          const observer = new MutationObserver((all) => (count += all.length));
          observer.observe(element, { attributes: true, childList: true, subtree: true });
          window.setTimeout(() => {
            observer.disconnect();
            resolve(count);
          }, 400);
        }),
    );
  await expect.poll(changes).toBeGreaterThan(0);
  // It rests while nobody sees it.
  const goTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await goTo(5000);
  await expect.poll(changes).toBe(0);
  await goTo(0);
  await expect.poll(changes).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/de');
  await wake(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/water/'))).toEqual([]);
  await expect(water).toHaveCount(0);
});

/** How far the water behind the letters and the stripe before them stand from where they began, in pixels. */
function waterAt(page: Page, top: number): Promise<{ far: number; near: number }> {
  return page.locator('main header').evaluate(async (poster, to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const left = (element: Element | null) => element?.getBoundingClientRect().x ?? NaN;
    return {
      far: left(poster.querySelector(':scope > div')),
      near: left(poster.querySelector(':scope > i')),
    };
  }, top);
}

test('scrolling moves the water, the stripe before the letters further than what is behind them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/de');
  const before = await waterAt(page, 0);
  const after = await waterAt(page, 300);
  expect(before.far - after.far).toBeGreaterThan(5);
  expect(before.near - after.near).toBeGreaterThan(2 * (before.far - after.far));
  expect(await waterAt(page, 0)).toEqual(before);
});

test('nothing of the poster moves for those who want no motion, neither by itself nor by scrolling', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de');
  await wake(page);
  const poster = page.locator('main header');
  await expect(poster.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
  expect(await poster.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0);
  expect(await waterAt(page, 300)).toEqual(await waterAt(page, 0));
});
