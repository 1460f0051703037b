import { expect, test } from '@playwright/test';
import { settle } from '../support/browser';
import { createPage, enter, expectSaved, openEditor, toolbarOf, type TestPage } from '../support/editor-page';

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [[{ kind: 'headline', content: 'Erste Zeile' }]]);
});

test('edit mode is switched on and off, and the first block found, by shortcut', async ({ page }) => {
  await page.goto(site.urls.de);
  await expect(toolbarOf(page)).toBeVisible();
  await page.keyboard.press('Alt+Shift+E');
  const canvas = page.getByRole('group', { name: 'Seite bearbeiten' });
  await expect(canvas).toBeVisible();
  await page.keyboard.press('Alt+Shift+B');
  await expect(canvas.getByRole('button', { name: /^Überschrift: Menü/ })).toBeFocused();
  await page.keyboard.press('Alt+Shift+E');
  await expect(canvas).toBeHidden();
});

test('a section is divided and followed by another from its handle', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const section = canvas.getByRole('group', { name: 'Abschnitt 1', exact: true });
  await section.getByRole('button', { name: /^Abschnitt 1: Menü/ }).focus();
  await page.keyboard.press('4');
  await expect(section.getByRole('radio', { name: /50-50/ })).toBeChecked();
  await expectSaved(page);
  await page.keyboard.press('+');
  await expect(canvas.getByRole('group', { name: 'Abschnitt 2', exact: true })).toBeVisible();
});

test('writing goes on from block to block: Enter, signs, slash, and the quotes of the language', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  await headline.first().click();
  await page.keyboard.press('End');
  // The editor hears a moment later where the key has put the caret.
  await settle(page);
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Sie sagt "Ja" -- und geht...');
  await expect(text).toHaveText('Sie sagt „Ja“ – und geht…');
  await page.keyboard.press('Escape');
  await page.keyboard.press('+');
  await expect(page.getByRole('combobox', { name: 'Baustein suchen' })).toBeFocused();
  await page.keyboard.type('Text');
  await page.keyboard.press('Enter');
  await expect(text.nth(1)).toBeFocused();
  await page.keyboard.type('### ');
  await expect(headline.nth(1)).toBeFocused();
  await expect(text).toHaveCount(1);
  await page.keyboard.type('Zwischen');
  await expect(canvas.getByRole('heading', { level: 3 })).toHaveText('Zwischen');
  await page.keyboard.press('Enter');
  await expect(text.nth(1)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Baustein suchen' })).toBeFocused();
  await page.keyboard.type('Zitat');
  await page.keyboard.press('Enter');
  const quote = canvas.getByRole('textbox', { name: 'Zitat: Zitat' });
  await expect(quote).toBeFocused();
  await page.keyboard.type('Am Ende');
  await expect(quote).toHaveText('Am Ende');
  await expect(text).toHaveCount(1);
  await expectSaved(page);
  await page.reload();
  await expect(quote).toHaveText('Am Ende');
  await expect(text).toHaveCount(1);
});

test('no shortcut acts while a character is typed', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await headline.click();
  await page.keyboard.press('End');
  await page.keyboard.type('? s d + 4');
  await expect(headline).toHaveText('Erste Zeile? s d + 4');
  // AltGr is Ctrl and Alt on Windows, and Alt with Shift types signs on a Mac.
  for (const typed of [
    { key: 'Ł', code: 'KeyL', altKey: true, shiftKey: true, ctrlKey: true },
    { key: 'ﬂ', code: 'KeyL', altKey: true, shiftKey: true },
    { key: '∏', code: 'KeyP', altKey: true, shiftKey: true },
  ]) {
    await headline.evaluate((host, init) => {
      host.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    }, typed);
  }
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL(`${site.urls.de}?edit`);
  await expectSaved(page);
});
