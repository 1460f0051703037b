import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { findFaults } from '../support/axe';
import {
  createPage,
  enter,
  expectSaved,
  openEditor,
  toolbarOf,
  write,
  type TestPage,
} from '../support/editor-page';
import { evaluateEvery } from '../support/every';

test.use({ viewport: { width: 1280, height: 800 } });

let site: TestPage;
let ids: number[];

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Am Hafen' },
      { kind: 'text', content: '<p>Der <strong>alte</strong> Kran</p>' },
      { kind: 'quote', content: 'Wer wartet, sieht mehr.' },
    ],
  ]);
  ids = (await readBlocks(context, 'de')).map(({ id }) => id);
  await write(context, `/en/pageeditor-api/headline/${ids[0]}`, { content: 'At the harbour' }, 'PATCH');
});

interface Block {
  id: number;
  content: string;
}

/** The blocks of the draft in a language. */
async function readBlocks(context: BrowserContext, locale: 'de' | 'en'): Promise<Block[]> {
  const answer = await context.request.get(`/${locale}/pageeditor-api/document/page/${site.id}`);
  const { modules } = (await answer.json()) as { modules: { columns: { children: Block[] }[] }[] };
  return modules.flatMap(({ columns }) => columns.flatMap(({ children }) => children));
}

async function readTexts(context: BrowserContext, locale: 'de' | 'en'): Promise<string[]> {
  return (await readBlocks(context, locale)).map(({ content }) => content);
}

/** How many lines an element is high. */
function countLines(element: Locator): Promise<number> {
  return element.evaluate((line) =>
    Math.round(line.getBoundingClientRect().height / parseFloat(getComputedStyle(line).lineHeight)),
  );
}

/** Both pages: the one being edited, and the other one beside it. */
async function openBoth(page: Page): Promise<{ german: Locator; english: Locator }> {
  await openEditor(page, site.urls.de);
  await page.keyboard.press('Alt+Shift+T');
  const german = page.getByRole('region', { name: 'Die Seite auf Deutsch' });
  const english = page.getByRole('region', { name: 'Die Seite auf Englisch' });
  await expect(english).toBeVisible();
  await expect(german).toBeVisible();
  return { german, english };
}

test('a quotation that is empty in one language ends in its line there', async ({ page }) => {
  const { english } = await openBoth(page);
  const quote = english.getByRole('textbox', { name: 'Zitat: Zitat (Englisch)' });
  expect(await countLines(quote.locator('..'))).toBe(1);
  await quote.focus();
  expect(await countLines(quote.locator('..'))).toBe(1);
});

test('both pages are written in, each in its language, with one undo', async ({ page, context }) => {
  const { german, english } = await openBoth(page);
  expect(await findFaults(page)).toEqual([]);

  const quote = english.getByRole('textbox', { name: 'Zitat: Zitat (Englisch)' });
  await expect(english.getByText('Englisch fehlt')).toHaveCount(2);
  await quote.focus();
  await page.keyboard.type('Who waits sees more.');
  await expect(german.getByRole('group', { name: 'Zitat' })).toHaveAttribute('data-selected', 'true');
  await german.getByRole('textbox', { name: 'Überschrift: Überschrift' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' am Abend');
  await english.getByRole('textbox', { name: /^Text: .*\(Englisch\)$/ }).click();
  await page.keyboard.type('The crane');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await page.getByRole('toolbar', { name: 'Text gestalten' }).getByRole('button', { name: 'Fett' }).waitFor();
  await expectSaved(page);
  await expect(english.getByText('Englisch fehlt')).toHaveCount(0);
  expect(await readTexts(context, 'de')).toEqual([
    'Am Hafen am Abend',
    '<p>Der <strong>alte</strong> Kran</p>',
    'Wer wartet, sieht mehr.',
  ]);
  expect(await readTexts(context, 'en')).toEqual([
    'At the harbour',
    '<p><strong>The crane</strong></p>',
    'Who waits sees more.',
  ]);

  // Who types slowly has more than one step in a text.
  const undoUntil = (text: Locator, expected: string) =>
    expect(async () => {
      await toolbarOf(page).getByRole('button', { name: 'Rückgängig', exact: true }).click();
      await expect(text).toHaveText(expected, { timeout: 1000 });
    }).toPass();
  const headline = german.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await undoUntil(english.getByRole('textbox', { name: /^Text: .*\(Englisch\)$/ }), '');
  await expect(headline).toHaveText('Am Hafen am Abend');
  await undoUntil(headline, 'Am Hafen');
  await expect(quote).toHaveText('Who waits sees more.');
  await undoUntil(quote, '');
  await expectSaved(page);
  expect(await readTexts(context, 'en')).toEqual(['At the harbour', '', '']);
});

test('whoever writes goes on in the other language by one shortcut, from missing text to missing text', async ({
  page,
}) => {
  await openEditor(page, site.urls.de);
  await page.getByRole('textbox', { name: 'Text: Text' }).click();
  await page.keyboard.press('Alt+Shift+T');
  const english = page.getByRole('region', { name: 'Die Seite auf Englisch' });
  await expect(english.getByRole('textbox', { name: 'Text: Text (Englisch)' })).toBeFocused();
  await page.keyboard.type('The old crane');
  await page.keyboard.press('Alt+Shift+T');
  const quote = english.getByRole('textbox', { name: 'Zitat: Zitat (Englisch)' });
  await expect(quote).toBeFocused();
  await page.keyboard.type('Who waits sees more.');
  await expectSaved(page);
  await expect(english.getByText('Englisch fehlt')).toHaveCount(0);
});

test('Enter leads from a line to the next missing text, Ctrl and Enter from a longer one; then to the next text', async ({
  page,
  context,
}) => {
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Am Hafen' },
      { kind: 'text', content: '<p>Der Kran</p>' },
      { kind: 'quote', content: 'Wer wartet, sieht mehr.' },
    ],
  ]);
  const { english } = await openBoth(page);
  const headline = english.getByRole('textbox', { name: 'Überschrift: Überschrift (Englisch)' });
  const text = english.getByRole('textbox', { name: 'Text: Text (Englisch)' });
  const quote = english.getByRole('textbox', { name: 'Zitat: Zitat (Englisch)' });
  await headline.focus();
  await page.keyboard.type('At the harbour');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('The old crane');
  await page.keyboard.press('Enter');
  await page.keyboard.type('turns.');
  await expect(text.locator('p')).toHaveText(['The old crane', 'turns.']);
  await page.keyboard.press('Control+Enter');
  await expect(quote).toBeFocused();
  // A text that is not missing is passed over as long as another one is.
  await headline.focus();
  await page.keyboard.press('Enter');
  await expect(quote).toBeFocused();
  await page.keyboard.type('Who waits sees more.');
  await expectSaved(page);
  await expect(english.getByRole('button', { name: /^Nächster fehlender Text/ })).toHaveCount(0);
  await headline.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(english.locator(':focus')).not.toHaveAccessibleName('Überschrift: Überschrift (Englisch)');
  expect(await readTexts(context, 'en')).toEqual([
    'At the harbour',
    '<p>The old crane</p><p>turns.</p>',
    'Who waits sees more.',
  ]);
});

test('what is moved, added and deleted here is so there', async ({ page }) => {
  const { german, english } = await openBoth(page);
  const order = () =>
    evaluateEvery(english.locator('[data-counterpart]'), (blocks) =>
      blocks.map(({ dataset }) => Number(dataset.counterpart)),
    );
  expect(await order()).toEqual(ids);
  await german.getByRole('textbox', { name: 'Überschrift: Überschrift' }).focus();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect.poll(order).toEqual([ids[1], ids[0], ids[2]]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect.poll(order).toEqual([ids[1], ids[2]]);
  await expectSaved(page);
});

test('scrolling one page scrolls the other to the same block', async ({ page, context }) => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    kind: 'text',
    content: `<p>Absatz ${index}</p>${'<p>Ein Satz, der eine ganze Weile lang weitergeht und nicht aufhört.</p>'.repeat(4)}`,
  }));
  site = await createPage(context, [many]);
  for (const [index, { id }] of (await readBlocks(context, 'de')).entries()) {
    const content = `<p>Paragraph ${index}</p>${'<p>A sentence.</p>'.repeat(index % 3)}`;
    await write(context, `/en/pageeditor-api/text/${id}`, { content }, 'PATCH');
  }
  const { german, english } = await openBoth(page);
  const seen = (side: Locator, text: string) =>
    expect(side.getByText(text, { exact: true })).toBeInViewport();
  await german.hover();
  await page.mouse.wheel(0, 20_000);
  await seen(german, 'Absatz 19');
  await seen(english, 'Paragraph 19');
  await english.hover();
  await page.mouse.wheel(0, -20_000);
  await seen(english, 'Paragraph 0');
  await seen(german, 'Absatz 0');
  await german.getByText('Absatz 10', { exact: true }).scrollIntoViewIfNeeded();
  await seen(english, 'Paragraph 10');
});

test('keys lead from one page to the other, through what is missing, and out again', async ({
  page,
  context,
}) => {
  const { german, english } = await openBoth(page);
  const headline = german.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await headline.focus();
  await page.keyboard.press('F6');
  const translated = english.getByRole('textbox', { name: 'Überschrift: Überschrift (Englisch)' });
  await expect(translated).toBeFocused();
  await page.keyboard.press('F6');
  await expect(headline).toBeFocused();
  await page.keyboard.press('F6');
  await expect(translated).toBeFocused();

  await english.getByRole('button', { name: 'Nächster fehlender Text (2)' }).press('Enter');
  const text = english.getByRole('textbox', { name: /^Text: .*\(Englisch\)$/ });
  await expect(text).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await english.getByRole('button', { name: /^Aus dem Deutschen kopieren: Text/ }).press('Enter');
  await expect(text).toBeFocused();
  await expect(text.locator('strong')).toHaveText('alte');
  await expectSaved(page);
  expect((await readTexts(context, 'en'))[1]).toBe('<p>Der <strong>alte</strong> Kran</p>');

  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
  const canvas = page.getByRole('group', { name: 'Seite bearbeiten' });
  await expect(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' })).toBeFocused();
  await expect(page.locator('[data-aside]')).toHaveCount(0);
});

test('an outdated text is told apart, and still right at a press', async ({ page, context }) => {
  await write(context, `/en/pageeditor-api/text/${ids[1]}`, { content: '<p>The old crane</p>' }, 'PATCH');
  await write(context, `/de/pageeditor-api/text/${ids[1]}`, { content: '<p>Der neue Kran</p>' }, 'PATCH');
  await page.goto(`${site.urls.de}?edit=translation`);
  const english = page.getByRole('region', { name: 'Die Seite auf Englisch' });
  await english.getByRole('button', { name: 'Nächster veralteter Text (1)' }).click();
  await expect(english.getByRole('textbox', { name: /^Text: .*\(Englisch\)$/ })).toBeFocused();
  await expect(english.locator('mark')).toHaveText('neue');
  await english.getByRole('button', { name: /^Stimmt noch: / }).click();
  await expect(english.getByText('Englisch ist veraltet')).toHaveCount(0);
});

test('a text that may not be empty is held back on either page, and says so', async ({ page, context }) => {
  const { english } = await openBoth(page);
  await english.getByRole('textbox', { name: 'Überschrift: Überschrift (Englisch)' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(english.locator(`[data-counterpart="${ids[0]}"]`)).toHaveAttribute(
    'data-status',
    'incomplete',
  );
  await page.keyboard.type('Harbour');
  await expectSaved(page);
  expect(await readTexts(context, 'en')).toEqual(['Harbour', '', '']);
});

test('without room for two pages the languages stand in a dialog', async ({ page }) => {
  const { english } = await openBoth(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(english).toBeHidden();
  await page.keyboard.press('Alt+Shift+T');
  await expect(page.getByRole('dialog', { name: 'Übersetzung' })).toBeVisible();
});
