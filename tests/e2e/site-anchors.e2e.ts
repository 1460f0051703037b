import { expect, test, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { boxOf } from '../support/boxes';
import { hashScroll, scrollTo } from '../../lib/site';
import { resize, settle, wake } from '../support/browser';
import { decide, enter } from '../support/editor-page';
import { everyOf } from '../support/every';

// The table of contents of a long page.

/** Lets the time pass after which a page scrolls to the fragment of its address, and that in which it does so. */
async function letFragmentPass(page: Page): Promise<void> {
  await page.clock.fastForward(hashScroll.delay + 500);
  await page.clock.fastForward(scrollTo.duration + 500);
  await settle(page);
}

test('the last name in the way through a page is seen whole where the row all but fits', async ({ page }) => {
  await decide(page.context());
  const last = page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link').last();
  /** How much ink is in its last letter. */
  const inkAtTheEnd = async (windowWidth: number): Promise<number> => {
    await resize(page, { width: windowWidth, height: 844 });
    await page.goto('/de/haeufige-fragen');
    await page.evaluate(() => document.fonts.ready);
    await expect(last).toHaveText('Danach');
    const { x, y, width, height } = await boxOf(last);
    const letter = await page.screenshot({ clip: { x: x + width - 11, y, width: 11, height } });
    return (await sharp(letter).greyscale().raw().toBuffer()).filter((value) => value < 128).length;
  };
  const whole = await inkAtTheEnd(600);
  expect(whole).toBeGreaterThan(20);
  expect(await inkAtTheEnd(390)).toBeGreaterThan(0.9 * whole);
  // Nor does it touch the edge of the window.
  await page.goto('/en/faq');
  const end = await boxOf(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last());
  expect(end.x + end.width).toBeLessThan(382);
});

test('the way through a page says on a phone that it goes on, follows what is read, and shows what has the focus', async ({
  page,
}) => {
  await decide(page.context());
  const nav = page.getByRole('navigation', { name: /^(Auf dieser Seite|On this page)$/ });
  const links = nav.getByRole('link');
  // Beside each other where there is room, else in two lines.
  for (const width of [768, 820, 1024, 1280])
    for (const path of ['/de/besuch', '/en/visit']) {
      await resize(page, { width, height: 1024 });
      await page.goto(path);
      for (const link of await everyOf(links)) await expect(link).toBeInViewport({ ratio: 1 });
    }
  for (const width of [320, 390])
    for (const path of ['/de/besuch', '/en/visit']) {
      await resize(page, { width, height: 844 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const { y, height } = await boxOf(nav);
      /** How much ink is in the last 3 rem of the row, on whose left edge the cut is. */
      const inkAtTheEnd = async (): Promise<number> => {
        const clip = { x: width - 36, y: y + 4, width: 36, height: height - 10 };
        const data = await sharp(await page.screenshot({ clip }))
          .greyscale()
          .raw()
          .toBuffer();
        return data.reduce((dark, value) => dark + (value < 128 ? 1 : 0), 0);
      };
      expect(await inkAtTheEnd(), `${path} at ${width} px`).toBeGreaterThan(20);
      await nav.getByRole('list').evaluate((row) => row.scrollTo({ left: 9999, behavior: 'instant' }));
      await expect(links.last()).toBeInViewport({ ratio: 1 });
      expect(await inkAtTheEnd(), `${path} at ${width} px`).toBe(0);
      await nav.getByRole('list').evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
      await wake(page);
      await links.first().focus();
      for (const link of await everyOf(links)) {
        await expect(link).toBeFocused();
        const name = `${path} at ${width} px: ${await link.innerText()}`;
        await expect.poll(async () => (await boxOf(link)).x, name).toBeGreaterThanOrEqual(0);
        const end = async () => ((box) => box.x + box.width)(await boxOf(link));
        await expect.poll(end, name).toBeLessThanOrEqual(width - 36);
        await page.keyboard.press('Tab');
      }
      await links.nth(4).press('Enter');
      await expect(links.nth(4)).toHaveAttribute('aria-current', 'true');
      await expect(links.nth(4)).toBeInViewport({ ratio: 1 });
    }
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1280, 800],
] as const)
  test(`nothing but its first part is marked before anybody has read on, at ${width} px`, async ({
    page,
  }) => {
    await decide(page.context());
    await resize(page, { width, height });
    for (const path of ['/de/haeufige-fragen', '/en/visit']) {
      await page.goto(path);
      await wake(page);
      const links = page
        .getByRole('navigation', { name: /^(Auf dieser Seite|On this page)$/ })
        .getByRole('link');
      await expect(links.first(), path).toHaveAttribute('aria-current', 'true');
      for (const link of (await everyOf(links)).slice(1))
        await expect(link, path).not.toHaveAttribute('aria-current');
    }
  });

test('whoever scrolls on is not brought back to what the address names', async ({ page }) => {
  await decide(page.context());
  await resize(page, { width: 1280, height: 800 });
  await page.clock.install();
  await page.goto('/de/besuch#eintritt');
  const place = () => page.evaluate(() => scrollY);
  await expect.poll(place).toBeGreaterThan(0);
  const named = await place();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 1500);
  await wake(page);
  await page.mouse.wheel(0, 300);
  // The page moves after the turn of the wheel has been answered.
  await expect.poll(place).toBeGreaterThan(named + 1700);
  const there = await place();
  await letFragmentPass(page);
  expect(Math.abs((await place()) - there)).toBeLessThan(200);
});

test('before anybody has done anything the first part of a page is the one that is read', async ({
  request,
}) => {
  for (const path of ['/de/besuch', '/en/faq']) {
    const page = await (await request.get(path)).text();
    expect(
      page.match(/<a[^>]*aria-current="true"[^>]*>/g)?.filter((each) => each.includes('href="#')),
      path,
    ).toHaveLength(1);
  }
});

test('in edit mode the way through a page marks what is read, too', async ({ page, context }) => {
  await enter(context);
  await page.goto('/de/haeufige-fragen?edit');
  const links = page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link');
  await expect(page.locator('[data-editing]')).toBeVisible();
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 20_000);
  await expect(links.last()).toHaveAttribute('aria-current', 'true');
});

test.describe('with motion, on a phone', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasTouch: true });

  test('the first press of a way through the page scrolls there, and stays', async ({ page }) => {
    await decide(page.context());
    await resize(page, { width: 390, height: 844 });
    await page.clock.install();
    await page.goto('/de/haeufige-fragen');
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behaviour()).toBe('smooth');
    const link = page
      .getByRole('navigation', { name: 'Auf dieser Seite' })
      .getByRole('link', { name: 'Danach' });
    // The press is what fetches the page's scripts: they come once the browser itself has gone there.
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
    await link.tap();
    const part = page.locator('#danach');
    await expect.poll(async () => Math.round((await boxOf(part)).y)).toBe(130);
    isHeld = false;
    for (const route of held) await route.continue();
    await letFragmentPass(page);
    expect(Math.round((await boxOf(part)).y)).toBe(130);
    // By now the page's scripts do it.
    await expect.poll(behaviour).toBe('auto');
  });
});
