import { expect, test, type APIRequestContext } from '@playwright/test';
import { findFaults } from '../support/axe';
import { testSite } from '../support/server';

async function firstArtwork(request: APIRequestContext): Promise<string> {
  const body = (await (await request.get('/api/productions/?page_size=1&locale=de')).json()) as {
    results: { url: string }[];
  };
  const url = body.results[0]?.url;
  if (!url) throw new Error('There is no artwork.');
  return url;
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
  await expect(page.locator('main a[data-lightbox]')).toHaveCount(4);
  const links = page.locator('main figure a[data-lightbox]');
  await expect(links).toHaveCount(3);
  await links.first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-scrolled'));
  const id = (await links.first().getAttribute('id')) ?? '';
  const other = (await links.nth(1).getAttribute('id')) ?? '';
  await links.first().focus();
  await page.keyboard.press('Enter');

  const box = page.getByRole('dialog');
  await expect(box.getByText('Gesamtansicht')).toBeVisible();
  await expect(page).toHaveURL(`${path}#${id}`);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${path}#${other}`);
  await expect(box.getByText('Aus dem Ruderboot', { exact: false }).first()).toBeVisible();
  await box.getByRole('button', { name: 'Vergrößern' }).click();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(links.nth(1)).toBeFocused();

  // The opening's picture stands before them.
  const opening = page.getByRole('main').locator('header a[data-lightbox]');
  await opening.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#bild-0`);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${path}#${id}`);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();

  // The address of a picture opens it.
  await page.goto('about:blank');
  await page.goto(`${path}#${other}`);
  await page.mouse.move(100, 100);
  await expect(box).toBeVisible();
  await box.getByRole('button', { name: 'Schließen' }).click();
  await expect(box).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to itself', async ({ page, request }) => {
    await page.goto(await firstArtwork(request));
    const href = await page.locator('main a[data-lightbox]').first().getAttribute('href');
    expect((await request.get(href ?? '')).headers()['content-type']).toMatch(/^image\//);
  });
});
