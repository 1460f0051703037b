import { expect, test, type BrowserContext } from '@playwright/test';
import { openings } from '../support/editor-openings';
import {
  createPage,
  enter,
  expectSaved,
  openEditor,
  toolbarOf,
  typeAtEnd,
  type TestPage,
} from '../support/editor-page';

/** A page that is several windows long. */
function createLongPage(context: BrowserContext): Promise<TestPage> {
  const paragraphs = Array.from({ length: 14 }, (_, index) => ({
    kind: 'text',
    content: `<p>Absatz ${index + 1}</p>${'<p>Am Fluss entlang, bis die Stadt aufhört.</p>'.repeat(4)}`,
  }));
  return createPage(context, [[{ kind: 'headline', content: 'Erste Zeile' }, ...paragraphs]]);
}

test.beforeEach(({ context }) => enter(context));

test('whatever was open, the focus is where it was once it is closed', async ({ page, context }) => {
  const { urls } = await createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile' },
      { kind: 'text', content: '<p>Ein Absatz.</p>' },
    ],
  ]);
  await openEditor(page, urls.de);
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

test('undo scrolls to what it changed, and names it', async ({ page, context }) => {
  const { urls } = await createLongPage(context);
  const canvas = await openEditor(page, urls.de);
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

test('another language takes the place of the page without loading it anew, at the same block', async ({
  page,
  context,
}) => {
  const { urls } = await createLongPage(context);
  const canvas = await openEditor(page, urls.de);
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

test('a version says which one it is, and leads on to edit the page', async ({ page, context }) => {
  const { urls } = await createPage(context, [[{ kind: 'headline', content: 'Erste Zeile' }]]);
  await openEditor(page, urls.de);
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
});
