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
  await expect(text).toHaveAttribute('data-empty', 'Schreiben, oder „/“ für andere Bausteine');
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

test('Enter parts a headline, Backspace joins texts, and arrows go on from block to block', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  /** The editor hears a moment later where a key has put the caret. */
  const press = async (key: string, times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    await settle(page);
  };
  await headline.click();
  await press('End');
  await press('ArrowLeft', 6);
  await press('Enter');
  await expect(headline).toHaveText('Erste');
  await expect(text).toBeFocused();
  await page.keyboard.type('Eine ');
  await expect(text).toHaveText('Eine Zeile');
  await press('End');
  await press('Enter', 2);
  await expect(text.nth(1)).toBeFocused();
  await page.keyboard.type('Zwei');
  // No hand is at Home within 200 ms of the text's opening; the editor would take that for the browser's own doing.
  await expectSaved(page);

  await press('Home');
  await press('Backspace');
  await expect(text).toHaveCount(1);
  await expect(text.getByRole('paragraph')).toHaveText(['Eine Zeile', 'Zwei']);
  await settle(page);
  await press('Backspace');
  await page.keyboard.type('. ');
  await expect(text.getByRole('paragraph')).toHaveText('Eine Zeile. Zwei');
  await expectSaved(page);

  await press('Home');
  await press('ArrowUp');
  await expect(headline).toBeFocused();
  // A headline that is written in shows what else it may have.
  const below = canvas.getByRole('textbox', { name: 'Überschrift: Unterzeile' });
  await press('End');
  await press('ArrowRight');
  await expect(below).toBeFocused();
  await press('ArrowDown');
  await expect(text).toBeFocused();
  await expectSaved(page);
  await page.reload();
  await expect(headline).toHaveText('Erste');
  await expect(text).toHaveText('Eine Zeile. Zwei');
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
