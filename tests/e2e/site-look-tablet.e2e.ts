import { expect, test } from '@playwright/test';
import { resize, wake } from '../support/browser';
import { boxOf } from '../support/boxes';
import { decide } from '../support/editor-page';
import { evaluateEvery } from '../support/every';

// A tablet in portrait format: neither a large phone nor a small desk.

test.beforeEach(async ({ context, page }) => {
  await decide(context);
  await resize(page, { width: 820, height: 1180 });
});

test('on a tablet the days of the programme stand down the left, and what is on beside them', async ({
  page,
}) => {
  await page.goto('/de/kalender');
  const date = await boxOf(page.getByRole('heading', { name: /12.*Samstag/ }).first());
  const event = await boxOf(page.getByRole('link', { name: 'Kirchenchor trifft Bojenchor' }).first());
  expect(event.x).toBeGreaterThan(date.x + 180);
  expect(event.y).toBeLessThan(date.y + date.height);
});

test('on a tablet two works stand in a row, and what is said of old news is as near to each title', async ({
  page,
}) => {
  await page.goto('/de/kunstwerke-und-karte');
  const works = page.getByRole('main').locator('[data-artwork]');
  const [one, other] = [await boxOf(works.nth(1)), await boxOf(works.nth(2))];
  expect(other.y).toBe(one.y);
  expect(other.x).toBeGreaterThan(one.x + one.width);
  await page.goto('/de/aktuelles');
  const old = page
    .getByRole('main')
    .locator('article')
    .filter({ has: page.locator('time') });
  const gaps = await evaluateEvery(old, (all) =>
    all.flatMap((each) => {
      const [title, teaser] = [each.querySelector('h3'), each.querySelector('h3 + p')];
      const isBeside =
        (each.querySelector('time')?.getBoundingClientRect().right ?? 0) <
        (title?.getBoundingClientRect().x ?? 0);
      return title && teaser && isBeside
        ? [Math.round(teaser.getBoundingClientRect().top - title.getBoundingClientRect().bottom)]
        : [];
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
});

test('the facts of an artwork stand beside its text on a tablet, and the map below that', async ({
  page,
}) => {
  await page.goto('/de/kunstwerke-und-karte/bojenchor/64');
  const text = await boxOf(page.getByText('In jeder Boje steckt eine Orgelpfeife.'));
  const place = await boxOf(page.getByRole('heading', { name: 'Infozentrum im Bootshaus' }));
  const map = await boxOf(page.getByRole('heading', { name: 'Auf der Karte' }));
  const next = await boxOf(page.getByRole('heading', { name: 'Weiter zum nächsten Werk' }));
  expect(place.x + place.width).toBeLessThan(text.x);
  expect(place.y).toBeLessThan(text.y + text.height);
  expect(map.y).toBeGreaterThan(text.y + text.height);
  // Neither half is empty: the facts end beside the map.
  expect(map.y).toBeLessThan(next.y);
  expect(next.x).toBeCloseTo(place.x, 0);
});

test('on a tablet works are seen as wide as their columns, every seventh across both, and elsewhere across the list', async ({
  page,
}) => {
  await page.goto('/de/kunstwerke-und-karte');
  const list = page.getByRole('main').getByRole('list', { name: 'Liste', exact: true });
  const works = page.getByRole('main').locator('[data-artwork]');
  /** Width of a work's picture as a share of its row and of the list, and whether its name stands below it. */
  const look = async (index: number) => {
    const [all, row, picture, name] = [
      await boxOf(list),
      await boxOf(works.nth(index)),
      await boxOf(works.nth(index).locator('img')),
      await boxOf(works.nth(index).getByRole('heading')),
    ];
    return {
      share: picture.width / row.width,
      shareOfList: picture.width / all.width,
      shape: picture.width / picture.height,
      isAbove: picture.y + picture.height <= name.y,
    };
  };
  for (const index of [0, 1, 6, 7]) {
    const { share, shareOfList, shape, isAbove } = await look(index);
    expect(share).toBeGreaterThan(0.99);
    expect(shareOfList > 0.99, `work ${index + 1}`).toBe(index % 7 === 0);
    expect(shape).toBeCloseTo(1.5, 1);
    expect(isAbove).toBe(true);
  }
  for (const width of [390, 1280, 1920]) {
    await resize(page, { width, height: 844 });
    for (const index of [0, 1, 6, 7]) {
      const { share, isAbove } = await look(index);
      expect(share > 0.99, `work ${index + 1} at ${width} px`).toBe(index % 7 === 0);
      expect(share, `work ${index + 1} at ${width} px`).toBeGreaterThan(0.3);
      expect(isAbove, `work ${index + 1} at ${width} px`).toBe(index % 7 === 0);
    }
  }
});

test('the way to the works before and after one has its picture above its words in half of a tablet', async ({
  page,
}) => {
  await page.goto('/de/kunstwerke-und-karte/bojenchor/64');
  const ways = page.getByRole('navigation', { name: 'Weiter am Fluss' }).getByRole('link');
  await expect(ways).toHaveCount(2);
  for (const way of [ways.first(), ways.last()]) {
    await way.scrollIntoViewIfNeeded();
    const [picture, all] = [await boxOf(way.locator('img')), await boxOf(way)];
    expect(picture.width).toBeGreaterThan(all.width - 2);
    expect((await boxOf(way.locator('b'))).y).toBeGreaterThan(picture.y + picture.height);
  }
});

test('hours and address of the footer stand on the columns of its lists on a tablet', async ({ page }) => {
  await page.goto('/de/presse');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Impressum' }).scrollIntoViewIfNeeded();
  const start = async (text: RegExp) => (await boxOf(footer.getByText(text))).x;
  expect(Math.abs((await start(/^Im Freien/)) - (await start(/^Häufige Fragen/)))).toBeLessThan(1);
  expect(Math.abs((await start(/^Kunst am Strom/)) - (await start(/^Impressum/)))).toBeLessThan(1);
});

test('a name in large letters of the menu has one line on a tablet', async ({ page }) => {
  await page.goto('/de');
  await wake(page);
  await page.getByRole('button', { name: /^Menü/ }).click();
  const name = page.getByRole('dialog').getByRole('link', { name: 'Kunstwerke & Karte' });
  const size = await name.evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
  expect(size).toBeGreaterThan(60);
  expect((await boxOf(name)).height).toBeLessThan(1.5 * size);
});

test('on a tablet in portrait format the picture of the menu is as high as it is wide, and all of the menu fits its window', async ({
  page,
}) => {
  await page.goto('/de');
  await wake(page);
  await page.getByRole('button', { name: /^Menü/ }).click();
  const next = page.getByRole('dialog').getByRole('link', { name: /^Als Nächstes/ });
  await expect(next).toBeInViewport({ ratio: 1 });
  const picture = await boxOf(next.locator('img'));
  expect(Math.abs(picture.width - picture.height)).toBeLessThan(1);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('all filters are seen on a tablet, and no arrow tells of more', async ({ page }) => {
    for (const path of ['/de/kunstwerke-und-karte', '/en/artworks-and-map', '/de/kalender', '/en/calendar']) {
      await page.goto(path);
      const filters = page.getByRole('main').locator('[data-filter] ul').last();
      await expect(filters.getByRole('link').last()).toBeInViewport({ ratio: 1 });
      expect(await filters.evaluate((each) => each.scrollWidth - each.clientWidth), path).toBeLessThanOrEqual(
        0,
      );
      expect(await filters.evaluate((each) => getComputedStyle(each, '::after').visibility), path).toBe(
        'hidden',
      );
    }
  });
});

test('no picture that leads on is as large as the one that a page is about', async ({ page }) => {
  await page.goto('/de/kalender');
  await page.getByRole('link', { name: 'Kirchenchor trifft Bojenchor' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kirchenchor trifft Bojenchor');
  const work = page.getByRole('main').getByRole('link', { name: /Bojenchor.*Ruth Eilers/ });
  const [opening, picture] = [
    await boxOf(page.getByRole('main').locator('header img')),
    await boxOf(work.locator('img')),
  ];
  expect(picture.width).toBeLessThan(opening.width / 2);
  const words = await boxOf(work.getByText('Ruth Eilers'));
  expect(words.x).toBeGreaterThan(picture.x + picture.width);
  expect(words.y).toBeLessThan(picture.y + picture.height);

  // On a phone three articles are lines with a small picture; a tablet has room for them beside each other.
  await page.goto('/de/aktuelles');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  const further = page.getByRole('main').locator('section').filter({ hasText: 'Weiterlesen' });
  const others = further.getByRole('article');
  await expect(others).toHaveCount(3);
  expect((await boxOf(others.nth(2))).y).toBe((await boxOf(others.nth(0))).y);
  await resize(page, { width: 390, height: 844 });
  for (const index of [0, 1, 2]) {
    const title = await boxOf(others.nth(index).getByRole('heading'));
    const small = await boxOf(others.nth(index).locator('img'));
    expect(small.width).toBeLessThan(130);
    expect(small.x).toBeGreaterThan(title.x + title.width);
  }
});

test('the way through Visit has one line with a mouse, too, and both halves of its hours begin at one height', async ({
  page,
}) => {
  for (const [path, hours, open] of [
    ['/de/besuch', 'Die Häuser in der Woche', 'Werke im Freien'],
    ['/en/visit', 'Indoor venues: weekly hours', 'Outdoor works'],
  ] as const) {
    await page.goto(path);
    const parts = page.getByRole('navigation', { name: /Auf dieser Seite|On this page/ }).getByRole('link');
    const [first, last] = [await boxOf(parts.first()), await boxOf(parts.last())];
    expect(last.y, path).toBe(first.y);
    expect(last.x + last.width, path).toBeLessThan(820);
    const table = page.getByRole('main').getByText(hours, { exact: true });
    const beside = page.getByRole('main').getByText(open, { exact: true });
    expect(Math.abs((await boxOf(table)).y - (await boxOf(beside)).y), path).toBeLessThan(3);
  }
});
