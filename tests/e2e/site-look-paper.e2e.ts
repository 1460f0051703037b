import { expect, test, type Page } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize } from '../support/browser';
import { decide } from '../support/editor-page';
import { everyOf } from '../support/every';
import { findThing } from '../support/things';

// Screens as printed sheets.

test.beforeEach(({ context }) => decide(context));

/** The number of sheets of A4 that the page takes. */
async function countSheets(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return sheets.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('on paper an event and an artwork are one sheet each', async ({ page, request }) => {
  await resize(page, { width: 1280, height: 900 });
  // The second artwork has a quote, opening hours and two more pictures.
  for (const [list, name] of [
    ['events', /Bojenchor/],
    ['productions', /Der längste Tisch/],
    ['productions', /Zwölf Grad/],
  ] as const) {
    const { results } = (await (await request.get(`/api/${list}/?page_size=100&locale=de`)).json()) as {
      results: { url: string; title?: string; name?: string }[];
    };
    const thing = results.find((each) => name.test(each.title ?? each.name ?? ''));
    await page.goto(thing?.url ?? '');
    expect(await countSheets(page), thing?.url).toBe(1);
  }
});

test('on paper the artworks are two sheets, the map first, and there is nothing to press', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto('/de/kunstwerke-und-karte');
  expect(await countSheets(page)).toBe(2);
  await resize(page, { width: 673, height: 987 });
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(page.locator('[aria-label="Nach oben"]')).toHaveCSS('display', 'none');
  const map = await boxOf(page.locator('[data-map]'));
  const first = await boxOf(page.locator('[data-artwork]').first());
  const second = await boxOf(page.locator('[data-artwork]').nth(1));
  expect(map.y + map.height).toBeLessThanOrEqual(first.y);
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
  for (const row of await everyOf(page.locator('[data-artwork]')))
    await expect(row).toHaveCSS('break-inside', 'avoid');
});

test('on paper the name of a work begins with its picture, and its two other pictures are as wide as the sheet', async ({
  page,
  request,
}) => {
  await resize(page, { width: 673, height: 987 });
  const work = await findThing(request, 'productions', ({ name }) => name === 'Zwölf Grad');
  await page.goto(work);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const opening = main.locator('header');
  const picture = await boxOf(opening.locator('img'));
  const words = await boxOf(opening.locator('p').first());
  expect(Math.abs(words.y - picture.y)).toBeLessThan(4);
  const name = main.getByRole('heading', { level: 1 });
  expect(await name.evaluate((each) => parseFloat(getComputedStyle(each).fontSize))).toBeGreaterThan(40);
  const pictures = await Promise.all((await everyOf(main.locator('[data-kind="imagelist"] img'))).map(boxOf));
  expect(pictures).toHaveLength(2);
  expect(pictures[0]?.x).toBeLessThan(1);
  expect((pictures[1]?.x ?? NaN) + (pictures[1]?.width ?? NaN)).toBeGreaterThan(672);
});

test('on paper no picture is torn, nor from the words beside it', async ({ page }) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto('/de/presse');
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  for (const [path, part] of [
    ['/de/presse', 'li'],
    ['/de', '[data-variant="image-right"]'],
  ] as const) {
    await page.goto(path);
    const parts = page
      .getByRole('main')
      .locator(part)
      .filter({ has: page.locator('img') });
    for (const each of await everyOf(parts)) await expect(each, path).toHaveCSS('break-inside', 'avoid');
  }
});

test('on paper home is a poster with its name from edge to edge, and the press says where its files are', async ({
  page,
}) => {
  await resize(page, { width: 673, height: 987 });
  await page.goto('/de');
  await page.emulateMedia({ media: 'print' });
  const name = await page.getByRole('heading', { level: 1 }).evaluate((each) => {
    const letters = document.createRange();
    letters.selectNodeContents(each);
    const { left, right, height } = letters.getBoundingClientRect();
    return { left, right, lines: height / parseFloat(getComputedStyle(each).fontSize) };
  });
  expect(Math.abs(name.left)).toBeLessThan(4);
  expect(name.right).toBeGreaterThan(660);
  expect(name.right).toBeLessThanOrEqual(673);
  expect(name.lines).toBeLessThan(1.6);
  await page.goto('/de/presse');
  await expect(page.getByText(/^Herunterladen unter .+\/de\/presse$/)).toBeVisible();
  // At the foot of each sheet (app/globals.css).
  const foot = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--page-address'),
  );
  expect(foot).toBe(`"${new URL(page.url()).host}/de/presse"`);
  for (const directory of await everyOf(page.getByRole('main').getByRole('listitem'))) {
    const name = await boxOf(directory.getByRole('heading'));
    const cover = await boxOf(directory.locator('> :first-child'));
    expect(cover.x + cover.width).toBeLessThan(name.x);
    expect(cover.height).toBeLessThan(100);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(/^Herunterladen unter/)).toBeHidden();
});
