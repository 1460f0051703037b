import { expect, test } from '@playwright/test';
import { resize } from '../support/browser';
import { decide } from '../support/editor-page';
import { boxOf } from '../support/boxes';
import { evaluateEvery } from '../support/every';

// The name on home's poster.

test.beforeEach(({ context }) => decide(context));

for (const width of [320, 390, 1280, 2560])
  test(`the name on home’s poster runs from edge to edge at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    for (const path of ['/de', '/en']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const { left, right, margin, size } = await page
        .getByRole('heading', { level: 1 })
        .evaluate((title) => {
          const letters = document.createRange();
          const boxes = [...title.children].map((part) => {
            letters.selectNodeContents(part);
            return letters.getBoundingClientRect();
          });
          return {
            left: Math.min(...boxes.map((box) => box.left)),
            right: document.documentElement.clientWidth - Math.max(...boxes.map((box) => box.right)),
            margin: parseFloat(getComputedStyle(title.parentElement ?? title).paddingLeft),
            size: parseFloat(getComputedStyle(title).fontSize),
          };
        });
      // But for the room that the first and the last letter bring themselves.
      for (const edge of [left, right]) expect(Math.abs(edge - margin), path).toBeLessThan(size * 0.06);
      // In two lines on a phone.
      const rows = await evaluateEvery(
        page.getByRole('heading', { level: 1 }).locator('span'),
        (parts) => new Set(parts.map((part) => part.getBoundingClientRect().top)).size,
      );
      expect(rows, path).toBe(width < 768 ? 2 : 1);
    }
  });

for (const width of [320, 390, 430])
  test(`on a phone the stripe before the name on home’s poster cuts no stem of its widest letter, at ${width} px`, async ({
    page,
  }) => {
    for (const height of [568, 844]) {
      await resize(page, { width, height });
      for (const path of ['/de', '/en']) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const { letters, stripe } = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
          const letter = document.createRange();
          const boxes = [...title.children].flatMap(({ firstChild }) =>
            [...(firstChild?.textContent ?? '')].map((name, index) => {
              letter.setStart(firstChild ?? title, index);
              letter.setEnd(firstChild ?? title, index + 1);
              const { left, right, top, bottom } = letter.getBoundingClientRect();
              return { name, left, right, middle: (top + bottom) / 2 };
            }),
          );
          const near = title.closest('header')?.querySelector(':scope > i');
          const { right, top } = near?.getBoundingClientRect() ?? { right: NaN, top: NaN };
          const breadth = parseFloat(near ? getComputedStyle(near).width : '');
          return { letters: boxes, stripe: { right, top, breadth } };
        });
        const passed = letters.filter(({ left, right, middle }) => {
          const end = stripe.right - (middle - stripe.top) * 0.21256;
          return end > left && end - stripe.breadth < right;
        });
        expect(
          passed.map(({ name }) => name),
          `${path}, ${height} px high`,
        ).not.toContain('M');
        expect(passed.length, path).toBeGreaterThan(0);
      }
    }
  });

test('on a tablet posters are low, and what each is called stands at one height', async ({ page }) => {
  await resize(page, { width: 820, height: 1180 });
  const tops = new Set<number>();
  for (const path of ['/de/kalender', '/de/aktuelles', '/de/presse', '/de/partner', '/de/mein-programm']) {
    await page.goto(path);
    const poster = page.getByRole('main').locator('[data-opening="half"]');
    const { y, height } = await boxOf(poster);
    expect(height, path).toBeLessThan(260);
    tops.add(Math.round((await boxOf(poster.locator('p, h1').first())).y - y));
  }
  expect(tops.size).toBe(1);
});
