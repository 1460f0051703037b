import { expect, test, type Locator } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize, wake } from '../support/browser';
import { decide } from '../support/editor-page';
import { everyOf } from '../support/every';
import { lettersPerLine } from '../support/letters';

test('the footer carries newsletter, partners, four networks and the legal pages', async ({ page }) => {
  await decide(page.context());
  const footer = page.getByRole('contentinfo');
  await page.goto('/en/newsletter');
  await expect(footer.getByRole('link', { name: 'Partners' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Subscribe to the newsletter' })).toHaveCount(0);
  await page.goto('/en');
  await expect(footer.getByRole('link', { name: 'Subscribe to the newsletter' })).toHaveAttribute(
    'href',
    '/en/newsletter',
  );
  const strip = footer.getByRole('region', { name: 'Partners' });
  await expect(strip.getByRole('listitem')).toHaveCount(6);
  const networks = footer.getByRole('navigation', { name: 'Social networks' }).getByRole('link');
  await expect(networks).toHaveCount(4);
  for (const network of await everyOf(networks)) {
    await expect(network).toHaveAttribute('target', '_blank');
    expect(new URL((await network.getAttribute('href')) ?? '').pathname).not.toBe('/');
  }
  // A page that shows them all need not say them twice.
  await page.goto('/en/partners');
  await expect(page.getByRole('main').locator('[data-kind="logolist"] li')).toHaveCount(6);
  await expect(strip).toHaveCount(0);
});

test('one artwork leads to the next and back', async ({ page, request }) => {
  await decide(page.context());
  const { results } = (await (await request.get('/api/productions/?locale=de')).json()) as {
    results: { url: string; name: string }[];
  };
  const ways = page.getByRole('navigation', { name: 'Weiter am Fluss' });
  await page.goto(results[0]?.url ?? '');
  await expect(ways.getByRole('link')).toHaveCount(1);
  await ways.getByRole('link', { name: /^Nächstes Kunstwerk/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(results[1]?.name ?? '');
  await ways.getByRole('link', { name: /^Voriges Kunstwerk/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(results[0]?.name ?? '');
  await page.goto(results.at(-1)?.url ?? '');
  await expect(ways.getByRole('link', { name: /^Nächstes Kunstwerk/ })).toBeHidden();
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
  await expect(page.locator('[data-opening]')).toContainText('Heute 10–18 Uhr geöffnet');
  for (const name of ['Eintritt', 'Herkommen', 'Ohne Stufen'])
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
        ['Im Freien frei, drinnen 6', 'Acht Minuten zu Fuß vom Bahnhof', '14 von 24 Werken ganz'],
      ],
      [
        '/en/visit',
        'Open today 10:00–18:00',
        ['Free outdoors, €6 indoors', 'Eight minutes on foot', '14 of 24 works in full'],
      ],
    ] as const) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(open)).toBeInViewport({ ratio: 1 });
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
  // A picture by itself reaches to the right edge, its caption stands in the margin.
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
  // It begins with the text, and is no further large picture.
  const teaser = await work.boundingBox();
  expect(Math.abs((teaser?.x ?? 0) - (text?.x ?? 0))).toBeLessThan(1);
  expect((await work.locator('img').boundingBox())?.width).toBeLessThan((picture?.width ?? 0) / 2);
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

test('twenty skewed stripes play between pages, and none for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await decide(page.context());
  await page.goto('/de');
  await wake(page);
  const stripes = page.locator('body > [aria-hidden="true"] > i');
  await expect(stripes).toHaveCount(20);
  await expect(stripes.first()).toBeHidden();
  const go = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  const curtain = (state: string) =>
    page.locator(`html[data-transition="${state}"]`).waitFor({ state: 'attached' });
  // They stay until the page is there, and then say whose they are.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/de/presse*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await go('Presse');
  await curtain('late');
  await expect(page.locator('body > [aria-hidden="true"] > b')).toHaveText('Presse');
  await expect(page).toHaveURL('/de');
  const opened = curtain('opening');
  release();
  await opened;
  await expect(page).toHaveURL('/de/presse');
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
  const back = curtain('opening');
  await page.goBack();
  await back;
  await expect(page).toHaveURL('/de');
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
  await expect(page.locator('body > [aria-hidden="true"] > b')).toHaveText('STROMAUF');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => document.documentElement.setAttribute('data-transition', ''));
  await expect(stripes.first()).toBeHidden();
});

for (const from of ['/de', '/de/kunstwerke-und-karte'])
  test(`an artwork’s picture is carried from its card on ${from} to its page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await decide(page.context());
    await page.goto(from);
    await wake(page);
    await page.evaluate(() => {
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const carried = document.querySelector<HTMLElement>('[style*="view-transition-name: carried"]');
        document.documentElement.dataset['picked'] = carried?.closest('[data-carried]')?.textContent ?? '';
        return begin(update);
      };
    });
    await page.locator('[data-carried]').getByRole('link', { name: 'Pegel' }).first().click();
    await expect(page).toHaveURL(/\/de\/kunstwerke-und-karte\/pegel\/\d+$/);
    await expect(page.locator('html')).toHaveAttribute('data-picked', /Pegel/);
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

test('water moves behind the poster when the browser is idle, and stands still for those who want no motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await decide(page.context());
  await page.goto('/de');
  await wake(page);
  const water = page.locator('[data-water] svg');
  await expect(water).toBeVisible();
  const changes = () =>
    page.locator('[data-water]').evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let count = 0;
          const observer = new MutationObserver((all) => (count += all.length));
          observer.observe(element, { attributes: true, childList: true, subtree: true });
          window.setTimeout(() => {
            observer.disconnect();
            resolve(count);
          }, 400);
        }),
    );
  await expect.poll(changes).toBeGreaterThan(0);
  // It rests while nobody sees it.
  const goTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await goTo(5000);
  await expect.poll(changes).toBe(0);
  await goTo(0);
  await expect.poll(changes).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/de');
  await wake(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/water/'))).toEqual([]);
  await expect(water).toHaveCount(0);
});
