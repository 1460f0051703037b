import { expect, test } from '@playwright/test';
import { resize, wake } from '../support/browser';
import { boxOf } from '../support/boxes';
import { decide } from '../support/editor-page';
import { evaluateEvery } from '../support/every';

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

test('the way to the works before and after one has its picture above its words in half of a tablet', async ({
  page,
}) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/kunstwerke-und-karte/bojenchor/64');
  const ways = page.getByRole('navigation', { name: 'Weiter am Fluss' }).getByRole('link');
  await expect(ways).toHaveCount(2);
  for (const way of [ways.first(), ways.last()]) {
    await way.scrollIntoViewIfNeeded();
    const [picture, all] = [await boxOf(way.locator('img')), await boxOf(way)];
    expect(picture.width).toBeGreaterThan(all.width - 2);
    expect((await boxOf(way.locator('b'))).y).toBeGreaterThan(picture.y + picture.height);
  }
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const)
  test(`the map of the works fills the window beside their list, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height });
    await page.goto('/de/kunstwerke-und-karte');
    await wake(page);
    await page
      .getByRole('link', { name: /Gegenstrom/ })
      .first()
      .scrollIntoViewIfNeeded();
    const map = page.locator('[data-map]');
    await expect(map).toBeInViewport({ ratio: 1 });
    const intro = await boxOf(page.getByText('Die Nummern steigen stromauf'));
    const end = intro.y + intro.height;
    expect(height - end).toBeGreaterThan(0);
    expect(height - end).toBeLessThan(48);
    const frame = await boxOf(map);
    expect(intro.y - (frame.y + frame.height)).toBeLessThan(40);
  });

test('what introduces the programme stands below the name of what it introduces', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/kalender');
  const name = await boxOf(page.getByRole('heading', { name: 'Danach' }));
  const intro = await boxOf(page.getByText(/^Rund siebzig Termine/));
  expect(intro.y).toBeGreaterThan(name.y + name.height);
  expect(intro.y - (name.y + name.height)).toBeLessThan(40);
});

test('on a tablet the days of the programme stand down the left, and what is on beside them', async ({
  page,
}) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/kalender');
  const date = await boxOf(page.getByRole('heading', { name: /12.*Samstag/ }).first());
  const event = await boxOf(page.getByRole('link', { name: 'Kirchenchor trifft Bojenchor' }).first());
  expect(event.x).toBeGreaterThan(date.x + 180);
  expect(event.y).toBeLessThan(date.y + date.height);
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

test('a name in large letters of the menu has one line on a tablet', async ({ page }) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de');
  await wake(page);
  await page.getByRole('button', { name: /^Menü/ }).click();
  const name = page.getByRole('dialog').getByRole('link', { name: 'Kunstwerke & Karte' });
  const size = await name.evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
  expect(size).toBeGreaterThan(60);
  expect((await boxOf(name)).height).toBeLessThan(1.5 * size);
});

test('on a tablet in portrait format the picture of the menu is as high as it is wide, and all of the menu fits its window', async ({
  page,
}) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de');
  await wake(page);
  await page.getByRole('button', { name: /^Menü/ }).click();
  const next = page.getByRole('dialog').getByRole('link', { name: /^Als Nächstes/ });
  await expect(next).toBeInViewport({ ratio: 1 });
  const picture = await boxOf(next.locator('img'));
  expect(Math.abs(picture.width - picture.height)).toBeLessThan(1);
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

test('the facts of an artwork stand in both halves of a tablet', async ({ page }) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/kunstwerke-und-karte/bojenchor/64');
  const place = await boxOf(page.getByRole('heading', { name: 'Infozentrum im Bootshaus' }));
  const next = await boxOf(page.getByRole('heading', { name: 'Weiter zum nächsten Werk' }));
  const first = await boxOf(page.getByRole('heading', { name: 'Immer zugänglich' }));
  expect(place.x).toBe(first.x);
  expect(next.x).toBeGreaterThan(410);
  expect(Math.abs(next.y - first.y)).toBeLessThan(1);
});

test('hours and address of the footer stand on the columns of its lists on a tablet', async ({ page }) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/presse');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Impressum' }).scrollIntoViewIfNeeded();
  const start = async (text: RegExp) => (await boxOf(footer.getByText(text))).x;
  expect(Math.abs((await start(/^Im Freien/)) - (await start(/^Häufige Fragen/)))).toBeLessThan(1);
  expect(Math.abs((await start(/^Kunst am Strom/)) - (await start(/^Impressum/)))).toBeLessThan(1);
});
