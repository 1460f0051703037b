import { expect, test, type Page } from '@playwright/test';
import { findFaults } from '../support/axe';
import { signIn, writeHeaders } from '../support/browser';
import { testSite } from '../support/server';

/** A name that no other test uses. */
function unique(prefix: string): string {
  return `${prefix} ${crypto.randomUUID().slice(0, 8)}`;
}

async function createPage(page: Page, title: string): Promise<void> {
  await page.goto('/admin/pages/create');
  await page.getByRole('textbox', { name: /^Titel Deutsch/ }).fill(title);
  await page.getByRole('textbox', { name: /^Titel Englisch/ }).fill(`${title} in English`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForURL(/\/admin\/pages\/\d+$/);
}

test('the admin asks for a sign-in and then shows what was asked for', async ({ page }) => {
  await page.goto('/admin/redirects');
  await page.getByLabel('E-Mail-Adresse').fill(testSite.editor.email);
  await page.getByLabel('Passwort', { exact: true }).fill(testSite.editor.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weiterleitungen' })).toBeVisible();
});

test.describe('signed in', () => {
  test.beforeEach(async ({ context }) => signIn(context));

  test('a page is created, found, edited and deleted', async ({ page }) => {
    const title = unique('Größe');
    await createPage(page, title);
    await expect(page.getByRole('textbox', { name: /^Adresse Deutsch/ })).toHaveValue(/^groesse-/);
    await page.getByRole('textbox', { name: /^Überschrift Deutsch/ }).fill('Ganz groß');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Überschrift Deutsch/ })).toHaveValue('Ganz groß');

    await page.getByRole('link', { name: 'Seiten', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Suchen' }).fill(title);
    await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: `${title} auswählen` }).check();
    await page.getByRole('button', { name: 'Online stellen' }).click();
    await expect(page.getByRole('row', { name: title }).getByText('Online')).toBeVisible();
    await page.getByRole('checkbox', { name: `${title} auswählen` }).check();
    await page.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page.getByText('Nichts gefunden.')).toBeVisible();
  });

  test('what is required is named, and leaving unsaved work is asked about', async ({ page }) => {
    const title = unique('Warnung');
    await createPage(page, title);
    const address = page.url();
    await page.getByRole('textbox', { name: /^Titel Deutsch/ }).fill('');
    await page.getByRole('textbox', { name: /^Titel Englisch/ }).fill('');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie 1 Feld' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Titel Deutsch/ })).toBeFocused();
    const articles = page.getByRole('link', { name: 'Artikel', exact: true });
    await articles.click();
    const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
    expect(await findFaults(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(articles).toBeFocused();
    expect(page.url()).toBe(address);
    await articles.click();
    await question.getByRole('button', { name: 'Verwerfen und verlassen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
  });

  test('a save that failed leaves everything in the form, and leaving asks nevertheless', async ({
    page,
    context,
  }) => {
    await createPage(page, unique('Funkloch'));
    const headline = page.getByRole('textbox', { name: /^Überschrift Deutsch/ });
    await headline.fill('Ohne Netz');
    await context.setOffline(true);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Der Server antwortet gerade nicht.')).toBeVisible();
    await page.getByRole('link', { name: 'Artikel', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await context.setOffline(false);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await page.reload();
    await expect(headline).toHaveValue('Ohne Netz');
  });

  test('somebody who was slower chooses, and loses nothing', async ({ page, context }) => {
    await createPage(page, unique('Streit'));
    const id = /\d+$/.exec(page.url())?.[0] ?? '';
    const answer = await context.request.post(`/api/pages/${id}/`, {
      data: { meta_title: { de: 'Von anderswo' } },
      headers: await writeHeaders(context),
    });
    expect(answer.ok()).toBe(true);
    await page.getByRole('textbox', { name: /^Überschrift Deutsch/ }).fill('Von hier');
    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Jemand war schneller' });
    await expect(dialog.getByRole('listitem')).toHaveText('Titel für Suchmaschinen (Deutsch)Von anderswo');
    await dialog.getByRole('button', { name: 'Beides speichern' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Überschrift Deutsch/ })).toHaveValue('Von hier');
    await expect(page.getByRole('textbox', { name: /^Titel für Suchmaschinen Deutsch/ })).toHaveValue(
      'Von anderswo',
    );
  });

  test('an ended session asks again, and what was typed is saved', async ({ page, context }) => {
    await createPage(page, unique('Sitzung'));
    await page.getByRole('textbox', { name: /^Überschrift Deutsch/ }).fill('Noch da');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sitzung abgelaufen' });
    await dialog.getByLabel('E-Mail-Adresse').fill(testSite.editor.email);
    await dialog.getByLabel('Passwort', { exact: true }).fill(testSite.editor.password);
    await dialog.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
  });

  test('a redirect leads only within the site', async ({ page }) => {
    const old = `/de/${unique('alt').replace(' ', '-')}`;
    await page.goto('/admin/redirects/create');
    await page.getByRole('textbox', { name: /^Alter Pfad/ }).fill(old);
    await page.getByRole('textbox', { name: /^Neuer Pfad/ }).fill('https://evil.example');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('textbox', { name: /^Neuer Pfad/ })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: /^Neuer Pfad/ }).fill('/de');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('heading', { level: 1, name: old })).toBeVisible();
    const answer = await page.request.get(old, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, expect.stringMatching(/\/de$/)]);
  });

  test('a picture is uploaded, described and found again', async ({ page }) => {
    const name = unique('punkt');
    // One pixel, made different from every other upload by bytes after its end.
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.goto('/admin/media');
    await page.getByLabel('Dateien auswählen').setInputFiles({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: Buffer.concat([pixel, Buffer.from(name)]),
    });
    await expect(page.getByText(`${name}.png ist hochgeladen.`)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Suchen' }).fill(name);
    // Until the list has answered, what stands in it is about to move.
    await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('textbox', { name: /^Alternativtext Deutsch/ }).fill('Ein Punkt');
    await page.getByRole('button', { name: 'Bildschwerpunkt' }).press('ArrowRight');
    await expect(page.getByText('51 Prozent von links')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await expect(page.getByText('Nirgends verwendet.')).toBeVisible();
  });

  test('the menu editor moves entries with the keyboard', async ({ page }) => {
    await page.goto('/admin/navigation');
    await page.waitForURL(/\/admin\/navigation\/\d+$/);
    const menu = page.getByRole('group', { name: 'Menü', exact: true });
    await menu.getByRole('button', { name: 'Menü: Eintrag hinzufügen' }).click();
    const count = await menu.getByRole('button', { name: /^Menü, Eintrag \d+ von \d+: Nach oben$/ }).count();
    const last = menu.getByRole('button', { name: `Menü, Eintrag ${count} von ${count}: Nach oben` });
    await last.press('Alt+ArrowUp');
    await expect(menu.getByText(`Jetzt an Stelle ${count - 1} von ${count}.`)).toBeAttached();
    await expect(
      menu.getByRole('button', { name: `Menü, Eintrag ${count - 1} von ${count}: Nach oben` }),
    ).toBeFocused();
    expect(await findFaults(page)).toEqual([]);
  });

  test('the menu editor says at the entry what it lacks, and saves nothing', async ({ page }) => {
    await page.goto('/admin/navigation');
    await page.waitForURL(/\/admin\/navigation\/\d+$/);
    const menu = page.getByRole('group', { name: 'Menü', exact: true });
    await menu.getByRole('button', { name: 'Menü: Eintrag hinzufügen' }).press('Enter');
    const entry = menu.getByRole('group', { name: /^Menü, Eintrag \d+ von \d+$/ }).last();
    const name = entry.getByRole('textbox', { name: /^Name im Menü Deutsch/ });
    await expect(name).toBeFocused();
    const save = page.getByRole('button', { name: 'Speichern' });
    await save.press('Enter');
    await expect(entry.getByText('Bitte ausfüllen.')).toBeVisible();
    await name.fill('Anfahrt');
    await save.press('Enter');
    const target = entry.getByRole('combobox', { name: /^Ziel/ });
    await expect(target).toHaveAccessibleDescription(
      /Bitte wählen Sie ein Ziel, oder fügen Sie Unterpunkte hinzu\./,
    );
    await expect(target).toBeFocused();
    await expect(page.getByText('Gespeichert.')).toBeHidden();
  });
});

test('a visitor loads nothing of the admin', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  await page.goto('/de', { waitUntil: 'networkidle' });
  expect(scripts.filter((script) => /react-admin|litfass-admin/.test(script))).toEqual([]);
});
