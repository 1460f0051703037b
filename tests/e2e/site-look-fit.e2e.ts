import { expect, test } from '@playwright/test';
import { resize, wake } from '../support/browser';
import { boxOf } from '../support/boxes';
import { decide } from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';

// What is fitted to its window and to what stands beside it.

test.beforeEach(({ context }) => decide(context));

for (const [width, height] of [
  [768, 1024],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`the numerals of what is not found end well above what is said, and on the margin, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    await page.goto('/de/gibt-es-nicht');
    // Where each stands on its line, at its end: boxes of letters this large are much larger than what is seen of them.
    const feet = await evaluateEvery(page.locator('.error-html [aria-hidden] span'), (all) =>
      all.map((each) => {
        const foot = document.createElement('i');
        foot.style.cssText = 'display: inline-block; width: 0; height: 0';
        each.append(foot);
        const { x, y } = foot.getBoundingClientRect();
        return { x, y };
      }),
    );
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    const search = await boxOf(page.getByRole('search'));
    expect(feet).toHaveLength(3);
    for (const { x, y } of feet) {
      expect(x).toBeLessThanOrEqual(search.x + search.width);
      expect(Math.min(heading.y, search.y) - y).toBeGreaterThan(40);
    }
    // Where the window is higher than wide, they go down as on stairs.
    if (width < 1024) expect((feet[2]?.y ?? 0) - (feet[0]?.y ?? 0)).toBeGreaterThan(200);
  });

test('the way to the works before and after one has its picture above its words in half of a tablet', async ({
  page,
}) => {
  await resize(page, { width: 820, height: 1180 });
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

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const)
  test(`the map of the works fills the window beside their list, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height });
    await page.goto('/de/kunstwerke-und-karte');
    await wake(page);
    await page
      .getByRole('link', { name: /Gegenstrom/ })
      .first()
      .scrollIntoViewIfNeeded();
    const map = page.locator('[data-map]');
    await expect(map).toBeInViewport({ ratio: 1 });
    const intro = await boxOf(page.getByText('Die Nummern steigen stromauf'));
    const end = intro.y + intro.height;
    expect(height - end).toBeGreaterThan(0);
    expect(height - end).toBeLessThan(48);
    const frame = await boxOf(map);
    expect(intro.y - (frame.y + frame.height)).toBeLessThan(40);
  });

test('what introduces the programme stands below the name of what it introduces', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/kalender');
  const name = await boxOf(page.getByRole('heading', { name: 'Danach' }));
  const intro = await boxOf(page.getByText(/^Rund siebzig Termine/));
  expect(intro.y).toBeGreaterThan(name.y + name.height);
  expect(intro.y - (name.y + name.height)).toBeLessThan(40);
});

test('on a tablet the days of the programme stand down the left, and what is on beside them', async ({
  page,
}) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/kalender');
  const date = await boxOf(page.getByRole('heading', { name: /12.*Samstag/ }).first());
  const event = await boxOf(page.getByRole('link', { name: 'Kirchenchor trifft Bojenchor' }).first());
  expect(event.x).toBeGreaterThan(date.x + 180);
  expect(event.y).toBeLessThan(date.y + date.height);
});

test('the sentence about the newsletter stands above the lists of the footer, on their column', async ({
  page,
}) => {
  for (const width of [1280, 1920]) {
    await resize(page, { width, height: 900 });
    await page.goto('/de/presse');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByRole('link', { name: 'Impressum' }).scrollIntoViewIfNeeded();
    const sentence = await boxOf(footer.getByText(/^Unser Newsletter/));
    const list = await boxOf(footer.getByRole('link', { name: 'Häufige Fragen' }));
    expect(Math.abs(sentence.x - list.x), `at ${width} px`).toBeLessThan(1);
  }
});

test('a name in large letters of the menu has one line on a tablet', async ({ page }) => {
  await resize(page, { width: 820, height: 1180 });
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
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de');
  await wake(page);
  await page.getByRole('button', { name: /^Menü/ }).click();
  const next = page.getByRole('dialog').getByRole('link', { name: /^Als Nächstes/ });
  await expect(next).toBeInViewport({ ratio: 1 });
  const picture = await boxOf(next.locator('img'));
  expect(Math.abs(picture.width - picture.height)).toBeLessThan(1);
});

for (const width of [820, 1280, 1920])
  test(`what introduces the programme begins where its rows do, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/kalender');
    const intro = await boxOf(page.getByText(/^Rund siebzig Termine/));
    const name = await boxOf(page.getByRole('heading', { name: 'Danach' }));
    const time = await boxOf(page.getByText('21:45 Uhr').first());
    expect(Math.abs(intro.x - time.x)).toBeLessThan(1);
    expect(intro.y).toBeLessThan(name.y + name.height);
  });

test('the facts of an artwork stand in both halves of a tablet', async ({ page }) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/kunstwerke-und-karte/bojenchor/64');
  const place = await boxOf(page.getByRole('heading', { name: 'Infozentrum im Bootshaus' }));
  const next = await boxOf(page.getByRole('heading', { name: 'Weiter zum nächsten Werk' }));
  expect(next.x).toBeGreaterThan(410);
  expect(Math.abs(next.y - place.y)).toBeLessThan(1);
});

test('hours and address of the footer stand on the columns of its lists on a tablet', async ({ page }) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/presse');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Impressum' }).scrollIntoViewIfNeeded();
  const start = async (text: RegExp) => (await boxOf(footer.getByText(text))).x;
  expect(Math.abs((await start(/^Im Freien/)) - (await start(/^Häufige Fragen/)))).toBeLessThan(1);
  expect(Math.abs((await start(/^Kunst am Strom/)) - (await start(/^Impressum/)))).toBeLessThan(1);
});

/** One of each kind of screen. */
const screens = [
  '/de',
  '/de/kalender',
  '/de/kalender/kirchenchor-trifft-bojenchor/87',
  '/de/kunstwerke-und-karte',
  '/de/kunstwerke-und-karte/bojenchor/64',
  '/de/aktuelles',
  '/de/aktuelles/14-zu-13-fuer-den-orangefarbenen-fisch/43',
  '/de/besuch',
  '/en/visit',
  '/de/ueber-uns',
  '/de/haeufige-fragen',
  '/de/search?query=fisch',
];

for (const width of [768, 1024, 1180])
  test(`no screen is wider than a tablet of ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 1000 });
    for (const path of screens) {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1920, 1080],
] as const)
  test(`no picture is shown larger than its file, if there is a larger one, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await resize(page, { width, height });
    for (const path of screens) {
      await page.goto(path);
      const pictures = page.getByRole('main').locator('img');
      if ((await pictures.count()) === 0) continue;
      for (const picture of await everyOf(pictures)) {
        if (!(await picture.isVisible())) continue;
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0))
          .toBe(true);
      }
      const found = await evaluateEvery(pictures, (all) =>
        all.flatMap((each) => {
          if (
            !(each instanceof HTMLImageElement) ||
            each.naturalWidth === 0 ||
            /\.svg$/.test(each.currentSrc)
          )
            return [];
          const sets = [each, ...(each.closest('picture')?.querySelectorAll('source') ?? [])];
          const offered = sets
            .flatMap(({ srcset }) => [...srcset.matchAll(/ (\d+)w/g)])
            .map(([, size]) => Number(size));
          const chosen = Number(/(\d+)\D*$/.exec(each.currentSrc)?.[1]);
          const { width: shown, height: high } = each.getBoundingClientRect();
          const scale = Math.max(shown / each.naturalWidth, high / each.naturalHeight);
          const isLargest = offered.length > 0 && chosen >= Math.max(...offered);
          return scale > 1.06 && !isLargest ? [`${each.currentSrc}: ${scale.toFixed(2)}`] : [];
        }),
      );
      expect(found, path).toEqual([]);
    }
  });

test('two found works of art or one have pictures as wide as all others, in one column of a wide window', async ({
  page,
}) => {
  await resize(page, { width: 1920, height: 1080 });
  await page.goto('/de/search?query=fisch');
  const pictures = page.getByRole('main').locator('[data-kind] li img');
  const boxes = await evaluateEvery(pictures, (all) =>
    all.map((each) => {
      const { x, width } = each.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(width)}`;
    }),
  );
  expect(boxes.length).toBeGreaterThan(6);
  expect(new Set(boxes).size).toBe(1);
});

test('on a phone who can come stands in one place of each date, on the line of its time', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/kalender');
  const rows = page.getByRole('main').locator('li[data-ends]').filter({ hasText: 'stufenlos' });
  const places = await evaluateEvery(rows, (all) =>
    all.map((row) => {
      const mark = [...row.querySelectorAll('p')].find((each) => each.textContent === 'stufenlos');
      const [one, other] = [mark, row.querySelector('time')].map((each) => each?.getBoundingClientRect());
      return { right: one?.right ?? NaN, apart: Math.abs((one?.top ?? NaN) - (other?.top ?? NaN)) };
    }),
  );
  expect(places.length).toBeGreaterThan(10);
  expect(new Set(places.map(({ right }) => Math.round(right))).size).toBe(1);
  expect(Math.max(...places.map(({ apart }) => apart))).toBeLessThan(3);
});

test('on a tablet two works stand in a row, and what is said of old news is as near to each title', async ({
  page,
}) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/kunstwerke-und-karte');
  const works = page.getByRole('main').locator('[data-artwork]');
  const [one, other] = [await boxOf(works.nth(0)), await boxOf(works.nth(1))];
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

test('a question is as large on a page with a way through it as among frequent ones', async ({ page }) => {
  await resize(page, { width: 1280, height: 800 });
  const sizes = new Set<string>();
  for (const path of ['/de/besuch', '/de/haeufige-fragen']) {
    await page.goto(path);
    const question = page.getByRole('main').locator('summary').first();
    sizes.add(await question.evaluate((each) => getComputedStyle(each).fontSize));
  }
  expect([...sizes]).toEqual(['26.4px']);
});

test('before anybody has done anything the first part of a page is the one that is read', async ({
  request,
}) => {
  for (const path of ['/de/besuch', '/en/faq']) {
    const page = await (await request.get(path)).text();
    expect(
      page.match(/<a[^>]*aria-current="true"[^>]*>/g)?.filter((each) => each.includes('href="#')),
      path,
    ).toHaveLength(1);
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('all filters of the works are seen on a tablet, and an arrow tells of more in the programme only', async ({
    page,
  }) => {
    await resize(page, { width: 820, height: 1180 });
    for (const path of ['/de/kunstwerke-und-karte', '/en/artworks-and-map']) {
      await page.goto(path);
      const filters = page.getByRole('main').locator('[data-filter] ul').first();
      expect(await filters.evaluate((each) => each.scrollWidth - each.clientWidth), path).toBeLessThanOrEqual(
        0,
      );
      expect(await filters.evaluate((each) => getComputedStyle(each, '::after').visibility), path).toBe(
        'hidden',
      );
    }
    await page.goto('/en/calendar');
    const times = page.getByRole('main').locator('[data-filter] ul').first();
    const arrow = () => times.evaluate((each) => getComputedStyle(each, '::after').visibility);
    await expect.poll(arrow).toBe('visible');
    await times.evaluate((each) => each.scrollTo({ left: 10_000, behavior: 'instant' }));
    await expect.poll(arrow).toBe('hidden');
    const last = await boxOf(times.getByRole('link').last());
    expect(last.x + last.width).toBeLessThanOrEqual(820);
  });
});
