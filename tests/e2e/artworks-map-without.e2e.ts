import { expect, test, type Page } from '@playwright/test';
import { drawingLaunch, resize, wake } from '../support/browser';
import { decide } from '../support/editor-page';

// The artworks and their map where a browser lacks script, WebGL or a network.

test.use({ launchOptions: drawingLaunch() });

const address = '/de/kunstwerke-und-karte';
const map = (page: Page) => page.getByRole('group', { name: 'Karte', exact: true });
const markers = (page: Page) => map(page).locator('button[data-mark]');

test.beforeEach(({ context }) => decide(context));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete, filters work, and the drawn overview leads on', async ({ page }) => {
    await page.goto(address);
    const works = page.getByRole('list', { name: 'Liste' }).getByRole('heading');
    // Other tests may have added some of their own.
    await expect(works.nth(23)).toBeVisible();
    const overview = page.getByRole('img', { name: /Gezeichneter Überblick/ });
    await expect(overview).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nr. 06, Kran, tanzend', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Oberlauf' }).click();
    await expect(page).toHaveURL(`${address}?stretch=upstream`);
    await expect(works).toHaveCount(8);
  });
});

test('without WebGL the list is complete and can be filtered, and the drawn overview stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const nothing = () => null;
    HTMLCanvasElement.prototype.getContext = nothing as typeof HTMLCanvasElement.prototype.getContext;
  });
  await resize(page, { width: 1280, height: 900 });
  await page.goto(address);
  const overview = page.getByRole('img', { name: /Gezeichneter Überblick/ });
  await overview.scrollIntoViewIfNeeded();
  await wake(page);
  await expect(page.getByText('Die bewegliche Karte lässt sich hier nicht zeigen.')).toBeVisible();
  await expect(overview).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Nr. 06, Kran, tanzend', exact: true })).toBeVisible();
  const works = page.getByRole('list', { name: 'Liste' }).getByRole('heading').filter({ visible: true });
  await expect(works.nth(23)).toBeVisible();
  await page.getByRole('link', { name: 'Oberlauf' }).click();
  await expect(page).toHaveURL(`${address}?stretch=upstream`);
  await expect(works).toHaveCount(8);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the map that was seen is drawn again', async ({ page, context }) => {
    // Software draws the map here, twice.
    test.slow();
    await resize(page, { width: 1280, height: 900 });
    await page.goto(address);
    await wake(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
    });
    await page.reload();
    await wake(page);
    await map(page).scrollIntoViewIfNeeded();
    await expect(markers(page).first()).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(
          async (paths) =>
            (await Promise.all(paths.map((path) => caches.match(path)))).every((kept) => kept !== undefined),
          ['/map/faehrstadt.pmtiles', '/de/kunstwerke-und-karte'],
        ),
      )
      .toBe(true);

    await context.setOffline(true);
    const parts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.pmtiles'))
        parts.push(`${response.status()} ${response.fromServiceWorker() ? 'kept' : 'fetched'}`);
    });
    await page.reload();
    await wake(page);
    await map(page).scrollIntoViewIfNeeded();
    await expect(markers(page).first()).toBeVisible();
    // Its directory, and the tiles in sight.
    await expect.poll(() => parts.length).toBeGreaterThan(2);
    expect([...new Set(parts)]).toEqual(['206 kept']);
    await expect(page.getByText('Die bewegliche Karte lässt sich hier nicht zeigen.')).toHaveCount(0);
  });
});
