import { expect, test } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize } from '../support/browser';
import { decide } from '../support/editor-page';

// Opening hours and timetables, as they stand on the page of the visit.

test.beforeEach(({ context }) => decide(context));

for (const width of [390, 820, 1280])
  test(`today is marked at its name, within the table, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/besuch');
    const row = page.locator('[data-now]').first();
    await expect(row).toBeVisible();
    const mark = row.getByText('heute', { exact: true });
    await expect(mark).toHaveCSS('background-color', 'rgb(255, 214, 10)');
    const [marked, table] = [await boxOf(mark), await boxOf(page.getByRole('table').first())];
    expect(marked.x).toBeGreaterThan(table.x);
    expect((await boxOf(row)).width).toBeLessThanOrEqual(table.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
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

test('what a timetable’s times are called begins above the first of them, and the last ends with its line', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto('/de/besuch');
  const table = page.getByRole('main').locator('table').filter({ hasText: 'Abfahrt' }).first();
  await boxOf(table);
  const [head, first, last, line] = await table.evaluate((each) => {
    const edgesOf = (part: Element | null | undefined) => {
      const range = document.createRange();
      if (part) range.selectNodeContents(part);
      return range.getBoundingClientRect();
    };
    const times = each.querySelectorAll('tbody tr:first-child td');
    return [
      edgesOf(each.querySelector('thead th:last-child')).left,
      edgesOf(times[0]).left,
      edgesOf(times[times.length - 1]).right,
      each.getBoundingClientRect().right,
    ];
  });
  expect(Math.abs((head ?? NaN) - (first ?? NaN))).toBeLessThan(1);
  expect(Math.abs((last ?? NaN) - (line ?? NaN))).toBeLessThan(1);
});
