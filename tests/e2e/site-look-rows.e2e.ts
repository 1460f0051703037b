import { expect, test } from '@playwright/test';
import { resize, signIn } from '../support/browser';
import { boxOf, meet, nowhere, type Box } from '../support/boxes';
import { decide } from '../support/editor-page';
import { everyOf } from '../support/every';

// How rows, menus and errors fill the window at every width.

test.beforeEach(({ context }) => decide(context));

test('rows of people and files are full at every width', async ({ page }) => {
  for (const width of [1280, 1920, 2560]) {
    await resize(page, { width, height: 1080 });
    for (const [path, list] of [
      ['/de/ueber-uns/team', '[data-kind="teaserlist"] ul'],
      ['/de/presse/download-verzeichnis/kunstwerke-stromauf', 'section ul'],
      ['/de/presse/download-verzeichnis/texte', 'section ul'],
    ] as const) {
      await page.goto(path);
      const items = page.getByRole('main').locator(list).first().locator(':scope > li');
      const boxes = await Promise.all((await everyOf(items)).map(boxOf));
      const right = Math.max(...boxes.map(({ x, width: breadth }) => x + breadth));
      const last = boxes.at(-1) ?? nowhere;
      expect(last.x + last.width, `${path} at ${width} px`).toBeCloseTo(right, 0);
    }
  }
});

test('a row that is pushed along ends at the edge of the window, and nothing pushes the page', async ({
  page,
}) => {
  for (const width of [320, 1280, 2560]) {
    await resize(page, { width, height: 1080 });
    await page.goto('/en');
    const row = await boxOf(
      page.getByRole('main').locator('[data-kind="teaserlist"] [tabindex="0"]').first(),
    );
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect(row.x + row.width, `at ${width} px`).toBeGreaterThanOrEqual(room - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(room);
  }
});

test('on a phone whatever is found has its words beside its picture, as wide as those of the others', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/search?query=Boje');
  const places = new Set<string>();
  for (const name of ['Kunstwerke', 'Termine']) {
    const hit = page.getByRole('main').getByRole('region', { name }).getByRole('listitem').first();
    const words = await boxOf(hit.locator('p'));
    const picture = await boxOf(hit.locator('img'));
    expect(words.width).toBeGreaterThan(220);
    expect(words.x + words.width).toBeLessThan(picture.x);
    places.add([words.x, picture.x, picture.width].map(Math.round).join());
  }
  expect([...places]).toHaveLength(1);
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
  [1920, 800],
  [2560, 1440],
] as const)
  test(`the numerals of an error stand apart, from margin to margin where that is near, and the ways on are seen, at ${width} × ${height} px`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    await page.goto('/de/gibt-es-nicht');
    const main = page.getByRole('main');
    const numerals = main.locator('.error-html [aria-hidden] span');
    const boxes = await Promise.all((await everyOf(numerals)).map(boxOf));
    const title = await boxOf(main.getByRole('heading', { level: 1 }));
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    const [first = nowhere, middle = nowhere, last = nowhere] = boxes;
    // Where the foot of a numeral begins, were it not slipped down along the slant.
    const foot = ({ x, y }: Box) => x + (y - first.y) * 0.21256;
    const leaning = first.height * 0.21256;
    expect(foot(middle)).toBeGreaterThan(first.x + first.width - leaning - 1);
    expect(foot(last)).toBeGreaterThan(foot(middle) + middle.width - leaning - 1);
    // The room that the last one brings behind it hangs over the margin, and its ink does not.
    const overhang = last.x + last.width - leaning - (room - title.x);
    const size = last.height / 0.78;
    expect(overhang / size).toBeLessThan(0);
    // In a low wide window they would stand far apart: there they end before it.
    const apart = (foot(last) - foot(middle) - middle.width + leaning) / size;
    expect(apart).toBeLessThan(0.41);
    if (apart < 0.39) expect(overhang / size).toBeGreaterThan(-0.03);
    expect(boxes.filter((box) => box.y + box.height * 0.8 > title.y)).toEqual([]);
    await expect(main.getByRole('link', { name: 'Zurück zur Startseite' })).toBeInViewport({ ratio: 1 });
    // What the field asks is read to its end.
    const field = main.getByRole('searchbox');
    const isCut = await field.evaluate((each: HTMLInputElement) => {
      const pen = document.createElement('canvas').getContext('2d');
      const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(each);
      if (!pen) return true;
      pen.font = `${fontSize} ${fontFamily}`;
      const inside = each.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(each.placeholder).width > inside;
    });
    expect(isCut).toBe(false);
  });

for (const width of [320, 390, 820, 1280, 1920, 2560])
  test(`the open menu shows the whole name, and its ways fill their column, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: width < 800 ? 800 : 1080 });
    await page.goto('/de');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.locator('[data-site-menu]');
    const name = menu.getByRole('link', { name: /Startseite/ }).first();
    await expect(name).toBeVisible();
    expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    const ways = menu.getByRole('navigation').last().getByRole('list');
    const first = await boxOf(ways.first());
    const second = await boxOf(ways.nth(1));
    expect(meet(first, second)).toBe(false);
    // No word of them is broken.
    const tallest = await ways.first().evaluate((list) => {
      const size = parseFloat(getComputedStyle(list).fontSize);
      return Math.max(...[...list.querySelectorAll('a')].map((each) => each.offsetHeight / size));
    });
    expect(tallest).toBeLessThan(2.5);
    if (width >= 1280) {
      const size = await ways.first().evaluate((list) => parseFloat(getComputedStyle(list).fontSize));
      expect(size).toBeGreaterThan(Math.min(width * 0.07, 140));
    }
  });

test('addresses of people stand on a line of their own, and write to them', async ({ page }) => {
  for (const width of [320, 820, 1280]) {
    await resize(page, { width, height: 900 });
    await page.goto('/de/ueber-uns/team');
    const people = page.getByRole('main').getByRole('article');
    await expect(people).toHaveCount(6);
    for (const person of await everyOf(people)) {
      const address = person.getByText('@stromauf.example');
      const { y } = await boxOf(address);
      const text = await boxOf(person.locator('p').last());
      expect(y).toBeGreaterThanOrEqual(text.y + text.height);
      await expect(person.getByRole('link')).toHaveAttribute(
        'href',
        `mailto:${(await address.textContent()) ?? ''}`,
      );
    }
  }
});

test('captions of a work’s pictures say more than its name', async ({ page }) => {
  const { results } = (await (
    await page.request.get('/api/productions/?locale=de&page_size=100')
  ).json()) as {
    results: { url: string; name: string }[];
  };
  for (const { url, name } of results.slice(0, 4)) {
    await page.goto(url);
    const captions = await Promise.all(
      (await everyOf(page.getByRole('main').locator('figure [data-caption]'))).map((each) =>
        each.innerText(),
      ),
    );
    const said = captions.map((caption) => caption.trim()).filter((caption) => caption !== '');
    expect(said).toHaveLength(2);
    expect(said).not.toContain(name);
  }
});

for (const width of [768, 820, 1280, 2560])
  test(`the news of the home page stand in one full row, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 1080 });
    await page.goto('/en');
    const news = page.getByRole('main').locator('ul').last().locator(':scope > li');
    await expect(news).toHaveCount(3);
    const tops = await Promise.all((await everyOf(news)).map(async (each) => (await boxOf(each)).y));
    expect(new Set(tops.map(Math.round)).size).toBe(1);
  });

test('on a phone the number of a work marks its picture, and its words have the rest', async ({ page }) => {
  for (const width of [320, 390]) {
    await resize(page, { width, height: 844 });
    await page.goto('/de/kunstwerke-und-karte');
    const row = page.locator('[data-artwork]').first();
    const number = await boxOf(row.getByRole('link').first());
    const picture = await boxOf(row.locator('img'));
    const title = await boxOf(row.getByRole('heading'));
    expect(meet(number, picture)).toBe(true);
    expect(meet(number, title)).toBe(false);
    expect(title.width).toBeGreaterThan(width * 0.5);
  }
});

test('what is pressed gives way', async ({ page }) => {
  await page.goto('/de/haeufige-fragen');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const question = page.getByRole('main').locator('summary').first();
  await question.hover();
  await expect(question).toHaveCSS('translate', 'none');
  await page.mouse.down();
  await expect(question).toHaveCSS('translate', /^-0\.\d+px 2px$/);
  await page.mouse.up();
  await expect(question).toHaveCSS('translate', 'none');
});

test('the page of the design system shows the eight sizes of type within the window', async ({ page }) => {
  for (const [width, language] of [
    [320, 'de'],
    [390, 'en'],
    [1280, 'de'],
  ] as const) {
    await resize(page, { width, height: 800 });
    await page.goto(`/cms-hub/gallery/${language}`);
    await expect(page.locator('dl').first().locator('dd')).toHaveCount(8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(
      await page.evaluate(() => document.documentElement.clientWidth),
    );
  }
  // Values are set in the house's face.
  const face = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  await expect(page.locator('code').first()).toHaveCSS('font-family', face);
  await expect(page.locator('dl code').first()).toHaveCSS('font-family', face);
  // Fields beside each other are on one line, whatever stands below them.
  const fields = page.locator('#controls').getByRole('textbox');
  const tops = await Promise.all([0, 1, 2].map(async (index) => (await boxOf(fields.nth(index))).y));
  for (const top of tops) expect(top).toBeCloseTo(tops[0] ?? 0, 0);
});

test('the notes of the hub stand below its poster, whose stripe passes through no small letters', async ({
  context,
  page,
}) => {
  await signIn(context);
  for (const width of [390, 1280]) {
    await resize(page, { width, height: 844 });
    await page.goto('/cms-hub');
    const note = page.locator('[data-clock-note]');
    await expect(note).toHaveCSS('background-color', 'rgb(245, 248, 248)');
    const box = await boxOf(note);
    expect(box.x, `at ${width} px`).toBe(0);
    expect(box.width, `at ${width} px`).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    await expect(page.getByText(/^Verbunden mit/)).toHaveCSS('background-color', 'rgb(245, 248, 248)');
  }
});

test('the word on the hub’s poster stands on one line', async ({ page }) => {
  // The first is what a scrollbar leaves of 320 px.
  for (const width of [303, 320, 390, 1024, 1280, 1920]) {
    await resize(page, { width, height: 800 });
    await page.goto('/cms-hub');
    const word = page.getByText('Backstage', { exact: true });
    const lines = await word.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
});

test('pressing the picture of a row leads where its title does', async ({ page }) => {
  await resize(page, { width: 1280, height: 900 });
  for (const [path, row] of [
    ['/de/kunstwerke-und-karte', '[data-artwork]'],
    ['/de/aktuelles', 'article'],
    ['/de/presse', 'li'],
    ['/de/search?query=Boje', 'li'],
  ] as const) {
    await page.goto(path);
    const rows = page
      .getByRole('main')
      .locator(row)
      .filter({ has: page.locator('img') });
    for (const each of (await everyOf(rows)).slice(0, 4)) {
      const picture = each.locator('img').first();
      // Forced, because the link lies above the picture.
      await picture.hover({ force: true });
      const leads = await picture.evaluate((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
        return pressed?.closest('a')?.getAttribute('href');
      });
      expect(leads, path).toBe(
        await each.getByRole('heading').getByRole('link').first().getAttribute('href'),
      );
    }
  }
});

for (const width of [390, 820, 1280, 1920])
  test(`no poster’s slant passes through its title or the opener of the menu, whose bars end on the margin, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    for (const path of [
      '/de/besuch',
      '/de/kunstwerke-und-karte',
      '/en/press',
      '/de/partner',
      '/de/aktuelles',
    ]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const found = await page.evaluate(() => {
        const half = document.querySelector('[data-opening="half"]');
        const cut = half?.querySelector('i')?.getBoundingClientRect();
        const bars = document
          .querySelector('[data-site-header] button i')
          ?.parentElement?.getBoundingClientRect();
        const title = half?.querySelector('h1 span')?.getBoundingClientRect();
        const margin = document.querySelector('[data-site-header] a')?.getBoundingClientRect().left;
        if (!cut || !bars || !title || margin === undefined) return undefined;
        // Where the slanted edge is at a height.
        const edgeAt = (y: number) => cut.left + (cut.bottom - y) * 0.21256;
        return {
          besideMenu: Math.max(edgeAt(bars.bottom) - bars.right, bars.left - edgeAt(bars.top)),
          besideTitle: edgeAt(title.bottom) - title.right,
          end: document.documentElement.clientWidth - bars.right - margin,
        };
      });
      expect(found?.besideMenu, path).toBeGreaterThanOrEqual(10);
      expect(found?.besideTitle, path).toBeGreaterThanOrEqual(0);
      expect(Math.abs(found?.end ?? NaN), path).toBeLessThan(1);
    }
  });

test('the header that comes back is parted from the paper below it', async ({ page }) => {
  await resize(page, { width: 1280, height: 800 });
  await page.goto('/de/aktuelles');
  const header = page.locator('[data-site-header]');
  const rule = () => header.evaluate((each) => getComputedStyle(each, '::after').borderBottomWidth);
  const { height } = await boxOf(header);
  await page.mouse.wheel(0, 900);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await page.mouse.wheel(0, -200);
  await expect.poll(rule).not.toBe('0px');
  expect((await boxOf(header)).height).toBe(height);
});
