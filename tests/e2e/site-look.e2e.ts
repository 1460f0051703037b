import { expect, test, type Locator, type Page } from '@playwright/test';
import { resize } from '../support/browser';
import { boxOf, nowhere } from '../support/boxes';
import { decide } from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';

// Where things stand on the public screens, by what was once wrong with them.

async function firstEvent(page: Page): Promise<string> {
  const { results } = (await (await page.request.get('/api/events/?locale=de&page_size=100')).json()) as {
    results: { url: string; date_start: string; production: unknown }[];
  };
  return results.find(({ date_start, production }) => date_start > '2025-07-12' && production)?.url ?? '';
}

test.beforeEach(({ context }) => decide(context));

for (const width of [1280, 1920])
  test(`beside what is said first of an event stands what can be done with it, beside its place its artwork, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    await page.goto(await firstEvent(page));
    const main = page.getByRole('main');
    const ways = await boxOf(main.locator('[data-beside]'));
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
    expect(ways.x + ways.width).toBeLessThan(text.x);
    expect(text.x).toBeLessThan(width * 0.45);
    expect(ways.y).toBeLessThan(text.y);
    expect(Math.abs(lead - text.x)).toBeLessThan(1);
    const place = await boxOf(page.getByRole('region', { name: 'Auf der Karte' }));
    const work = await boxOf(page.getByRole('region', { name: 'Zum Kunstwerk' }));
    expect(work.x + work.width).toBeLessThan(place.x);
    expect(Math.abs(work.y - place.y)).toBeLessThan(1);
    // All facts stand in one block, in the first window, below name and picture.
    const terms = main.locator('dt');
    await expect(terms).toHaveText(['Wann', 'Wo', 'Kosten', 'Sprache', 'Zugang']);
    for (const term of await everyOf(terms)) await expect(term).toBeInViewport({ ratio: 1 });
    await expect(main.locator('dl')).toHaveCount(1);
    const facts = await Promise.all((await everyOf(main.locator('dl > div'))).map(boxOf));
    expect(new Set(facts.map(({ y }) => Math.round(y))).size).toBe(1);
    expect(new Set(facts.map(({ x }) => Math.round(x))).size).toBe(5);
    const picture = await boxOf(main.locator('header img'));
    expect((await boxOf(main.locator('header dl > div').first())).y).toBeGreaterThan(
      picture.y + picture.height,
    );
    // A year has no line for itself.
    await expect(main.locator('header dd').first()).toHaveText(/, \d+\.\u00a0\S+\u00a0\d{4}$/);
  });

test('papers have covers that say what they are, and the last row of covers is full', async ({ page }) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto('/de/presse');
  const covers = page.getByRole('main').locator('li:has(h2)');
  const boxes = await Promise.all((await everyOf(covers)).map(boxOf));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const last = boxes.at(-1) ?? nowhere;
  expect(last.x + last.width).toBeCloseTo(right, 0);
  // They can be loaded right there, beside their name.
  const paper = covers.first().getByRole('link', { name: 'Werkliste herunterladen' });
  expect((await boxOf(paper)).x).toBeGreaterThan((await boxOf(covers.first().getByRole('heading'))).x + 200);
  await expect(covers.first()).toContainText('PDF · 157 kB');
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
  await expect(main.getByRole('heading', { level: 3, name: kept })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Noch ist alles frei' })).toBeHidden();
  await expect(keepers.first()).toHaveAttribute('aria-pressed', 'true');
});

test('marks of partners have places of one height, and begin as close to the line above them', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto('/de/partner');
  const lists = page.getByRole('main').locator('[data-kind="logolist"]');
  expect(await lists.count()).toBe(3);
  const distances = await evaluateEvery(lists, (groups) =>
    groups.map((group) => {
      const top = group.getBoundingClientRect().top;
      return Math.min(
        ...[...group.querySelectorAll('img')].map((mark) => mark.getBoundingClientRect().top - top),
      );
    }),
  );
  for (const distance of distances) expect(distance).toBeCloseTo(distances[0] ?? 0, 0);
  // The first has none beside it.
  const fields = lists.locator('li:not(:only-child) span:has(> picture)');
  const heights = await Promise.all(
    (await everyOf(fields)).map(async (field) => (await boxOf(field)).height),
  );
  expect(heights).toHaveLength(5);
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
    const button = page.getByRole('main').getByRole('button', { name: 'Subscribe' });
    await expect(button).toBeInViewport({ ratio: 1 });
    // After all that it needs: below it, in a wide window behind it, below the field that is as long as the page.
    const consent = await boxOf(page.getByRole('main').getByRole('checkbox'));
    const words = await boxOf(page.getByRole('main').getByText(/^I would like to receive/));
    const { x, y } = await boxOf(button);
    const field = await boxOf(page.getByLabel('Email address'));
    if (width < 1024) expect(y).toBeGreaterThan(consent.y + consent.height);
    else {
      expect(y).toBeGreaterThan(field.y + field.height);
      expect(x).toBeGreaterThan(words.x + words.width);
      expect(field.width).toBeGreaterThan(width * 0.9);
    }
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

/** Where the ink of the words ends, whose descenders hang out of tight lines. */
const inkBelow = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
    const { bottom } = element.getBoundingClientRect();
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return NaN;
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxDescent } =
      pen.measureText('gjpqy');
    const { lineHeight, paddingBottom } = getComputedStyle(element);
    const leading = (parseFloat(lineHeight) - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
    return bottom - parseFloat(paddingBottom) - leading - fontBoundingBoxDescent + actualBoundingBoxDescent;
  });

for (const width of [390, 1280, 2560])
  test(`no letter of a title reaches into what follows it, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 1080 });
    await page.goto('/en/my-programme');
    const main = page.getByRole('main');
    const lead = await boxOf(main.getByText('Everything you have saved'));
    expect(await inkBelow(main.getByRole('heading', { level: 1 }))).toBeLessThan(lead.y);
    await page.goto((await firstEvent(page)).replace('/de/kalender', '/en/calendar'));
    const facts = await boxOf(main.locator('header dl > div').first());
    expect(await inkBelow(main.getByRole('heading', { level: 1 }))).toBeLessThan(facts.y - 4);
  });

test('on a phone the name of a part is smaller than that of the page, and larger than its parts’', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  const sizeOf = (name: string) =>
    page
      .getByRole('main')
      .getByRole('heading', { name, exact: true })
      .evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
  await page.goto('/de/besuch');
  const whole = await sizeOf('Schuhe, in denen man stehen bleiben kann');
  const part = await sizeOf('Mit Rad oder Auto');
  expect(part).toBeLessThan(whole);
  expect(await sizeOf('Rad')).toBeLessThan(part);
  await page.goto('/de/partner');
  expect(await sizeOf('Gefördert von')).toBeLessThan(await sizeOf('Wer mitrudert'));
});

test('no dot stands at the beginning or end of a line of facts', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/kunstwerke-und-karte');
  const lines = page.getByRole('main').locator('[data-artwork] div > ul').filter({ hasText: 'stufenlos' });
  expect(await lines.count()).toBeGreaterThan(20);
  for (const list of await everyOf(lines)) {
    // Rows far from the window have no boxes yet (content-visibility).
    await list.evaluate((element) => element.scrollIntoView());
    await expect(list).toBeVisible();
    const dots = await list.evaluate((element) => {
      const { left: edge } = element.getBoundingClientRect();
      const seen = edge + parseFloat(getComputedStyle(element).fontSize);
      return [...element.children].map((fact, index, all) => {
        const { left, top } = fact.getBoundingClientRect();
        const before = all[index - 1]?.getBoundingClientRect();
        return { isFirst: before?.top !== top, isCut: left + 1 < seen };
      });
    });
    expect(dots.filter(({ isFirst, isCut }) => isFirst !== isCut)).toEqual([]);
  }
});

for (const width of [390, 1280])
  test(`what is downloaded with ends on the margin, what is subscribed with before it, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    for (const [path, name] of [
      ['/de/newsletter', 'Abonnieren'],
      ['/de/presse/download-verzeichnis/texte', 'Alles als ZIP laden'],
    ] as const) {
      await page.goto(path);
      const button = page.getByRole('main').getByText(name, { exact: true });
      const { x, width: breadth, height } = await boxOf(button);
      const { x: start } = await boxOf(page.getByRole('main').getByRole('heading', { level: 1 }));
      const margin = (await page.evaluate(() => document.documentElement.clientWidth)) - start;
      // Its head leans over its foot by the tangent of the slant.
      const head = x + breadth + height * 0.21256;
      expect(head, path).toBeLessThanOrEqual(margin + 2);
      if (width === 1280 && path.includes('texte')) expect(head, path).toBeGreaterThan(margin - 2);
    }
  });

for (const width of [1024, 1280, 1920])
  test(`the form of the newsletter stands on its poster and ends before the slant, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    for (const language of ['de', 'en']) {
      await page.goto(`/${language}/newsletter`);
      const poster = page.getByRole('main').locator('header');
      const button = await boxOf(poster.getByRole('button'));
      const { x, y, height } = await boxOf(poster.locator('i'));
      // The box of the cut begins where it is at its foot.
      const cut = x + (y + height - (button.y + button.height)) * 0.21256;
      expect(button.x + button.width, language).toBeLessThan(cut - 8);
    }
  });

test('the stripes before a part of the site have the colour in which it opens; the name on them stands upright', async ({
  page,
}) => {
  await page.goto('/de');
  const stripes = page.locator('[data-parts]');
  const parts = ((await stripes.getAttribute('data-parts')) ?? '').split(' ').map((part) => part.split(':'));
  expect(parts.length).toBeGreaterThanOrEqual(7);
  // As it looks while a page lets itself be waited for.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-transition', 'late');
    const name = document.querySelector('[data-transition-name]');
    if (name) name.textContent = 'Vierundzwanzig Gründe, stehen zu bleiben';
  });
  const slants = await stripes.evaluate((element) =>
    [element, element.querySelector('[data-transition-name]')].map((each) =>
      each ? new DOMMatrix(getComputedStyle(each).transform).c : NaN,
    ),
  );
  expect(slants[0]).toBeLessThan(-0.2);
  expect((slants[0] ?? NaN) + (slants[1] ?? NaN)).toBeCloseTo(0, 3);
  // However long it is, it stands within its band and the window.
  for (const width of [320, 1280]) {
    await resize(page, { width, height: 800 });
    const room = await page.locator('[data-transition-name]').evaluate((name) => {
      const letters = document.createRange();
      letters.selectNodeContents(name);
      const [text, band] = [letters.getBoundingClientRect(), name.getBoundingClientRect()];
      return [text.top - band.top, band.bottom - text.bottom, text.left, innerWidth - text.right];
    });
    expect(Math.min(...room), `${width} px`).toBeGreaterThanOrEqual(0);
  }
  for (const [path, colour] of parts) {
    await page.goto(`/de/${path}`);
    const opening = page.getByRole('main').locator('[data-opening]').first();
    expect(await opening.getAttribute('style'), path).toContain(`var(--color-${colour})`);
  }
});
