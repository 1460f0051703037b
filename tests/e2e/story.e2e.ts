import { expect, test } from '@playwright/test';
import { signIn } from '../support/browser';
import { decide, expectSaved, openEditor, toolbarOf, typeAtEnd } from '../support/editor-page';

test('a visitor reads, an editor changes the page in place, the visitor sees it', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const mark = `– ${Date.now() % 10_000}`;

  // A visitor opens the page and loads nothing of the editor.
  const scripts: string[] = [];
  const visitor = await browser.newContext();
  await decide(visitor);
  const reading = await visitor.newPage();
  reading.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  await reading.goto('/de');
  const headline = reading
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({ hasText: /\S/ })
    .first();
  const before = (await headline.innerText()).trim();
  expect(before).not.toBe('');
  await reading.waitForLoadState('networkidle');
  expect(
    scripts.filter((text) => text.includes('ProseMirror') || text.includes('pageeditor-api/reorder')),
  ).toEqual([]);

  // An editor signs in at the hub and edits the headline where it stands.
  await decide(page.context());
  await page.goto('/cms-hub');
  await signIn(page.context());
  let canvas = await openEditor(page, '/de');
  const field = canvas
    .getByRole('textbox', { name: 'Überschrift: Überschrift' })
    .filter({ hasText: before })
    .first();
  await typeAtEnd(field, ` ${mark}`);
  await expectSaved(page);

  // A section with two columns, and a text in it, in German …
  await canvas.getByRole('button', { name: 'Abschnitt einfügen nach Abschnitt 1' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /50-50/ }).click();
  const section = canvas.getByRole('group', { name: 'Abschnitt 2', exact: true });
  await expect(section.getByRole('textbox', { name: 'Text: Text' })).toBeFocused();
  await page.keyboard.type(`Deutscher Text ${mark}`);
  await expectSaved(page);

  // … and in English.
  await toolbarOf(page).getByRole('link', { name: 'Diese Seite auf Englisch bearbeiten' }).click();
  await expect(page).toHaveURL(/\/en\?edit$/);
  canvas = page.getByRole('group', { name: 'Edit the page' });
  const english = canvas
    .getByRole('group', { name: 'Section 2', exact: true })
    .getByRole('textbox', { name: 'Text: Text' });
  await english.click();
  await page.keyboard.type(`English text ${mark}`);
  await expectSaved(page);

  // By keyboard to the other column; undone, done again.
  canvas = await openEditor(page, '/de');
  const moved = canvas.getByRole('group', { name: 'Abschnitt 2', exact: true });
  const handle = moved.getByRole('button', { name: /^Text: Menü/ });
  const firstColumn = moved.getByRole('button', { name: 'Baustein einfügen in Abschnitt 2, Spalte 1' });
  const secondColumn = moved.getByRole('button', { name: 'Baustein einfügen in Abschnitt 2, Spalte 2' });
  await handle.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(firstColumn).toBeVisible();
  await expect(handle).toBeFocused();
  await expect(page.getByText('Verschoben: Abschnitt 2, Spalte 2, Platz 1 von 1')).toBeAttached();
  await toolbarOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(secondColumn).toBeVisible();
  await toolbarOf(page).getByRole('button', { name: 'Wiederholen' }).click();
  await expect(firstColumn).toBeVisible();

  // Everything is there after a reload.
  await page.reload();
  await expect(canvas.getByText(`${before} ${mark}`)).toBeVisible();
  await expect(canvas.getByText(`Deutscher Text ${mark}`)).toBeVisible();
  await expect(firstColumn).toBeVisible();

  // Nothing is public before it is published; then all of it is, in both languages.
  await reading.reload();
  await expect(reading.getByText(mark)).toHaveCount(0);
  await toolbarOf(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch und Englisch veröffentlichen' }).click();
  await expect(page.getByRole('status').getByText('Veröffentlicht')).toBeVisible();
  const fresh = await browser.newContext();
  await decide(fresh);
  const later = await fresh.newPage();
  await later.goto('/de');
  await expect(later.getByRole('heading', { name: `${before} ${mark}` })).toBeVisible();
  await expect(later.getByText(`Deutscher Text ${mark}`)).toBeVisible();
  await later.goto('/en');
  await expect(later.getByText(`English text ${mark}`)).toBeVisible();
  await later.goto('/de?edit');
  await expect(later.getByRole('heading', { name: `${before} ${mark}` })).toBeVisible();
  await expect(toolbarOf(later)).toHaveCount(0);

  await Promise.all([visitor.close(), fresh.close()]);
});
