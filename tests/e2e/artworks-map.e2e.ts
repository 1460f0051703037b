import { expect, test, type Locator, type Page } from '@playwright/test';
import { drawingLaunch, resize, settle, signIn, wake } from '../support/browser';
import { evaluateEvery } from '../support/every';
import { testSite } from '../support/server';

test.use({ launchOptions: drawingLaunch() });

const address = '/de/kunstwerke-und-karte';
const map = (page: Page) => page.getByRole('group', { name: 'Karte', exact: true });
const markers = (page: Page) => map(page).locator('button[data-mark]');
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Liste' }).getByRole('listitem').filter({ hasText: name });

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'litfass_consent', value: 'required', url: testSite.url }]);
});

test('list and map are in step, by pointer and by keys, and ask nobody else', async ({ page }) => {
  // Software draws the map here, on a machine that may have other things to do.
  test.slow();
  await resize(page, { width: 1280, height: 900 });
  const strangers: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
    if (/^https?:/.test(request.url()) && !request.url().startsWith(testSite.url))
      strangers.push(request.url());
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: /^Alle 2\d Kunstwerke$/ })).toBeVisible();
  await page.mouse.wheel(0, 300);
  await map(page).scrollIntoViewIfNeeded();
  await expect(markers(page).first()).toBeVisible();

  // Chosen in the list, it shows on the map, and in the address.
  await row(page, 'Kran, tanzend')
    .getByRole('link', { name: /auf der Karte zeigen/ })
    .click();
  await expect(page).toHaveURL(/\?work=\d+$/);
  const chosen = map(page).locator('button[aria-pressed="true"]');
  await expect(chosen).toHaveAccessibleName('Nr. 06, Kran, tanzend');

  // One stop for Tab, and from there with the arrow keys; Enter chooses, and the list follows.
  await expect(map(page).locator('button[data-mark][tabindex="0"]')).toHaveCount(1);
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  const next = map(page).locator('button[data-mark]:focus');
  await expect(next).not.toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Home');
  await expect(next).toHaveAccessibleName(/01/);
  await page.keyboard.press('ArrowLeft');
  await expect(next).toHaveAccessibleName(/24/);

  // Chosen on the map, the list follows; the walk is drawn along ways that the map has fetched.
  const other = map(page).locator('button[data-mark]:not([data-cluster])[aria-pressed="false"]').first();
  const id = (await other.getAttribute('data-mark')) ?? '';
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}?work=${id}`);
  await expect(page.locator('li[data-artwork][data-chosen]')).toHaveAttribute('data-artwork', id);
  await expect(page.locator('li[data-artwork][data-chosen]')).toBeInViewport();
  expect(asked).toContain('/map/faehrstadt-ways.json');
  await row(page, 'Kran, tanzend')
    .getByRole('link', { name: /auf der Karte zeigen/ })
    .click();

  // A deep link opens with the same work chosen.
  await page.reload();
  await expect(map(page).locator('button[aria-pressed="true"]')).toHaveAccessibleName(
    'Nr. 06, Kran, tanzend',
  );
  await expect(row(page, 'Kran, tanzend')).toBeInViewport();
  expect(strangers).toEqual([]);
});

/** Where each mark is in its frame, whether or not it is in the window. */
const placesOf = (marks: Locator) =>
  evaluateEvery(marks, (all) =>
    all.map((mark) => {
      const { left, top, width: breadth, height } = mark.getBoundingClientRect();
      const frame = mark.closest('[data-map]')?.getBoundingClientRect();
      return {
        name: mark.getAttribute('aria-label') ?? '',
        x: left + breadth / 2 - (frame?.left ?? 0),
        y: top + height / 2 - (frame?.top ?? 0),
      };
    }),
  );

test('the same map stands small on artworks, events and the visit, and is where an editor picks a place', async ({
  page,
  context,
}) => {
  test.slow();
  await resize(page, { width: 1280, height: 900 });
  const first = async (call: string) =>
    (
      (await (await page.request.get(`/api/${call}/?page_size=1&locale=de`)).json()) as {
        results: { id: number; url: string }[];
      }
    ).results[0];
  const work = await first('productions');
  const small = page.locator('[data-map="live"]');
  for (const path of [work?.url, (await first('events'))?.url, '/de/besuch']) {
    await page.goto(path ?? '');
    const [drawn] = await placesOf(page.locator('[data-stand-in] li a'));
    await wake(page);
    await page
      .getByRole('region', { name: 'Auf der Karte' })
      .or(page.locator('[data-map]'))
      .last()
      .scrollIntoViewIfNeeded();
    await expect(small.locator('button[data-mark]').first(), path).toBeVisible();
    // Around one place the drawing begins where the live map does, with the names of what is there.
    if (path === '/de/besuch') continue;
    const [live] = await placesOf(markers(page));
    expect(
      Math.hypot((live?.x ?? NaN) - (drawn?.x ?? NaN), (live?.y ?? NaN) - (drawn?.y ?? NaN)),
    ).toBeLessThan(4);
    await expect(page.locator('[data-stand-in] [data-role]').filter({ hasText: 'Nordufer' })).not.toHaveCount(
      0,
    );
  }
  await signIn(context);
  await page.goto(`/admin/productions/${work?.id}`);
  const latitude = page.getByLabel('Breite', { exact: true });
  const before = await latitude.inputValue();
  expect(before).toMatch(/^52\.9/);
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  const canvas = page.locator('[data-map="live"] [data-loaded] canvas');
  await canvas.click({ position: { x: 40, y: 40 } });
  await expect(latitude).not.toHaveValue(before);
});

test('who goes through the drawn map by keyboard keeps the focus when the live one comes', async ({
  page,
}) => {
  test.slow();
  await resize(page, { width: 1280, height: 900 });
  await page.goto('/de/besuch');
  const drawn = page.locator('[data-stand-in] a').nth(2);
  await drawn.focus();
  await expect(page.locator('[data-map="live"] [data-loaded]')).toBeAttached();
  await settle(page);
  await expect(drawn).toBeFocused();
  await expect(drawn).toBeVisible();
  await page.getByRole('link', { name: 'Alle Kunstwerke auf der Karte' }).focus();
  await expect(drawn).toBeHidden();
});

for (const { path, width } of [
  { path: '/de/besuch', width: 1280 },
  { path: '/de/besuch', width: 390 },
  { path: address, width: 1280 },
])
  test(`the live map begins with the marks of the drawn one where they were, ${path} at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await resize(page, { width, height: 900 });
    await page.goto(path);
    const drawn = await placesOf(page.locator('[data-stand-in] li a'));
    expect(drawn.length).toBeGreaterThanOrEqual(24);
    await wake(page);
    await page.locator('[data-map]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-map="live"] [data-loaded]')).toBeVisible();
    await settle(page);
    const live = await placesOf(markers(page));
    expect(live.map(({ name }) => name)).toEqual(drawn.map(({ name }) => name));
    for (const [index, { name, x, y }] of live.entries())
      expect(Math.hypot(x - (drawn[index]?.x ?? NaN), y - (drawn[index]?.y ?? NaN)), name).toBeLessThan(4);
  });

test('filters live in the address, and "near me" tells distances', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 52.94, longitude: 9.62 });
  await page.goto(address);
  const filters = page.getByRole('navigation', { name: 'Kunstwerke filtern' });
  await filters.getByRole('link', { name: 'Insel' }).click();
  await expect(page).toHaveURL(`${address}?stretch=island`);
  await expect(page.getByRole('heading', { name: /^Insel: 8 von 2\d$/ })).toBeVisible();
  await expect(row(page, 'Pegel')).toBeHidden();
  await filters.getByRole('link', { name: 'Stufenlos' }).click();
  await expect(page).toHaveURL(`${address}?step_free=yes&stretch=island`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Insel: 8 von 2\d$/ })).toBeVisible();
  await page.getByRole('button', { name: 'In meiner Nähe' }).click();
  await expect(row(page, 'Gegenstrom').getByText(/^\d+ m$/)).toBeVisible();
});

test('a phone switches between list and map, in the address, with cards to swipe', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto(address);
  await expect(map(page)).toHaveCount(0);
  const view = page.getByRole('navigation', { name: 'Ansicht' });
  await wake(page);
  const tab = view.getByRole('link', { name: 'Karte' });
  const { y: before = NaN } = (await tab.boundingBox()) ?? {};
  await tab.click();
  await expect(page).toHaveURL(`${address}?view=map`);
  // The map is seen at once, and the tab has stayed where it was pressed.
  const { y: top = NaN } = (await page.locator('[data-map]').boundingBox()) ?? {};
  expect(top).toBeLessThan(844 * 0.7);
  expect((await tab.boundingBox())?.y).toBe(before);
  // The page's scripts come with the first sign of interest.
  await page.mouse.wheel(0, 300);
  await map(page).scrollIntoViewIfNeeded();
  await expect(markers(page).first()).toBeVisible();
  const cards = page.getByRole('list', { name: 'Kunstwerke zum Blättern' });
  await cards.getByRole('listitem').nth(3).scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/view=map&work=\d+/);
  // Black among the coloured ones, as its number on the card is.
  const ink = 'rgb(15, 17, 18)';
  const chosen = map(page).locator('button[aria-pressed="true"]');
  await expect(chosen).toBeVisible();
  await expect(chosen).toHaveCSS('background-color', ink);
  const marked = await evaluateEvery(cards.getByRole('listitem').locator('i'), (numbers) =>
    numbers.flatMap((number) =>
      getComputedStyle(number, '::before').backgroundColor === 'rgb(15, 17, 18)' ? [number.textContent] : [],
    ),
  );
  expect(marked).toEqual([await chosen.textContent()]);
  await resize(page, { width: 320, height: 568 });
  // No word of a card is cut.
  const cut = await evaluateEvery(cards.getByRole('listitem').locator('b'), (names) =>
    names.flatMap((name) => (name.scrollWidth > name.clientWidth ? [name.textContent] : [])),
  );
  expect(cut).toEqual([]);
  // Nor is one seen in part at the edge of the map.
  const frame = await map(page).boundingBox();
  const torn = await evaluateEvery(cards.getByRole('listitem').locator('b, small, i'), (words) =>
    words.map((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      const { left, right } = range.getBoundingClientRect();
      return { text: word.textContent, left, right };
    }),
  );
  const edges = [frame?.x ?? NaN, (frame?.x ?? NaN) + (frame?.width ?? NaN)];
  expect(torn.filter(({ left, right }) => edges.some((edge) => left < edge && right > edge))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('what says that it shows a work on the map shows it there, on a phone too', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto(address);
  await wake(page);
  await row(page, 'Kran, tanzend')
    .getByRole('link', { name: /auf der Karte zeigen/ })
    .press('Enter');
  await expect(page).toHaveURL(/\?view=map&work=\d+$/);
  const chosen = map(page).locator('button[aria-pressed="true"]');
  await expect(chosen).toHaveAccessibleName('Nr. 06, Kran, tanzend');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  const work = new URL(page.url()).searchParams.get('work') ?? '';
  const answer = await page.request.get(`/api/productions/${work}/`);
  await page.goto(((await answer.json()) as { url: string }).url);
  await page.getByRole('link', { name: 'Alle Kunstwerke auf der Karte' }).click();
  await expect(page).toHaveURL(`${address}?view=map&work=${work}`);
  await map(page).scrollIntoViewIfNeeded();
  await expect(chosen).toHaveAccessibleName('Nr. 06, Kran, tanzend');
});

test('a link to a work on the map leads the map to it', async ({ page }) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto(address);
  const work = await row(page, 'Gegenstrom').getAttribute('data-artwork');
  await page.goto(`${address}?view=map&work=${work}`);
  await wake(page);
  await map(page).scrollIntoViewIfNeeded();
  const chosen = map(page).locator('button[aria-pressed="true"]');
  const middle = async (place: Locator) => {
    const box = await place.boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  };
  await expect(async () => {
    const [[x = 0, y = 0], [left = 0, top = 0]] = [await middle(chosen), await middle(map(page))];
    expect(Math.hypot(x - left, y - top)).toBeLessThan(120);
  }).toPass();
});

test('the menu leads from a filtered list to the whole', async ({ page }) => {
  await resize(page, { width: 1280, height: 900 });
  await page.goto(address);
  await wake(page);
  await page
    .getByRole('navigation', { name: 'Kunstwerke filtern' })
    .getByRole('link', { name: 'Insel' })
    .click();
  await expect(page.getByRole('heading', { name: /^Insel: 8 von 2\d$/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Kunstwerke & Karte' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: /^Alle 2\d Kunstwerke$/ })).toBeVisible();
});
