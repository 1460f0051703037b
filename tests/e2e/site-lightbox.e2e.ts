import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { boxOf, type Box } from '../support/boxes';
import { wake } from '../support/browser';
import { evaluateEvery, everyOf } from '../support/every';
import { testSite } from '../support/server';

async function firstArtwork(request: APIRequestContext): Promise<string> {
  const body = (await (await request.get('/api/productions/?page_size=1&locale=de')).json()) as {
    results: { url: string }[];
  };
  const url = body.results[0]?.url;
  if (!url) throw new Error('There is no artwork.');
  return url;
}

function overlap(one: Box, other: Box): boolean {
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !apart;
}

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'litfass_consent', value: 'required', url: testSite.url }]);
});

test('pictures open large, by keys, with caption, focus and address kept', async ({ page, request }) => {
  const path = await firstArtwork(request);
  const loaded: string[] = [];
  page.on('request', (each) => loaded.push(each.url()));
  await page.goto(path);
  // The work's own picture in the opening, then those of its text.
  await expect(page.locator('main a[data-lightbox]')).toHaveCount(3);
  const links = page.locator('main figure a[data-lightbox]');
  await expect(links).toHaveCount(2);
  await links.first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-scrolled'));
  const id = (await links.first().getAttribute('id')) ?? '';
  const other = (await links.nth(1).getAttribute('id')) ?? '';
  await links.first().focus();
  await page.keyboard.press('Enter');

  const box = page.getByRole('dialog');
  await expect(box.getByText('Aus dem Ruderboot', { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(`${path}#${id}`);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${path}#${other}`);
  await expect(box.getByText('Aufbau im Mai', { exact: false }).first()).toBeVisible();
  await box.getByRole('button', { name: 'Vergrößern' }).click();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(links.nth(1)).toBeFocused();

  // The opening's picture is the first of them, and stands on the page once.
  const opening = page.getByRole('main').locator('header a[data-lightbox]');
  await opening.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#bild-0`);
  await expect(box.getByText('1 / 3', { exact: true })).toBeVisible();
  const files = await evaluateEvery(page.locator('main a[data-lightbox]'), (all) =>
    all.map((link) => link.getAttribute('href')),
  );
  expect(new Set(files).size).toBe(3);
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText('2 / 3', { exact: true })).toBeVisible();
  // No button and no word lies on the picture.
  const picture = await boxOf(box.locator('.yarl__slide_current img'));
  for (const part of [box.getByRole('button'), box.getByText('Aus dem Ruderboot'), box.getByText('2 / 3')])
    for (const each of await everyOf(part)) expect(overlap(await boxOf(each), picture)).toBe(false);
  await page.keyboard.press('ArrowLeft');
  await expect(box.getByText('1 / 3', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opening).toBeFocused();

  // The address of a picture opens it.
  await page.goto('about:blank');
  await page.goto(`${path}#${other}`);
  await page.mouse.move(100, 100);
  await expect(box).toBeVisible();
  await box.getByRole('button', { name: 'Schließen' }).click();
  await expect(box).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('no button lies on a picture that is wider than high', async ({ page, request }) => {
    await page.goto(await firstArtwork(request));
    await wake(page);
    await page.locator('main figure a[data-lightbox]').first().click();
    const box = page.getByRole('dialog');
    await expect(box.getByText('Aus dem Ruderboot')).toBeVisible();
    const picture = await boxOf(box.locator('.yarl__slide_current img'));
    for (const button of await everyOf(box.getByRole('button')))
      expect(overlap(await boxOf(button), picture)).toBe(false);
  });

  test('pictures of articles and of image lists are swiped through', async ({ page, request }) => {
    const { results } = (await (await request.get('/api/articles/?locale=de&page_size=100')).json()) as {
      results: { url: string; title: string }[];
    };
    const article = results.find(({ title }) => title.includes('daraufgesessen'));
    for (const path of [article?.url ?? '', '/de/ueber-uns']) {
      await page.goto(path);
      const links = page.locator('main a[data-lightbox]');
      const [first, second] = await evaluateEvery(links, (all) => all.map(({ id }) => id));
      await links.first().scrollIntoViewIfNeeded();
      await wake(page);
      await links.first().click();
      await expect(page).toHaveURL(`${path}#${first}`);
      await swipe(page, -300);
      await expect(page).toHaveURL(`${path}#${second}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});

/** A finger's way over the middle of the window, to the left if `by` is negative. */
async function swipe(page: Page, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  await touch('touchStart', 340);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', 340 + (by * step) / 6);
  await touch('touchEnd');
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to itself', async ({ page, request }) => {
    await page.goto(await firstArtwork(request));
    const href = await page.locator('main a[data-lightbox]').first().getAttribute('href');
    expect((await request.get(href ?? '')).headers()['content-type']).toMatch(/^image\//);
  });
});
