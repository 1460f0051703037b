import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { resize } from '../support/browser';
import { boxOf } from '../support/boxes';
import { decide } from '../support/editor-page';
import { everyOf, evaluateEvery } from '../support/every';
import { findThing } from '../support/things';

// What stands on the page's columns and margin, on screens, on paper and in the visitor's own colours.

test.beforeEach(({ context }) => decide(context));

/** Left edges of the footer's parts, in columns of the page. */
async function footerColumns(page: Page): Promise<number[]> {
  const footer = page.getByRole('contentinfo');
  const parts = footer.locator('[data-lines="opening"], [data-lines="address"], nav');
  await parts.last().scrollIntoViewIfNeeded();
  const base = footer.locator('div:has(> div > [data-lines])');
  const gutter = await base.evaluate((each) => Number.parseFloat(getComputedStyle(each).columnGap));
  const { x, width } = await boxOf(base);
  const boxes = await Promise.all((await everyOf(parts)).map(boxOf));
  return boxes.map((box) => ((box.x - x) / (width + gutter)) * 12);
}

for (const width of [1024, 1280, 1920])
  test(`the footer stands on the same columns in both languages, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    for (const path of ['/de/presse', '/en/press']) {
      await page.goto(path);
      const columns = await footerColumns(page);
      expect(columns.length, path).toBe(5);
      for (const [index, column] of [0, 3, 6, 8, 10].entries())
        expect(columns[index], `${path}, part ${index}`).toBeCloseTo(column, 1);
    }
  });

test('no partner’s mark in the footer is alone in its row', async ({ page }) => {
  for (const width of [820, 1024, 1280]) {
    await resize(page, { width, height: 900 });
    await page.goto('/en/press');
    const marks = page.getByRole('contentinfo').locator('[data-kind="logolist"]').getByRole('listitem');
    await marks.last().scrollIntoViewIfNeeded();
    const rows = new Map<number, number>();
    for (const mark of await everyOf(marks)) {
      const { y, height } = await boxOf(mark);
      const middle = Math.round((y + height / 2) / 8);
      rows.set(middle, (rows.get(middle) ?? 0) + 1);
    }
    expect(Math.min(...rows.values()), `at ${width} px`).toBeGreaterThan(1);
  }
});

for (const width of [390, 1280])
  test(`the sign that keeps an event ends on the margin, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/kalender');
    const row = page.getByRole('main').locator('li:has([data-keep])').first();
    const { x, width: breadth } = await boxOf(row);
    const sign = await boxOf(row.locator('[data-keep] svg'));
    // Of the sign's 20 units the line takes 17 and half of its own thickness.
    const end = sign.x + (sign.width * 18.1) / 20;
    expect(Math.abs(end - x - breadth)).toBeLessThan(1);
  });

for (const width of [1280, 1920])
  test(`tables of hours and times end where their columns do, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/en/visit');
    const tables = page
      .getByRole('main')
      .locator('[data-width="6"]')
      .filter({ has: page.locator('table') });
    expect(await tables.count()).toBe(3);
    for (const column of await everyOf(tables)) {
      const { x, width: breadth } = await boxOf(column);
      const table = await boxOf(column.locator('table'));
      expect(Math.abs(table.x + table.width - x - breadth)).toBeLessThan(1);
    }
  });

test('in a window wider than the grid, what is said below the poster’s name is as wide as that', async ({
  page,
}) => {
  await resize(page, { width: 2560, height: 1300 });
  await page.goto('/de');
  const poster = page.locator('header:has(> div > h1)');
  const letters = await boxOf(poster.getByText('STROMAUF', { exact: true }).last());
  const slogan = await boxOf(poster.getByText('Kunst entlang der Aue'));
  const dates = await boxOf(poster.getByText('28.6.–5.10.25'));
  expect(Math.abs(slogan.x - letters.x)).toBeLessThan(24);
  expect(Math.abs(dates.x + dates.width - (2560 - slogan.x))).toBeLessThan(4);
});

/** The line on which each word of a text stands. */
const linesOf = (text: Locator): Promise<number[]> =>
  text.evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return [...new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))];
  });

test('a question has one line where there is room for it', async ({ page }) => {
  await resize(page, { width: 1920, height: 1080 });
  await page.goto('/de/haeufige-fragen');
  for (const question of await everyOf(page.getByRole('main').locator('summary > :first-child')))
    expect(await linesOf(question), (await question.textContent()) ?? '').toHaveLength(1);
});

test('no entry of the footer is broken where it need not be', async ({ page }) => {
  for (const width of [1280, 1366, 1600]) {
    await resize(page, { width, height: 900 });
    await page.goto('/de/impressum');
    const entry = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' });
    await entry.scrollIntoViewIfNeeded();
    expect(await linesOf(entry), `at ${width} px`).toHaveLength(1);
  }
});

test('today stands in the column of the other days', async ({ page }) => {
  await page.goto('/de/besuch');
  const lefts = await evaluateEvery(page.locator('[data-weekday] th'), (days) =>
    days.map((day) => {
      const range = document.createRange();
      range.selectNodeContents(day);
      return range.getBoundingClientRect().left;
    }),
  );
  expect(lefts).toHaveLength(7);
  for (const left of lefts) expect(left).toBeCloseTo(lefts[0] ?? 0, 0);
});

test('the number of the next work is not left alone with an article', async ({ page, request }) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto(await findThing(request, 'productions', ({ name }) => name === 'Bojenchor'));
  const title = page.getByRole('main').getByText('Der Fährmann hat frei', { exact: false }).last();
  await title.scrollIntoViewIfNeeded();
  const tops = await title.evaluate((each) => {
    const node = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: number[] = [];
    while (node.nextNode()) {
      const said = node.currentNode.textContent ?? '';
      for (const word of ['Der', 'Fährmann']) {
        const at = said.indexOf(word);
        if (at === -1) continue;
        range.setStart(node.currentNode, at);
        range.setEnd(node.currentNode, at + word.length);
        found.push(Math.round(range.getBoundingClientRect().top));
      }
    }
    return found;
  });
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

test('who needs to know how accessible it is reads that in the first window', async ({ page }) => {
  await resize(page, { width: 1280, height: 800 });
  await page.goto('/en/accessibility');
  expect((await boxOf(page.getByRole('heading', { name: 'Wheelchairs' }))).y).toBeLessThan(480);
});

test('the news of the home page begin with the youngest', async ({ page }) => {
  await page.goto('/en');
  const news = page.getByRole('main').locator('section').filter({ hasText: 'News from the riverbank' });
  const days = await evaluateEvery(news.locator('time'), (times) =>
    times.map((time) => time.getAttribute('datetime') ?? ''),
  );
  expect(days).toHaveLength(3);
  expect(days).toEqual([...days].sort().reverse());
});

test('what the search quotes of an event says something about that event', async ({ page }) => {
  await page.goto('/en/search?query=river');
  const found = page.getByRole('main');
  await expect(found).toContainText('Upstream after dark');
  await expect(found).not.toContainText('Wheelchair spaces');
});

test('the mark of a choice leans as the house’s diagonal does', async ({ context, page }) => {
  await context.clearCookies();
  await page.goto('/de');
  const choice = page.getByRole('dialog').getByRole('checkbox').first();
  await expect(choice).toBeChecked();
  const { data, info } = await sharp(await choice.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** Where the white of a row is. */
  const middleOf = (row: number) => {
    const white = [...data.subarray(row * info.width, (row + 1) * info.width)].flatMap((light, at) =>
      light > 200 ? [at] : [],
    );
    return white.reduce((sum, at) => sum + at, 0) / white.length;
  };
  const fifth = Math.round(info.height / 5);
  expect(middleOf(fifth)).toBeGreaterThan(middleOf(info.height - fifth));
});

test.describe('on paper', () => {
  /** What A4 leaves between its margins. */
  const sheet = { width: 673, height: 987 };

  test.beforeEach(async ({ page }) => {
    await resize(page, sheet);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  });

  test('the rule of a day is heavier than those between its events', async ({ page }) => {
    await page.goto('/de/kalender?when=2025-08');
    const widthOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth));
    const day = await widthOf('li[data-day] + li[data-day]');
    expect(day).toBeGreaterThan(await widthOf('li[data-day] > ul > li + li'));
  });

  test('every mark of a map is seen', async ({ page, request }) => {
    const last = await findThing(request, 'productions', ({ name }) => name === 'Stromauf');
    const first = await findThing(request, 'productions', ({ name }) => name === 'Pegel');
    const upstream = await findThing(request, 'events', ({ title }) => title === 'Schwarm');
    for (const path of ['/de/besuch', first, last, upstream]) {
      await page.goto(path);
      const map = await boxOf(page.locator('[data-stand-in]'));
      for (const mark of await everyOf(page.locator('[data-stand-in] li a'))) {
        const { x, y, width, height } = await boxOf(mark);
        expect(y, path).toBeGreaterThanOrEqual(map.y);
        expect(y + height, path).toBeLessThanOrEqual(map.y + map.height);
        expect(x, path).toBeGreaterThanOrEqual(map.x);
        expect(x + width, path).toBeLessThanOrEqual(map.x + map.width);
      }
    }
  });

  test('halves and thirds stand side by side', async ({ page }) => {
    await page.goto('/de/besuch');
    const upstream = await boxOf(page.getByRole('heading', { name: 'Flussauf' }));
    const downstream = await boxOf(page.getByRole('heading', { name: 'Flussab' }));
    expect(downstream.y).toBeCloseTo(upstream.y, 0);
    expect(downstream.x).toBeGreaterThan(upstream.x + upstream.width);
    const admission = await boxOf(page.getByRole('heading', { name: 'Eintritt' }));
    expect((await boxOf(page.getByRole('heading', { name: 'Anreise' }))).y).toBeCloseTo(admission.y, 0);
  });

  test('two news stand beside each other', async ({ page }) => {
    await page.goto('/en/news');
    const news = page.getByRole('main').locator('ul:has(article, picture) > li');
    const first = await boxOf(news.first());
    expect((await boxOf(news.nth(1))).y).toBeCloseTo(first.y, 0);
  });

  test('the header alone says when it is', async ({ page }) => {
    await page.goto('/en');
    await expect(page.getByText('28 Jun – 5 Oct 2025').filter({ visible: true })).toHaveCount(1);
  });
});

test.describe('in the visitor’s own colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('labels, signs and buttons stand on the margin', async ({ page, request }) => {
    await resize(page, { width: 1280, height: 900 });
    await page.goto(await findThing(request, 'events', ({ title }) => title === 'Schwarm'));
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const label = page.getByRole('main').getByText('Tanz und Performance', { exact: true }).first();
    const letters = await label.evaluate((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return range.getBoundingClientRect().left;
    });
    expect(Math.abs(letters - title.x)).toBeLessThan(1);
    const row = page.getByRole('main').locator('li:has([data-keep])').first();
    const { x, width } = await boxOf(row);
    const keep = await boxOf(row.locator('[data-keep]'));
    expect(Math.abs(keep.x + keep.width - x - width)).toBeLessThan(1);
    const button = page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter abonnieren' });
    await button.scrollIntoViewIfNeeded();
    const { x: left, width: breadth } = await boxOf(button);
    expect(Math.abs(left + breadth - x - width)).toBeLessThan(1);
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`the press finds its files in the first window, after notes set as text, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    await page.goto('/de/presse');
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').filter({ hasText: 'PDF' }).first()).toBeInViewport({
      ratio: width === 390 ? 0.1 : 0.2,
    });
    const sizeOf = (text: Locator) => text.evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
    const name = await sizeOf(main.getByRole('heading', { level: 1 }));
    const note = await sizeOf(main.getByRole('heading', { name: 'Kontakt' }));
    expect(note).toBeLessThan(0.7 * name);
  });
