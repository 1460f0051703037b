import { expect, test } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize, settle, wake } from '../support/browser';
import { decide } from '../support/editor-page';
import { everyOf } from '../support/every';

// The header and the menu that it opens.

test.beforeEach(({ context }) => decide(context));

test('shows logo, static dates and at most three highlighted links', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 });
  await page.goto('/de');
  const header = page.getByRole('banner').first();
  await expect(header.getByRole('link', { name: 'STROMAUF, zur Startseite' }).first()).toHaveAttribute(
    'href',
    '/de',
  );
  await expect(header.getByText('28.6.–5.10.25')).toBeVisible();
  const highlights = page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('link');
  expect(await highlights.count()).toBeGreaterThan(0);
  expect(await highlights.count()).toBeLessThanOrEqual(3);
});

test('hides on the way down, comes back on the way up with a background', async ({ page }) => {
  await page.goto('/de');
  await wake(page);
  const header = page.getByRole('banner').first();
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport();
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('moves away with the page until it comes back, and then lies on its background up to the top', async ({
  page,
}) => {
  await page.goto('/de/besuch');
  await wake(page);
  const header = page.getByRole('banner').first();
  const scrollPast = async (step: number, position: number) => {
    await page.mouse.wheel(0, step);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  };
  const bottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
  const height = await header.evaluate((element) => element.clientHeight);
  const atTop = await bottom();
  await scrollPast(40, 40);
  expect(await bottom()).toBe(atTop - 40);
  await scrollPast(90, 130);
  await expect(header).not.toBeInViewport();
  await scrollPast(400, 530);
  await scrollPast(-300, 230);
  await scrollPast(-160, 70);
  await expect.poll(bottom).toBe(height);
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await scrollPast(-70, 0);
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('opens, opens one submenu at a time, keeps the focus, and closes with Escape', async ({ page }) => {
  await page.goto('/de');
  const opener = page.getByRole('button', { name: 'Menü öffnen' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  const submenus = menu.locator('summary');
  await submenus.nth(0).click();
  await expect(menu.locator('details[open]')).toHaveCount(1);
  await submenus.nth(1).click();
  await expect(menu.locator('details[open]')).toHaveCount(1);
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(menu).toBeVisible();
  await expect(menu.locator('details[open]')).toHaveCount(0);
});

test('says when and how late it is open, has a search, and one event with its picture', async ({ page }) => {
  for (const [path, said, hours, search] of [
    [
      '/de/presse',
      '28. Juni bis 5. Oktober 2025',
      /Häuser: Di–So 10–\u2060?18\sUhr, Do\sbis\s20\sUhr/,
      'Suche',
    ],
    [
      '/en/press',
      '28 June to 5 October 2025',
      /Indoors: Tue–Sun 10:00–\u2060?18:00, Thu\suntil\s20:00/,
      'Search',
    ],
  ] as const) {
    await page.goto(path);
    await page.locator('[data-site-header] [popovertarget="site-menu"]').first().click();
    const menu = page.locator('#site-menu');
    await expect(menu.getByText(said)).toBeVisible();
    await expect(menu.getByText(hours)).toBeVisible();
    await expect(menu.getByRole('search', { name: search })).toBeVisible();
    // Its link says what it shows.
    await expect(menu.locator('a img')).toHaveCount(1);
  }
});

test('closes with a second press at the place that opened it, at the top of a page and further down', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/de/kalender', 390],
    ['/de/kalender', 1280],
    ['/en/calendar', 1280],
  ] as const) {
    await resize(page, { width, height: 800 });
    await page.goto(path);
    await wake(page);
    for (const returned of [false, true]) {
      if (returned) {
        await page.mouse.wheel(0, 900);
        await expect(page.getByRole('banner').first()).not.toBeInViewport();
        await page.mouse.wheel(0, -200);
      }
      const opener = page.locator('[data-site-header] [popovertarget="site-menu"]').first();
      await expect(opener).toBeInViewport({ ratio: 1 });
      await settle(page);
      const box = await boxOf(opener);
      // Where it is: a press by the locator would scroll first.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const menu = page.locator('#site-menu');
      const close = menu.locator('[popovertargetaction="hide"]');
      await expect(close).toBeInViewport({ ratio: 1 });
      const over = await boxOf(close);
      // To a hundredth of a pixel, as boxes are measured.
      expect(over.x, `${path} at ${width}`).toBeLessThanOrEqual(box.x + 0.01);
      expect(over.x + over.width).toBeCloseTo(box.x + box.width, 1);
      expect(over.y).toBeCloseTo(box.y, 1);
      await page.mouse.click(box.x + 4, box.y + box.height / 2);
      await expect(menu).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  }
});

test('leans the current entry, which begins on the margin like the others', async ({ page }) => {
  await resize(page, { width: 1280, height: 800 });
  await page.goto('/de/kalender');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const current = menu.getByRole('link', { name: 'Kalender' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await page.mouse.move(640, 200);
  const start = (await boxOf(menu.getByRole('link', { name: 'Kunstwerke & Karte' }))).x;
  await expect.poll(async () => Math.abs((await boxOf(current)).x - start)).toBeLessThan(6);
  expect(await current.evaluate((link) => new DOMMatrix(getComputedStyle(link).transform).e)).toBe(0);
});

for (const [width, height] of [
  [820, 1180],
  [1024, 700],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const)
  test(`what stands beside the ways begins on a line of theirs, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height });
    for (const path of ['/de', '/en']) {
      await page.goto(path);
      await page.locator('[data-site-header] [popovertarget="site-menu"]').first().click();
      const menu = page.locator('#site-menu');
      await expect(menu).toBeVisible();
      const { y } = await boxOf(menu.getByRole('search'));
      const ways = await everyOf(menu.getByRole('navigation').last().getByRole('listitem'));
      const tops = await Promise.all(ways.map(async (way) => (await boxOf(way)).y));
      expect(Math.min(...tops.map((top) => Math.abs(top - y))), path).toBeLessThan(1);
    }
  });

test('closes with a press outside of what stands in it, wherever that is', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await resize(page, size);
    await page.goto('/de/ueber-uns');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.getByText('28. Juni bis 5. Oktober 2025').click();
    await expect(menu).toBeVisible();
    await expect(async () => {
      await page.mouse.click(size.width / 2, 130);
      await expect(menu).toBeHidden({ timeout: 1500 });
    }).toPass();
  }
});

test('leads on and closes when an entry is chosen', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Kalender' }).click();
  await expect(page).toHaveURL('/de/kalender');
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
});

test('leads past itself to the content', async ({ page }) => {
  await page.goto('/de');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
