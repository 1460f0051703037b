import { expect, test } from '@playwright/test';
import { boxOf, meet, type Box } from '../support/boxes';
import { resize } from '../support/browser';
import { createPage, enter, expectSaved, openEditor, toolbarOf, type TestPage } from '../support/editor-page';
import { evaluateEvery } from '../support/every';

let site: TestPage;

const paragraphs = Array.from({ length: 12 }, (_, index) => ({
  kind: 'text',
  content: `<p>Absatz ${index} </p>${'<p>Am Fluss entlang, bis die Stadt aufhört.</p>'.repeat(4)}`,
}));

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [[{ kind: 'headline', content: 'Erste Zeile' }, ...paragraphs]]);
});

test('what was never saved is not deleted without a question', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const insertQuote = async () => {
    await canvas.getByRole('button', { name: 'Baustein nach „Überschrift“ einfügen' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Baustein suchen' }).fill('Zitat');
    await page.keyboard.press('Enter');
  };
  await insertQuote();
  const quote = canvas.getByRole('group', { name: 'Zitat', exact: true });
  // Nothing is written yet: nothing is asked.
  await quote.getByRole('button', { name: /^Zitat: Menü/ }).focus();
  await page.keyboard.press('Delete');
  await expect(quote).toHaveCount(0);

  await insertQuote();
  await quote.getByRole('textbox').last().fill('Jemand');
  await quote.getByRole('button', { name: /^Zitat: Menü/ }).focus();
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: 'Nicht gespeicherten Text löschen?' });
  await dialog.getByRole('button', { name: 'Behalten' }).click();
  await expect(quote).toContainText('Jemand');

  await toolbarOf(page).getByRole('button', { name: 'Beenden' }).click();
  await expect(page.getByText(/Ein Baustein ist noch unvollständig und nur in diesem Browser/)).toBeVisible();
  await toolbarOf(page).getByRole('button', { name: 'Seite bearbeiten' }).click();
  await expect(quote).toContainText('Jemand');
  await quote.getByRole('button', { name: /^Zitat: Menü/ }).focus();
  await page.keyboard.press('Delete');
  await dialog.getByRole('button', { name: 'Trotzdem löschen' }).click();
  await expect(quote).toHaveCount(0);
});

test('the header ends 6rem below the top when signed in, 5rem in edit mode, once the page is scrolled', async ({
  page,
}) => {
  await page.goto(site.urls.de);
  await expect(toolbarOf(page)).toBeVisible();
  const endOfHeader = async () => {
    await page.mouse.wheel(0, 900);
    await expect(page.locator(':root')).toHaveAttribute('data-header-hidden');
    await page.mouse.wheel(0, -200);
    await expect(page.locator(':root')).not.toHaveAttribute('data-header-hidden');
    return () =>
      page.locator('[data-site-header]').evaluate((header) => header.getBoundingClientRect().bottom);
  };
  await expect.poll(await endOfHeader()).toBe(96);
  await toolbarOf(page).getByRole('button', { name: 'Seite bearbeiten' }).click();
  await expect(page.getByRole('group', { name: 'Seite bearbeiten' })).toBeVisible();
  await expect.poll(await endOfHeader()).toBe(80);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe('80px');
});

test('noToolbar leaves out the bar and its offset', async ({ page }) => {
  await page.goto(`${site.urls.de}?edit&noToolbar`);
  await expect(page.getByRole('group', { name: 'Seite bearbeiten' })).toBeVisible();
  await expect(toolbarOf(page)).toHaveCount(0);
  await expect(page.locator(':root')).not.toHaveAttribute('data-editor-bar');
});

test('a refused call shows an error alert that hides after four seconds', async ({ page }) => {
  await openEditor(page, site.urls.de);
  await page.route('**/pageeditor-api/publish', (route) =>
    route.fulfill({ status: 409, json: { detail: 'Das geht hier nicht.', code: 'conflict' } }),
  );
  await page.clock.install();
  await toolbarOf(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('menuitem', { name: 'Nur Deutsch veröffentlichen' }).click();
  const alert = page.getByRole('region', { name: 'Meldungen' }).getByText('Das geht hier nicht.');
  await expect(alert).toBeVisible();
  // Time goes on by itself, too.
  await page.clock.runFor(1500);
  await expect(alert).toBeVisible();
  await page.clock.runFor(2500);
  await expect(alert).toHaveCount(0);
});

test('with the base contract only what it offers is shown', async ({ page }) => {
  await page.route('**/pageeditor-api/user', async (route) => {
    const answer = await route.fetch();
    const { features: _, ...account } = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: account });
  });
  const canvas = await openEditor(page, site.urls.de);
  const bar = toolbarOf(page);
  await expect(bar.getByText('Änderungen sind sofort öffentlich')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Mehr' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    /^Gliederung/,
    /^Suchen und/,
    /^Hilfe/,
    'Tour',
    'Verwaltung',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Mehr' })).toBeFocused();
  await canvas.getByRole('button', { name: /^Überschrift: Menü/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Löschen' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Duplizieren' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await headline.click();
  await headline.press('End');
  await headline.pressSequentially(' ohne Extras');
  await expectSaved(page);
});

test('the cookie dialog leaves an open dialog and an open menu free, and is there again after it', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'litfass_consent' });
  await openEditor(page, site.urls.de);
  const question = page.getByRole('dialog', { name: /Cookies/ });
  await expect(question).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await expect(help).toBeVisible();
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await toolbarOf(page).getByRole('button', { name: 'Mehr', exact: true }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Nur erforderliche' }).click();
  await expect(question).toBeHidden();
});

test('a message stands beside the texts, where there is room for it', async ({ page }) => {
  await resize(page, { width: 1280, height: 800 });
  const canvas = await openEditor(page, site.urls.de);
  const texts = canvas.getByRole('textbox', { name: 'Text: Text' });
  await texts.nth(6).getByRole('paragraph').nth(1).click();
  await page.keyboard.type('Auch heute. ');
  await expectSaved(page);
  await page.keyboard.press('Control+z');
  const message = page.getByRole('region', { name: 'Meldungen' }).getByRole('status');
  await expect(message.getByText(/^Rückgängig gemacht: Text/)).toBeVisible();
  const box = await boxOf(message);
  const boxes = await evaluateEvery(texts, (all) =>
    all.map((text) => text.getBoundingClientRect().toJSON() as Box),
  );
  // Without it, one of them would be below it.
  expect(boxes.some((each) => meet({ ...box, x: 0 }, each))).toBe(true);
  expect(boxes.filter((each) => meet(box, each))).toEqual([]);
});
