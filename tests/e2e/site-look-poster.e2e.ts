import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { resize } from '../support/browser';
import { decide, enter, openEditor } from '../support/editor-page';
import { boxOf } from '../support/boxes';
import { evaluateEvery, everyOf } from '../support/every';

// The name on home's poster.

test.beforeEach(({ context }) => decide(context));

for (const width of [320, 390, 1280, 2560])
  test(`the name on home’s poster runs from edge to edge at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    for (const path of ['/de', '/en']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const { left, right, margin, size } = await page
        .getByRole('heading', { level: 1 })
        .evaluate((title) => {
          const letters = document.createRange();
          const boxes = [...title.children].map((part) => {
            letters.selectNodeContents(part);
            return letters.getBoundingClientRect();
          });
          return {
            left: Math.min(...boxes.map((box) => box.left)),
            right: document.documentElement.clientWidth - Math.max(...boxes.map((box) => box.right)),
            margin: parseFloat(getComputedStyle(title.parentElement ?? title).paddingLeft),
            size: parseFloat(getComputedStyle(title).fontSize),
          };
        });
      // But for the room that the first and the last letter bring themselves.
      for (const edge of [left, right]) expect(Math.abs(edge - margin), path).toBeLessThan(size * 0.06);
      // In two lines on a phone.
      const rows = await evaluateEvery(
        page.getByRole('heading', { level: 1 }).locator('span'),
        (parts) => new Set(parts.map((part) => part.getBoundingClientRect().top)).size,
      );
      expect(rows, path).toBe(width < 768 ? 2 : 1);
    }
  });

for (const width of [320, 390, 820, 1280, 1920])
  test(`the nearest stripe of home’s poster passes between the parts of its name and covers no letter, at ${width} px`, async ({
    page,
  }) => {
    for (const height of width < 768 ? [568, 844] : [800]) {
      await resize(page, { width, height });
      for (const path of ['/de', '/en']) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const stripe = page.locator('header > i');
        const title = page.getByRole('heading', { level: 1 });
        /** How light each pixel of the name is. */
        const look = async () =>
          sharp(await title.screenshot())
            .greyscale()
            .raw()
            .toBuffer();
        const seen = await look();
        await stripe.evaluate((each) => (each.style.visibility = 'hidden'));
        const bare = await look();
        expect(bare.filter((light) => light < 40).length, path).toBeGreaterThan(1000);
        const covered = bare.filter((light, at) => light < 40 && (seen[at] ?? 0) > 90);
        expect(covered.length, `${path}, ${height} px high`).toBe(0);
        // It is seen beside them.
        expect(seen.filter((light, at) => light !== bare[at]).length, path).toBeGreaterThan(5);
      }
    }
  });

test('on a tablet posters are low, and what each is called stands at one height', async ({ page }) => {
  await resize(page, { width: 820, height: 1180 });
  const tops = new Set<number>();
  for (const path of ['/de/kalender', '/de/aktuelles', '/de/presse', '/de/partner', '/de/mein-programm']) {
    await page.goto(path);
    const poster = page.getByRole('main').locator('[data-opening="half"]');
    const { y, height } = await boxOf(poster);
    // What introduces the news is no part of how large they are called.
    const introduction = poster.locator('section');
    const words = (await introduction.count()) === 0 ? 0 : (await boxOf(introduction)).height;
    expect(height - words, path).toBeLessThan(280);
    tops.add(Math.round((await boxOf(poster.locator('p, h1').first())).y - y));
  }
  expect(tops.size).toBe(1);
});

for (const [width, height] of [
  [390, 800],
  [820, 800],
  [1280, 800],
  [1920, 800],
  [1920, 1080],
] as const)
  test(`openings of one kind have titles of one size and labels at one height, at ${width} × ${height} px`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    // What a list or a part of the page follows at once has a title of one line.
    const tools = ['kalender', 'kunstwerke-und-karte', 'besuch', 'aktuelles'];
    const posters = ['presse', 'partner', 'mein-programm', 'ueber-uns'];
    // In a wide window the name of a poster that is a form fills it.
    if (width < 1600) posters.push('newsletter');
    const texts = ['haeufige-fragen', 'barrierefreiheit', 'datenschutz', 'impressum'];
    const tops = new Set<number>();
    for (const kind of [tools, posters, texts]) {
      const sizes = new Set<string>();
      for (const name of kind) {
        await page.goto(`/de/${name}`);
        const opening = page.getByRole('main').locator('[data-opening]');
        sizes.add(
          await opening
            .getByRole('heading', { level: 1 })
            .evaluate((each) => getComputedStyle(each).fontSize),
        );
        tops.add(Math.round((await boxOf(opening.locator('p, h1').first())).y));
      }
      // There what is read has the size in which it has one line.
      const isFitted = kind === texts && width >= 1024;
      expect([...sizes], kind.join()).toHaveLength(isFitted ? 2 : 1);
    }
    expect([...tops]).toHaveLength(1);
  });

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const)
  test(`a poster ends as far below its last line as the others, and what a list is called is smaller, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    const rooms: number[] = [];
    for (const path of [
      '/de/kalender',
      '/en/artworks-and-map',
      '/de/aktuelles',
      '/de/presse',
      '/de/ueber-uns',
    ]) {
      await page.goto(path);
      const poster = page.getByRole('main').locator('[data-opening="half"]');
      const lines = await Promise.all((await everyOf(poster.locator('h1, p'))).map(boxOf));
      const { y, height: tall } = await boxOf(poster);
      rooms.push(y + tall - Math.max(...lines.map((line) => line.y + line.height)));
    }
    expect(Math.max(...rooms) - Math.min(...rooms), rooms.join()).toBeLessThan(12);
    await page.goto('/de/kalender');
    const sizeOf = (level: number) =>
      page
        .getByRole('main')
        .getByRole('heading', { level })
        .first()
        .evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
    expect(await sizeOf(2)).toBeLessThan((await sizeOf(1)) * 0.8);
  });

test('on a phone a poster’s slant ends on the margin, and nothing passes through its title', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  for (const path of ['/de/kunstwerke-und-karte', '/en/press', '/de/besuch', '/en/newsletter']) {
    await page.goto(path);
    const poster = page.getByRole('main').locator('[data-opening="half"]');
    const title = await boxOf(poster.getByRole('heading', { level: 1 }));
    const { left } = await poster.locator('i').evaluate((each) => each.getBoundingClientRect());
    expect(left, path).toBeCloseTo(390 - title.x, 0);
    expect(left, path).toBeGreaterThanOrEqual(title.x + title.width - 1);
  }
});

for (const width of [1280, 1920, 2560])
  test(`the foot of a poster’s slant stands where the edge of what comes next goes on, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    const main = page.getByRole('main');
    const feet: number[] = [];
    for (const [path, next, isWithin] of [
      ['/de/aktuelles', main.locator('img').nth(2), false],
      ['/en/press', main.locator('img').first(), false],
      ['/de/presse/download-verzeichnis/texte', main.getByRole('listitem').nth(2), true],
      ['/en/artworks-and-map', main.locator('[data-map]'), false],
      ['/de/newsletter', main.locator('img').first(), false],
    ] as const) {
      await page.goto(path);
      const foot = await boxOf(main.locator('[data-opening="half"] i'));
      const edge = await boxOf(next);
      // One that passes within the window begins below the header: the menu's words stand on one colour.
      const { y, height } = await boxOf(page.getByRole('banner'));
      if (isWithin) expect(foot.y, path).toBeGreaterThanOrEqual(y + height - 1);
      expect(foot.x, path).toBeCloseTo(edge.x + edge.width, 0);
      expect(edge.y, path).toBeGreaterThanOrEqual(foot.y + foot.height);
      feet.push(foot.x);
    }
    expect(new Set(feet.map(Math.round)).size).toBe(2);
  });

for (const width of [390, 1024, 1280, 1920, 2560])
  test(`what introduces the news stands on its poster below its title or beside it, clear of the slant, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/aktuelles');
    const main = page.getByRole('main');
    const poster = await boxOf(main.locator('[data-opening="half"]'));
    const slant = await boxOf(main.locator('[data-opening="half"] i'));
    const title = await boxOf(main.getByRole('heading', { level: 1 }));
    const words = await boxOf(main.getByText(/^Was sich am Ufer tut/));
    if (width < 1024) {
      expect(words.x).toBeCloseTo(title.x, 0);
      expect(words.y).toBeGreaterThanOrEqual(title.y + title.height);
    } else {
      // On the columns of the words below, and the list begins no later for it.
      const lead = await boxOf(main.getByRole('heading', { level: 2 }).first());
      expect(words.x).toBeCloseTo(lead.x, 0);
      expect(words.y + words.height).toBeLessThanOrEqual(title.y + title.height + 1);
    }
    expect(words.y + words.height).toBeLessThan(poster.y + poster.height);
    expect(words.x + words.width).toBeLessThanOrEqual(slant.x + 1);
  });

test('words of large type stand as near to each other as their letters ask', async ({ page }) => {
  await resize(page, { width: 1280, height: 800 });
  await page.goto('/de/aktuelles');
  const title = page.getByRole('heading', { level: 1 });
  const space = await title.evaluate((each) => {
    const text = each.firstElementChild?.firstChild ?? each;
    const range = document.createRange();
    const at = (text.textContent ?? '').indexOf(' ');
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().width / parseFloat(getComputedStyle(each).fontSize);
  });
  expect(space).toBeGreaterThan(0.2);
  expect(space).toBeLessThan(0.27);
});

test('what the poster says at its foot is seen at once below the editor’s bar, too', async ({
  page,
  context,
}) => {
  await enter(context);
  await resize(page, { width: 1280, height: 800 });
  await openEditor(page, '/de');
  await expect(page.getByRole('main').getByText('28.6.–5.10.25').first()).toBeInViewport({ ratio: 1 });
});

for (const [path, name] of [
  ['/de', 'STROMAUF'],
  ['/en', 'UPSTREAM'],
] as const)
  test(`who writes the name on a phone sees the lines that visitors see, ${name}`, async ({
    page,
    context,
  }) => {
    await resize(page, { width: 390, height: 844 });
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    // Where each line begins, how far below the first, and how wide it is. What the server has rendered has no lines while it is written.
    const lines = () =>
      title.evaluate((each) => {
        const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found: DOMRect[] = [];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          found.push(...range.getClientRects());
        }
        return found.map(({ x, y, width }) => [x, y - (found[0]?.y ?? NaN), width].map(Math.round));
      });
    const seen = await lines();
    expect(seen).toHaveLength(2);
    expect(seen[1]?.[1]).toBeGreaterThan(40);
    await enter(context);
    await openEditor(page, path);
    await expect(title.getByRole('textbox')).toHaveText(name);
    expect(await lines()).toEqual(seen);
  });
