import { expect, test, type Locator } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize, wake } from '../support/browser';
import { decide } from '../support/editor-page';
import { everyOf } from '../support/every';
import { lettersPerLine } from '../support/letters';

test('one artwork leads to the next and back', async ({ page, request }) => {
  await decide(page.context());
  const { results } = (await (await request.get('/api/productions/?locale=de')).json()) as {
    results: { url: string; name: string }[];
  };
  const ways = page.getByRole('navigation', { name: 'Weiter am Fluss' });
  await page.goto(results[0]?.url ?? '');
  await expect(ways.getByRole('link')).toHaveCount(1);
  await ways.getByRole('link', { name: /^Danach/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(results[1]?.name ?? '');
  await ways.getByRole('link', { name: /^Davor/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(results[0]?.name ?? '');
  await page.goto(results.at(-1)?.url ?? '');
  await expect(ways.getByRole('link', { name: /^Danach/ })).toBeHidden();
});

test('every page but home says its name and begins in the first half of the window', async ({
  page,
  request,
}) => {
  await decide(page.context());
  await resize(page, { width: 1280, height: 800 });
  const first = async (call: string) =>
    ((await (await request.get(call)).json()) as { results: { url: string }[] }).results[0]?.url ?? '';
  const pages = ['besuch', 'kalender', 'kunstwerke-und-karte', 'aktuelles', 'presse', 'partner'];
  for (const name of [...pages, 'impressum', 'datenschutz', 'barrierefreiheit', 'haeufige-fragen']) {
    await page.goto(`/de/${name}`);
    const opening = page.locator('[data-opening]');
    await expect(opening.getByRole('heading', { level: 1 })).toBeVisible();
    const box = await opening.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity), name).toBeLessThanOrEqual(420);
  }
  // The newsletter's opening holds what the page is there for.
  await page.goto('/de/newsletter');
  const address = page.locator('[data-opening]').getByRole('textbox', { name: 'E-Mail-Adresse' });
  expect((await boxOf(address)).y).toBeLessThanOrEqual(420);
  // What one has come for stands in the first window: open today, admission, the way, steps; the way through the page stays.
  await page.goto('/de/besuch');
  await expect(page.getByRole('link', { name: /^Heute 10–18 Uhr geöffnet/ })).toBeInViewport({ ratio: 1 });
  for (const name of ['Eintritt', 'Anreise', 'Ohne Stufen'])
    await expect(page.getByRole('heading', { level: 2, name }).first()).toBeInViewport({ ratio: 1 });
  const parts = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  await expect(parts.getByRole('link')).toHaveText([
    'Eintritt',
    'Wo alles steht',
    'Öffnungszeiten',
    'Mit Rad oder Auto',
    'Das Pendelboot',
    'Fragen',
  ]);
  // And it is said once.
  const headlines = await Promise.all(
    (await everyOf(page.getByRole('main').getByRole('heading'))).map((each) => each.innerText()),
  );
  expect(headlines.toSorted()).toEqual([...new Set(headlines)].toSorted());
  await expect(page.getByRole('row', { name: 'Samstag heute 10–18 Uhr' })).toHaveAttribute('data-now', '');
  await parts.getByRole('link', { name: 'Das Pendelboot' }).click();
  await expect(page.getByRole('row', { name: /^Alter Fähranleger 10:15 11:45/ })).toBeInViewport();
  await expect(parts).toBeInViewport({ ratio: 1 });
  await expect(parts.getByRole('link', { name: 'Das Pendelboot' })).toHaveAttribute('aria-current', 'true');
  for (const call of ['events', 'productions', 'articles']) {
    await page.goto(await first(`/api/${call}/?locale=de`));
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(box?.y, call).toBeLessThanOrEqual(420);
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`what one has to know for a visit is the largest on its page below the title, and all of it in the first window, at ${width} px`, async ({
    page,
  }) => {
    await decide(page.context());
    await resize(page, { width, height });
    for (const [path, open, facts] of [
      [
        '/de/besuch',
        'Heute 10–18 Uhr geöffnet',
        ['Im Freien frei, drinnen 6', 'Acht Gehminuten vom Bahnhof', '14 von 24 Werken ganz'],
      ],
      [
        '/en/visit',
        'Open today 10:00–18:00',
        ['Free outdoors, €6 indoors', 'Eight minutes from the station', '14 of 24 works in full'],
      ],
    ] as const) {
      await page.goto(path);
      const main = page.getByRole('main');
      // In a wide window the line of the day says so, once.
      await expect(page.getByText(open).first()).toBeInViewport({ ratio: 1 });
      await expect(main.getByText(open)).toBeVisible({ visible: width < 1024 });
      const text = main.locator('[data-kind="text"]').first();
      const size = (each: Locator) => each.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      for (const fact of facts) {
        const words = main.getByText(fact);
        await expect(words).toBeInViewport({ ratio: 1 });
        expect(await size(words), fact).toBeGreaterThan(1.3 * (await size(text)));
      }
    }
  });

test('what is listed for a visit stands in rows between lines, and its ways are numbered', async ({
  page,
}) => {
  await decide(page.context());
  for (const width of [320, 1280]) {
    await resize(page, { width, height: 800 });
    await page.goto('/de/besuch');
    for (const text of ['6 Euro, ermäßigt 3 Euro', 'Regionalexpress bis Fährstadt, stündlich']) {
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: text });
      const line = await row.evaluate((each) => {
        const { width: length, borderTop } = getComputedStyle(each, '::before');
        return { length: parseFloat(length), borderTop };
      });
      expect(line.borderTop, `at ${width} px`).toBe('2px solid rgb(15, 17, 18)');
      const { width: column } = (await row.locator('..').boundingBox()) ?? { width: NaN };
      expect(line.length, `at ${width} px`).toBeCloseTo(column, 0);
    }
  }
  const way = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Regionalexpress' });
  await expect(way).toHaveCSS('list-style-type', 'decimal');
});

test('an article stands in seven columns beside its margin, and leads to its artwork and to three more', async ({
  page,
  request,
}) => {
  await decide(page.context());
  const { results } = (await (await request.get('/api/articles/?locale=de&page_size=100')).json()) as {
    results: { id: number; url: string; title: string }[];
  };
  const shown = results.find(({ title }) => title.includes('daraufgesessen'));
  await resize(page, { width: 1280, height: 800 });
  await page.goto(shown?.url ?? '');
  const main = page.getByRole('main');
  const text = await main.locator('[data-width="8"]').first().boundingBox();
  const beside = await main.locator('[data-width="4"]').first().boundingBox();
  expect(beside?.x).toBeLessThan(text?.x ?? 0);
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  expect(beside?.y).toBe(text?.y);
  // What is said first stands with its name, beside the picture.
  const opening = await main.locator('header').getByText('Hinnerk Voss fuhr 31 Jahre').boundingBox();
  const above = await main.getByRole('heading', { level: 1 }).boundingBox();
  expect(Math.abs((opening?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(1);
  expect(opening?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
  // A picture by itself is as wide as the text, its caption stands in the margin.
  const figure = main.locator('[data-width="12"] figure').first();
  const caption = await figure.locator('figcaption').boundingBox();
  const picture = await figure.locator('img').boundingBox();
  expect((caption?.x ?? 0) + (caption?.width ?? 0)).toBeLessThan(picture?.x ?? 0);
  expect(Math.abs((picture?.x ?? 0) - (text?.x ?? 0))).toBeLessThan(1);
  // The place of a picture has its colour until it is there.
  await expect(figure.locator('img')).toHaveAttribute('style', /background-color:\s*#[0-9a-f]{6}/);
  const { productions } = (await (await request.get(`/api/articles/${shown?.id}/?locale=de`)).json()) as {
    productions: { url: string }[];
  };
  const work = main.getByRole('region', { name: 'Kunstwerke zu dieser Meldung' }).getByRole('link');
  await expect(work).toHaveAttribute('href', productions[0]?.url ?? '-');
  await expect(work.locator('img')).toHaveCount(1);
  // Its name begins with the text, and its picture, in the margin, is none of the large ones.
  const name = await work.locator('b').boundingBox();
  expect(Math.abs((name?.x ?? 0) - (text?.x ?? 0))).toBeLessThan(1);
  expect((await work.locator('img').boundingBox())?.width).toBeLessThan(0.75 * (picture?.width ?? 0));
  await expect(main.getByRole('article')).toHaveCount(3);
  await page.goto('/en/data-policy');
  const letters = await lettersPerLine(page.getByRole('main').locator('[data-kind="text"] p'));
  expect(letters.length).toBeGreaterThan(5);
  const usual = letters.reduce((sum, each) => sum + each, 0) / letters.length;
  expect(usual).toBeGreaterThan(45);
  expect(usual).toBeLessThanOrEqual(75);
  expect(Math.max(...letters)).toBeLessThanOrEqual(75);
});

test('the header is white above a picture, and dark on white further down', async ({ page, request }) => {
  await decide(page.context());
  const { results } = (await (await request.get('/api/productions/?locale=de')).json()) as {
    results: { url: string }[];
  };
  await page.goto(results[0]?.url ?? '');
  await wake(page);
  const header = page.getByRole('banner').first();
  await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -100);
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(header).toHaveCSS('color', 'rgb(15, 17, 18)');
});

test('the page starts afresh when a consent is taken back', async ({ page }) => {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'litfass_consent', value: 'required.external', url }]);
  await page.goto('/de/presse');
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookies? Sie entscheiden.' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(4);
  await expect(dialog.getByRole('checkbox', { name: /Erforderlich/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Nur erforderliche' }).click();
  await expect(page.locator('html[data-before]')).toHaveCount(0);
  await expect(dialog).toBeHidden();
});

test('a press on a header that is about to return does not move it away from under the pointer', async ({
  page,
}) => {
  await decide(page.context());
  await page.goto('/de/kalender');
  // Whoever jumps to the top sees its lower edge before the page has noticed.
  await page.evaluate(() => document.documentElement.setAttribute('data-header-hidden', ''));
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
});

test('print leaves menu and footer out', async ({ page }) => {
  await decide(page.context());
  await page.goto('/de/besuch');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
