import { expect, test, type Page } from '@playwright/test';
import { findFaults, wcag } from '../support/axe';
import { settle } from '../support/browser';
import { createPage, enter, openEditor, toolbarOf, type TestPage } from '../support/editor-page';

const note = (page: Page) =>
  page.getByRole('complementary', { name: /^(Tour durch die Redaktion|Tour of the editor)$/ });
const offer = (page: Page) => page.getByRole('group', { name: 'Kurz zeigen, wie es geht?' });

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile' },
      { kind: 'text', content: '<p>Die Fähre legt um acht Uhr ab.</p>' },
      { kind: 'headline', content: 'Letzte Zeile' },
    ],
  ]);
});

test('a newcomer is led through writing, arranging, the other language, undo and publishing by doing it', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  await offer(page).getByRole('button', { name: 'Ja, gern' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(note(page)).toContainText('1 von 7');
  await expect(note(page)).toBeFocused();

  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Pünktlich.');
  await expect(note(page)).toContainText('2 von 7');
  // The note has not taken the caret.
  await expect(text).toBeFocused();

  await canvas
    .getByRole('button', { name: /^Text: Menü|^Menü.*Text/ })
    .first()
    .click();
  await expect(note(page)).toContainText('3 von 7');
  await page.keyboard.press('Escape');

  await text.click();
  // The editor learns a moment later where a press or a key has put the caret.
  await settle(page);
  await page.keyboard.press('Control+End');
  await settle(page);
  await page.keyboard.press('Enter');
  await settle(page);
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText('4 von 7');
  await note(page).getByRole('button', { name: 'Zurück' }).click();
  await expect(note(page)).toContainText('3 von 7');
  await note(page).getByRole('button', { name: 'Weiter' }).click();

  await canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).first().click();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(note(page)).toContainText('5 von 7');

  await toolbarOf(page).getByRole('link', { name: 'Diese Seite auf Englisch bearbeiten' }).click();
  await expect(note(page)).toContainText('6 of 7');
  await toolbarOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(note(page)).toContainText('7 of 7');
  await toolbarOf(page).getByRole('button', { name: 'Publish' }).click();
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByText('You can take the tour again')).toBeVisible();
});

test('it can be left and taken again, and is not offered twice', async ({ page }) => {
  await openEditor(page, site.urls.de);
  await offer(page).getByRole('button', { name: 'Nein, danke' }).click();
  await page.reload();
  await expect(toolbarOf(page).getByRole('button', { name: 'Mehr' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await toolbarOf(page).getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name: 'Tour' }).click();
  await expect(note(page)).toContainText('1 von 7');
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Tour starten' }).click();
  await expect(note(page)).toContainText('1 von 7');
  await note(page).getByRole('button', { name: 'Beenden' }).click();
  await expect(note(page)).toHaveCount(0);
});

test('the offer leaves the formatting free that stands at its place on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const canvas = await openEditor(page, site.urls.de);
  await expect(offer(page)).toBeVisible();
  await canvas.getByRole('textbox', { name: 'Text: Text' }).click();
  await expect(offer(page)).toBeHidden();
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Fett' })).toBeFocused();
  await expect(offer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Fett' }).click({ trial: true });
});

test('an empty page invites, and the tour says how to begin', async ({ page, context }) => {
  const empty = await createPage(context);
  await openEditor(page, empty.urls.de);
  await expect(page.getByText(/Beginnen Sie mit einem Abschnitt/)).toBeVisible();
  await offer(page).getByRole('button', { name: 'Ja, gern' }).click();
  await expect(note(page)).toContainText('Diese Seite ist noch leer.');
});

for (const width of [390, 1280]) {
  test(`offer and notes are there for everybody at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openEditor(page, site.urls.de);
    await expect(offer(page).getByRole('button', { name: 'Ja, gern' })).toBeInViewport({ ratio: 1 });
    expect(await findFaults(page, { rules: wcag })).toEqual([]);
    await offer(page).getByRole('button', { name: 'Ja, gern' }).click();
    for (let step = 1; step <= 7; step += 1) {
      await expect(note(page)).toContainText(`${step} von 7`);
      await expect(note(page)).toBeInViewport({ ratio: 1 });
      if (step === 1 || step === 7) expect(await findFaults(page, { rules: wcag })).toEqual([]);
      if (step < 7) await note(page).getByRole('button', { name: 'Weiter' }).click();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
