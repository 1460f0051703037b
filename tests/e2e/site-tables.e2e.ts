import { expect, test, type Page } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize } from '../support/browser';
import { decide } from '../support/editor-page';

// Opening hours and timetables, as they stand on the page of the visit.

test.beforeEach(({ context }) => decide(context));

/** How far the colour of today's hours goes beyond its table, to the left and to the right: widths as CSS has them. */
function readOverhang(page: Page): Promise<string[]> {
  return page
    .locator('[data-now]')
    .first()
    .evaluate((row) => [
      getComputedStyle(row.querySelector('th') ?? row, '::before').width,
      getComputedStyle(row.querySelector('td:last-child') ?? row, '::after').width,
    ]);
}

for (const width of [390, 1280])
  test(`the colour of today’s hours goes as far to the left as to the right, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/besuch');
    const [left, right] = await readOverhang(page);
    expect(left).toMatch(/^\d/);
    expect(right).toBe(left);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('beside another column the colour of today’s hours goes less than half the way to it', async ({
  page,
}) => {
  for (const width of [820, 1024]) {
    await resize(page, { width, height: 900 });
    await page.goto('/de/besuch');
    expect(await readOverhang(page), `at ${width} px`).toEqual(['8px', '8px']);
    const gap = await page
      .getByRole('main')
      .locator('[data-width]:has([data-weekday])')
      .evaluate((column) => parseFloat(getComputedStyle(column.parentElement ?? column).columnGap));
    expect(gap, `at ${width} px`).toBeGreaterThan(16);
  }
});

test('in a narrow column a timetable’s times begin where its stops do, and its head is only heard', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/de/besuch', 'Abfahrt'],
    ['/en/visit', 'Departures'],
  ] as const)
    for (const width of [390, 820]) {
      await resize(page, { width, height: 900 });
      await page.goto(path);
      const table = page.getByRole('main').locator('table').filter({ hasText: name }).first();
      const places = await table.evaluate((each) => {
        const startOf = (part: Element | null) => {
          const range = document.createRange();
          if (part) range.selectNodeContents(part);
          return Math.round(range.getBoundingClientRect().left);
        };
        return ['tbody th', 'tbody td'].map((part) => startOf(each.querySelector(part)));
      });
      expect(new Set(places).size, `${path} at ${width} px`).toBe(1);
      expect((await boxOf(table.locator('thead'))).height, `${path} at ${width} px`).toBe(1);
    }
});
