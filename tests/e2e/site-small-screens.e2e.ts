import { expect, test, type Page } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize } from '../support/browser';
import { evaluateEvery, everyOf } from '../support/every';

async function choose(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'litfass_consent', value: 'required', url: test.info().project.use.baseURL ?? '' }]);
}

/** 320 px is also what a window of 1280 px has at 400 % zoom. */
for (const width of [320, 360, 386]) {
  test(`the menu can be closed at ${width} px`, async ({ page }) => {
    await choose(page);
    await resize(page, { width, height: 568 });
    await page.goto('/de');
    await page.getByRole('button', { name: 'Menü' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    const close = menu.getByRole('button', { name: 'Schließen' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(menu).toBeHidden();
  });
}

test('the cookie dialog is there with the first paint, without the framework, and is not the largest thing in it', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await resize(page, size);
    await page.goto('/de');
    const seen = await page.evaluate(
      () =>
        new Promise<{ isOpen: boolean; isLate: boolean; isLargest: boolean }>((resolve) => {
          new PerformanceObserver((list) => {
            const dialog = document.querySelector('[data-consent]');
            const paints = list.getEntries() as (PerformanceEntry & { element?: Element | null })[];
            const first = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
            resolve({
              isOpen: dialog?.matches(':popover-open') === true,
              isLate: (paints.at(-1)?.startTime ?? Infinity) > first + 1000,
              isLargest: dialog?.contains(paints.at(-1)?.element ?? null) === true,
            });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(seen).toEqual({ isOpen: true, isLate: false, isLargest: false });
  }
});

for (const { width, height } of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`the cookie dialog shows every choice and every answer at ${width}×${height}`, async ({ page }) => {
    await resize(page, { width, height });
    for (const language of ['de', 'en']) {
      await page.goto(`/${language}`);
      const dialog = page.locator('[data-consent]');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button')).toHaveCount(3);
      // Nothing to scroll, and so nothing under the answers that stay at the lower edge.
      expect(
        await dialog.evaluate((element) => element.scrollHeight - element.clientHeight),
      ).toBeLessThanOrEqual(0);
      for (const part of [
        ...(await everyOf(dialog.locator('label'))),
        ...(await everyOf(dialog.getByRole('button'))),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      const last = await dialog.locator('label').last().boundingBox();
      const first = await dialog.getByRole('button').first().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    }
  });
}

test('on paper no address stands behind a link', async ({ page }) => {
  await choose(page);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/de/besuch');
  const written = await evaluateEvery(page.locator('main a'), (links) =>
    links.map((link) => getComputedStyle(link, '::after').content),
  );
  expect(written.filter((content) => content.includes('http'))).toEqual([]);
});

test('at 320 px the line of the day keeps its words apart, and the dates on the poster keep to the margin', async ({
  page,
}) => {
  await choose(page);
  await resize(page, { width: 320, height: 568 });
  await page.goto('/de');
  const sentence = page.getByRole('complementary', { name: 'Heute' }).getByRole('link');
  await expect(sentence).toHaveCSS('word-spacing', '0px');
  expect(await sentence.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.goto('/en');
  const dates = page.getByText('28 Jun – 5 Oct 2025');
  await expect(dates).toHaveCount(2);
  for (const { x, width } of [await boxOf(dates.first()), await boxOf(dates.last())]) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x + width).toBeLessThanOrEqual(300);
  }
});

test('a row of filters says that it goes on, until its last one is seen', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  for (const path of ['/de/kunstwerke-und-karte', '/en/artworks-and-map', '/de/kalender']) {
    await page.goto(path);
    const row = page.getByRole('main').locator('[data-filter] ul').last();
    const sign = () =>
      row.evaluate((each) => {
        const { content, borderTopWidth } = getComputedStyle(each, '::after');
        return content === 'none' ? '' : borderTopWidth;
      });
    expect(await sign(), path).toBe('3px');
    await row.evaluate((each) => each.scrollTo({ left: each.scrollWidth, behavior: 'instant' }));
    const last = await boxOf(row.getByRole('link').last());
    expect(last.x + last.width, path).toBeLessThanOrEqual(390);
    // There it lies over the sign.
    const end = last.x + last.width;
    expect(end, path).toBeGreaterThan(390 - 64);
  }
});
