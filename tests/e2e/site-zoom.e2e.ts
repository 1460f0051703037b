import { expect, test } from '@playwright/test';
import { resize } from '../support/browser';
import { boxOf } from '../support/boxes';
import { decide } from '../support/editor-page';
import { everyOf } from '../support/every';

// What a window of 1280 px at 400 per cent, which has 320 by 256, once got wrong.

test.beforeEach(({ context }) => decide(context));

test('the way through a page goes with it, and the menu tells its ways apart', async ({ page }) => {
  await resize(page, { width: 320, height: 256 });
  await page.goto('/de/besuch#pendelboot');
  await expect(page.getByRole('heading', { name: 'Das Pendelboot' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Auf dieser Seite' })).not.toBeInViewport();
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de');
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.locator('[data-site-menu]');
  const boxes = await Promise.all(
    ['Kalender', 'Kunstwerke & Karte', 'Besuch'].map((name) =>
      boxOf(menu.getByRole('link', { name, exact: true })),
    ),
  );
  const gaps = boxes.slice(1).map(({ y }, index) => y - (boxes[index]?.y ?? 0) - (boxes[index]?.height ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThan(8);
});

test('the question about cookies leaves half of it free, and goes with the page', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await resize(page, { width: 320, height: 256 });
  await page.goto('/de');
  const dialog = page.getByRole('dialog', { name: 'Cookies' });
  await expect(dialog).toBeVisible();
  expect((await boxOf(dialog)).y).toBeGreaterThanOrEqual(128);
  for (const answer of await everyOf(dialog.getByRole('button')))
    await expect(answer).toBeInViewport({ ratio: 1 });
  const last = dialog.getByRole('button').last();
  const isLastBelow = await last.evaluate((button) => {
    const { left, bottom } = button.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom + 6)?.contains(button) ?? false;
  });
  expect(isLastBelow, 'nothing shows below the answers').toBe(true);
  const external = dialog.getByRole('checkbox', { name: 'Externe Medien' });
  await external.scrollIntoViewIfNeeded();
  await external.check();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(dialog).toBeHidden();
  // Asked for again from the foot of the page, it comes into sight.
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(dialog.getByRole('button', { name: 'Auswahl speichern' })).toBeInViewport({ ratio: 1 });
});
