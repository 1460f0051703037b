import { expect, test, type BrowserContext } from '@playwright/test';
import {
  createPage,
  enter,
  expectSaved,
  openEditor,
  toolbarOf,
  typeAtEnd,
  write,
  type TestPage,
} from '../support/editor-page';
import { writeHeaders } from '../support/browser';

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile' },
      { kind: 'text', content: '<p>Basis.</p>' },
    ],
  ]);
});

/** The id of the first block of the page. */
async function findHeadline(context: BrowserContext): Promise<number> {
  const answer = await context.request.get(`/de/pageeditor-api/document/page/${site.id}`);
  const { modules } = (await answer.json()) as {
    modules: { columns: { children: { id: number }[] }[] }[];
  };
  return modules[0]?.columns[0]?.children[0]?.id ?? 0;
}

test('a conflict takes neither the focus nor a letter, and what was deleted comes back in both languages', async ({
  page,
  context,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  const id = await findHeadline(context);
  await write(context, `/en/pageeditor-api/headline/${id}`, { content: 'First line' }, 'PATCH');
  await page.reload();
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await expect(headline).toBeVisible();
  await write(context, `/de/pageeditor-api/headline/${id}`, { content: 'Ihre Zeile' }, 'PATCH');
  await typeAtEnd(headline, ' A');
  const decide = canvas.getByRole('button', { name: 'Konflikt lösen' });
  await expect(decide).toBeVisible();
  await expect(headline).toBeFocused();
  await page.keyboard.type(' und B');
  await expect(headline).toHaveText('Erste Zeile A und B');
  await decide.click();
  const dialog = page.getByRole('dialog', { name: 'Jemand anderes hat diesen Baustein geändert' });
  await expect(dialog.getByText('Erste Zeile A und B')).toBeVisible();
  await dialog.getByRole('button', { name: 'Meine behalten' }).click();
  await expectSaved(page);

  const headers = await writeHeaders(context);
  await context.request.delete(`/de/pageeditor-api/headline/${id}`, { headers });
  await typeAtEnd(headline, ' C');
  await decide.click();
  const created = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/pageeditor-api/headline'),
  );
  await dialog.getByRole('button', { name: 'Mit meiner Fassung neu anlegen' }).click();
  await created;
  await expectSaved(page);
  await expect(headline).toHaveText('Erste Zeile A und B C');
  await openEditor(page, site.urls.en);
  await expect(page.getByRole('textbox', { name: 'Headline: Headline' })).toHaveText('First line');
});

test('what is unfinished in one tab is not taken over by another that opens beside it', async ({
  page,
  context,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  await canvas.getByRole('button', { name: /^Überschrift: Menü/ }).focus();
  await page.keyboard.press('+');
  await page.keyboard.type('Zitat');
  await page.keyboard.press('Enter');
  const quote = { name: 'Zitat: Zitat' };
  await expect(canvas.getByRole('textbox', quote)).toBeFocused();

  const beside = await context.newPage();
  const second = await openEditor(beside, site.urls.de);
  await expect(second.getByRole('textbox', quote)).toHaveCount(0);
  await page.bringToFront();
  await page.keyboard.type('Nur einmal');
  await expectSaved(page);
  await beside.reload();
  await expect(second.getByRole('textbox', quote)).toHaveText('Nur einmal');
  await expect(second.getByRole('textbox', quote)).toHaveCount(1);
});

test('three bursts go back three times and forth once; ten quick steps back are ten', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const text = canvas.getByRole('textbox', { name: 'Text: Text' });
  for (const word of [' eins', ' zwei', ' drei']) {
    await typeAtEnd(text, word);
    await toolbarOf(page)
      .getByRole('button', { name: /speichert/ })
      .click();
    await expectSaved(page);
  }
  await text.click();
  for (const left of ['Basis. eins zwei', 'Basis. eins', 'Basis.']) {
    await page.keyboard.press('Control+z');
    await expect(text).toHaveText(left);
  }
  await page.keyboard.press('Control+Shift+z');
  await expect(text).toHaveText('Basis. eins');

  await canvas.getByRole('button', { name: /^Überschrift: Menü/ }).focus();
  const block = canvas.getByRole('group', { name: 'Überschrift', exact: true });
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowUp');
  }
  await expect(page.getByText('Platz 1 von 2')).toBeAttached();
  for (let step = 0; step < 11; step += 1) await page.keyboard.press('Control+z');
  await expect(text).toHaveText('Basis.');
  await expect(block).toBeVisible();
});
