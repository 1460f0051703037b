import { expect, test } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize, wake } from '../support/browser';
import { everyOf } from '../support/every';

test.describe('cookie dialog', () => {
  test('asks once, remembers the choice, and comes back from the footer', async ({ page }) => {
    await page.goto('/de');
    const dialog = page.getByRole('dialog', { name: 'Cookies? Sie entscheiden.' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('checkbox', { name: /Externe Medien/ }).check();
    await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(dialog).toBeHidden();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'litfass_consent')?.value).toBe('required.external');
    await page.reload();
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(dialog.getByRole('checkbox', { name: /Externe Medien/ })).toBeChecked();
  });

  test('shows all three answers at once, on the smallest phone too', async ({ page }) => {
    await resize(page, { width: 320, height: 568 });
    await page.goto('/de');
    const answers = page.getByRole('dialog', { name: 'Cookies? Sie entscheiden.' }).getByRole('button');
    await expect(answers).toHaveCount(3);
    for (const answer of await everyOf(answers)) await expect(answer).toBeInViewport({ ratio: 1 });
  });

  test('stands as far from the lower edge of the window as from the right one, its link in one piece', async ({
    page,
  }) => {
    for (const [width, height, least] of [
      [390, 844, 8],
      [820, 1180, 16],
      [1280, 800, 40],
      [1920, 1080, 60],
    ] as const) {
      await resize(page, { width, height });
      for (const path of ['/de', '/en']) {
        await page.goto(path);
        const dialog = page.locator('[data-consent]');
        await expect(dialog).toBeVisible();
        const box = await boxOf(dialog);
        const margin = width - box.x - box.width;
        expect(margin, `${path} at ${width} px`).toBeGreaterThanOrEqual(least);
        expect(height - box.y - box.height, `${path} at ${width} px`).toBeCloseTo(margin, 0);
        const lines = await dialog.getByRole('link').evaluate((link) => link.getClientRects().length);
        expect(lines, `${path} at ${width} px`).toBe(1);
      }
    }
  });

  test('leaves imprint and data policy alone', async ({ page }) => {
    for (const path of ['/de/impressum', '/en/data-policy']) {
      await page.goto(path);
      await wake(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-consent]')).toBeHidden();
    }
  });
});
