import { expect, test, type Locator, type Page } from '@playwright/test';
import { resize, wake } from '../support/browser';
import { boxOf } from '../support/boxes';
import { decide } from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';

// What narrow windows and fingers once got wrong.

const set = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

/** The words within an element of which a part stands in another line. */
const brokenWords = (locator: Locator): Promise<string[]> =>
  locator.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}:,.]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    return broken;
  });

test.beforeEach(({ context }) => decide(context));

test('what is chosen in a row of filters is in sight, also without script', async ({ browser, page }) => {
  const still = await browser.newContext({ javaScriptEnabled: false });
  await decide(still);
  for (const each of [page, await still.newPage()])
    for (const [path, name] of [
      ['/de/kalender?genre=celebration', 'Fest'],
      ['/de/kunstwerke-und-karte?setting=indoors', 'Drinnen'],
    ] as const) {
      await each.setViewportSize({ width: 390, height: 844 });
      await each.goto(new URL(path, test.info().project.use.baseURL).href);
      const chosen = each.getByRole('main').getByRole('link', { name, exact: true });
      await expect(chosen).toHaveAttribute('aria-current', 'true');
      const { x, width } = await boxOf(chosen);
      expect(x, path).toBeGreaterThanOrEqual(0);
      expect(x + width, path).toBeLessThanOrEqual(390);
    }
  await still.close();
});

for (const width of [320, 390])
  for (const language of ['de', 'en'])
    test(`no partner's name in the footer is broken at ${width} px, ${language}`, async ({ page }) => {
      await resize(page, { width, height: 800 });
      await page.goto(`/${language}/newsletter`);
      const names = page.getByRole('contentinfo').locator('[data-kind="logolist"]');
      await names.scrollIntoViewIfNeeded();
      await set(page);
      await expect(names.getByRole('listitem')).toHaveCount(6);
      expect(await brokenWords(names)).toEqual([]);
      // Where to go next is said in one line each, where two columns have room.
      const ways = page.getByRole('contentinfo').locator('nav').getByRole('link');
      for (const way of width === 390 ? await everyOf(ways) : [])
        expect((await boxOf(way)).height).toBeLessThanOrEqual(44);
    });

test('the marks of all partners stand on fields of one size, three in a row above their names, on a tablet two, on a phone each beside its name', async ({
  page,
}) => {
  for (const width of [390, 820, 1280]) {
    await resize(page, { width, height: 844 });
    await page.goto('/de/partner');
    const items = page.getByRole('main').locator('[data-kind="logolist"] li');
    const boxes = await Promise.all((await everyOf(items.locator('span:has(> picture)'))).map(boxOf));
    expect(boxes.length).toBeGreaterThan(3);
    for (const box of boxes) expect(box.width, `at ${width} px`).toBeCloseTo(boxes[0]?.width ?? 0, 0);
    const list = await boxOf(page.getByRole('main').locator('[data-kind="logolist"] ul').first());
    const inRow = Math.floor(list.width / (boxes[0]?.width ?? 0));
    if (width >= 768) expect(inRow, `at ${width} px`).toBe(width >= 1024 ? 3 : 2);
    for (const name of ['Landesfonds Ufer', 'Auekasse']) {
      const item = items.filter({ hasText: name });
      const mark = await boxOf(item.locator('span:has(> picture)'));
      const words = await boxOf(item.getByText(name, { exact: true }));
      if (width < 768) {
        expect(words.x, `${name} at ${width} px`).toBeGreaterThanOrEqual(mark.x + mark.width);
        expect(words.y + words.height / 2).toBeCloseTo(mark.y + mark.height / 2, 0);
      } else {
        expect(words.x, `${name} at ${width} px`).toBeCloseTo(mark.x, 0);
        expect(words.y, `${name} at ${width} px`).toBeGreaterThanOrEqual(mark.y + mark.height);
      }
    }
    // Beside each other they stand on one line, as far from their names.
    const gaps = await evaluateEvery(items.locator('img'), (marks) =>
      marks.map((mark) => {
        const words = mark.closest('span')?.nextElementSibling;
        return (words?.getBoundingClientRect().top ?? NaN) - mark.getBoundingClientRect().bottom;
      }),
    );
    if (width >= 768) expect(Math.max(...gaps) - Math.min(...gaps), `at ${width} px`).toBeLessThan(1);
    // A group has one line above it: where its marks stand below its name, they have none of their own.
    const groups = page.getByRole('main').locator('section:has([data-kind="logolist"])');
    const lines = await evaluateEvery(groups, (sections) =>
      sections.map((section) => {
        const columns = [...section.querySelectorAll('[data-width]')];
        const lined = columns.filter((column) => parseFloat(getComputedStyle(column).borderTopWidth) > 0);
        return new Set(lined.map((column) => Math.round(column.getBoundingClientRect().top))).size;
      }),
    );
    expect(lines, `at ${width} px`).toEqual(lines.map(() => 1));
  }
});

for (const [width, language] of [
  [320, 'de'],
  [390, 'en'],
] as const)
  test(`the ways from the search end before their field of colour, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 844 });
    await page.goto(`/${language}/search`);
    await set(page);
    const ways = page.getByRole('main').getByRole('list').getByRole('link');
    await expect(ways).toHaveCount(5);
    const free = await evaluateEvery(ways, (links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const { right, width: whole } = link.getBoundingClientRect();
        return (right - words.getBoundingClientRect().right) / whole;
      }),
    );
    for (const part of free) expect(part).toBeGreaterThan(0.14);
  });

test('on a phone several works are seen while somebody types', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/search?query=boot');
  await set(page);
  const works = page.getByRole('region', { name: 'Kunstwerke' }).getByRole('listitem');
  for (const index of [0, 1]) await expect(works.nth(index).getByRole('link')).toBeInViewport({ ratio: 1 });
});

test('no word of the title of something found is broken at 320 px', async ({ page }) => {
  await resize(page, { width: 320, height: 640 });
  await page.goto('/de/search?query=Boje');
  await set(page);
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles.filter({ hasText: 'Sonntagsrundgang' }).first()).toBeVisible();
  for (const title of await everyOf(titles)) expect(await brokenWords(title)).toEqual([]);
});

for (const width of [320, 390])
  test(`the number of a work leaves its picture to be seen at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 844 });
    await page.goto('/de/kunstwerke-und-karte');
    for (const row of (await everyOf(page.locator('[data-artwork]'))).slice(0, 4)) {
      await row.scrollIntoViewIfNeeded();
      const number = await boxOf(row.getByRole('link').first());
      const picture = await boxOf(row.locator('img'));
      const whole = await boxOf(row);
      const across =
        Math.min(number.x + number.width, picture.x + picture.width) - Math.max(number.x, picture.x);
      const down = picture.y + picture.height - number.y;
      expect(down).toBeGreaterThan(0);
      expect(across * down).toBeLessThan(picture.width * picture.height * 0.1);
      expect(number.y + number.height).toBeLessThanOrEqual(whole.y + whole.height);
    }
  });

test('logos of the press are seen whole, photographs fill their frame', async ({ page, request }) => {
  const directories = (await (await request.get('/api/download-directories/?locale=de')).json()) as {
    url: string;
    files: { filename: string }[];
  }[];
  const marks = directories.find(({ files }) => files.some(({ filename }) => filename.endsWith('.png')));
  await page.goto(marks?.url ?? '');
  const files = page.getByRole('main').getByRole('listitem');
  const fitOf = (type: string) =>
    files
      .filter({ hasText: type })
      .first()
      .locator('img')
      .evaluate((each) => getComputedStyle(each).objectFit);
  expect(await fitOf('PNG')).toBe('contain');
  expect(await fitOf('JPG')).toBe('cover');
});

for (const width of [1280, 1920])
  test(`below the text of a work stands its map, beside both the facts, at ${width} px`, async ({
    page,
    request,
  }) => {
    const { results } = (await (await request.get('/api/productions/?locale=de&page_size=1')).json()) as {
      results: { url: string }[];
    };
    await resize(page, { width, height: 900 });
    await page.goto(results[0]?.url ?? '');
    const main = page.getByRole('main');
    const map = main.getByRole('region', { name: 'Auf der Karte' });
    const place = await boxOf(map);
    const text = await boxOf(map.locator('xpath=preceding-sibling::div[1]/preceding-sibling::div[1]'));
    const facts = await boxOf(map.locator('xpath=preceding-sibling::div[1]'));
    expect(place.y).toBeGreaterThanOrEqual(text.y + text.height);
    expect(facts.x + facts.width).toBeLessThan(place.x);
    expect(Math.abs(facts.y - text.y)).toBeLessThan(1);
  });

test('at the end of the way the one work that is left has the whole row', async ({ page, request }) => {
  const { results } = (await (await request.get('/api/productions/?locale=de&page_size=1')).json()) as {
    results: { url: string }[];
  };
  await resize(page, { width: 1280, height: 900 });
  // At its beginning: behind its other end stand works of other tests, which have no pictures.
  await page.goto(results[0]?.url ?? '');
  const ways = page.getByRole('navigation', { name: 'Weiter am Fluss' }).getByRole('link');
  await expect(ways).toHaveCount(1);
  await ways.scrollIntoViewIfNeeded();
  const picture = await boxOf(ways.locator('img'));
  const words = await boxOf(ways.locator('b'));
  expect(words.x).toBeGreaterThanOrEqual(picture.x + picture.width);
});

test('the works before and after one are small beside the pictures of that one', async ({
  page,
  request,
}) => {
  const { results } = (await (await request.get('/api/productions/?locale=de&page_size=2')).json()) as {
    results: { url: string }[];
  };
  for (const width of [390, 1280]) {
    await resize(page, { width, height: 900 });
    await page.goto(results[1]?.url ?? '');
    const own = await boxOf(page.getByRole('main').locator('[data-kind="imagelist"] img').first());
    const ways = page.getByRole('navigation', { name: 'Weiter am Fluss' }).getByRole('link');
    await expect(ways).toHaveCount(2);
    for (const way of await everyOf(ways)) {
      await way.scrollIntoViewIfNeeded();
      const picture = await boxOf(way.locator('img'));
      expect(picture.width, `at ${width} px`).toBeLessThan(own.width / 2);
      expect((await boxOf(way.locator('b'))).x).toBeGreaterThanOrEqual(picture.x + picture.width);
    }
  }
});

test('the other language shows the same selection, search and place', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 });
  for (const [from, to] of [
    ['/de/kalender?genre=tour&when=2025-08', '/en/calendar?genre=tour&when=2025-08'],
    ['/de/search?query=Boje', '/en/search?query=Boje'],
    ['/en/artworks-and-map?setting=indoors', '/de/kunstwerke-und-karte?setting=indoors'],
  ] as const) {
    await page.goto(from);
    await wake(page);
    const name = from.startsWith('/de') ? 'English' : 'Deutsch';
    await page.getByRole('banner').first().getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('lang', to.slice(1, 3));
  }
});

test('with letters spaced as WCAG 1.4.12 has it, the menu can be opened at 320 px', async ({ page }) => {
  await resize(page, { width: 320, height: 640 });
  for (const path of ['/de', '/en', '/de/besuch', '/de/haeufige-fragen']) {
    await page.goto(path);
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    });
    await set(page);
    await expect(page.getByRole('banner').getByRole('button').last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('pictures are closed without a fault, by a key that is pressed on and on too', async ({
  page,
  request,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const { results } = (await (await request.get('/api/productions/?locale=de&page_size=1')).json()) as {
    results: { url: string }[];
  };
  await page.goto(results[0]?.url ?? '');
  await wake(page);
  const picture = page.getByRole('main').locator('figure a[data-lightbox]').first();
  const box = page.getByRole('dialog');
  for (const presses of [1, 8]) {
    await picture.focus();
    await page.keyboard.press('Enter');
    await expect(box).toBeVisible();
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(picture).toBeFocused();
  }
  expect(faults).toEqual([]);
});

test.describe('in the visitor’s own colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' }, colorScheme: 'dark' });

  const plateOf = (locator: Locator) =>
    locator.evaluate((each) => getComputedStyle(each).getPropertyValue('forced-color-adjust'));

  test('no plate of large type covers what stands beside it, and every mark is seen', async ({ page }) => {
    await page.goto('/de/gibt-es-nicht');
    expect(await plateOf(page.locator('.error-html [aria-hidden] span').first())).toBe('none');
    await page.goto('/de');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    expect(await plateOf(menu.getByRole('link', { name: 'Besuch', exact: true }))).toBe('none');
    const cross = menu.getByRole('button', { name: 'Menü schließen' }).locator('[aria-hidden]').last();
    const [ink, ground] = await cross.evaluate((each) => [
      getComputedStyle(each, '::before').backgroundColor,
      getComputedStyle(each.closest('button') ?? each).backgroundColor,
    ]);
    expect(ink).not.toBe(ground);
    for (const [path, selector] of [
      ['/de/haeufige-fragen', 'summary span:last-child'],
      ['/de/besuch', 'main ul:not([role]) > li'],
    ] as const) {
      await page.goto(path);
      const sign = page.locator(selector).first();
      expect(await sign.evaluate((each) => getComputedStyle(each, '::before').backgroundColor)).not.toBe(
        await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
      );
    }
    await page.goto('/de/mein-programm');
    const mark = page.getByRole('main').locator('p svg path').first();
    const colours = await mark.evaluate((each) => [
      getComputedStyle(each).fill,
      getComputedStyle(each.closest('p') ?? each).color,
    ]);
    expect(colours[0]).toBe(colours[1]);
    expect(await plateOf(page.getByRole('main').locator('p:has(svg)').first())).toBe('none');
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('what was pressed does not go on looking as if a pointer lay on it', async ({ page }) => {
    await page.goto('/de/newsletter');
    await wake(page);
    const button = page.getByRole('main').getByRole('button', { name: 'Abonnieren' });
    const colours = () => button.evaluate((each) => getComputedStyle(each).color);
    const before = await colours();
    await button.tap();
    await expect(page.getByText('Bitte geben Sie eine E-Mail-Adresse an', { exact: false })).toBeVisible();
    await expect.poll(colours).toBe(before);
  });
});
