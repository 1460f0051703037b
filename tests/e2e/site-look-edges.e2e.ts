import { expect, test, type Locator } from '@playwright/test';
import { resize } from '../support/browser';
import { baselineOf, boxOf, gapBetween } from '../support/boxes';
import { expectOn } from '../support/columns';
import { decide } from '../support/editor-page';
import { findThing } from '../support/things';

// Edges and baselines on which things that stand beside each other meet.

test.beforeEach(({ context }) => decide(context));

const opacityOf = (element: Locator): Promise<string> =>
  element.evaluate((each) => getComputedStyle(each).opacity);

const textSizeOf = (element: Locator): Promise<number> =>
  element.evaluate((each) => parseFloat(getComputedStyle(each).fontSize));

/** How wide a length is within an element, in pixels. */
const widthIn = (element: Locator, length: string): Promise<number> =>
  element.evaluate((each, wide) => {
    const probe = document.createElement('i');
    probe.style.cssText = `position: absolute; width: ${wide}`;
    each.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  }, length);

for (const width of [820, 1280, 1920])
  test(`the first question stands on the baseline of its part’s name, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/haeufige-fragen');
    const main = page.getByRole('main');
    await boxOf(main);
    const part = await baselineOf(main.getByRole('heading', { name: 'Vor dem Besuch' }));
    const question = await baselineOf(main.getByText('Wie lange brauche ich?'));
    expect(Math.abs(part - question)).toBeLessThan(2);
  });

for (const width of [1280, 1920])
  test(`the news in a row have pictures of one height, and what introduces them stands on their title’s baseline, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/aktuelles');
    const main = page.getByRole('main');
    const [left, right] = [await boxOf(main.locator('img').nth(1)), await boxOf(main.locator('img').nth(2))];
    expect(right.y).toBeCloseTo(left.y, 0);
    expect(Math.abs(left.height - right.height)).toBeLessThan(2);
    const poster = main.locator('[data-opening="half"]');
    const title = poster.getByRole('heading', { level: 1 });
    const last = await baselineOf(poster.getByText(/^Was sich am Ufer tut/), 'last');
    expect(Math.abs(last - (await baselineOf(title.locator('span'))))).toBeLessThan(2);
  });

test('on a tablet the foot of a large teaser’s picture stands on the end of the tenth column, at the house’s angle', async ({
  page,
}) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/ueber-uns');
  const picture = page
    .getByRole('main')
    .locator('[data-kind="fullteaser"] [data-variant="image-left"] > *')
    .first();
  const { x, width, height } = await boxOf(picture);
  const clip = await picture.evaluate((each) => getComputedStyle(each).clipPath);
  const cut = await widthIn(picture, /, (calc\(.+?\)|[\d.]+px) 100%/.exec(clip)?.[1] ?? '');
  const gutter = await widthIn(page.locator('body'), 'var(--grid-gutter)');
  await expectOn(page, 11, x + cut + gutter, 'the foot');
  expect(((width - cut) / height).toFixed(3)).toBe(Math.tan(Math.PI / 15).toFixed(3));
});

test('what is cut in a row that is pushed along is seen up to the line that cuts it, and whole once it is reached', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  for (const [path, row, name] of [
    ['/de/besuch', 'Auf dieser Seite', 'Öffnungszeiten'],
    ['/en/calendar', 'Filter by genre', 'Talk'],
  ] as const) {
    await page.goto(path);
    const entries = page.getByRole('navigation', { name: row }).getByRole('listitem');
    const cut = entries.filter({ hasText: name });
    // Beyond it are the arrowhead and the margin.
    const line = 390 - 42;
    const { x, width } = await boxOf(cut);
    expect(x, name).toBeLessThan(line - 16);
    expect(x + width, name).toBeGreaterThan(line);
    await expect.poll(() => opacityOf(cut), name).toBe('1');
    await entries.last().getByRole('link').focus();
    await expect.poll(() => opacityOf(entries.last()), name).toBe('1');
    const last = await boxOf(entries.last());
    expect(last.x + last.width, name).toBeLessThan(390);
  }
});

test('an article says what its artwork is about, where there is room beside the picture, in whose middle its words stand', async ({
  page,
  request,
}) => {
  await page.goto(await findThing(request, 'articles', ({ title = '' }) => title.startsWith('14 zu 13')));
  const work = page.getByRole('main').getByRole('link', { name: /^Das Kunstwerk dazu/ });
  const about = work.getByText(/^Neunundsechzig Fische/);
  await resize(page, { width: 1280, height: 800 });
  const [picture, name, words] = [
    await boxOf(work.locator('img')),
    await boxOf(work.getByText(/^Das Kunstwerk dazu/)),
    await boxOf(about),
  ];
  const [above, below] = [name.y - picture.y, picture.y + picture.height - words.y - words.height];
  expect(above).toBeGreaterThan(20);
  expect(Math.abs(above - below)).toBeLessThan(2);
  await resize(page, { width: 390, height: 844 });
  await expect(about).toBeHidden();
});

test('a voice in an article has as much room above it as below', async ({ page, request }) => {
  await resize(page, { width: 1920, height: 1080 });
  await page.goto(await findThing(request, 'articles', ({ title = '' }) => title.startsWith('14 zu 13')));
  const main = page.getByRole('main');
  const quote = main.locator('[data-kind="quote"]');
  await boxOf(quote);
  const above = await gapBetween(main.locator('[data-kind="image"]').last(), quote);
  const below = await gapBetween(quote, main.getByRole('link', { name: /^Das Kunstwerk dazu/ }));
  expect(above).toBeGreaterThan(80);
  expect(Math.abs(above - below)).toBeLessThan(30);
});

test('the ways through a page whose name stands on paper keep away from that', async ({ page }) => {
  await resize(page, { width: 1280, height: 800 });
  await page.goto('/de/haeufige-fragen');
  const title = page.getByRole('heading', { level: 1 });
  const ways = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  await boxOf(ways);
  expect(await gapBetween(title, ways)).toBeGreaterThan(30);
});

test('on the narrowest phone a page’s name is larger than its parts’, and whole', async ({ page }) => {
  await resize(page, { width: 320, height: 640 });
  for (const path of ['/de/newsletter', '/de/ueber-uns', '/de/besuch']) {
    await page.goto(path);
    const main = page.getByRole('main');
    const name = main.getByRole('heading', { level: 1 });
    const part = await textSizeOf(main.getByRole('heading', { level: 2 }).first());
    expect(await textSizeOf(name), path).toBeGreaterThan(part);
    expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth), path).toBeLessThan(1);
  }
});

test('a tablet has the months of the calendar’s filter in one line', async ({ page }) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/kalender');
  const at = (name: string) => boxOf(page.getByRole('main').getByRole('link', { name, exact: true }));
  const [week, first, last] = [await at('Nächste sieben Tage'), await at('Juni'), await at('Oktober')];
  expect(first.y).toBeGreaterThan(week.y + week.height);
  expect(last.y).toBe(first.y);
});

test('on the narrowest phone the works begin in the first window, and what introduces them comes after them', async ({
  page,
}) => {
  await resize(page, { width: 320, height: 640 });
  await page.goto('/de/kunstwerke-und-karte');
  const main = page.getByRole('main');
  const work = await boxOf(
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pegel' }) }),
  );
  expect(work.y).toBeLessThan(560);
  expect((await boxOf(main.getByText('Die Nummern steigen stromauf'))).y).toBeGreaterThan(
    work.y + work.height,
  );
});

test('a work’s picture under the pointer is cut at the house’s angle, whatever its form', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 800 });
  await page.goto('/de/kunstwerke-und-karte');
  for (const name of ['Pegel', 'Zwölf Grad']) {
    const work = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
    const picture = work.getByRole('presentation').first();
    await work.getByRole('heading').hover();
    const { width, height } = await boxOf(picture);
    // How far from the left its lower corner is, of a hundred parts of its width.
    const corner = () =>
      picture.evaluate((each) => Number(/, ([\d.]+)% 100%/.exec(getComputedStyle(each).clipPath)?.[1]));
    await expect
      .poll(async () => (((100 - (await corner())) * width) / 100 / height).toFixed(2), name)
      .toBe(Math.tan(Math.PI / 15).toFixed(2));
  }
});

test('a quotation’s words begin below the edge of its line, and its mark hangs in the margin', async ({
  page,
}) => {
  await page.goto('/de/ueber-uns');
  const words = page.getByText('Ein Fluss ist die einzige Straße');
  expect((await boxOf(words)).x).toBeCloseTo(
    (await boxOf(page.getByRole('main').getByRole('figure').filter({ has: words }))).x,
    0,
  );
  expect(await words.evaluate((each) => parseFloat(getComputedStyle(each).textIndent))).toBeLessThan(-10);
});

test('of three pictures the first fills a tablet’s row, and the others share the next one', async ({
  page,
}) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/ueber-uns');
  const pictures = page.getByRole('main').locator('[data-kind="imagelist"] img');
  const [first, second, third] = [
    await boxOf(pictures.nth(0)),
    await boxOf(pictures.nth(1)),
    await boxOf(pictures.nth(2)),
  ];
  expect(second.y).toBeGreaterThan(first.y + first.height);
  expect(third.y).toBe(second.y);
  expect(second.x).toBe(first.x);
  expect(third.x + third.width).toBeCloseTo(first.x + first.width, 0);
});

test('what a screen leads on to is listed a size below its heading', async ({ page }) => {
  await page.goto('/de/kunstwerke-und-karte/bojenchor/64');
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { name: 'Termine', exact: true });
  const title = main.getByRole('link', { name: 'Kirchenchor trifft Bojenchor' });
  for (const width of [390, 820, 1280, 1920]) {
    await resize(page, { width, height: 900 });
    expect((await textSizeOf(heading)) / (await textSizeOf(title)), String(width)).toBeGreaterThan(1.15);
  }
  await title.click();
  const work = main.getByRole('link', { name: /Bojenchor/ }).locator('b');
  for (const width of [390, 820, 1280, 1920]) {
    await resize(page, { width, height: 900 });
    const above = main.getByRole('heading', { name: 'Zum Kunstwerk' });
    expect((await textSizeOf(above)) / (await textSizeOf(work)), String(width)).toBeGreaterThan(1.15);
  }
});

test('on a phone a headline stands nearer to what it heads than to what is above it', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/ueber-uns');
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { name: 'Wie es anfing' });
  await boxOf(heading);
  const below = await gapBetween(heading, main.getByText(/^Im Februar 2022/));
  expect(below).toBeGreaterThan(12);
  expect(below).toBeLessThan(await gapBetween(main.locator('[data-opening="half"]'), heading));
});
