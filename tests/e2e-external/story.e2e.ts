import { expect, test, type BrowserContext } from '@playwright/test';
import { decide, expectSaved, openEditor, toolbarOf, typeAtEnd } from '../support/editor-page';
import { referenceSession } from '../support/reference-server/session';
import { externalSite } from '../support/server';

/** Gives a context the cookies of a session at the content system, as they come from its admin on the same domain. */
async function enterFromElsewhere(context: BrowserContext): Promise<void> {
  const { Cookie } = await referenceSession(externalSite.referenceUrl);
  await context.addCookies(
    Cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return { name, value, url: externalSite.url, httpOnly: name === 'sessionid' };
    }),
  );
}

test('on an external content system: an editor changes the page in place, the visitor sees it', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const visitor = await browser.newContext();
  await decide(visitor);
  const reading = await visitor.newPage();
  const asked: string[] = [];
  reading.on('request', (request) => asked.push(request.url()));
  await reading.goto('/de');
  await expect(reading.getByRole('heading', { name: 'Start', level: 2 })).toBeVisible();
  await reading.goto('/de?edit');
  await expect(reading.getByRole('heading', { name: 'Start', level: 2 })).toBeVisible();
  await expect(toolbarOf(reading)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('pageeditor-api'))).toEqual([]);

  // A headline, typed where it stands.
  await decide(page.context());
  await enterFromElsewhere(page.context());
  const canvas = await openEditor(page, '/de');
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await typeAtEnd(headline, ' am Fluss');
  await expectSaved(page);

  // What the content system does not offer is not there.
  const toolbar = toolbarOf(page);
  await expect(toolbar.getByText('Änderungen sind sofort öffentlich')).toBeVisible();
  await expect(toolbar.getByText('Unveröffentlichte Änderungen')).toHaveCount(0);
  for (const name of ['Rückgängig', 'Wiederholen', 'Veröffentlichen']) {
    await expect(toolbar.getByRole('button', { name })).toHaveCount(0);
  }
  await toolbar.getByRole('button', { name: 'Mehr' }).click();
  await expect(page.getByRole('menuitem', { name: /Hilfe|Tastenkürzel/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Versionen|Verlauf|Vorschau|Abmelden/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // A new text block, moved up by keyboard.
  await canvas.getByRole('button', { name: 'Baustein nach „Text“ einfügen' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Baustein suchen' }).fill('Text');
  await page.getByRole('option', { name: /^Text/ }).click();
  await page.keyboard.type('Ein neuer Absatz');
  await expectSaved(page);
  const block = canvas.locator('[data-block]').filter({ hasText: 'Ein neuer Absatz' }).last();
  const handle = block.getByRole('button', { name: /^Text: Menü/ });
  await handle.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/^Verschoben: Abschnitt 1, Spalte 1, Platz/)).toBeAttached();
  await expectSaved(page);

  // All of it is there after a reload, and public.
  await page.reload();
  await expect(canvas.getByText('Ein neuer Absatz')).toBeVisible();
  await expect(headline).toHaveText('Start am Fluss');
  await reading.goto('/de');
  await expect(reading.getByRole('heading', { name: 'Start am Fluss' })).toBeVisible();
  await expect(reading.getByText('Ein neuer Absatz')).toBeVisible();
  const texts = await reading.getByRole('main').innerText();
  expect(texts.indexOf('Ein neuer Absatz')).toBeLessThan(texts.indexOf('Reference'));

  // What it refuses is told at the block, in its words.
  await headline.click();
  await headline.press('Control+End');
  await page.keyboard.insertText(` ${'sehr '.repeat(24)}lang`);
  await expect(canvas.getByText('Ensure this field has no more than 120 characters.')).toBeVisible();
  await headline.press('Control+a');
  await page.keyboard.type('Start');
  await expectSaved(page);

  // The session ends: one signs in over there, goes on here, and nothing is lost.
  await page.context().clearCookies({ name: 'sessionid' });
  await typeAtEnd(headline, ' bleibt');
  await page.getByRole('button', { name: 'Wieder anmelden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
  await expect(dialog.getByRole('link', { name: 'Redaktionssystem öffnen' })).toHaveAttribute(
    'href',
    '/admin',
  );
  await dialog.getByRole('button', { name: 'Weitermachen' }).click();
  await expect(dialog.getByText('Sie sind noch nicht angemeldet.')).toBeVisible();
  await enterFromElsewhere(page.context());
  await dialog.getByRole('button', { name: 'Weitermachen' }).click();
  await expect(dialog).toBeHidden();
  await expectSaved(page);
  await reading.reload();
  await expect(reading.getByRole('heading', { name: 'Start bleibt' })).toBeVisible();
  await visitor.close();
});
