import { expect, test, type Page } from '@playwright/test';
import { openings } from '../support/editor-openings';
import { createPage, enter, expectSaved, openEditor, toolbarOf, typeAtEnd } from '../support/editor-page';

/** Several windows long. */
const longPage = [
  { kind: 'headline', content: 'Erste Zeile' },
  ...Array.from({ length: 14 }, (_, index) => ({
    kind: 'text',
    content: `<p>Absatz ${index + 1}</p>${'<p>Am Fluss entlang, bis die Stadt aufhört.</p>'.repeat(4)}`,
  })),
];

/** Opens the editor on a new page of some blocks. */
async function openPage(page: Page, blocks: { kind: string; content: string }[]) {
  const { urls } = await createPage(page.context(), [blocks]);
  return { urls, canvas: await openEditor(page, urls.de) };
}

test.beforeEach(({ context }) => enter(context));

test('whatever was open, the focus is where it was once it is closed', async ({ page }) => {
  await openPage(page, [
    { kind: 'headline', content: 'Erste Zeile' },
    { kind: 'text', content: '<p>Ein Absatz.</p>' },
  ]);
  for (const { dialog, from, open } of Object.values(openings)) {
    const before = from(page);
    await before.focus();
    await open(page);
    const opened = page.getByRole('dialog', { name: dialog, exact: true });
    await expect(opened.locator(':focus'), dialog).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(before, dialog).toBeFocused();
  }
});

test('undo scrolls to what it changed, and names it', async ({ page }) => {
  const { canvas } = await openPage(page, longPage);
  const first = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await typeAtEnd(first, ' und mehr');
  await expectSaved(page);
  const last = canvas.getByText('Absatz 14', { exact: true });
  await last.click();
  await page.keyboard.press('Escape');
  await expect(first).not.toBeInViewport();
  await page.keyboard.press('Control+z');
  await expect(first).toHaveText('Erste Zeile');
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(last).not.toBeInViewport();
  await expect(
    page.getByRole('region', { name: 'Meldungen' }).getByText(/^Rückgängig gemacht: Überschrift/),
  ).toBeVisible();
});

test('undo takes back a title that was written last, and then the text that was written before it', async ({
  page,
}) => {
  const { canvas } = await openPage(page, [{ kind: 'text', content: '<p>Anfang.</p>' }]);
  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  await typeAtEnd(text, ' Ende.');
  await expectSaved(page);
  const title = page.getByRole('heading', { level: 1 }).getByRole('textbox');
  const before = await title.innerText();
  await typeAtEnd(title, ' neu');
  await page.keyboard.press('Tab');
  const messages = page.getByRole('region', { name: 'Meldungen' });
  await expect(messages.getByText(/: gespeichert\. Das gilt sofort/)).toBeVisible();
  const undo = toolbarOf(page).getByRole('button', { name: 'Rückgängig' });
  await undo.click();
  await expect(title).toHaveText(before);
  await expect(text).toHaveText('Anfang. Ende.');
  await expect(messages.getByText('Die Angaben zur Seite sind wieder wie zuvor.')).toBeVisible();
  await undo.click();
  await expect(text).toHaveText('Anfang.');

  // Its message takes it back as well, and then it is no step any more.
  await typeAtEnd(title, ' und neu');
  await page.keyboard.press('Tab');
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes(`"${before}"`) === true && answer.ok(),
  );
  await messages.getByRole('button', { name: 'Rückgängig' }).click();
  await saved;
  await expect(title).toHaveText(before);
  await page.reload();
  await expect(title).toHaveText(before);
});

test('what is chosen after a slash is one step to undo, with the empty line that it takes the place of', async ({
  page,
}) => {
  const { canvas } = await openPage(page, [{ kind: 'headline', content: 'Erste Zeile' }]);
  await typeAtEnd(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }), ' und mehr');
  await page.keyboard.press('Enter');
  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  await expect(text).toBeFocused();
  await expectSaved(page);
  await page.keyboard.type('/teas');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const list = page.getByRole('main').locator('[data-kind="teaserlist"]');
  await expect(list).toBeVisible();
  await expect(text).toHaveCount(0);
  await toolbarOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(list).toHaveCount(0);
  await expect(text).toHaveCount(1);
});

test('another language takes the place of the page without loading it anew, at the same block', async ({
  page,
}) => {
  const { urls, canvas } = await openPage(page, longPage);
  const ninth = canvas.getByRole('group', { name: 'Text', exact: true }).filter({ hasText: 'Absatz 9' });
  await ninth.scrollIntoViewIfNeeded();
  await ninth.getByRole('button', { name: /^Text: Menü/ }).focus();
  const block = canvas.locator('[data-block][data-selected]');
  await expect(block).toHaveAttribute('data-block', /^\d+$/);
  const id = (await block.getAttribute('data-block')) ?? '';
  const top = (await block.boundingBox())?.y ?? NaN;
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  await page.keyboard.press('Alt+Shift+L');
  await expect(page).toHaveURL(`${urls.en}?edit`);
  const there = page.getByRole('group', { name: 'Edit the page' }).locator(`[data-block="${id}"]`);
  await expect(there).toHaveAttribute('data-selected', 'true');
  await expect.poll(async () => Math.abs(((await there.boundingBox())?.y ?? NaN) - top)).toBeLessThan(2);
  expect(await page.evaluate(() => Reflect.get(window, 'isSame') as unknown)).toBe(true);
  await expect(toolbarOf(page).getByRole('link', { name: 'Edit this page in German' })).toBeFocused();
});

test('the outline stays open in the other language, and leaves the focus at the way back', async ({
  page,
}) => {
  const { urls } = await openPage(page, longPage);
  await page.keyboard.press('Alt+Shift+O');
  await expect(page.getByRole('complementary', { name: 'Gliederung' })).toBeVisible();
  await toolbarOf(page).getByRole('link', { name: 'Diese Seite auf Englisch bearbeiten' }).click();
  await expect(page).toHaveURL(`${urls.en}?edit`);
  await expect(page.getByRole('complementary', { name: 'Outline' })).toBeVisible();
  const back = toolbarOf(page).getByRole('link', { name: 'Edit this page in German' });
  await expect(back).toBeFocused();
  await page.keyboard.press('Alt+Shift+L');
  await expect(page).toHaveURL(`${urls.de}?edit`);
  await expect(page.getByRole('complementary', { name: 'Gliederung' })).toBeVisible();
});

test('what has changed since a version is marked on the page, and comes back one by one or all at once', async ({
  page,
}) => {
  const { canvas } = await openPage(page, [
    { kind: 'headline', content: 'Erste Zeile' },
    { kind: 'text', content: '<p>Ein Absatz.</p>' },
  ]);
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  await typeAtEnd(headline, ' neu');
  await typeAtEnd(text, ' Und mehr.');
  await expectSaved(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Shift+R');
  const versions = page.getByRole('dialog', { name: 'Versionen' });
  await expect(versions.getByText('2 Änderungen seitdem, auf der Seite markiert')).toBeVisible();
  await expect(canvas.locator('[data-mark="written"]')).toHaveCount(2);
  await versions.getByRole('button', { name: /^Zurückholen: Geändert: Überschrift/ }).click();
  await expect(headline).toHaveText('Erste Zeile');
  await expect(text).toHaveText('Ein Absatz. Und mehr.');
  await expect(versions.getByText('Eine Änderung seitdem, auf der Seite markiert')).toBeVisible();
  await versions.getByRole('button', { name: 'Alles wiederherstellen' }).click();
  await expect(text).toHaveText('Ein Absatz.');
  await expect(versions.getByText('Der Entwurf ist genau so.')).toBeVisible();
  await page.keyboard.press('Escape');
  const undo = toolbarOf(page).getByRole('button', { name: 'Rückgängig' });
  await undo.click();
  await expect(text).toHaveText('Ein Absatz. Und mehr.');
  await undo.click();
  await expect(headline).toHaveText('Erste Zeile neu');
});

test('a version says which one it is, and leads on to edit the page', async ({ page }) => {
  const { urls } = await openPage(page, [{ kind: 'headline', content: 'Erste Zeile' }]);
  await page.keyboard.press('Alt+Shift+R');
  const versions = page.getByRole('dialog', { name: 'Versionen' });
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    versions.getByRole('button', { name: 'Ansehen' }).click(),
  ]);
  await expect(shown).toHaveURL(/\?v=\d+$/);
  await expect(shown).toHaveTitle(/^Version 1: /);
  const mark = shown.getByRole('complementary', { name: 'Version 1' });
  await expect(mark).toContainText('Diese Fassung ist nur hier zu sehen.');
  await mark.getByRole('link', { name: 'Seite bearbeiten' }).click();
  await expect(shown).toHaveURL(`${urls.de}?edit`);
  await expect(shown.getByRole('group', { name: 'Seite bearbeiten' })).toBeVisible();
  const missing = await shown.goto(`${urls.de}?v=999999`);
  expect(missing?.status()).toBe(404);
  await expect(shown).toHaveTitle(/^404 – /);
});
