import { expect, test } from '@playwright/test';
import { signIn } from '../support/browser';

/** Small files that differ, named by a prefix. */
function buildFiles(prefix: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `${prefix}-${index + 1}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n1 0 obj\n<</T(${prefix} ${index})>>\nendobj\n`),
  }));
}

test.beforeEach(async ({ context }) => signIn(context));

test('every one of 22 uploads has its row, and one sentence sums them up', async ({ page }) => {
  await page.goto('/admin/media');
  const run = `viele-${Date.now()}`;
  await page.locator('input[type="file"]').setInputFiles(buildFiles(run, 22));
  // Each is made in every size before it is there.
  await expect(page.getByText('Fertig: 22 Dateien hochgeladen.')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')).toHaveCount(22);
});

test('a press directory takes 20 files at once into 20 rows', async ({ page }) => {
  await page.goto('/admin/download-directories/create');
  await page.getByLabel('Dateien: Dateien auswählen').setInputFiles(buildFiles(`presse-${Date.now()}`, 20));
  await expect(page.getByText('Fertig: 20 Dateien hochgeladen.')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Dateien, Eintrag \d+ von 20$/ })).toHaveCount(20);
});

test('what is selected is what is in sight', async ({ page }) => {
  const selection = page.getByRole('group', { name: /ausgewählt$/ });
  const select = () =>
    page
      .getByRole('checkbox', { name: /auswählen$/ })
      .nth(1)
      .check();
  await page.goto('/admin/venues');
  await select();
  await expect(selection).toBeVisible();
  await page.getByRole('searchbox').fill('Bootshaus');
  await expect(page.getByRole('status').filter({ hasText: /^1 Eintrag$/ })).toBeVisible();
  await expect(selection).toBeHidden();
  await select();
  await expect(selection).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /auswählen$/ }).nth(1)).not.toBeChecked();
  await expect(selection).toBeHidden();
});
