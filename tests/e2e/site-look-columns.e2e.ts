import { expect, test, type Locator, type Page } from '@playwright/test';
import { resize } from '../support/browser';
import { boxOf, meet } from '../support/boxes';
import { decide } from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';
import { findThing } from '../support/things';

// What stands on a column of the page begins exactly there, and nothing beside it is left empty.

test.beforeEach(({ context }) => decide(context));

/** Whether something begins on the column of this number, from 1: columns of the tokens are laid over the page and measured. */
async function expectOn(page: Page, column: number, x: number, what: string): Promise<void> {
  const begins = await page.evaluate((number) => {
    const grid = document.createElement('div');
    grid.style.cssText = `position: fixed; inset-inline: 0; max-width: var(--container-width); margin-inline: auto; display: grid;
      padding-inline: var(--container-margin); grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: var(--grid-gutter)`;
    const cell = grid.appendChild(document.createElement('i'));
    cell.style.gridColumn = String(number);
    document.body.append(grid);
    const { left } = cell.getBoundingClientRect();
    grid.remove();
    return left;
  }, column);
  expect(Math.abs(x - begins), what).toBeLessThan(1);
}

test('the programme stands on columns: day, time with room for a picture, name, facts', async ({ page }) => {
  for (const width of [1024, 1280, 1920]) {
    await resize(page, { width, height: 900 });
    await page.goto('/de/kalender');
    const day = page.getByRole('main').locator('li[data-day]').first();
    const row = day.getByRole('listitem').first();
    const title = row.getByRole('link');
    const time = await boxOf(row.locator('time'));
    await expectOn(page, 4, time.x, `time at ${width} px`);
    const name = await boxOf(title.locator('..'));
    await expectOn(page, 6, name.x, `name at ${width} px`);
    // Nothing between them is left empty: the time stands on the line of the name, and the picture below it.
    expect(Math.abs(time.y - name.y), `time at ${width} px`).toBeLessThan(4);
    expect(time.x + time.width, `time at ${width} px`).toBeLessThan(name.x);
    const genre = row.getByText('Konzert', { exact: true });
    await expectOn(page, 10, (await boxOf(genre)).x, `facts at ${width} px`);
    // Its numeral is one line, and what stands beside that ends before the picture begins.
    const numeral = day.locator('h3 time > :first-child');
    const size = await numeral.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    expect((await boxOf(numeral)).height, `numeral at ${width} px`).toBeLessThan(size);
    const month = await boxOf(day.locator('h3 time > :last-child'));
    await title.hover();
    const picture = await boxOf(row.locator('img'));
    await expectOn(page, 4, picture.x, `picture at ${width} px`);
    expect(picture.y, `picture at ${width} px`).toBeGreaterThanOrEqual(time.y + time.height);
    expect(month.x + month.width, `month at ${width} px`).toBeLessThanOrEqual(picture.x);
  }
});

test('the longest month ends before the picture beside it', async ({ page }) => {
  for (const width of [1024, 1280, 1366, 1440]) {
    await resize(page, { width, height: 900 });
    await page.goto('/en/calendar?when=2025-09');
    const days = page.getByRole('main').locator('li[data-day]');
    const ends = await evaluateEvery(days.locator('h3 time > :last-child'), (months) =>
      months.map((month) => month.getBoundingClientRect().right),
    );
    expect(ends.length).toBeGreaterThan(5);
    // A picture comes when its row is pointed at; all stand on the same column.
    const row = days.getByRole('listitem').first();
    await row.getByRole('link').hover();
    expect(Math.max(...ends), `at ${width} px`).toBeLessThanOrEqual((await boxOf(row.locator('img'))).x);
  }
});

test('what stands beside a text stands on a column of the page, and no gap is left beside it', async ({
  page,
  request,
}) => {
  await resize(page, { width: 1280, height: 900 });
  const main = page.getByRole('main');
  await page.goto(
    await findThing(request, 'events', ({ title }) => title === 'Kirchenchor trifft Bojenchor'),
  );
  const ways = await boxOf(main.locator('[data-beside]'));
  await expectOn(page, 8, ways.x, 'what can be done with an event');
  await expectOn(
    page,
    8,
    (await boxOf(main.getByRole('region', { name: 'Zum Kunstwerk' }))).x,
    'its artwork',
  );
  // What keeps it begins there beside the beginning of the text, and all of it ends beside its end.
  const keep = await boxOf(main.locator('[data-keep][data-variant="slab"]'));
  await expectOn(page, 8, keep.x, 'what keeps it');
  const lead = await boxOf(main.locator('[data-beside]').locator('..').locator('p').first());
  expect(Math.abs(keep.y - lead.y)).toBeLessThan(16);
  const text = await boxOf(main.locator('[data-kind="text"]').first());
  expect(Math.abs(ways.y + ways.height - text.y - text.height)).toBeLessThan(96);

  // What is over leaves nothing to do: its place stands there.
  await page.goto(await findThing(request, 'events', ({ title }) => title === 'Eröffnung'));
  const place = await boxOf(main.getByRole('region', { name: 'Auf der Karte' }));
  await expectOn(page, 8, place.x, 'the place of an event that is over');
  expect(Math.abs(place.y - (await boxOf(main.getByText(/^Um elf tutet es/))).y)).toBeLessThan(16);

  await page.goto(await findThing(request, 'productions', ({ name }) => name === 'Bojenchor'));
  const fact = main.locator('section').filter({ hasText: 'Immer zugänglich' }).first();
  await expectOn(page, 8, (await boxOf(fact)).x, 'facts of an artwork');
});

test('a picture that opens a page loses no more than a strip in a wide window', async ({ page }) => {
  await page.goto('/de/aktuelles');
  const article = page
    .getByRole('main')
    .getByRole('link', { name: /genau einmal/ })
    .first();
  await page.goto((await article.getAttribute('href')) ?? '');
  for (const width of [1920, 2560]) {
    await resize(page, { width, height: 900 });
    const { width: breadth, height } = await boxOf(page.getByRole('main').locator('header img').first());
    expect(breadth / height, `at ${width} px`).toBeLessThan(1.7);
  }
  // Its text grows with the window, in no leap, and its lines keep their length.
  const text = page.getByRole('main').locator('[data-kind="text"] p').first();
  for (const { width, size } of [
    { width: 1280, size: 18 },
    { width: 1599, size: 19.2 },
    { width: 1600, size: 19.2 },
    { width: 1920, size: 21.4 },
    { width: 2560, size: 24 },
  ]) {
    await resize(page, { width, height: 900 });
    // What is far below the window takes its new size when it is come to.
    await text.scrollIntoViewIfNeeded();
    await expect
      .poll(() => text.evaluate((each) => parseFloat(getComputedStyle(each).fontSize)))
      .toBeCloseTo(size, 1);
    const letters = await text.evaluate((each) => {
      const lines = each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight);
      return (each.textContent ?? '').length / Math.round(lines);
    });
    expect(letters, `at ${width} px`).toBeGreaterThan(45);
    expect(letters, `at ${width} px`).toBeLessThan(75);
  }
});

test('halves of an article keep its margin free', async ({ page, request }) => {
  const article = await findThing(request, 'articles', ({ title }) => title === 'Zweihundertzwölf Aale');
  for (const width of [1024, 1280, 1920]) {
    await resize(page, { width, height: 900 });
    await page.goto(article);
    const [one, two] = (await everyOf(page.getByRole('main').locator('[data-width="6"]'))).map(boxOf);
    await expectOn(page, 4, (await one)?.x ?? NaN, `at ${width} px`);
    await expectOn(page, width < 1280 ? 4 : 9, (await two)?.x ?? NaN, `at ${width} px`);
  }
});

test('papers of a directory are told apart by their covers', async ({ page }) => {
  await page.goto('/de/presse/download-verzeichnis/texte');
  const sheets = page.getByRole('main').locator('li [aria-hidden] > :has(> b)');
  const paragraphs = await evaluateEvery(sheets, (all) =>
    all.map((each) => getComputedStyle(each, '::before').clipPath),
  );
  expect(paragraphs).toHaveLength(4);
  expect(new Set(paragraphs).size).toBe(4);
  // Each is written on below its title, and stays a sheet of A4.
  const written = await evaluateEvery(sheets, (all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return [parseFloat(getComputedStyle(each, '::before').height), height / width];
    }),
  );
  for (const [lines, format] of written) {
    expect(lines).toBeGreaterThan(100);
    expect(format).toBeCloseTo(297 / 210, 1);
  }
});

test('the name of a directory is larger than the number of its files', async ({ page }) => {
  for (const width of [320, 390, 1280])
    for (const path of ['texte', 'kunstwerke-stadt']) {
      await resize(page, { width, height: 844 });
      await page.goto(`/de/presse/download-verzeichnis/${path}`);
      const main = page.getByRole('main');
      const size = (each: Locator) => each.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      const name = await size(main.getByRole('heading', { level: 1 }));
      const count = await size(main.getByRole('heading', { level: 2, name: /Dateien$/ }));
      expect(count, `${path} at ${width} px`).toBeLessThan(0.7 * name);
    }
});

test('a voice looks alike wherever it stands', async ({ page, request }) => {
  const article = await findThing(request, 'articles', ({ title }) => title === 'Zweihundertzwölf Aale');
  const artwork = await findThing(request, 'productions', ({ name }) => name === 'Pegel');
  const looks = new Set<string>();
  for (const path of ['/de', '/de/ueber-uns', article, artwork]) {
    await page.goto(path);
    const voice = page.getByRole('main').getByRole('blockquote').first();
    looks.add(
      await voice.evaluate((each) => {
        const words = getComputedStyle(each.querySelector('p') ?? each);
        const { borderTop } = getComputedStyle(each.closest('figure') ?? each);
        return [
          words.fontWeight,
          borderTop,
          parseFloat(words.lineHeight) / parseFloat(words.fontSize),
        ].join();
      }),
    );
  }
  expect([...looks]).toHaveLength(1);
});

test('what stands in a row on home is not of one size: works by turns, and of the news the youngest is the largest', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto('/de');
  const sizesOf = (section: string) =>
    evaluateEvery(
      page.getByRole('main').locator('section').filter({ hasText: section }).last().locator('li img'),
      (pictures) =>
        pictures.map((picture) => {
          const { width, height } = picture.getBoundingClientRect();
          return { width: Math.round(width), height: Math.round(height) };
        }),
    );
  const works = await sizesOf('Womit anfangen?');
  expect(works).toHaveLength(6);
  for (const [index, { width, height }] of works.entries()) {
    expect(Math.abs(height - (works[0]?.height ?? NaN))).toBeLessThanOrEqual(2);
    expect(width > height).toBe(index % 2 === 0);
  }
  // What the window cuts off is a picture, and no words of it; a button brings it, and one leads back.
  const row = page.getByRole('group', { name: 'Teaser, seitlich zu blättern' });
  const cut = row.getByRole('listitem').nth(2);
  await expect(cut.getByRole('heading')).toHaveCSS('opacity', '0');
  const start = (await boxOf(row)).x;
  await page.getByRole('button', { name: 'Weiterblättern' }).click();
  await expect(cut.getByRole('heading')).toHaveCSS('opacity', '1');
  await expect
    .poll(async () => Math.abs((await boxOf(row.getByRole('listitem').nth(1))).x - start))
    .toBeLessThan(2);
  await page.getByRole('button', { name: 'Zurückblättern' }).click();
  await expect
    .poll(async () => Math.abs((await boxOf(row.getByRole('listitem').first())).x - start))
    .toBeLessThan(2);
  const [first, ...others] = await sizesOf('Neues vom Ufer');
  expect(others).toHaveLength(2);
  for (const { width } of others) expect(first?.width).toBeGreaterThan(width * 1.9);
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const)
  test(`what a list of the site has to show begins in the upper part of the window, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    const main = page.getByRole('main');
    // What the calendar can be filtered by stands above all of it.
    await page.goto('/de/kalender');
    for (const filter of await everyOf(main.locator('[data-filter]'))) {
      const { y, height: tall } = await boxOf(filter);
      expect(y + tall, 'filters').toBeLessThan(height * 0.525);
    }
    for (const [path, first] of [
      ['/de/kunstwerke-und-karte', '[data-map]'],
      ['/de/kunstwerke-und-karte', '[data-artwork]'],
      ['/de/kalender', 'li[data-day]'],
      ['/de/aktuelles', 'article'],
    ] as const) {
      await page.goto(path);
      const { y } = await boxOf(main.locator(first).first());
      expect(y, path).toBeLessThan(height * 0.75);
    }
    // The works begin right below their poster, beside their filters; what explains their numbers stands below the map that has them.
    await page.goto('/de/kunstwerke-und-karte');
    const poster = await boxOf(page.locator('[data-opening]'));
    const first = await boxOf(main.locator('[data-artwork]').first());
    const filters = await boxOf(main.getByRole('navigation', { name: 'Kunstwerke filtern' }));
    expect(first.y - poster.y - poster.height).toBeLessThan(40);
    expect(filters.x).toBeGreaterThan(first.x + first.width);
    expect(Math.abs(filters.y - first.y)).toBeLessThan(16);
    const map = await boxOf(main.locator('[data-map]'));
    const intro = await boxOf(main.getByText('Die Nummern steigen stromauf'));
    expect(intro.x).toBeCloseTo(map.x, 0);
    expect(intro.y - map.y - map.height).toBeLessThan(40);
    expect(intro.y).toBeGreaterThan(map.y + map.height);
  });

test('the next events of the calendar are seen beside their days, the others where they are pointed at', async ({
  page,
}) => {
  for (const width of [1280, 1920]) {
    await resize(page, { width, height: 1080 });
    await page.goto('/de/kalender');
    const [next, later] = [page.locator('[data-coming]').first(), page.locator('[data-coming]').last()];
    const pictures = await everyOf(next.locator('li img'));
    expect(pictures.length, `at ${width} px`).toBeGreaterThan(1);
    const boxes = await Promise.all(pictures.map(boxOf));
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(meet(box, other), `at ${width} px`).toBe(false);
    await expect(later.locator('li img').first()).toBeHidden();
  }
});

test('who has chosen something on a phone sees the first event of it at once', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  for (const query of ['?genre=concert&when=2025-09', '?genre=film&when=today']) {
    await page.goto(`/de/kalender${query}`);
    const row = page.getByRole('main').locator('li[data-day]').first().getByRole('listitem').first();
    await expect(row.getByRole('link'), query).toBeInViewport({ ratio: 1 });
  }
});

test('the filters of the artworks stand in one line, and list and map stay where they are whatever is chosen', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 800 });
  for (const path of ['/de/kunstwerke-und-karte', '/en/artworks-and-map']) {
    const places: Record<string, number[]> = { '[data-artwork]:not([hidden])': [], '[data-map]': [] };
    for (const query of ['', '?setting=indoors', '?setting=outdoors&step_free=yes']) {
      await page.goto(path + query);
      const main = page.getByRole('main');
      const chips = await everyOf(main.locator('[data-filter] a'));
      const rows = await Promise.all(chips.map(async (chip) => (await boxOf(chip)).y));
      expect(new Set(rows).size, path + query).toBe(1);
      for (const [each, tops] of Object.entries(places))
        tops.push((await boxOf(main.locator(each).first())).y);
    }
    for (const [each, tops] of Object.entries(places))
      expect(Math.max(...tops) - Math.min(...tops), `${each} on ${path}`).toBeLessThanOrEqual(1);
    // Most of both is seen in the first window.
    expect(Math.max(...Object.values(places).flat()), path).toBeLessThan(380);
  }
});

test('what keeps an event is slanted like all that does something', async ({ page, request }) => {
  await resize(page, { width: 1280, height: 900 });
  const main = page.getByRole('main');
  await page.goto(
    await findThing(request, 'events', ({ title }) => title === 'Kirchenchor trifft Bojenchor'),
  );
  const keep = main.locator('[data-keep][data-variant="slab"]');
  const lean = await keep.evaluate((each) => new DOMMatrix(getComputedStyle(each, '::before').transform).c);
  expect(lean).toBeLessThan(-0.2);
});
