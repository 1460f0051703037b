import { expect, test, type Page } from '@playwright/test';
import { findFaults, wcag } from '../support/axe';
import { resize } from '../support/browser';
import {
  createPage,
  createSmallPage,
  deafen,
  enter,
  expectSaved,
  insertBehind,
  openColleague,
  openEditor,
  toolbarOf,
  typeAtEnd,
} from '../support/editor-page';
import { publishing } from '../support/editor-openings';
import { everyOf } from '../support/every';

// The states of the editor beside its usual one and its dialogs (editor-access).

test.beforeEach(({ context }) => enter(context));

/** What axe finds in the window. The site's header slides under the toolbar while the page scrolls down. */
const analyse = (page: Page): Promise<string[]> =>
  findFaults(page, { without: '[data-site-header]', rules: wcag });

const text = { name: 'Text: Text' };

for (const width of [390, 1280])
  test.describe(`at ${width} pixels axe finds nothing`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('on a page with nothing in it, and in a version of it', async ({ page, context }) => {
      const { urls } = await createPage(context, []);
      const canvas = await openEditor(page, urls.de);
      await expect(canvas.getByText('Hier ist noch alles frei.')).toBeVisible();
      expect(await analyse(page)).toEqual([]);
      await page.keyboard.press('Alt+Shift+R');
      const [shown] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('dialog', { name: 'Versionen' }).getByRole('button', { name: 'Ansehen' }).click(),
      ]);
      await expect(shown.getByRole('complementary', { name: 'Version 1' })).toBeVisible();
      await resize(shown, { width, height: 800 });
      expect(await analyse(shown)).toEqual([]);
    });

    test('where nothing can be saved, with and without a network', async ({ page, context }) => {
      const { urls } = await createPage(context, [[{ kind: 'text', content: '<p>Basis.</p>' }]]);
      const canvas = await openEditor(page, urls.de);
      await page.route('**/pageeditor-api/document/**/operations*', (route) =>
        route.fulfill({ status: 503, body: '' }),
      );
      await typeAtEnd(canvas.getByRole('textbox', text), ' Und mehr');
      const messages = page.getByRole('region', { name: 'Meldungen' });
      await expect(messages.getByText(/Das Speichern hat nicht geklappt/)).toBeVisible();
      expect(await analyse(page)).toEqual([]);
      await context.setOffline(true);
      await expect(toolbarOf(page).getByText('Keine Verbindung')).toBeVisible();
      expect(await analyse(page)).toEqual([]);
    });

    test('where two have written the same, at its place, and where somebody else is', async ({
      page,
      context,
      browser,
    }) => {
      const site = await createPage(context, [[{ kind: 'text', content: '<p>Basis.</p>' }]]);
      const theirs = await openColleague(context, browser, 'Ben Beispiel');
      const third = await openColleague(context, browser, 'Cleo Beispiel');
      const [canvas, there, beside] = [
        await openEditor(page, site.urls.de),
        await openEditor(theirs, site.urls.de),
        await openEditor(third, site.urls.de),
      ];
      await there.getByRole('textbox', text).click();
      await beside.getByRole('textbox', text).click();
      const block = canvas.getByRole('group', { name: 'Text', exact: true });
      const others = page.getByRole('list', { name: 'Auch auf dieser Seite' }).getByRole('button');
      await expect(block.getByText('Ben Beispiel')).toBeVisible();
      await expect(block.getByText('Cleo Beispiel')).toBeVisible();
      await expect(others).toHaveCount(2);
      for (const narrow of width === 390 ? [320, 390] : [width]) {
        await resize(page, { width: narrow, height: 800 });
        for (const other of await everyOf(others)) await expect(other).toBeInViewport({ ratio: 1 });
        expect(await analyse(page)).toEqual([]);
      }
      await third.context().close();

      await deafen(page);
      await page.reload();
      await expect(canvas.getByRole('textbox', text)).toBeVisible();
      await typeAtEnd(there.getByRole('textbox', text), ' Ihres');
      await expectSaved(theirs);
      await typeAtEnd(canvas.getByRole('textbox', text), ' Meines');
      const note = canvas.getByRole('group', { name: /^Ben Beispiel hat dieselbe Stelle/ });
      await expect(note.getByText(/Ihres/)).toBeVisible();
      expect(await analyse(page)).toEqual([]);
      await theirs.context().close();
    });

    test('where a note or a pattern is to be deleted, and while a pattern gets another name', async ({
      page,
      context,
    }) => {
      const { urls } = await createPage(context, [[{ kind: 'text', content: '<p>Basis.</p>' }]]);
      const canvas = await openEditor(page, urls.de);
      await canvas.getByRole('textbox', text).click();
      await page.keyboard.press('Alt+Shift+N');
      const notes = page.getByRole('complementary', { name: 'Notizen' });
      await notes.getByRole('textbox', { name: 'Notiz' }).fill('Stimmt das?');
      await page.keyboard.press('Control+Enter');
      const thread = notes.getByRole('listitem', { name: /^Notiz von/ });
      await thread.getByRole('button', { name: 'Antworten' }).click();
      await page.keyboard.type('Ja.');
      await page.keyboard.press('Control+Enter');
      // What is typed is text of the note, too, until it is sent.
      await expect(thread.getByRole('textbox')).toBeHidden();
      await expect(thread).toContainText('Ja.');
      expect(await analyse(page)).toEqual([]);
      await thread.getByRole('button', { name: 'Notiz löschen' }).click();
      const question = page.getByRole('dialog', { name: '„Stimmt das?“ löschen?' });
      await expect(question).toBeVisible();
      expect(await analyse(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await notes.getByRole('button', { name: 'Notizen schließen' }).click();

      const name = `Muster ${crypto.randomUUID().slice(0, 8)}`;
      await canvas.getByRole('button', { name: /^Abschnitt 1: Menü/ }).press('Enter');
      await page.getByRole('menuitem', { name: 'Als Muster sichern' }).click();
      await page
        .getByRole('dialog', { name: 'Als Muster sichern' })
        .getByLabel('Name des Musters')
        .fill(name);
      await page.keyboard.press('Enter');
      await canvas.getByRole('button', { name: 'Abschnitt einfügen nach Abschnitt 1' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Aus einem Muster' }).click();
      const own = page
        .getByRole('dialog', { name: 'Muster einfügen' })
        .getByRole('listitem')
        .filter({ hasText: name });
      for (const [button, title] of [
        ['Name ändern', `Name des Musters „${name}“ ändern`],
        ['Löschen', `Muster „${name}“ löschen?`],
      ] as const) {
        await own.getByRole('button', { name: button }).click();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        expect(await analyse(page), title).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });

    test('where a picture is cropped and described, and one that is only decoration needs no words', async ({
      page,
      context,
    }) => {
      const { urls } = await createPage(context, [[{ kind: 'headline', content: 'Bilder' }]]);
      const canvas = await openEditor(page, urls.de);
      await insertBehind(canvas.getByRole('button', { name: /^Überschrift: Menü/ }), 'Bild');
      const picker = page.getByRole('dialog', { name: 'Bild auswählen' });
      await picker.getByLabel('Bilder suchen').fill('logo-hafenwerk');
      // The other width may have made a file of it already.
      await picker
        .getByRole('button', { name: /logo-hafenwerk/ })
        .last()
        .click();
      const settings = page.getByRole('dialog', { name: 'Bild: Einstellungen' });
      await settings.getByRole('button', { name: 'Zuschneiden …' }).click();
      const crop = page.getByRole('dialog', { name: 'Bild zuschneiden' });
      await expect(crop.getByText(/^Der Zuschnitt hat/)).toBeVisible();
      expect(await analyse(page)).toEqual([]);
      // A file of its own, which no other test describes.
      await crop.getByLabel('Form').selectOption('Quadrat (1:1)');
      await crop.getByRole('button', { name: 'Als neue Datei speichern' }).click();
      await expect(crop).toBeHidden();
      await settings.getByRole('button', { name: 'Beschreiben …' }).click();
      const details = page.getByRole('dialog', { name: 'Bild beschreiben' });
      await details.getByRole('checkbox', { name: 'Nur Schmuck: braucht keine Beschreibung' }).check();
      await expect(details.getByLabel('Bildbeschreibung (Deutsch)')).toBeDisabled();
      expect(await analyse(page)).toEqual([]);
      await details.getByRole('button', { name: 'Speichern' }).click();
      await expect(details).toBeHidden();
      await settings.getByRole('button', { name: 'Übernehmen' }).click();
      await expectSaved(page);
      await expect(canvas.locator('figure img')).toHaveAttribute('alt', '');
      await expect(canvas.getByRole('button', { name: 'Bild beschreiben …' })).toHaveCount(0);
      expect(await analyse(page)).toEqual([]);
    });

    test('where changes are marked before publishing, a plan gets another time, a link is revoked, and a language would go', async ({
      page,
      context,
    }) => {
      const { urls } = await createSmallPage(context);
      const canvas = await openEditor(page, urls.de);
      await typeAtEnd(canvas.getByRole('textbox', text), ' Und mehr');
      await expectSaved(page);
      await publishing.open(page);
      await expect(canvas.locator('[data-mark="written"]')).toHaveCount(1);
      expect(await analyse(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.keyboard.press('Alt+Shift+S');
      const plans = page.getByRole('dialog', { name: 'Veröffentlichung planen' });
      await plans.getByLabel('Tag').fill('2040-07-01');
      await plans.getByLabel('Uhrzeit').fill('09:00');
      await plans.getByRole('button', { name: 'Planen' }).click();
      await plans.getByRole('button', { name: 'Zeit ändern' }).click();
      const change = page.getByRole('dialog', { name: 'Zeit ändern' });
      await expect(change).toBeVisible();
      expect(await analyse(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(change).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(plans).toBeHidden();

      await toolbarOf(page).getByRole('button', { name: 'Mehr', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Vorschau teilen …' }).click();
      const links = page.getByRole('dialog', { name: 'Vorschau teilen' });
      await links.getByRole('button', { name: 'Link erstellen' }).click();
      await links.getByRole('button', { name: /^Zurückziehen/ }).click();
      const question = page.getByRole('dialog', { name: /^Den Link zurückziehen/ });
      await expect(question).toBeVisible();
      expect(await analyse(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(links).toBeHidden();

      await page.keyboard.press('Alt+Shift+D');
      const panel = page.getByRole('complementary', { name: 'Seite' });
      await panel.getByRole('group', { name: 'Englisch' }).getByRole('textbox', { name: 'Titel' }).fill('');
      await panel.getByRole('button', { name: 'Speichern' }).click();
      await expect(panel.getByRole('alertdialog', { name: 'Eine Sprache ginge verloren' })).toBeVisible();
      expect(await analyse(page)).toEqual([]);
    });
  });
