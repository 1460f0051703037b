import { expect, test } from '@playwright/test';
import { resize } from '../support/browser';
import {
  decide,
  enter,
  expectSaved,
  createSmallPage,
  openColleague,
  openEditor,
  toolbarOf,
  typeAtEnd,
  write,
  type TestPage,
} from '../support/editor-page';

// What the editor says of a page, and what it does to it, is so.

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createSmallPage(context);
});

test('an offline page says so, and its menu leads online; a language that was never published has no page', async ({
  page,
  context,
  browser,
}) => {
  const slug = `pruefung-${crypto.randomUUID()}`;
  const made = (await write(context, '/api/pages', {
    title: { de: 'Neu', en: 'New' },
    slug: { de: slug, en: `en-${slug}` },
    is_online: false,
  })) as unknown as TestPage;
  const visitor = await browser.newContext();
  await decide(visitor);
  const outside = await visitor.newPage();
  const statusOf = async (url: string) => (await outside.goto(url))?.status();
  await openEditor(page, made.urls.de);
  await expect(toolbarOf(page)).toContainText('Nicht online');
  expect(await statusOf(made.urls.de)).toBe(404);
  await toolbarOf(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch veröffentlichen und online stellen' }).click();
  await expect(page.getByText('Veröffentlicht und online.')).toBeVisible();
  await expect(toolbarOf(page)).not.toContainText('Nicht online');
  expect(await statusOf(made.urls.de)).toBe(200);
  expect(await statusOf(made.urls.en)).toBe(404);
  await visitor.close();
});

test('once a plan is carried out, the open editor says that the page is published', async ({
  page,
  context,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  const state = (words: RegExp) => toolbarOf(page).getByText(words);
  await typeAtEnd(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }), ' neu');
  await expectSaved(page);
  await expect(state(/Unveröffentlichte Änderungen/)).toBeVisible();
  await write(context, '/de/pageeditor-api/schedule', {
    ...{ content_type: 'page', object_id: site.id, locales: ['de', 'en'] },
    at: new Date(Date.now() + 2000).toISOString(),
  });
  await expect(state(/(?:^|: )Veröffentlicht$/)).toBeVisible({ timeout: 45_000 });
});

test('undo passes over a step that a colleague has changed since, and says so', async ({
  page,
  context,
  browser,
}) => {
  const theirs = await openColleague(context, browser, 'Ben Beispiel');
  const [here, there] = [await openEditor(page, site.urls.de), await openEditor(theirs, site.urls.de)];
  const headline = { name: 'Überschrift: Überschrift' };
  const text = { name: 'Text: Text' };
  await typeAtEnd(here.getByRole('textbox', headline), ' von mir');
  await expectSaved(page);
  await typeAtEnd(here.getByRole('textbox', text), ' Auch.');
  await expectSaved(page);
  await there.getByRole('textbox', text).selectText();
  await theirs.keyboard.type('Ganz anders.');
  await expect(here.getByRole('textbox', text)).toHaveText('Ganz anders.');
  await page.keyboard.press('Control+z');
  await expect(here.getByRole('textbox', headline)).toHaveText('Erste Zeile');
  await expect(here.getByRole('textbox', text)).toHaveText('Ganz anders.');
  await expect(
    page.getByText(/Übersprungen, weil inzwischen geändert: Text.*\(von Ben Beispiel\)/),
  ).toBeVisible();
  await theirs.context().close();
});

test('a page that is chosen as the target of a link stands in the text by its title', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  await typeAtEnd(text, ' Siehe ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('combobox', { name: 'Ziel' }).fill('Newsletter');
  await dialog
    .getByRole('option', { name: /Flaschenpost|Newsletter/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Link setzen' }).click();
  const link = text.getByRole('link');
  await expect(link).toHaveAttribute('href', '/de/newsletter');
  await expect(link).not.toContainText('/');
  await expect(link).toHaveText(/Flaschenpost|Newsletter/);
  await expectSaved(page);
});

test('what is found in a page is replaced in both languages, and taken back', async ({ page, context }) => {
  const canvas = await openEditor(page, site.urls.de);
  const id = await canvas.getByRole('group', { name: 'Text', exact: true }).getAttribute('data-block');
  await write(context, `/en/pageeditor-api/text/${id}`, { content: '<p>The Basis here.</p>' }, 'PATCH');
  await page.reload();
  await expect(canvas.getByText('Basis.')).toBeVisible();
  await page.keyboard.press('Alt+Shift+F');
  const dialog = page.getByRole('dialog', { name: 'Suchen und ersetzen' });
  await dialog.getByRole('textbox', { name: 'Suchen' }).fill('Basis');
  await dialog.getByRole('textbox', { name: 'Ersetzen durch' }).fill('Quelle');
  await dialog.getByRole('button', { name: 'Alle 2 ersetzen' }).click();
  await expect(dialog.getByText(/^2 Stellen ersetzt/)).toBeVisible();
  await page.keyboard.press('Escape');
  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  await expect(text).toHaveText('Quelle.');
  await expectSaved(page);
  const english = async () => {
    const answer = await context.request.get(`/en/pageeditor-api/document/page/${site.id}`);
    return answer.text();
  };
  expect(await english()).toContain('The Quelle here.');
  await toolbarOf(page).getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect(text).toHaveText('Basis.');
  await expectSaved(page);
  await expect.poll(english).toContain('The Basis here.');
});

for (const path of [
  '/de',
  '/de/kalender',
  '/de/kunstwerke-und-karte/bojenchor/64',
  '/de/aktuelles/14-zu-13-fuer-den-orangefarbenen-fisch/43',
])
  test(`something can be written in the first window of ${path}`, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await resize(page, { width, height });
      await openEditor(page, path);
      const title = page.getByRole('heading', { level: 1 }).getByRole('textbox');
      await expect(title).toBeInViewport({ ratio: 1 });
    }
  });
