import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
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

/** How many dark dots of a picture of the row there are right of a place. */
async function inkBeyond(page: Page, row: Locator, left: number): Promise<number> {
  const { y, height } = await boxOf(row);
  const width = page.viewportSize()?.width ?? 0;
  const picture = await page.screenshot({ clip: { x: left, y, width: width - left, height } });
  const dots = await sharp(picture).greyscale().raw().toBuffer();
  return dots.reduce((sum, light) => sum + (light < 100 ? 1 : 0), 0);
}

test.describe('under fingers on a phone', () => {
  const width = 390;
  test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 844 } });

  test('rows of filters and of parts are one line, and say that they go on until their last one is seen', async ({
    page,
  }) => {
    await choose(page);
    for (const [path, place] of [
      ['/de/kalender', '[data-filter] ul'],
      ['/en/calendar', '[data-filter] ul'],
      ['/de/besuch', '[data-page-parts] ul'],
      ['/de/kunstwerke-und-karte', '[data-filter] ul'],
    ] as const) {
      await page.goto(path);
      const row = page.locator(place).last();
      const last = row.getByRole('link').last();
      await expect(last).not.toBeInViewport({ ratio: 1 });
      const tops = await evaluateEvery(row.getByRole('link'), (all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().y)),
      );
      expect(new Set(tops).size, path).toBe(1);
      // Nothing of an entry stands there, only the sign.
      const ink = await inkBeyond(page, row, width - 40);
      expect(ink, path).toBeGreaterThan(20);
      expect(ink, path).toBeLessThan(90);
      await row.evaluate((each) => each.scrollTo({ left: each.scrollWidth, behavior: 'instant' }));
      await expect(last).toBeInViewport({ ratio: 1 });
      const { x, width: wide } = await boxOf(last);
      expect(await inkBeyond(page, row, Math.ceil(x + wide) + 1), path).toBe(0);
    }
  });
});

test('at 820 px what introduces the works stands across the page, in lines that can be read', async ({
  page,
}) => {
  await choose(page);
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/kunstwerke-und-karte');
  expect((await boxOf(page.getByText('Die Nummern steigen stromauf'))).width).toBeGreaterThan(560);
});

test('at 820 px the lines of a date stand close to each other, however high its picture is', async ({
  page,
}) => {
  await choose(page);
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/kalender');
  const row = page.getByRole('main').locator('[data-pictured]').filter({ hasText: 'Kirchenchor' }).first();
  const [name, place, price] = await Promise.all([
    boxOf(row.getByRole('link')),
    boxOf(row.getByText('Infozentrum')),
    boxOf(row.getByText('Eintritt frei')),
  ]);
  expect(place.y - name.y - name.height).toBeLessThan(16);
  expect(price.y - place.y - place.height).toBeLessThan(16);
});

for (const path of ['/de/besuch', '/en/visit'])
  test(`on a phone the dates in the header are one line, on ${path}`, async ({ page }) => {
    await choose(page);
    await resize(page, { width: 390, height: 844 });
    await page.goto(path);
    const dates = page
      .getByRole('banner')
      .getByText(/2025|\.25/)
      .first();
    expect((await boxOf(dates)).height).toBeLessThan(28);
  });

test('what only the map shows is offered there alone, and the list begins earlier for it', async ({
  page,
}) => {
  await choose(page);
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/kunstwerke-und-karte');
  const main = page.getByRole('main');
  const near = main.getByRole('button', { name: 'In meiner Nähe' });
  await expect(near).toBeVisible();
  await expect(main.getByRole('button', { name: 'Fußweg' })).toBeHidden();
  const heading = await boxOf(main.getByRole('heading', { name: /^Alle \d+ Kunstwerke$/ }));
  expect((await boxOf(near)).y).toBeLessThan(heading.y + heading.height);
  await main.getByRole('link', { name: 'Karte', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Fußweg' })).toBeVisible();
});
