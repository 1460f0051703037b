import { expect, test, type Browser, type Page } from '@playwright/test';
import { wake } from '../support/browser';
import { evaluateEvery } from '../support/every';
import { findSizes, findSteps } from '../support/text-sizes';

// How the site shows on other displays: dense ones, and paper.

test.describe.configure({ timeout: 150_000 });

async function open(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({
    ...test.info().project.use,
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addCookies([{ name: 'litfass_consent', value: 'required', url: baseURL ?? '' }]);
  return context.newPage();
}

async function firstUrl(page: Page, call: string): Promise<string> {
  const { results } = (await (await page.request.get(`${call}&locale=de`)).json()) as {
    results: { url: string; image_obj?: unknown; header_image_obj?: unknown }[];
  };
  return results.find((each) => each.image_obj ?? each.header_image_obj)?.url ?? '';
}

/** Pictures of which the browser has fewer dots than it shows, though there are more. */
function findEnlarged(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const enlarged: string[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[srcset]')) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ behavior: 'instant' });
      image.loading = 'eager';
      await image.decode();
      const box = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const isCover = getComputedStyle(image).objectFit === 'cover';
      const needed = (isCover ? Math.max(box.width, box.height * ratio) : box.width) * devicePixelRatio;
      const sets = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])].map(
        (each) => each.srcset,
      );
      const widths = new Map(
        sets.flatMap((set) =>
          set.split(', ').map((entry) => {
            const [address = '', width = ''] = entry.split(' ');
            return [new URL(address, location.href).href, Number.parseInt(width)] as const;
          }),
        ),
      );
      const shown = widths.get(image.currentSrc) ?? 0;
      const most = Math.min(Math.max(...widths.values()), needed);
      // A browser may choose a picture that is a little too small.
      if (shown < most * 0.9)
        enlarged.push(`${image.currentSrc}: ${shown} of ${Math.round(needed)} (${image.sizes})`);
    }
    return enlarged;
  });
}

for (const [name, options] of [
  [
    'a wide display of two dots to the pixel',
    { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 },
  ],
  ['a phone of three', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
] as const) {
  test(`no picture is enlarged on ${name}`, async ({ browser }) => {
    const page = await open(browser, options);
    const things = await Promise.all(
      ['/api/events/?page_size=50', '/api/articles/?page_size=20', '/api/productions/?page_size=50'].map(
        (call) => firstUrl(page, call),
      ),
    );
    for (const path of ['/de', '/de/ueber-uns', '/de/aktuelles', '/de/kunstwerke-und-karte', ...things]) {
      await page.goto(path);
      expect(await findEnlarged(page), path).toEqual([]);
    }
    await page.context().close();
  });
}

test('on paper nothing lies over anything else, no page is empty, and no address stands behind a link', async ({
  browser,
}) => {
  const page = await open(browser, { viewport: { width: 1040, height: 720 } });
  const event = await firstUrl(page, '/api/events/?page_size=50');
  for (const path of ['/de', '/de/besuch', '/de/ueber-uns', '/de/kunstwerke-und-karte', event]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const written = await evaluateEvery(page.locator('main a'), (links) =>
      links.map((link) => getComputedStyle(link, '::after').content),
    );
    expect(
      written.filter((content) => /http|attr/.test(content)),
      path,
    ).toEqual([]);
    expect(await findOverprinted(page), path).toEqual([]);
    expect(await findGap(page), `${path}: millimetres without anything`).toBeLessThanOrEqual(60);
    if (path === event) {
      // Chromium prints empty pages where one would end within a map; and white type stands on nothing dark there.
      await expect(page.locator('[data-map]').first()).toHaveCSS('break-inside', 'avoid');
      await expect(page.locator('[data-site-header]')).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    await page.emulateMedia({ media: 'screen' });
  }
  await page.context().close();
});

test('a printed calendar says where what is not on it stands', async ({ browser }) => {
  const page = await open(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto('/de/kalender');
  const further = page.getByText(/^\d+ weitere Termine stehen unter .+\/de\/kalender\?page=\d$/);
  await expect(further).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(further).toBeVisible();
  await page.context().close();
});

test('a week of the programme is a sheet of A4, folded once: title and address outside, dates in two columns inside', async ({
  browser,
}) => {
  const page = await open(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto('/de/kalender?when=week');
  await wake(page);
  await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')));
  await page.getByRole('button', { name: 'Als Faltblatt drucken' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...sheet.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.floor(Number(width) / 10),
    Math.floor(Number(height) / 10),
  ]);
  expect(boxes).toEqual([
    [84, 59],
    [84, 59],
  ]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('12.–18. Juli 2025')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Nach Zeit filtern' })).toBeHidden();
  await page.context().close();
});

for (const width of [390, 1280]) {
  test(`text has eight sizes, and only the posters of home and of what is not found one that fills them, at ${width} px`, async ({
    browser,
  }) => {
    const page = await open(browser, { viewport: { width, height: 844 } });
    const event = await firstUrl(page, '/api/events/?page_size=50');
    const artwork = await firstUrl(page, '/api/productions/?page_size=50');
    const fixed = ['', 'kalender', 'kalender?when=week', 'besuch', 'presse', 'aktuelles', 'ueber-uns'];
    const others = ['mein-programm', 'newsletter', 'search?query=Boje', 'haeufige-fragen', 'gibt-es-nicht'];
    const more = ['kunstwerke-und-karte', 'partner', 'barrierefreiheit', 'presse/download-verzeichnis/texte'];
    const article = await firstUrl(page, '/api/articles/?page_size=50');
    const english = [
      '/en',
      '/en/calendar',
      '/en/artworks-and-map',
      '/en/visit',
      '/en/press',
      '/en/no-such-page',
    ];
    const german = [...fixed, ...others, ...more].map((each) => `/de/${each}`);
    for (const path of [event, artwork, article, ...german, ...english]) {
      await page.goto(path);
      await expect(page.locator('main')).toBeVisible();
      const steps = await findSteps(page);
      const others = (await findSizes(page)).filter((size) => !steps.includes(size));
      const isPoster = ['/de/', '/de/gibt-es-nicht', '/en', '/en/no-such-page'].includes(path);
      expect(others.length, `${path}: ${others.join(' ')}`).toBeLessThanOrEqual(isPoster ? 1 : 0);
    }
    await page.context().close();
  });
}

/** Texts that lie over other texts. */
function findOverprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, small, dt, dd, figcaption, li, blockquote)'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((element) => {
        const range = document.createRange();
        return [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
          .flatMap((node) => {
            range.selectNodeContents(node);
            return [...range.getClientRects()].map((box) => ({
              box,
              text: node.textContent?.trim().slice(0, 30) ?? '',
              node,
            }));
          });
      })
      .filter(({ box }) => box.width > 2 && box.height > 2);
    return lines.flatMap(({ box, text, node }, index) =>
      lines
        .slice(index + 1)
        .filter(
          (other) =>
            other.node !== node &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > box.height * 0.4,
        )
        .map((other) => `${text} | ${other.text}`),
    );
  });
}

/** The highest strip of the document in which nothing stands, in millimetres. */
function findGap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, h4, p, small, dt, dd, th, td, img, li, a, svg, summary)',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2)
      .toSorted((one, other) => one.top - other.top);
    let end = boxes[0]?.top ?? 0;
    let gap = 0;
    for (const { top, bottom } of boxes) {
      gap = Math.max(gap, top - end);
      end = Math.max(end, bottom);
    }
    return Math.round((gap / 96) * 25.4);
  });
}

test('a genre filter stays where it was pressed', async ({ browser }) => {
  const page = await open(browser, { viewport: { width: 390, height: 844 } });
  await page.goto('/de/kalender');
  await wake(page);
  const filter = page
    .getByRole('navigation', { name: 'Nach Sparte filtern' })
    .getByRole('link', { name: 'Rundgang' });
  await filter.evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().top - 300));
  const before = (await filter.boundingBox())?.y ?? 0;
  await filter.click();
  await expect(filter).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/de/kalender?genre=tour');
  const after = (await filter.boundingBox())?.y ?? Infinity;
  expect(Math.abs(after - before)).toBeLessThan(2);
});
