import { expect, test } from '@playwright/test';
import { resize } from '../support/browser';
import { boxOf } from '../support/boxes';
import { decide } from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';

// What a search has found.

test.beforeEach(({ context }) => decide(context));

for (const width of [820, 1280])
  test(`one found artwork has its words beside it, and is no larger than one of several, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/search?query=Boje');
    const works = page.getByRole('main').locator('[data-kind="production"]');
    const picture = await boxOf(works.locator('img'));
    const name = await boxOf(works.getByRole('link'));
    // Below a line, and on the side on which all others have their picture.
    expect(picture.x).toBeGreaterThan(name.x + name.width);
    await expect(works.getByRole('listitem')).toHaveCSS('border-top-width', '2px');
    // What else was found is seen, too.
    expect(picture.width).toBeLessThan((await boxOf(works.getByRole('list'))).width * 0.34);
  });

test('dates of one found event are lines of one list', async ({ page }) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto('/de/search?query=Boje');
  const dates = page.getByRole('main').locator('[data-kind="event"] li').first().getByRole('link');
  const tops = await evaluateEvery(dates, (all) =>
    all.slice(1).map((each) => each.getBoundingClientRect().y),
  );
  expect(tops.length).toBeGreaterThan(2);
  for (const [index, top] of tops.slice(1).entries()) expect(top - (tops[index] ?? 0)).toBeLessThan(36);
});

for (const width of [390, 820, 1280])
  test(`two found artworks are rows, each with its words beside its picture, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 1000 });
    await page.goto('/de/search?query=brücke');
    const works = page.getByRole('main').locator('[data-kind="production"]').getByRole('listitem');
    await expect(works).toHaveCount(2);
    for (const work of await everyOf(works)) {
      const picture = await boxOf(work.locator('img'));
      const name = await boxOf(work.getByRole('link'));
      expect(picture.x).toBeGreaterThan(name.x + name.width);
      await expect(work.getByRole('link')).toBeInViewport({ ratio: 1 });
    }
    expect((await boxOf(works.last())).y).toBeGreaterThan((await boxOf(works.first())).y);
  });

for (const [width, height] of [
  [390, 800],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
  [2560, 1080],
] as const)
  test(`found artworks are as wide as each other, with a few whole lines below each, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    for (const path of ['/de/search?query=Fluss', '/en/search?query=river']) {
      await page.goto(path);
      const works = page.getByRole('main').locator('[data-kind="production"]').getByRole('listitem');
      await expect(works.first()).toBeVisible();
      const found = await evaluateEvery(works, (all) =>
        all.map((each) => {
          const words = each.querySelector('p') ?? each;
          const { fontSize, lineHeight } = getComputedStyle(words);
          return {
            width: Math.round(each.getBoundingClientRect().width),
            // With what would be cut off, if anything were.
            lines: Math.round(words.scrollHeight / Number.parseFloat(lineHeight)),
            size: Number.parseFloat(fontSize),
          };
        }),
      );
      expect(found.length, path).toBeGreaterThan(4);
      await expect(works.nth(1).getByRole('link'), path).toBeInViewport({ ratio: 1 });
      expect(new Set(found.map((each) => each.width)).size, path).toBe(1);
      for (const { size, lines } of found) {
        expect(lines, path).toBeLessThanOrEqual(4);
        expect(size, path).toBeGreaterThanOrEqual(width < 768 ? 15 : 18);
      }
    }
  });

test('two found works of art or one have pictures as wide as all others, in one column of a wide window', async ({
  page,
}) => {
  await resize(page, { width: 1920, height: 1080 });
  await page.goto('/de/search?query=fisch');
  const pictures = page.getByRole('main').locator('[data-kind] li img');
  const boxes = await evaluateEvery(pictures, (all) =>
    all.map((each) => {
      const { x, width } = each.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(width)}`;
    }),
  );
  expect(boxes.length).toBeGreaterThan(6);
  expect(new Set(boxes).size).toBe(1);
});
