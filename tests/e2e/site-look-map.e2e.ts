import { expect, test } from '@playwright/test';
import { resize, wake } from '../support/browser';
import { boxOf, meet } from '../support/boxes';
import { decide } from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';

// The drawn map, before the live one takes its place.

test.beforeEach(({ context }) => decide(context));

test('on a phone the drawn map has the number of each work, and room for a finger on it', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await resize(page, { width, height: 800 });
    await page.goto('/en/visit');
    const map = await boxOf(page.locator('[data-stand-in]'));
    const marks = await everyOf(page.locator('[data-stand-in] li a'));
    expect(marks.length).toBeGreaterThanOrEqual(24);
    for (const mark of marks) {
      const box = await boxOf(mark);
      expect(box.x, `at ${width} px`).toBeGreaterThanOrEqual(map.x);
      expect(box.x + box.width, `at ${width} px`).toBeLessThanOrEqual(map.x + map.width);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      await expect(mark).toHaveText(/^\d\d$/);
      const size = await mark.evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
      expect(size, `at ${width} px`).toBeGreaterThanOrEqual(12);
    }
  }
});

test('on a phone the works along the river fill the map of the visit, from its upper part to its lower', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await resize(page, { width, height: 800 });
    await page.goto('/de/besuch');
    const map = await boxOf(page.locator('[data-stand-in]'));
    const marks = await Promise.all((await everyOf(page.locator('[data-stand-in] li a'))).map(boxOf));
    const top = Math.min(...marks.map(({ y }) => y));
    const bottom = Math.max(...marks.map(({ y, height }) => y + height));
    expect(top - map.y, `at ${width} px`).toBeLessThan(map.height / 3);
    expect(map.y + map.height - bottom, `at ${width} px`).toBeLessThan(map.height / 3);
  }
});

for (const width of [390, 1280])
  test(`no mark of the drawn map covers another at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
      baseURL: test.info().project.use.baseURL ?? '',
    });
    const page = await context.newPage();
    await page.goto('/en/visit');
    const marks = page.locator('[data-stand-in] li');
    const boxes = await Promise.all((await everyOf(marks)).map(boxOf));
    expect(boxes.length).toBeGreaterThan(20);
    const covered = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 6 &&
            Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 6,
        ),
    );
    expect(covered).toEqual([]);
    await context.close();
  });

for (const width of [320, 390, 820, 1280, 2560])
  test(`the drawn map names the town as the live one does, beside its marks, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    for (const path of ['/de/besuch', '/en/artworks-and-map?view=map']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const map = page.locator('[data-stand-in]');
      const frame = await boxOf(map);
      const shown = await evaluateEvery(map.locator('[data-role]').filter({ visible: true }), (names) =>
        names.map((name) => {
          const { x, y, width: breadth, height } = name.getBoundingClientRect();
          return { text: name.textContent, box: { x, y, width: breadth, height } };
        }),
      );
      expect(
        shown.map(({ text }) => text),
        path,
      ).toContain('Fährstadt');
      // Whoever plans a visit looks for where one arrives.
      if (path.endsWith('besuch')) expect(shown.map(({ text }) => text)).toContain('Bahnhof');
      if (width >= 820) expect(shown.length, path).toBeGreaterThan(2);
      const marks = await Promise.all((await everyOf(map.locator('li a'))).map(boxOf));
      for (const [index, { text, box }] of shown.entries()) {
        expect(box.x, text).toBeGreaterThanOrEqual(frame.x);
        expect(box.x + box.width, text).toBeLessThanOrEqual(frame.x + frame.width);
        expect(box.y, text).toBeGreaterThanOrEqual(frame.y);
        expect(box.y + box.height, text).toBeLessThanOrEqual(frame.y + frame.height);
        for (const mark of marks) expect(meet(box, mark), `${text} on ${path}`).toBe(false);
        for (const other of shown.slice(index + 1)) expect(meet(box, other.box), text).toBe(false);
      }
    }
  });

test('every artwork is marked within the drawn map, however wide the window', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 2560, height: 1300 },
    baseURL: test.info().project.use.baseURL ?? '',
  });
  const page = await context.newPage();
  await page.goto('/en/visit');
  const map = await boxOf(page.locator('[data-stand-in]'));
  for (const mark of await everyOf(page.locator('[data-stand-in] li'))) {
    const { y, height } = await boxOf(mark);
    expect(y).toBeGreaterThan(map.y);
    expect(y + height).toBeLessThan(map.y + map.height);
  }
  await context.close();
});

test('what the map of the works shows is said on it down to the end of the list', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await resize(page, { width, height: 800 });
    await page.goto('/de/kunstwerke-und-karte');
    const main = page.getByRole('main');
    const [said, map] = [main.getByRole('status').first(), main.locator('[data-stand-in]')];
    const distance = async () => (await boxOf(said)).y - (await boxOf(map)).y;
    const above = await distance();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('footer').first()).toBeInViewport();
    expect(Math.abs((await distance()) - above), `at ${width} px`).toBeLessThanOrEqual(1);
  }
});

test('the filters of the works stay in reach above the map, all of them in their line', async ({ page }) => {
  for (const [width, height] of [
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await resize(page, { width, height });
    for (const path of ['/de/kunstwerke-und-karte', '/en/artworks-and-map']) {
      await page.goto(path);
      const main = page.getByRole('main');
      const filters = main.getByRole('navigation', { name: /^(Kunstwerke filtern|Filter artworks)$/ });
      await main.locator('[data-artwork]').nth(11).scrollIntoViewIfNeeded();
      await expect(main.locator('[data-artwork]').first()).not.toBeInViewport();
      const map = await boxOf(main.locator('[data-map]'));
      for (const link of await everyOf(filters.getByRole('link'))) {
        const { x, y, width: wide, height: tall } = await boxOf(link);
        expect(y, `${path} at ${width} px`).toBeGreaterThan(0);
        expect(y + tall, `${path} at ${width} px`).toBeLessThanOrEqual(map.y);
        expect(x + wide, `${path} at ${width} px`).toBeLessThanOrEqual(map.x + map.width + 1);
      }
    }
  }
  // What is chosen there is chosen where one stands, once the header is away and the filters are where it has been: by a press at that
  // place, as a test that looked for it by scrolling up would bring the header back.
  await wake(page);
  await page.mouse.wheel(0, 40);
  await expect(page.locator('[data-site-header]')).not.toBeInViewport();
  const main = page.getByRole('main');
  const filters = main.getByRole('navigation', { name: 'Filter artworks' });
  await expect.poll(async () => (await boxOf(filters)).y).toBeLessThan(24);
  const { x, y, width, height } = await boxOf(main.getByRole('link', { name: /^Island/ }));
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/stretch=island/);
});

test('beside the works nothing is left empty above their filters, until the header comes back', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 800 });
  await page.goto('/de/kunstwerke-und-karte');
  const filters = page.getByRole('navigation', { name: 'Kunstwerke filtern' });
  const header = page.locator('[data-site-header]');
  await wake(page);
  await page.mouse.wheel(0, 1500);
  await expect.poll(async () => (await boxOf(filters)).y).toBeLessThan(24);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await boxOf(filters)).y - (await boxOf(header)).height).toBeGreaterThan(8);
  // What the map shows is said in a frame of its own.
  const status = page.getByRole('main').locator('div:has(> [role="status"] > h2)');
  expect(await status.evaluate((each) => getComputedStyle(each).borderBottomWidth)).toBe('2px');
});
