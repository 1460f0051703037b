import { expect, test } from '@playwright/test';
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

  test('leaves imprint and data policy alone', async ({ page }) => {
    for (const path of ['/de/impressum', '/en/data-policy']) {
      await page.goto(path);
      await wake(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-consent]')).toBeHidden();
    }
  });
});
