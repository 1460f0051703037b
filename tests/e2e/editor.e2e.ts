import { expect, test, type Locator } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { testSite } from '../support/server';
import {
  createPage,
  enter,
  expectSaved,
  openEditor,
  toolbarOf,
  typeAtEnd,
  type TestPage,
} from '../support/editor-page';
import { evaluateEvery } from '../support/every';

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile' },
      { kind: 'text', content: '<p>Ein Absatz.</p>' },
      { kind: 'quote', content: 'Ein Zitat', author: 'Jemand' },
    ],
    [{ kind: 'headline', content: 'Zweite Zeile' }],
  ]);
});

test('nothing moves when edit mode is switched on and off', async ({ page }) => {
  await page.goto(site.urls.de);
  const places = () =>
    evaluateEvery(page.getByRole('main').locator('section'), (sections) =>
      sections.map((section) => {
        const { top, height } = section.getBoundingClientRect();
        return [Math.round(top), Math.round(height)];
      }),
    );
  await expect(toolbarOf(page)).toBeVisible();
  const before = await places();
  await toolbarOf(page).getByRole('button', { name: 'Seite bearbeiten' }).click();
  await expect(page.getByRole('group', { name: 'Seite bearbeiten' })).toBeVisible();
  expect(await places()).toEqual(before);
  await toolbarOf(page).getByRole('button', { name: 'Beenden' }).click();
  await expect(page.getByRole('group', { name: 'Seite bearbeiten' })).toBeHidden();
  expect(await places()).toEqual(before);
});

test('an ended session opens the sign-in, and what was typed is saved afterwards', async ({
  page,
  context,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  // What opening the editor asks for has been answered by then.
  await typeAtEnd(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).first(), ' bleibt');
  await expectSaved(page);
  await context.clearCookies({ name: /session_token/ });
  await page.keyboard.type(' da');
  await page.getByRole('button', { name: 'Wieder anmelden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
  await dialog.getByLabel('E-Mail-Adresse').fill(testSite.editor.email);
  await dialog.getByLabel('Passwort').fill(testSite.editor.password);
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog).toBeHidden();
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Überschrift: Überschrift' }).first()).toHaveText(
    'Erste Zeile bleibt da',
  );
});

test('what was typed without a network survives a reload and is saved with the next one', async ({
  page,
  context,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  await context.route('**/pageeditor-api/document/**/operations*', (route) => route.abort());
  await typeAtEnd(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).first(), ' offline');
  await expect(toolbarOf(page).getByRole('button', { name: 'Nicht gespeichert' })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Eine ungespeicherte Änderung ist wieder da.')).toBeVisible();
  await context.unroute('**/pageeditor-api/document/**/operations*');
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Überschrift: Überschrift' }).first()).toHaveText(
    'Erste Zeile offline',
  );
});

test('undo goes on after a reload, and needs no network', async ({ page, context }) => {
  const canvas = await openEditor(page, site.urls.de);
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).first();
  await typeAtEnd(headline, ' und mehr');
  await expectSaved(page);
  await page.reload();
  await expect(headline).toHaveText('Erste Zeile und mehr');
  await context.route('**/pageeditor-api/document/**/operations*', (route) => route.abort());
  const toolbar = toolbarOf(page);
  await toolbar.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(headline).toHaveText('Erste Zeile');
  await expect(toolbar.getByRole('button', { name: 'Nicht gespeichert' })).toBeVisible();
  await toolbar.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(headline).toHaveText('Erste Zeile und mehr');
  await toolbar.getByRole('button', { name: 'Rückgängig' }).click();
  await context.unroute('**/pageeditor-api/document/**/operations*');
  await expectSaved(page);
  await page.reload();
  await expect(headline).toHaveText('Erste Zeile');
});

test('a block that does not meet its rules stays in the browser, visibly unsaved', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const field = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).first();
  await field.click();
  await field.press('Control+a');
  await field.press('Delete');
  await expect(
    canvas.getByText('Unvollständig, nicht gespeichert · Überschrift: Bitte ausfüllen.'),
  ).toBeVisible();
  await field.pressSequentially('Doch eine Zeile');
  await expectSaved(page);
});

test('keyboard alone: insert, write, format, move, delete, undo', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const quote = canvas.getByRole('group', { name: 'Zitat', exact: true });
  await quote.getByRole('button', { name: /^Zitat: Menü/ }).focus();
  await page.keyboard.press('+');
  await page.keyboard.type('Überschr');
  await page.keyboard.press('Enter');
  const added = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).nth(1);
  await expect(added).toBeFocused();
  await page.keyboard.type('Ohne Maus');
  await expectSaved(page);
  await page.keyboard.press('Escape');
  const handle = canvas
    .getByRole('group', { name: 'Überschrift', exact: true })
    .filter({ hasText: 'Ohne Maus' })
    .getByRole('button', { name: /^Überschrift: Menü/ });
  await expect(handle).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Verschoben: Abschnitt 1, Spalte 1, Platz 3 von 4')).toBeAttached();
  await expect(handle).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(canvas.getByText('Ohne Maus')).toHaveCount(0);
  await expect(page.getByRole('status').getByText('Gelöscht')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(canvas.getByText('Ohne Maus')).toBeVisible();

  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  await text.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(text.getByRole('strong')).toHaveText('Ein Absatz.');
  await page.keyboard.press('Alt+F10');
  await expect(
    page.getByRole('toolbar', { name: 'Text gestalten' }).getByRole('button', { name: 'Fett' }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await expectSaved(page);
});

test('a link in a text opens a new window only if asked to', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('combobox', { name: 'Ziel' }).fill('www.beispiel.de');
  await dialog.getByLabel('In neuem Fenster öffnen').check();
  await dialog.getByRole('button', { name: 'Link setzen' }).click();
  const link = text.getByRole('link', { name: 'Ein Absatz.' });
  await expect(link).toHaveAttribute('href', 'https://www.beispiel.de/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expectSaved(page);
});

test('dragging by the handle moves a block', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const quote = canvas.getByRole('group', { name: 'Zitat', exact: true });
  const target = canvas.getByRole('group', { name: 'Überschrift', exact: true }).first();
  await quote.hover();
  await quote.getByRole('button', { name: /^Zitat: Menü/ }).hover();
  // What dragging needs is loaded when somebody comes near a handle.
  await expect(quote).toHaveAttribute('draggable', 'true');
  await page.mouse.down();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The target is not on the page.');
  await page.mouse.move(box.x + 60, box.y + 30, { steps: 5 });
  await page.mouse.move(box.x + 60, box.y + 4, { steps: 5 });
  await expect(target).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  const kinds = canvas.getByRole('group', { name: 'Abschnitt 1', exact: true }).getByRole('group');
  await expect(kinds.first()).toHaveAccessibleName('Zitat');
  await expect(page.getByText('Verschoben: Abschnitt 1, Spalte 1, Platz 1 von 3')).toBeAttached();
});

test('a section is dragged in the outline: on a row of another one, and below the last row', async ({
  page,
  context,
}) => {
  const { urls } = await createPage(context, [
    [
      { kind: 'headline', content: 'Eins' },
      { kind: 'text', content: '<p>Dazu</p>' },
    ],
    [{ kind: 'headline', content: 'Zwei' }],
  ]);
  await openEditor(page, urls.de);
  await page.keyboard.press('Alt+Shift+O');
  const outline = page.getByRole('complementary', { name: 'Gliederung' });
  const rows = outline.getByRole('listitem');
  const section = rows.filter({ has: page.getByRole('button', { name: /^Abschnitt \d „Eins“$/ }) });
  const drag = async (to: Locator, place: 'middle' | 'end') => {
    await section.hover();
    await expect(section).toHaveAttribute('draggable', 'true');
    await page.mouse.down();
    const { x, y, height } = await boxOf(to);
    const down = place === 'end' ? height - 8 : height / 2;
    await page.mouse.move(x + 40, y + down - 2, { steps: 5 });
    await page.mouse.move(x + 40, y + down, { steps: 5 });
  };
  await expect(rows.first()).toContainText('„Eins“');
  await drag(outline.getByRole('list'), 'end');
  await expect(rows.last()).toHaveAttribute('data-drop', 'after');
  await page.mouse.up();
  await expect(rows.first()).toContainText('„Zwei“');
  // On the upper half of the other section's rows.
  await drag(rows.first(), 'middle');
  await expect(rows.first()).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  await expect(rows.first()).toContainText('„Eins“');
});

test('settings are made from the definition', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const block = canvas.getByRole('group', { name: 'Überschrift', exact: true }).first();
  await block.getByRole('button', { name: /^Überschrift: Menü/ }).focus();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Überschrift: Einstellungen' });
  await dialog.getByLabel('Ebene').selectOption('Ebene 3');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(block.getByRole('heading', { level: 3 })).toHaveText('Erste Zeile');
  await expectSaved(page);
});

test('help, versions and history open by shortcut', async ({ page }) => {
  await openEditor(page, site.urls.de);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Shift+R');
  await expect(page.getByRole('dialog', { name: 'Versionen' }).getByRole('strong')).toHaveText('Version 1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Shift+H');
  await expect(
    page.getByRole('dialog', { name: 'Verlauf' }).getByText('Zitat eingefügt').first(),
  ).toBeVisible();
});

test('signed out with ?edit it is the plain page', async ({ browser }) => {
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(`${site.urls.de}?edit`);
  await expect(page.getByRole('heading', { name: 'Erste Zeile' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((url) => url.includes('pageeditor-api/user'))).toEqual([]);
  await expect(toolbarOf(page)).toHaveCount(0);
  await visitor.close();
});
