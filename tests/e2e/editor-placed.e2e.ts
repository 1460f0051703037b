import { expect, test } from '@playwright/test';
import { findFaults } from '../support/axe';
import {
  createPage,
  createThing,
  enter,
  expectSaved,
  openEditor,
  toolbarOf,
  write,
} from '../support/editor-page';

test('a stand-alone section is placed on a page, and visitors see its blocks there', async ({
  page,
  context,
  browser,
}) => {
  await enter(context);
  const { id, urls } = await createPage(context, [[{ kind: 'headline', content: 'Wer hilft' }]]);
  const canvas = await openEditor(page, urls.de);
  await canvas.getByRole('button', { name: /^Überschrift: Menü/ }).focus();
  await page.keyboard.press('+');
  await page.getByRole('combobox', { name: 'Baustein suchen' }).fill('Eigenst');
  await page.getByRole('option', { name: /^Eigenständiger Abschnitt/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Eigenständiger Abschnitt: Einstellungen' });
  await dialog.getByLabel('Abschnitt').selectOption({ label: 'Kalender: Einleitung · calendar-intro' });
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  const block = canvas.getByRole('group', { name: 'Eigenständiger Abschnitt', exact: true });
  await expect(block.getByText(/^Rund siebzig Termine/)).toBeVisible();
  await expect(block.getByRole('textbox')).toHaveCount(0);
  await expect(block.getByRole('link', { name: /\/de\/kalender/ })).toHaveAttribute(
    'href',
    '/de/kalender?edit=intro',
  );
  expect(await findFaults(page)).toEqual([]);
  await expectSaved(page);
  const key = { content_type: 'page', object_id: id };
  await write(context, '/de/pageeditor-api/publish', { ...key, locales: ['de', 'en'] });

  const visitor = await browser.newContext();
  const reading = await visitor.newPage();
  await reading.goto(urls.de);
  await expect(reading.getByText(/^Rund siebzig Termine/)).toBeVisible();
  await visitor.close();
});

test('a section that was just created is begun where the admin leads to, and seen where it is placed once it is published', async ({
  page,
  context,
}) => {
  await enter(context);
  const slug = `hinweis-${crypto.randomUUID()}`;
  const { id } = await createThing(context, 'sections', { title: 'Hinweis', slug });
  const { urls } = await createPage(context, [[{ kind: 'sectionreference', section: `section:${id}` }]]);
  await page.goto(`/admin/sections/${id}`);
  await page.getByRole('link', { name: 'Auf der Seite bearbeiten (Deutsch)' }).click();
  const canvas = page.getByRole('group', { name: 'Seite bearbeiten' });
  await canvas.getByRole('button', { name: 'Baustein einfügen in Abschnitt 1, Spalte 1' }).click();
  await page.getByRole('combobox', { name: 'Baustein suchen' }).fill('Text');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Samstag geschlossen');
  await expectSaved(page);
  await toolbarOf(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('menuitem', { name: 'Nur Deutsch veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht', { exact: true }).first()).toBeVisible();
  const placed = await openEditor(page, urls.de);
  await expect(placed.getByText('Samstag geschlossen')).toBeVisible();
});
