import { expect, test, type Page } from '@playwright/test';
import { findFaults, wcag } from '../support/axe';
import {
  createPage,
  createThing,
  enter,
  openEditor,
  toolbarOf,
  typeAtEnd,
  write,
  type TestPage,
} from '../support/editor-page';

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [[{ kind: 'headline', content: 'Erste Zeile' }]]);
});

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Seite' });
const german = (page: Page) => panelOf(page).getByRole('group', { name: 'Deutsch' });

/** Opens the panel by the bar and waits for the form. */
async function openPanel(page: Page): Promise<void> {
  await toolbarOf(page).getByRole('button', { name: 'Seite', exact: true }).click();
  await expect(german(page).getByRole('textbox', { name: 'Titel' })).toBeFocused();
}

/** Chooses what the panel has filled in, and waits until it is kept. */
async function save(page: Page): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Angaben zur Seite sind gespeichert.')).toBeVisible();
}

test('address, description, picture, menu and visibility of a page are changed beside it; the old address leads on', async ({
  page,
  browser,
}) => {
  await openEditor(page, site.urls.de);
  await openPanel(page);
  const panel = panelOf(page);
  const slug = `umgezogen-${crypto.randomUUID()}`;
  await german(page).getByRole('textbox', { name: 'Titel' }).fill('Umgezogen');
  const address = german(page).getByRole('textbox', { name: 'Adresse' });
  await address.fill(`Über uns / ${slug}`);
  await address.blur();
  await expect(address).toHaveValue(`ueber-uns/${slug}`);
  await expect(german(page)).toContainText(`/de/ueber-uns/${slug}`);
  await expect(german(page)).toContainText(`Von der alten Adresse ${site.urls.de} wird weitergeleitet.`);
  await german(page).getByRole('textbox', { name: 'Kurze Beschreibung' }).fill('Wo wir jetzt sind.');

  await panel.getByRole('button', { name: 'Bild auswählen' }).click();
  const picker = page.getByRole('dialog', { name: 'Bild auswählen' });
  await picker.getByRole('list').getByRole('button').first().click();
  const card = panel.getByRole('figure', { name: 'So sieht die Seite geteilt aus' });
  await expect(card).toContainText('Umgezogen');
  await expect(card).toContainText('Wo wir jetzt sind.');
  await expect(card).toContainText(new URL(page.url()).host);
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await panel.getByRole('checkbox', { name: 'Im Menü' }).check();
  await save(page);
  await expect(page).toHaveURL(new RegExp(`/de/ueber-uns/${slug}\\?edit$`));
  // What was opened is what is there after a reload.
  await page.reload();
  await openPanel(page);
  await expect(german(page).getByRole('textbox', { name: 'Titel' })).toHaveValue('Umgezogen');
  await expect(panel.getByRole('checkbox', { name: 'Im Menü' })).toBeChecked();

  const visitor = await browser.newContext();
  const answer = await visitor.request.get(site.urls.de);
  expect(new URL(answer.url()).pathname).toBe(`/de/ueber-uns/${slug}`);
  const html = await answer.text();
  expect(html).toContain('content="Wo wir jetzt sind."');
  expect(html).toContain('Umgezogen</');

  await panel.getByRole('checkbox', { name: 'Im Menü' }).uncheck();
  await panel.getByRole('checkbox', { name: 'Online', exact: true }).uncheck();
  await save(page);
  await expect(toolbarOf(page)).toContainText('Nicht online');
  expect((await visitor.request.get(`/de/ueber-uns/${slug}`)).status()).toBe(404);
  await visitor.close();
});

test('a page leaves the footer that its editor sees as it goes offline, and is there again once it is online', async ({
  page,
}) => {
  await openEditor(page, site.urls.de);
  await openPanel(page);
  const link = page.locator(`footer nav a[href="${site.urls.de}"]`);
  const online = panelOf(page).getByRole('checkbox', { name: 'Online', exact: true });
  await panelOf(page).getByRole('checkbox', { name: 'In der Fußzeile' }).check();
  await save(page);
  await expect(link).toBeVisible();
  await online.uncheck();
  await save(page);
  await expect(link).toBeHidden();
  await expect(online).not.toBeChecked();
  await online.check();
  await save(page);
  await expect(link).toBeVisible();
});

test('a new title stands on the page around the canvas at once, which keeps what was written and its steps', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await typeAtEnd(headline, ' und mehr');
  await expect(toolbarOf(page).getByRole('button', { name: 'Rückgängig' })).toBeEnabled();
  await openPanel(page);
  const name = `Umbenannt ${crypto.randomUUID().slice(0, 8)}`;
  await german(page).getByRole('textbox', { name: 'Titel' }).fill(name);
  await save(page);
  await expect(page).toHaveTitle(new RegExp(`^${name} – `));
  await expect(headline).toHaveText('Erste Zeile und mehr');
  await expect(german(page).getByRole('textbox', { name: 'Titel' })).toHaveValue(name);
  await toolbarOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(headline).toHaveText('Erste Zeile');
});

test('a title stands once where it is written, on a phone as on a desk', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, words] of [
      ['/de', 'STROMAUF'],
      [site.urls.de, 'Prüfung'],
    ] as const) {
      await openEditor(page, path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title.getByRole('textbox')).toBeVisible();
      await expect(title).toHaveText(words, { useInnerText: true });
    }
  }
});

test('the title of a page is written where it stands, by pointer or keys, and counts at once', async ({
  page,
  browser,
}) => {
  await openEditor(page, site.urls.de);
  const title = page.getByRole('heading', { level: 1 }).getByRole('textbox', { name: 'Titel der Seite' });
  await expect(title).toHaveText('Prüfung');
  await typeAtEnd(title, ' der Dinge');
  await title.press('Enter');
  await expect(page.getByText('Titel der Seite: gespeichert.')).toBeVisible();
  await expect(page).toHaveTitle(/^Prüfung der Dinge – /);
  await expect(title).toHaveText('Prüfung der Dinge');
  await expect(title).toBeFocused();

  await page.keyboard.type(' und mehr');
  await page.keyboard.press('Escape');
  await expect(title).toHaveText('Prüfung der Dinge');
  await page.keyboard.type('!');
  await page.keyboard.press('Tab');
  await expect(page).toHaveTitle(/^Prüfung der Dinge! – /);
  await openPanel(page);
  await expect(german(page).getByRole('textbox', { name: 'Titel' })).toHaveValue('Prüfung der Dinge!');
  expect(await findFaults(page, { without: '[data-site-header]', rules: wcag })).toEqual([]);

  const visitor = await browser.newContext();
  const answer = await visitor.request.get(site.urls.de);
  expect(await answer.text()).toContain('Prüfung der Dinge!</');
  await visitor.close();
});

test('what a colleague has saved meanwhile is shown, and nothing typed is lost: not by it, by closing, nor by a reload', async ({
  page,
  context,
}) => {
  await openEditor(page, site.urls.de);
  await openPanel(page);
  const panel = panelOf(page);
  const title = german(page).getByRole('textbox', { name: 'Titel' });
  const description = german(page).getByRole('textbox', { name: 'Kurze Beschreibung' });
  await title.fill('Mein Titel');
  await description.fill('Meine Worte.');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await openPanel(page);
  await expect(title).toHaveValue('Mein Titel');

  await write(context, `/api/pages/${site.id}`, {
    title: { de: 'Ihr Titel', en: 'Trial' },
    meta_description: { en: 'Their words.' },
  });
  await panel.getByRole('button', { name: 'Speichern' }).click();
  const note = panel.getByRole('alert');
  await expect(note).toContainText('Jemand anderes hat inzwischen gespeichert');
  await expect(note.getByRole('listitem').filter({ hasText: 'Titel (Deutsch)' })).toContainText('Ihr Titel');
  await expect(title).toHaveValue('Mein Titel');
  await expect(description).toHaveValue('Meine Worte.');
  await expect(
    panel.getByRole('group', { name: 'Englisch' }).getByRole('textbox', { name: 'Kurze Beschreibung' }),
  ).toHaveValue('Their words.');
  await save(page);
  await expect(note).toHaveCount(0);
  const kept = await page.request.get(`/api/pages/${site.id}/?view=admin`);
  expect(await kept.json()).toMatchObject({
    title: { de: 'Mein Titel' },
    meta_description: { de: 'Meine Worte.', en: 'Their words.' },
  });

  // An address that is taken is said at its field.
  await german(page).getByRole('textbox', { name: 'Adresse' }).fill('besuch');
  await panel.getByRole('button', { name: 'Speichern' }).click();
  const address = german(page).getByRole('textbox', { name: 'Adresse' });
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('besuch');
});

test('an event gets another time and price beside its page, by keys alone, and visitors see them at once', async ({
  page,
  context,
}) => {
  const event = await createThing(context, 'events', {
    ...{ title: { de: 'Konzert am Kai', en: 'Concert' }, is_online: true },
    ...{ date_start: '2025-07-12T19:30', price: { de: '8 Euro' } },
  });
  await openEditor(page, event.urls.de);
  await page.keyboard.press('Alt+Shift+D');
  const panel = page.getByRole('complementary', { name: 'Eintrag' });
  const start = panel.getByLabel('Beginn');
  await expect(start).toBeFocused();
  await expect(start).toHaveValue('2025-07-12T19:30');
  await start.fill('2027-03-28T02:30');
  await expect(panel.getByText('Diese Uhrzeit gibt es an dem Tag nicht')).toBeVisible();
  await start.fill('2025-07-13T20:15');
  await panel.getByRole('textbox', { name: 'Deutsch' }).fill('9 Euro');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die Angaben zum Eintrag sind gespeichert.')).toBeVisible();
  const screen = page.getByRole('main');
  await expect(screen.getByText('9 Euro').first()).toBeVisible();
  await expect(screen.getByText('20:15').first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('a page is made from where one is, of a ready template or like this page, by keys alone', async ({
  page,
}) => {
  await openEditor(page, site.urls.de);
  const name = `Gruppen ${crypto.randomUUID().slice(0, 8)}`;
  await page.keyboard.press('Alt+Shift+M');
  await page.getByRole('menuitem', { name: 'Neue Seite …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
  await expect(dialog.getByRole('textbox', { name: 'Titel' })).toBeFocused();
  await page.keyboard.type(name);
  await dialog.getByRole('combobox', { name: 'Wo' }).selectOption({ index: 1 });
  const slug = `${site.urls.de.slice('/de/'.length)}/${name.toLowerCase().replace(' ', '-')}`;
  await expect(dialog.getByRole('textbox', { name: 'Adresse' })).toHaveValue(slug);
  await dialog
    .getByRole('combobox', { name: 'Vorlage' })
    .selectOption({ label: 'Auskunft: Öffnungszeiten, Anfahrt, Fragen' });
  expect(await findFaults(page, { within: '[role="dialog"]' })).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Titel' }).press('Enter');
  await page.waitForURL(`**/de/${slug}?edit`);
  const canvas = page.getByRole('group', { name: 'Seite bearbeiten' });
  await expect(
    canvas.getByRole('textbox', { name: /Überschrift/ }).filter({ hasText: 'Anfahrt' }),
  ).toBeVisible();
  await expect(canvas).toContainText('Muss ich mich anmelden?');
  await expect(toolbarOf(page)).toContainText('Nicht online');

  await page.keyboard.press('Alt+Shift+M');
  await page.getByRole('menuitem', { name: 'Neue Seite …' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(`${name} zwei`);
  await dialog.getByRole('combobox', { name: 'Vorlage' }).selectOption({ label: 'Wie diese Seite' });
  await dialog.getByRole('button', { name: 'Anlegen und bearbeiten' }).click();
  await page.waitForURL(/-zwei\?edit$/);
  await expect(canvas).toContainText('Muss ich mich anmelden?');
});

for (const width of [1280, 390]) {
  test(`the panel has no fault and cuts nothing off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openEditor(page, site.urls.de);
    await page.evaluate(() => document.fonts.ready);
    await page.keyboard.press('Alt+Shift+M');
    await page.getByRole('menuitem', { name: 'Seite Alt ⇧ D' }).press('Enter');
    const panel = panelOf(page);
    await expect(german(page).getByRole('textbox', { name: 'Titel' })).toBeFocused();
    await german(page).getByRole('textbox', { name: 'Adresse' }).fill('ganz-woanders');
    await expect(panel.getByRole('figure').locator('img, p')).toBeVisible();
    expect(await findFaults(page, { within: '[data-side-panel]' })).toEqual([]);
    expect(await findFaults(page, { without: '[data-site-header]', rules: wcag })).toEqual([]);
    const box = await panel.boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });
}
