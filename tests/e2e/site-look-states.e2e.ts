import { expect, test, type APIRequestContext } from '@playwright/test';
import { contrast } from '../../components/ui/contrast';
import { resize, wake } from '../support/browser';
import { boxOf } from '../support/boxes';
import { decide } from '../support/editor-page';
import { evaluateEvery } from '../support/every';
import { lettersPerLine } from '../support/letters';

// What states look like: of an event, of a form, of pictures in a low window, of buttons.

type Listed = Record<'url' | 'status' | 'date_end', string>;

async function findEvent(
  request: APIRequestContext,
  fits: (event: Listed) => boolean,
  locale = 'de',
): Promise<string> {
  const answer = await request.get(`/api/events/?page_size=100&locale=${locale}`);
  const { results } = (await answer.json()) as { results: Listed[] };
  const found = results.find(fits);
  if (!found) throw new Error('No event fits.');
  return found.url;
}

test.beforeEach(({ context }) => decide(context));

for (const width of [320, 1280])
  test(`what an event is no longer is seen at once, at ${width} px`, async ({ page, request }) => {
    await resize(page, { width, height: 900 });
    const main = page.getByRole('main');
    const words = main.locator('[data-state]');
    const picture = main.locator('[data-hero-image] img').first();
    for (const [status, sentence, isGrey, crossedOut] of [
      ['cancelled', 'Abgesagt', true, 1],
      ['postponed', 'Verschoben', false, 1],
      ['sold_out', 'Ausgebucht', false, 0],
    ] as const) {
      await page.goto(await findEvent(request, (event) => event.status === status));
      await expect(words.locator('strong')).toHaveText(sentence);
      // The strip begins at the window's edge, and its words on the margin.
      const strip = await words.evaluate((each) =>
        Number.parseFloat(getComputedStyle(each, '::before').left),
      );
      expect(strip).toBeLessThanOrEqual(-(await boxOf(words)).x);
      expect((await boxOf(words)).x).toBeCloseTo((await boxOf(page.getByRole('heading', { level: 1 }))).x, 0);
      await expect(picture).toHaveCSS('filter', isGrey ? /^grayscale\(1\)/ : 'none');
      expect(await main.locator('dl').first().locator('s').count(), status).toBeGreaterThanOrEqual(
        crossedOut,
      );
      if (crossedOut === 0) await expect(main.locator('dl s')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await main.getByRole('link', { name: 'Weitere Termine' }).click();
      await expect(main.getByRole('heading', { name: 'Weitere Termine' })).toBeInViewport();
    }
  });

test('an event that is over is quiet and grey, and can neither be kept nor put into a calendar any more', async ({
  page,
  request,
}) => {
  await page.goto(await findEvent(request, ({ status }) => status === 'scheduled', 'en'));
  const main = page.getByRole('main');
  await expect(main.locator('[data-state="held"] strong')).toHaveText('Past');
  await expect(main.locator('[data-hero-image] img').first()).toHaveCSS('filter', /^grayscale\(1\)/);
  await expect(main.locator('[data-variant="slab"]')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Google' })).toHaveCount(0);
  await page.goto(await findEvent(request, ({ date_end }) => date_end > '2025-07-13', 'en'));
  await expect(main.locator('[data-state]')).toHaveCount(0);
  await expect(main.locator('[data-variant="slab"]')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Google' })).toBeVisible();
});

for (const width of [320, 820, 1280])
  test(`the ferry’s times are a table: stops down, times across, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/besuch#pendelboot');
    const tables = page.getByRole('main').getByRole('table').filter({ hasText: 'Abfahrt' });
    await expect(tables).toHaveCount(2);
    const island = tables.first().getByRole('row', { name: /^Aueinsel/ });
    await expect(island.getByRole('rowheader')).toHaveText('Aueinsel');
    await expect(island.getByRole('cell').first()).toHaveText('10:39');
    await expect(island.getByRole('cell')).toHaveCount(6);
    // One sailing is one column, and each row of times is one line.
    const rows = await evaluateEvery(tables.first().getByRole('row'), (all) =>
      all.slice(1).map((row) =>
        [...row.querySelectorAll('td')].map((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          const { left, top, right } = words.getBoundingClientRect();
          return { left: Math.round(left), top: Math.round(top), right };
        }),
      ),
    );
    for (const row of rows) {
      expect(new Set(row.map(({ top }) => top)).size).toBe(1);
      expect(Math.max(...row.map(({ right }) => right))).toBeLessThanOrEqual(width);
      row.forEach(({ left }, column) => {
        expect(Math.abs(left - (rows[0]?.[column]?.left ?? 0))).toBeLessThanOrEqual(2);
      });
    }
  });

for (const [language, other, sentence] of [
  ['de', 'en-GB', 'Bitte geben Sie eine E-Mail-Adresse an'],
  ['en', 'de-DE', 'Please enter an email address'],
] as const)
  test.describe(`a browser in ${other}`, () => {
    test.use({ locale: other });

    test(`the newsletter’s first press is answered in the page’s language, ${language}`, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener(
          'invalid',
          (event) =>
            setTimeout(() => {
              document.documentElement.dataset['bubble'] = String(!event.defaultPrevented);
            }),
          true,
        );
      });
      await page.goto(`/${language}/newsletter`);
      expect(
        await page.evaluate(() => Object.keys(document.body).some((name) => name.startsWith('__react'))),
      ).toBe(false);
      await page.getByRole('main').locator('button[type="submit"]').click();
      await expect(page.getByText(sentence, { exact: false })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-bubble', 'false');
      await expect(page.getByRole('main').getByRole('textbox')).toBeFocused();
    });
  });

test('in a low window count and buttons stand on plates above a large picture', async ({ page, request }) => {
  const { results } = (await (await request.get('/api/productions/?page_size=1&locale=de')).json()) as {
    results: { url: string }[];
  };
  await resize(page, { width: 320, height: 256 });
  await page.goto(results[0]?.url ?? '');
  await wake(page);
  await page.getByRole('main').locator('figure a[data-lightbox]').first().click();
  const box = page.getByRole('dialog');
  const ink = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-ink'),
  );
  expect(ink).toBe('#0f1112');
  for (const each of [box.getByText('2 / 3'), box.getByRole('button', { name: 'Schließen' })]) {
    await expect(each).toHaveCSS('background-color', 'rgb(15, 17, 18)');
    await expect(each).toBeInViewport({ ratio: 1 });
  }
  const tallest = () =>
    evaluateEvery(box.locator('img'), (all) =>
      Math.max(...all.map((each) => each.getBoundingClientRect().height)),
    );
  await expect.poll(tallest).toBeGreaterThan(128);
});

test('every button of the design system can be read', async ({ page }) => {
  await page.goto('/cms-hub/gallery/de');
  const buttons = page.locator('#controls :is(button, a[class])');
  await expect(buttons.first()).toBeVisible();
  const colours = await evaluateEvery(buttons, (all) => {
    const isClear = (colour: string) => /, 0\)$|transparent/.test(colour);
    const fieldOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      for (const pseudo of ['::before', undefined]) {
        const style = getComputedStyle(element, pseudo);
        if (style.content !== 'none' && !isClear(style.backgroundColor)) return style.backgroundColor;
      }
      return fieldOf(element.parentElement);
    };
    return all
      .filter((each) => !each.matches(':disabled, [aria-disabled="true"]'))
      .map((each) => [getComputedStyle(each).color, fieldOf(each)] as const);
  });
  const hex = (colour: string) =>
    `#${(colour.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  expect(colours.length).toBeGreaterThan(7);
  for (const [letters, field] of colours) expect(contrast(hex(letters), hex(field))).toBeGreaterThan(4.5);
});

for (const width of [768, 820, 1024, 1280, 1440, 1920])
  test(`lines of three parts hold 45 to 75 letters, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de/besuch');
    const letters = await lettersPerLine(
      page.getByRole('main').locator('[data-width="4"] [data-kind="text"] p'),
    );
    expect(letters.length).toBeGreaterThan(1);
    const usual = letters.reduce((sum, each) => sum + each, 0) / letters.length;
    expect(usual).toBeGreaterThan(45);
    expect(usual).toBeLessThanOrEqual(75);
  });

test.describe('in the visitor’s own colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('nothing cuts the letters of the poster, nor the border of an event’s button', async ({
    page,
    request,
  }) => {
    await page.goto('/en');
    const letters = await boxOf(page.getByRole('heading', { level: 1 }));
    const above = await page.evaluate(({ x, y, width, height }) => {
      const hero = document.querySelector('h1')?.parentElement;
      return [...(hero?.parentElement?.querySelectorAll('*') ?? [])].filter((each) => {
        const box = each.getBoundingClientRect();
        const isOver =
          box.left < x + width && box.right > x && box.top < y + height && box.bottom > y && box.width > 0;
        return isOver && Number(getComputedStyle(each).zIndex) === 1 && each.textContent === '';
      }).length;
    }, letters);
    expect(above).toBe(0);
    await page.goto(await findEvent(request, ({ status }) => status === 'cancelled'));
    const button = page.getByRole('main').getByRole('link', { name: 'Weitere Termine' });
    await expect(button).toHaveCSS('border-right-style', 'solid');
    expect(await button.evaluate((each) => getComputedStyle(each, '::before').display)).toBe('none');
  });
});

test('for who wants no motion the whole header has its new colour at once', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await findEvent(request, ({ status }) => status === 'scheduled'));
  const colours = await page.getByRole('banner').evaluate((header) => {
    const link = header.querySelector('a');
    const coloursIn = (state: boolean) => {
      document.documentElement.toggleAttribute('data-scrolled', state);
      return [header, link ?? header].map((each) => getComputedStyle(each).color);
    };
    return [...coloursIn(true), ...coloursIn(false)];
  });
  const [ink, white] = ['rgb(15, 17, 18)', 'rgb(255, 255, 255)'];
  expect(colours).toEqual([ink, ink, white, white]);
});

test('the title of an event is as large as that of an artwork where three lines of it have room', async ({
  page,
  request,
}) => {
  const works = (await (await request.get('/api/productions/?locale=de')).json()) as {
    results: { url: string }[];
  };
  const event = await findEvent(request, ({ url }) => url.includes('kirchenchor-trifft-bojenchor'));
  const title = page.getByRole('heading', { level: 1 });
  const sizeOf = (path: string) =>
    page.goto(path).then(() => title.evaluate((each) => getComputedStyle(each).fontSize));
  // The title goes as far as the field's edge leaves it room, and no further.
  for (const [width, expected] of [
    [1280, 3],
    [1920, 2],
  ] as const) {
    await resize(page, { width, height: 1080 });
    expect(await sizeOf(works.results[0]?.url ?? '')).toBe(await sizeOf(event));
    const [lines, end] = await title.evaluate((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      const boxes = [...words.getClientRects()];
      return [
        new Set(boxes.map(({ y }) => Math.round(y))).size,
        Math.max(...boxes.map(({ right }) => right)),
      ];
    });
    expect(lines, `at ${width} px`).toBe(expected);
    const { x } = await boxOf(page.getByRole('main').locator('header img'));
    expect(end, `at ${width} px`).toBeLessThan(x);
  }
});
