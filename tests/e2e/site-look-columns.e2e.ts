import { expect, test, type Locator } from '@playwright/test';
import { resize } from '../support/browser';
import { baselineOf, boxOf, meet } from '../support/boxes';
import { expectOn } from '../support/columns';
import { decide } from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';
import { findThing } from '../support/things';

// What stands on a column of the page begins exactly there, and nothing beside it is left empty.

test.beforeEach(({ context }) => decide(context));

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
    // Nothing between them is left empty: the time stands on the baseline of the name, as does the kind, and the picture below it.
    const baseline = await baselineOf(title);
    expect(Math.abs((await baselineOf(row.locator('time'))) - baseline), `time at ${width} px`).toBeLessThan(
      1,
    );
    expect(time.x + time.width, `time at ${width} px`).toBeLessThan(name.x);
    const genre = row.getByText('Konzert', { exact: true });
    expect(Math.abs((await baselineOf(genre)) - baseline), `kind at ${width} px`).toBeLessThan(1);
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
  // Where half a picture is seen, it is named.
  await resize(page, { width: 2560, height: 1440 });
  await expect(cut.getByRole('heading')).toHaveCSS('opacity', '1');
  await resize(page, { width: 1280, height: 900 });
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
