import { expect, test } from '@playwright/test';
import { resize, wake } from '../support/browser';
import { boxOf, gapBetween } from '../support/boxes';
import { decide } from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';

// What is fitted to its window and to what stands beside it.

test.beforeEach(({ context }) => decide(context));

for (const [width, height] of [
  [768, 1024],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`the numerals of what is not found end well above what is said, and on the margin, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    await page.goto('/de/gibt-es-nicht');
    // Where each stands on its line, at its end: boxes of letters this large are much larger than what is seen of them.
    const feet = await evaluateEvery(page.locator('.error-html [aria-hidden] span'), (all) =>
      all.map((each) => {
        const foot = document.createElement('i');
        foot.style.cssText = 'display: inline-block; width: 0; height: 0';
        each.append(foot);
        const { x, y } = foot.getBoundingClientRect();
        return { x, y };
      }),
    );
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    const search = await boxOf(page.getByRole('search'));
    expect(feet).toHaveLength(3);
    for (const { x, y } of feet) {
      expect(x).toBeLessThanOrEqual(search.x + search.width);
      expect(Math.min(heading.y, search.y) - y).toBeGreaterThan(40);
    }
    // Where the window is higher than wide, they go down as on stairs.
    if (width < 1024) expect((feet[2]?.y ?? 0) - (feet[0]?.y ?? 0)).toBeGreaterThan(200);
  });

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const)
  test(`the map of the works is as flat as the river, whole in the first window and beside the whole list, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    await page.goto('/de/kunstwerke-und-karte');
    await wake(page);
    const map = page.locator('[data-map]');
    await expect(map).toBeInViewport({ ratio: 1 });
    const frame = await boxOf(map);
    expect(frame.width / frame.height).toBeCloseTo(1.6, 1);
    await page
      .getByRole('link', { name: /Gegenstrom/ })
      .first()
      .scrollIntoViewIfNeeded();
    await expect(map).toBeInViewport({ ratio: 1 });
    const intro = page.getByText('Die Nummern steigen stromauf');
    await expect(intro).toBeInViewport({ ratio: 1 });
    expect(await gapBetween(map, intro)).toBeLessThan(40);
  });

test('what introduces the programme stands below the name of what it introduces', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/kalender');
  const name = await boxOf(page.getByRole('heading', { name: 'Danach' }));
  const intro = await boxOf(page.getByText(/^Rund siebzig Termine/));
  expect(intro.y).toBeGreaterThan(name.y + name.height);
  expect(intro.y - (name.y + name.height)).toBeLessThan(40);
});

test('the sentence about the newsletter stands above the lists of the footer, on their column', async ({
  page,
}) => {
  for (const width of [1280, 1920]) {
    await resize(page, { width, height: 900 });
    await page.goto('/de/presse');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByRole('link', { name: 'Impressum' }).scrollIntoViewIfNeeded();
    const sentence = await boxOf(footer.getByText(/^Unser Newsletter/));
    const list = await boxOf(footer.getByRole('link', { name: 'Häufige Fragen' }));
    expect(Math.abs(sentence.x - list.x), `at ${width} px`).toBeLessThan(1);
  }
});

for (const width of [820, 1280, 1920])
  test(`what introduces the programme begins where its rows do, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/kalender');
    const intro = await boxOf(page.getByText(/^Rund siebzig Termine/));
    const name = await boxOf(page.getByRole('heading', { name: 'Danach' }));
    const time = await boxOf(page.getByText('21:45 Uhr').first());
    expect(Math.abs(intro.x - time.x)).toBeLessThan(1);
    expect(intro.y).toBeLessThan(name.y + name.height);
  });

/** One of each kind of screen. */
const screens = [
  '/de',
  '/de/kalender',
  '/de/kalender/kirchenchor-trifft-bojenchor/87',
  '/de/kunstwerke-und-karte',
  '/de/kunstwerke-und-karte/bojenchor/64',
  '/de/aktuelles',
  '/de/aktuelles/14-zu-13-fuer-den-orangefarbenen-fisch/43',
  '/de/besuch',
  '/en/visit',
  '/de/ueber-uns',
  '/de/haeufige-fragen',
  '/de/search?query=fisch',
];

for (const width of [768, 1024, 1180])
  test(`no screen is wider than a tablet of ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 1000 });
    for (const path of screens) {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1920, 1080],
] as const)
  test(`no picture is shown larger than its file, if there is a larger one, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await resize(page, { width, height });
    for (const path of screens) {
      await page.goto(path);
      const pictures = page.getByRole('main').locator('img');
      if ((await pictures.count()) === 0) continue;
      for (const picture of await everyOf(pictures)) {
        if (!(await picture.isVisible())) continue;
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0))
          .toBe(true);
      }
      const found = await evaluateEvery(pictures, (all) =>
        all.flatMap((each) => {
          if (
            !(each instanceof HTMLImageElement) ||
            each.naturalWidth === 0 ||
            /\.svg$/.test(each.currentSrc)
          )
            return [];
          const sets = [each, ...(each.closest('picture')?.querySelectorAll('source') ?? [])];
          const offered = sets
            .flatMap(({ srcset }) => [...srcset.matchAll(/ (\d+)w/g)])
            .map(([, size]) => Number(size));
          const chosen = Number(/(\d+)\D*$/.exec(each.currentSrc)?.[1]);
          const { width: shown, height: high } = each.getBoundingClientRect();
          const scale = Math.max(shown / each.naturalWidth, high / each.naturalHeight);
          const isLargest = offered.length > 0 && chosen >= Math.max(...offered);
          return scale > 1.06 && !isLargest ? [`${each.currentSrc}: ${scale.toFixed(2)}`] : [];
        }),
      );
      expect(found, path).toEqual([]);
    }
  });

test('on a phone who can come stands in one place of each date, on the line of its time', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/kalender');
  const rows = page.getByRole('main').locator('li[data-ends]').filter({ hasText: 'stufenlos' });
  const places = await evaluateEvery(rows, (all) =>
    all.map((row) => {
      const mark = [...row.querySelectorAll('p')].find((each) => each.textContent === 'stufenlos');
      const [one, other] = [mark, row.querySelector('time')].map((each) => each?.getBoundingClientRect());
      return { right: one?.right ?? NaN, apart: Math.abs((one?.top ?? NaN) - (other?.top ?? NaN)) };
    }),
  );
  expect(places.length).toBeGreaterThan(10);
  expect(new Set(places.map(({ right }) => Math.round(right))).size).toBe(1);
  expect(Math.max(...places.map(({ apart }) => apart))).toBeLessThan(3);
});

test('a question is as large on a page with a way through it as among frequent ones', async ({ page }) => {
  await resize(page, { width: 1280, height: 800 });
  const sizes = new Set<string>();
  for (const path of ['/de/besuch', '/de/haeufige-fragen']) {
    await page.goto(path);
    const question = page.getByRole('main').locator('summary').first();
    sizes.add(await question.evaluate((each) => getComputedStyle(each).fontSize));
  }
  expect([...sizes]).toEqual(['26.4px']);
});

for (const width of [1280, 1920])
  test(`a gallery of three ends on one line, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/ueber-uns');
    const pictures = page
      .getByRole('main')
      .locator('[data-kind="imagelist"]')
      .locator('figure [data-field="image"]');
    const [large, , last] = await evaluateEvery(pictures, (all) =>
      all.map((each) => {
        const { right, bottom } = each.getBoundingClientRect();
        const image = each.querySelector('img')?.getBoundingClientRect();
        return { right, bottom, inside: (image?.right ?? NaN) <= right + 1 };
      }),
    );
    expect(Math.abs((large?.bottom ?? NaN) - (last?.bottom ?? NaN))).toBeLessThan(2);
    expect(large?.inside).toBe(true);
  });

test('of a filter beyond the end of its row no mere sliver is seen, and it is seen when it is reached', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/kalender');
  const genres = page.getByRole('main').locator('[data-filter] ul').nth(1);
  const opacities = () =>
    genres.evaluate((row) => [...row.children].map((each) => getComputedStyle(each).opacity));
  await expect.poll(opacities).toEqual(['1', '1', '1', '0', '0', '0', '0', '0', '0']);
  await genres.getByRole('link', { name: 'Gespräch' }).focus();
  await expect.poll(async () => (await opacities())[3]).toBe('1');
  await genres.evaluate((row) => row.scrollTo({ left: 10_000, behavior: 'instant' }));
  await expect.poll(async () => (await opacities()).at(-1)).toBe('1');
});
