import { expect, test, type Page } from '@playwright/test';
import { findFaults, wcag } from '../support/axe';
import { createPage, enter, openColleague, openEditor, type TestPage } from '../support/editor-page';

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile' },
      { kind: 'text', content: '<p>Die Fähre legt um acht Uhr ab.</p>' },
    ],
  ]);
});

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Notizen' });

test('an editor notes something at marked words with keys alone; a colleague sees it at once, replies, and says that it is done', async ({
  page,
  context,
  browser,
}) => {
  const name = `Ben ${crypto.randomUUID().slice(0, 8)}`;
  const theirs = await openColleague(context, browser, name);
  const [here, there] = [await openEditor(page, site.urls.de), await openEditor(theirs, site.urls.de)];

  // Marked with Shift and the arrow keys, noted with Alt, Shift and N.
  await here.getByRole('textbox', { name: 'Text: Text' }).focus();
  await page.keyboard.press('Control+Home');
  for (const _ of 'Die Fähre') await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Alt+Shift+N');
  const field = panelOf(page).getByRole('textbox', { name: 'Notiz' });
  await expect(field).toBeFocused();
  await expect(panelOf(page).getByRole('blockquote')).toHaveText('Die Fähre');
  await page.keyboard.type(`Welche? @${name}`);
  await expect(panelOf(page).getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('weißt du es?');
  await page.keyboard.press('Control+Enter');
  const thread = panelOf(page).getByRole('listitem', { name: /^Notiz von .* zu: Text „Die Fähre/ });
  await expect(thread).toBeFocused();
  await expect(thread).toContainText(`Welche? @${name} weißt du es?`);
  // The words are marked on the page, and the text is as it was.
  expect(
    await page.evaluate(() => [...CSS.highlights.values()].map((each) => [...each].map(String))),
  ).toEqual([['Die Fähre']]);

  // The colleague need not load the page again.
  const mark = there.getByRole('button', { name: '1 offene Notiz' });
  await expect(mark).toBeVisible();
  await mark.click();
  const seen = panelOf(theirs).getByRole('listitem', { name: /^Notiz von/ });
  await expect(seen).toBeFocused();
  await seen.getByRole('button', { name: 'Antworten' }).click();
  await theirs.keyboard.type('Die kleine.');
  await theirs.keyboard.press('Control+Enter');
  await expect(thread).toContainText('Die kleine.');
  await thread.getByRole('button', { name: 'Erledigt' }).click();
  await expect(there.getByRole('button', { name: /offene Notiz/ })).toHaveCount(0);
  await expect(panelOf(theirs).getByRole('radio', { name: 'Erledigt (1)' })).toBeVisible();

  // What the mail leads to opens at the thread, though it is done; visitors get nothing of it.
  await theirs.goto(`${site.urls.de}?edit&note=${await idOfThread(page)}`);
  await expect(panelOf(theirs).getByRole('listitem', { name: /^Notiz von/ })).toBeFocused();
  await theirs.context().close();
  const visitor = await browser.newContext();
  expect(await (await visitor.request.get(site.urls.de)).text()).not.toContain('weißt du es?');
  await visitor.close();
});

test('a block that is cut and pasted on its page brings its note along; pasted once more it is a copy without it', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  const handle = canvas.getByRole('button', { name: /^Text: Menü/ });
  await handle.focus();
  await page.keyboard.press('Alt+Shift+N');
  await panelOf(page).getByRole('textbox', { name: 'Notiz' }).fill('Stimmt das?');
  await page.keyboard.press('Control+Enter');
  const mark = canvas.getByRole('button', { name: '1 offene Notiz' });
  await expect(mark).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Notizen schließen' }).click();

  await handle.focus();
  await page.keyboard.press('Control+x');
  await expect(handle).toHaveCount(0);
  await expect(mark).toHaveCount(0);
  await expect(canvas.getByRole('button', { name: /^Überschrift: Menü/ })).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(handle).toBeFocused();
  await expect(mark).toBeVisible();
  await page.keyboard.press('Control+v');
  await expect(handle).toHaveCount(2);
  await expect(mark).toHaveCount(1);
  await page.reload();
  await expect(handle).toHaveCount(2);
  await expect(mark).toHaveCount(1);
});

/** The id of the only thread at the page. */
async function idOfThread(page: Page): Promise<number> {
  const path = `/de/pageeditor-api/notes?content_type=page&object_id=${site.id}`;
  const { results } = (await (await page.request.get(path)).json()) as { results: { id: number }[] };
  return results[0]?.id ?? 0;
}

for (const width of [1280, 390]) {
  test(`the panel has no fault and cuts nothing off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const canvas = await openEditor(page, site.urls.de);
    // Everything that comes late is there: the letters, and what the other language lacks.
    await expect(canvas.getByRole('button', { name: 'Englisch fehlt' })).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready);
    await canvas.getByRole('button', { name: /^Text: Menü/ }).focus();
    await page.keyboard.press('Alt+Shift+N');
    const panel = panelOf(page);
    await panel.getByRole('textbox', { name: 'Notiz' }).fill('Kürzer?');
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByRole('listitem', { name: /^Notiz von/ })).toBeFocused();
    await panel.getByRole('button', { name: 'Antworten' }).click();
    await page.keyboard.type('Ja @');
    await expect(panel.getByRole('combobox', { name: 'Wen erwähnen?' })).toBeFocused();
    expect(await findFaults(page, { within: '[data-side-panel]' })).toEqual([]);
    expect(await findFaults(page, { without: '[data-site-header]', rules: wcag })).toEqual([]);
    const box = await panel.boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const [mark, text] = [
      canvas.getByRole('button', { name: '1 offene Notiz' }),
      canvas.getByRole('textbox', { name: 'Text: Text' }),
    ];
    const [below, above] = [await mark.boundingBox(), await text.boundingBox()];
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(mark).toBeVisible();
    expect(await findFaults(page, { without: '[data-site-header]', rules: wcag })).toEqual([]);
  });
}
