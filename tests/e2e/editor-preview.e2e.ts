import { expect, test } from '@playwright/test';
import { findFaults } from '../support/axe';
import { createPage, enter, expectSaved, openEditor, typeAtEnd, type TestPage } from '../support/editor-page';

test.use({ viewport: { width: 1440, height: 900 } });

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  const lines = Array.from({ length: 10 }, (_, index) => ({ kind: 'headline', content: `Zeile ${index}` }));
  site = await createPage(context, [lines]);
});

test('the draft stands beside the page as on a phone, without the editor, and follows what is saved', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  await page.keyboard.press('Alt+Shift+V');
  const panel = page.getByRole('complementary', { name: 'Vorschau' });
  await expect(panel.getByRole('radio', { name: 'Smartphone' })).toBeFocused();
  const preview = panel.frameLocator('iframe:not([data-coming])');
  await expect(preview.getByRole('heading', { name: 'Zeile 0', exact: true })).toBeVisible();
  await expect(preview.getByRole('region', { name: 'Redaktion' })).toHaveCount(0);
  await expect(preview.getByRole('complementary', { name: 'Vorschau' })).toBeHidden();
  await expect(preview.locator('[data-consent]')).toBeHidden();
  expect(await preview.locator('html').evaluate(() => window.innerWidth)).toBe(390);
  expect(await findFaults(page, { within: '[data-side-panel]' })).toEqual([]);

  await preview.locator('html').evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const first = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).first();
  await typeAtEnd(first, ' weiter');
  await expectSaved(page);
  await expect(preview.getByRole('heading', { name: 'Zeile 0 weiter' })).toBeAttached();
  expect(await preview.locator('html').evaluate(() => window.scrollY)).toBe(300);
  await expect(first).toBeFocused();

  await panel.getByRole('radio', { name: 'Desktop' }).check();
  await expect.poll(() => preview.locator('html').evaluate(() => window.innerWidth)).toBe(1280);
  // Escape within the page closes it as well.
  await preview.locator('body').press('Escape');
  await expect(panel).toHaveCount(0);
});
