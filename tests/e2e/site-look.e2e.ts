import { expect, test, type Locator, type Page } from '@playwright/test';
import { resize } from '../support/browser';
import { decide } from '../support/editor-page';

// Where things stand on the public screens, by what was once wrong with them.

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const nowhere: Box = { x: NaN, y: NaN, width: NaN, height: NaN };
const boxOf = async (locator: Locator): Promise<Box> => (await locator.boundingBox()) ?? nowhere;

async function firstEvent(page: Page): Promise<string> {
  const { results } = (await (await page.request.get('/api/events/?locale=de&page_size=100')).json()) as {
    results: { url: string; date_start: string; production: unknown }[];
  };
  return results.find(({ date_start, production }) => date_start > '2025-07-12' && production)?.url ?? '';
}

test.beforeEach(({ context }) => decide(context));

for (const width of [1280, 1920])
  test(`beside what is said first of an event stand its facts, beside its place its artwork, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    await page.goto(await firstEvent(page));
    const main = page.getByRole('main');
    const facts = await boxOf(main.locator('[data-beside]'));
    const text = await boxOf(main.locator('[data-kind="text"]').first());
    const lead = await main
      .locator('[data-beside]')
      .locator('..')
      .locator('p')
      .first()
      .evaluate((each) => {
        const words = document.createRange();
        words.selectNodeContents(each);
        return words.getBoundingClientRect().x;
      });
    expect(facts.x).toBeGreaterThan(text.x + text.width);
    expect(facts.x).toBeLessThan(width * 0.65);
    expect(facts.y).toBeLessThan(text.y);
    expect(Math.abs(lead - text.x)).toBeLessThan(1);
    const place = await boxOf(page.getByRole('region', { name: 'Auf der Karte' }));
    const work = await boxOf(page.getByRole('region', { name: 'Zum Kunstwerk' }));
    expect(work.x).toBeGreaterThan(place.x + place.width);
    expect(Math.abs(work.y - place.y)).toBeLessThan(1);
    // A year has no line for itself.
    await expect(main.locator('header dd').first()).toHaveText(/, \d+\.\u00a0\S+\u00a0\d{4}$/);
  });

test('papers have covers that say what they are, and the last row of covers is full', async ({ page }) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto('/de/presse');
  const covers = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  const boxes = await Promise.all((await covers.all()).map(boxOf));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const last = boxes.at(-1) ?? nowhere;
  expect(last.x + last.width).toBeCloseTo(right, 0);
  await page.goto('/de/presse/download-verzeichnis/texte');
  const cover = page.getByRole('main').getByRole('listitem').first().locator('[aria-hidden]');
  await expect(cover).toContainText('PDF');
  await expect(cover).toContainText('Pressemitteilung');
  const sheet = await boxOf(cover.locator('span').first());
  expect(sheet.height / sheet.width).toBeCloseTo(297 / 210, 1);
  // No word of a title is broken, nor sticks out.
  const title = cover.locator('b');
  expect(await title.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
});

test('an empty programme says what can be kept, and the next dates can be kept right there', async ({
  page,
}) => {
  await page.goto('/de/mein-programm');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Noch ist alles frei' })).toBeVisible();
  for (const name of ['Termine merken', 'Kunstwerke merken', 'Mitnehmen und teilen'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  const keepers = main
    .getByRole('region', { name: 'Als Nächstes' })
    .getByRole('button', { name: /^Merken: / });
  await expect(keepers).toHaveCount(3);
  const kept = ((await keepers.first().getAttribute('aria-label')) ?? '').replace('Merken: ', '');
  await keepers.first().click();
  await expect(main.getByRole('heading', { level: 2, name: kept })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Noch ist alles frei' })).toBeHidden();
  await expect(keepers.first()).toHaveAttribute('aria-pressed', 'true');
});

test('marks of partners stand on fields of one height, each group beside its name', async ({ page }) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto('/de/partner');
  const fields = page.getByRole('main').locator('[data-kind="logolist"] li span:has(> picture)');
  const heights = await Promise.all((await fields.all()).map(async (field) => (await boxOf(field)).height));
  expect(heights).toHaveLength(6);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  expect(Math.min(...heights)).toBeGreaterThan(120);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the newsletter is subscribed to in the first window, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height });
    await page.goto('/en/newsletter');
    await expect(page.getByLabel('Email address')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeInViewport({
      ratio: 1,
    });
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
    const boxes = await Promise.all((await marks.all()).map(boxOf));
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

test('English is written in one way: the day before the month, the clock of 24 hours', async ({ page }) => {
  const event = (await firstEvent(page)).replace('/de/kalender', '/en/calendar');
  for (const path of ['/en/calendar', event, '/en/news', '/en/search?query=buoy', '/en/my-programme']) {
    await page.goto(path);
    const text = await page.getByRole('main').innerText();
    expect(text, path).not.toMatch(/\b\d{1,2}:\d{2} [AP]M\b/);
    expect(text, path).not.toMatch(
      /(?:January|February|March|April|May|June|July|August|September|October) \d{1,2}\b(?!:)/,
    );
    expect(text, path).not.toMatch(/e-mail/i);
  }
});
