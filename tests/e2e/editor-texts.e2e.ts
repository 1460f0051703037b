import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { resize, settle } from '../support/browser';
import {
  createPage,
  enter,
  expectSaved,
  openEditor,
  toolbarOf,
  write,
  type TestPage,
} from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';

let site: TestPage;

const longText = `<p>${'Am Fluss entlang, bis die Stadt aufhört. '.repeat(60)}</p>`;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Kranplatz' },
      { kind: 'text', content: '<p>Ein <strong>fettes</strong> Wort.</p><ul><li><p>Eins</p></li></ul>' },
      { kind: 'text', content: longText, show_more: true },
    ],
  ]);
});

/** The places and heights of all sections and blocks. */
function measure(page: Page): Promise<number[][]> {
  return evaluateEvery(page.getByRole('main').locator('section, [data-kind]'), (elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [Math.round(top + scrollY), Math.round(height)];
    }),
  );
}

for (const width of [390, 820, 1280]) {
  for (const path of ['/de', '/de/barrierefreiheit', '/de/besuch', 'a page with folded parts']) {
    test(`nothing on ${path} moves when edit mode is switched on, at ${width} pixels`, async ({
      page,
      context,
    }) => {
      const isOwn = !path.startsWith('/');
      if (isOwn) await addQuestions(context, site);
      await resize(page, { width, height: 800 });
      await page.goto(isOwn ? site.urls.de : path);
      await expect(toolbarOf(page)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await measure(page);
      await toolbarOf(page).getByRole('button', { name: 'Seite bearbeiten' }).click();
      await expect(page.getByRole('group', { name: 'Seite bearbeiten' })).toBeVisible();
      expect(await measure(page)).toEqual(before);
    });
  }
}

for (const width of [390, 1280])
  for (const language of ['de', 'en'])
    test(`the name on home’s poster has as many lines where it is written as for visitors, /${language} at ${width} pixels`, async ({
      page,
    }) => {
      await resize(page, { width, height: 800 });
      const canvas = await openEditor(page, `/${language}`);
      await expect(canvas).toBeVisible();
      const name = page.getByRole('heading', { level: 1 }).getByRole('textbox');
      await page.evaluate(() => document.fonts.ready);
      const lines = await name.evaluate((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines).toBe(width < 768 ? 2 : 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

test('the parts of the questions have no numbers in edit mode either', async ({ page }) => {
  await page.goto('/de/haeufige-fragen');
  const name = page.getByRole('main').getByRole('heading', { name: 'Vor dem Besuch' });
  await expect(toolbarOf(page)).toBeVisible();
  const before = await boxOf(name);
  await toolbarOf(page).getByRole('button', { name: 'Seite bearbeiten' }).click();
  await expect(page.getByRole('group', { name: 'Seite bearbeiten' })).toBeVisible();
  expect(await boxOf(name)).toEqual(before);
});

/** A list of questions, whose answers are folded away, beside the folded text. */
async function addQuestions(context: BrowserContext, { id }: Pick<TestPage, 'id'>): Promise<void> {
  const key = { content_type: 'page', object_id: id };
  const section = await write(context, '/de/pageeditor-api/container', { ...key, layout: 3 });
  const list = await write(context, '/de/pageeditor-api/faq', { parent: section.id });
  for (const content of ['Gibt es eine Garderobe?', 'Gibt es ein Café?']) {
    await write(context, '/de/pageeditor-api/faqitem', { parent: list.id, content, text: longText });
  }
  await write(context, '/de/pageeditor-api/publish', { ...key, locales: ['de'] });
}

test('a text becomes an editor only when somebody touches it, with the caret where the press was', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  const awake = page.locator('[data-editing] .ProseMirror');
  await expect(canvas.getByRole('textbox').first()).toBeVisible();
  await expect(awake).toHaveCount(0);

  const text = canvas.getByRole('textbox', { name: 'Text: Text' }).first();
  await text.scrollIntoViewIfNeeded();
  const place = await findLetter(text.locator('strong'), 3);
  await page.mouse.click(place.x, place.y);
  await page.keyboard.type('XX');
  await expect(text.locator('strong')).toHaveText('fetXXtes');
  await expect(awake).toHaveCount(1);

  // By keyboard it begins where the focus comes in.
  await canvas.getByRole('button', { name: /^Überschrift: Menü/ }).focus();
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await headline.focus();
  await page.keyboard.type('Der ');
  await expect(headline).toHaveText('Der Kranplatz');
  await expectSaved(page);
});

/** Where the n-th letter of an element begins, in the middle of its line. */
function findLetter(element: Locator, index: number): Promise<{ x: number; y: number }> {
  return element.evaluate((host, letter) => {
    const range = document.createRange();
    if (host.firstChild === null) throw new Error('There is no text.');
    range.setStart(host.firstChild, letter);
    range.setEnd(host.firstChild, letter + 1);
    const { left, top, height } = range.getBoundingClientRect();
    return { x: left + 1, y: top + height / 2 };
  }, index);
}

test('the window follows what is written, and comes back to it', async ({ page }) => {
  await resize(page, { width: 1280, height: 500 });
  const canvas = await openEditor(page, site.urls.de);
  const text = canvas.getByRole('textbox', { name: 'Text: Text' }).first();
  await text.locator('strong').click();
  const isInSight = () =>
    page.evaluate(() => {
      const at = document.getSelection()?.focusNode;
      const box = (at instanceof Element ? at : at?.parentElement)?.getBoundingClientRect();
      return box !== undefined && box.top > 0 && box.bottom < innerHeight;
    });
  // A letter is scrolled to by the browser, a new line by the editor.
  for (const key of ['a', 'Enter', 'b']) {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.keyboard.press(key);
    await expect.poll(isInSight, key).toBe(true);
  }
  for (let line = 0; line < 20; line += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('Ende');
  await expect.poll(isInSight).toBe(true);
});

test('what is folded stays folded until somebody writes in it', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const text = canvas.getByRole('textbox', { name: 'Text: Text' }).nth(1);
  const height = () => text.evaluate((host) => host.getBoundingClientRect().height);
  const folded = await height();
  await text.click({ position: { x: 20, y: 10 } });
  await expect.poll(height).toBeGreaterThan(folded * 1.5);
  const unfolded = await height();
  await canvas.getByRole('button', { name: /^Überschrift: Menü/ }).focus();
  expect(await height()).toBe(unfolded);
});

for (const width of [390, 1280, 1440]) {
  test(`the formatting lies on no text of the page, at ${width} pixels`, async ({ page }) => {
    await resize(page, { width, height: 800 });
    const canvas = await openEditor(page, site.urls.de);
    const text = canvas.getByRole('textbox', { name: 'Text: Text' }).first();
    await text.click();
    const format = page.getByRole('toolbar', { name: 'Text gestalten' });
    await expect(format).toBeVisible();
    const bar = await boxOf(format);
    const headline = await boxOf(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }));
    // In the toolbar, or right below it.
    expect(bar.y).toBeLessThanOrEqual(44);
    expect(bar.x).toBeGreaterThanOrEqual(0);
    expect(bar.x + bar.width).toBeLessThanOrEqual(width);
    expect(headline.y).toBeGreaterThan(bar.y + bar.height);
    const tools = toolbarOf(page).getByRole('button', { name: /^(Rückgängig|Mehr|Veröffentlichen)$/ });
    for (const tool of await everyOf(tools)) {
      const box = await boxOf(tool);
      const isBeside = box.x >= bar.x + bar.width || box.x + box.width <= bar.x;
      expect(isBeside || box.y + box.height <= bar.y).toBe(true);
    }
  });
}

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

test('what comes from a word processor keeps only what a text may have', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const text = canvas.getByRole('textbox', { name: 'Text: Text' }).first();
  await text.click();
  await page.keyboard.press('Control+a');
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
      <p class=MsoNormal style="margin:0cm;font-family:Calibri"><b>Fett</b> und <i>schräg</i><o:p></o:p></p>
      <table><tr><td>Zelle</td><td>Daneben</td></tr></table><img src="file:///C:/bild.png">
      <a href="https://www.google.com/url?q=https://beispiel.de/&sa=D">Adresse</a>
      <p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Punkt<o:p></o:p></p>
      <script>document.title = 'x'</script><!--EndFragment--></body></html>`,
    'Fett und schräg Zelle Daneben Punkt',
  );
  await expectSaved(page);
  await page.reload();
  await expect(text).toContainText('Zelle | Daneben');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://beispiel.de/');
  await expect(text.getByRole('listitem')).toHaveText('Punkt');
  const html = await text.evaluate((host) => host.innerHTML);
  expect(html).toContain('<strong>Fett</strong> und <em>schräg</em>');
  expect(html).not.toMatch(/<(?!\/?(?:p|strong|em|ul|li|br|a)\b)/);
  expect(html).not.toMatch(/style=|Mso/);

  // Headings become blocks of their own, and what stood behind the caret comes after them.
  await text.click();
  await page.keyboard.press('Control+Home');
  await paste(page, '<p>Vorweg</p><h2>Titel</h2><p>Darunter</p>', 'Vorweg Titel Darunter');
  await expect(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).nth(1)).toHaveText('Titel');
  await expect(canvas.getByRole('textbox', { name: 'Text: Text' }).nth(1)).toHaveText('Darunter');
  await expect(canvas.getByRole('textbox', { name: 'Text: Text' }).nth(2)).toContainText('Zelle | Daneben');
  await expectSaved(page);
  await page.reload();
  // They stand on the server as they do here.
  const pasted = ['Vorweg', 'Titel', 'Darunter', 'Zelle | Daneben'];
  for (const [index, words] of pasted.entries())
    await expect(canvas.locator('[data-field="content"]').nth(index + 1)).toContainText(words);

  // A file stays on the page, as a picture behind the block that it was dropped on.
  await drop(page, canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).nth(1), [
    'eins.png',
    'zwei.png',
  ]);
  // They have no description yet, and so no role.
  await expect(canvas.getByRole('group', { name: 'Bilderliste', exact: true }).locator('img')).toHaveCount(2);
  await expectSaved(page);

  // A field without formatting takes the words alone, in one line.
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).first();
  await headline.click();
  await page.keyboard.press('Control+a');
  await paste(page, '<b>Zwei</b><br>Zeilen', 'Zwei\nZeilen');
  await expect(headline).toHaveText('Zwei Zeilen');
});

test('Markdown that is pasted becomes headings, lists and quotations, and is taken back as a whole', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  const text = canvas.getByRole('textbox', { name: 'Text: Text' }).first();
  const before = (await text.textContent()) ?? '';
  await text.click();
  await page.keyboard.press('Control+End');
  await paste(
    page,
    '',
    '\n## Anfahrt\n\nMit **Bus** oder [Fähre](https://beispiel.de).\n\n- a\n- b\n\n> Ein Satz.\n',
  );
  const heading = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).nth(1);
  await expect(heading).toHaveText('Anfahrt');
  const below = canvas.getByRole('textbox', { name: 'Text: Text' }).nth(1);
  await expect(below.getByRole('listitem')).toHaveText(['a', 'b']);
  await expect(below.getByRole('link', { name: 'Fähre' })).toHaveAttribute('href', 'https://beispiel.de');
  await expect(canvas.getByRole('textbox', { name: 'Zitat: Zitat' })).toHaveText('Ein Satz.');
  await expect(text).toHaveText(before);
  await expectSaved(page);
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveCount(0);
  await expect(text).toHaveText(before);
});

/** Drops pictures, each of another colour, on an element. */
async function drop(page: Page, target: Locator, names: string[]): Promise<void> {
  const data = await page.evaluateHandle(async (wanted) => {
    const dropped = new DataTransfer();
    for (const name of wanted) {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
      const drawing = canvas.getContext('2d');
      if (drawing === null) throw new Error('Nothing can be drawn.');
      drawing.fillStyle = `rgb(${crypto.getRandomValues(new Uint8Array(3)).join(' ')})`;
      drawing.fillRect(0, 0, 40, 30);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (blob !== null) dropped.items.add(new File([blob], name, { type: 'image/png' }));
    }
    return dropped;
  }, names);
  await target.dispatchEvent('dragover', { dataTransfer: data });
  await target.dispatchEvent('drop', { dataTransfer: data });
}

async function paste(page: Page, html: string, text: string): Promise<void> {
  // The editor hears a moment later where a key has put the caret.
  await settle(page);
  await page.evaluate(
    ([rich, plain]) => {
      const data = new DataTransfer();
      data.setData('text/html', rich ?? '');
      data.setData('text/plain', plain ?? '');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [html, text],
  );
}

test('a composed character is written once, and its Enter does nothing else', async ({ page, context }) => {
  const canvas = await openEditor(page, site.urls.de);
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await headline.click();
  await page.keyboard.press('End');
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await keyboard.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await keyboard.send('Input.insertText', { text: '日本' });
  await expect(headline).toHaveText('Kranplatz日本');
  await expectSaved(page);
  await page.reload();
  await expect(headline).toHaveText('Kranplatz日本');
});
