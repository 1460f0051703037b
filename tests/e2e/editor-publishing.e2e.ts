import { expect, test } from '@playwright/test';
import { resize } from '../support/browser';
import {
  createPage,
  decide,
  enter,
  expectSaved,
  openEditor,
  toolbarOf,
  typeAtEnd,
  write,
  type TestPage,
} from '../support/editor-page';
import { publishing } from '../support/editor-openings';

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [[{ kind: 'headline', content: 'Erste Zeile' }]]);
});

test('a publication is planned for a time and a language, listed, given another time, and cancelled', async ({
  page,
}) => {
  await openEditor(page, site.urls.de);
  const openPublishing = () => toolbarOf(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await openPublishing();
  await page.getByRole('menuitem', { name: 'Zeitpunkt planen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichung planen' });
  await dialog.getByLabel('Tag').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Planen' }).click();
  await expect(dialog.getByText('Bitte wählen Sie einen Zeitpunkt in der Zukunft.')).toBeVisible();
  await dialog.getByLabel('Tag').fill('2040-07-01');
  await dialog.getByLabel('Uhrzeit').fill('09:00');
  await dialog.getByLabel('Deutsch').uncheck();
  await dialog.getByRole('button', { name: 'Planen' }).click();
  await expect(dialog.getByText('Bitte wählen Sie mindestens eine Sprache.')).toBeVisible();
  await dialog.getByLabel('Englisch').check();
  await dialog.getByRole('button', { name: 'Planen' }).click();
  const planned = dialog.getByRole('listitem');
  await expect(planned).toContainText(/Sonntag, 1\. Juli 2040.*09:00.*: Englisch/);

  await page.reload();
  await expect(toolbarOf(page).getByText('geplant für 1. Juli, 09:00')).toBeVisible();
  await openPublishing();
  await page.getByRole('menuitem', { name: 'Geplant: ein Zeitpunkt …' }).click();

  await dialog.getByRole('button', { name: 'Zeit ändern' }).press('Enter');
  const change = page.getByRole('dialog', { name: 'Zeit ändern' });
  await expect(change.getByLabel('Tag')).toHaveValue('2040-07-01');
  await change.getByLabel('Tag').fill('2020-01-01');
  await change.getByLabel('Uhrzeit').press('Enter');
  await expect(change.getByText('Bitte wählen Sie einen Zeitpunkt in der Zukunft.')).toBeVisible();
  await change.getByLabel('Tag').fill('2040-07-02');
  await change.getByLabel('Uhrzeit').fill('11:30');
  await change.getByLabel('Uhrzeit').press('Enter');
  await expect(change).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Zeit ändern' })).toBeFocused();
  await expect(planned).toContainText(/Montag, 2\. Juli 2040.*11:30.*: Englisch/);
  await dialog.getByRole('button', { name: 'Absagen' }).press('Enter');
  await expect(dialog.getByText('Nichts geplant.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Planen' })).toBeFocused();
});

test('on a phone messages leave what publishes free', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  const canvas = await openEditor(page, site.urls.de);
  await canvas.getByRole('button', { name: /^Überschrift: Menü/ }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Gelöscht: Überschrift „Erste Zeile“')).toBeVisible();
  await toolbarOf(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('menuitem', { name: 'Prüfen und veröffentlichen …' }).click();
  const panel = page.getByRole('dialog', { name: 'Prüfen und veröffentlichen' });
  await panel.getByRole('button', { name: 'Veröffentlichen' }).click({ trial: true });
  await expect(page.getByText('Gelöscht: Überschrift „Erste Zeile“')).toBeVisible();
});

test('what is said of a change stands beside what is said of the block above it', async ({
  page,
  context,
}) => {
  const { urls } = await createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile' },
      { kind: 'headline', content: 'Zweite Zeile' },
    ],
  ]);
  const canvas = await openEditor(page, urls.de);
  const second = canvas.getByRole('group', { name: 'Überschrift' }).nth(1);
  await typeAtEnd(second.getByRole('textbox', { name: 'Überschrift: Überschrift' }), ', neu');
  await expectSaved(page);
  await toolbarOf(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('menuitem', { name: 'Prüfen und veröffentlichen …' }).click();
  await expect(second).toHaveAttribute('data-mark-label', 'Geändert');
  const mark = canvas.getByRole('button', { name: 'Englisch fehlt' }).first();
  const markEnd = await mark.evaluate((button) => button.getBoundingClientRect().right);
  const labelStart = await second.evaluate((frame) => {
    const label = getComputedStyle(frame, '::after');
    return frame.getBoundingClientRect().right - parseFloat(label.right) - parseFloat(label.width);
  });
  expect(markEnd).toBeLessThanOrEqual(labelStart);
});

test('both languages side by side: what is missing and what is outdated is marked, and written beside the other', async ({
  page,
  context,
  browser,
}) => {
  // Without room for two pages (e2e/editor-beside).
  await page.setViewportSize({ width: 960, height: 720 });
  const canvas = await openEditor(page, site.urls.de);
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  const mark = canvas.getByRole('button', { name: 'Englisch fehlt' });
  await mark.focus();
  await page.keyboard.press('Enter');
  const german = page.getByRole('dialog', { name: 'Übersetzung' });
  await expect(german.getByText('Englisch fehlt')).toBeVisible();
  await page.keyboard.press('Escape');

  await openEditor(page, site.urls.en);
  await page.keyboard.press('Alt+Shift+T');
  const dialog = page.getByRole('dialog', { name: 'Translation' });
  await expect(dialog.getByText('Erste Zeile')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Headline: Headline (English)' }).fill('First line');
  await page.keyboard.press('Escape');
  await expectSaved(page);
  await expect(page.getByRole('textbox', { name: 'Headline: Headline' })).toHaveText('First line');

  await openEditor(page, site.urls.de);
  await expect(headline).toHaveText('Erste Zeile');
  await expect(mark).toHaveCount(0);
  await typeAtEnd(headline, ', neu');
  await expectSaved(page);
  await expect(canvas.getByRole('button', { name: 'Englisch ist veraltet' })).toBeVisible();

  await write(
    context,
    '/en/pageeditor-api/publish',
    { content_type: 'page', object_id: site.id, locales: ['de', 'en'] },
    'POST',
  );
  const visitor = await browser.newContext();
  await decide(visitor);
  const outside = await visitor.newPage();
  await outside.goto(site.urls.en);
  await expect(outside.getByRole('heading', { name: 'First line' })).toBeVisible();
  await visitor.close();
});

test('a section takes a colour of the palette, by its name', async ({ page, browser }) => {
  const canvas = await openEditor(page, site.urls.de);
  const section = canvas.locator('section').first();
  await canvas.getByRole('button', { name: /^Abschnitt 1: Menü/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Farbe' }).press('ArrowRight');
  await page.getByRole('menuitemradio', { name: 'Pfirsich' }).click();
  await expect(section).toHaveAttribute('data-colour', 'peach');
  await expectSaved(page);
  await toolbarOf(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch und Englisch veröffentlichen' }).click();
  await expect(page.getByRole('status').getByText('Veröffentlicht')).toBeVisible();
  const visitor = await browser.newContext();
  await decide(visitor);
  const outside = await visitor.newPage();
  await outside.goto(site.urls.de);
  await expect(outside.locator('main section[data-colour="peach"]')).toBeVisible();
  await visitor.close();
});

test('a colour on which text cannot be read is among what is looked at before publishing, and leads to its section', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  const menu = canvas.getByRole('button', { name: /^Abschnitt 1(?:, gewählt)?: Menü/ });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Farbe' }).press('ArrowRight');
  await page.getByRole('menuitemradio', { name: 'Pfirsich' }).click();
  await expectSaved(page);
  const panel = page.getByRole('dialog', { name: publishing.dialog });
  const findings = panel.getByRole('region', { name: 'Vorher ansehen' });
  const finding = findings.getByRole('button', { name: /^Farbe, auf der sich Schrift schlecht lesen lässt/ });
  await publishing.open(page);
  // The page has its own translation missing, but no fault of its colour.
  await expect(findings.getByRole('button', { name: /^Übersetzung fehlt/ })).toBeVisible();
  await expect(finding).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // A venue's own palette, in which this name is dark.
  await page.addStyleTag({ content: ':root { --color-peach: oklch(0.35 0.08 50) }' });
  await publishing.open(page);
  await finding.click();
  await expect(menu).toBeFocused();
});
