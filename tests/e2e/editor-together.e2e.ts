import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import {
  createPage,
  createSmallPage,
  deafen,
  enter,
  expectSaved,
  openColleague,
  openEditor,
  toolbarOf,
  typeAtEnd,
  write,
  type TestPage,
} from '../support/editor-page';
import { boxOf, meet } from '../support/boxes';
import { writeHeaders } from '../support/browser';

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createSmallPage(context);
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
  await deafen(page);
  const canvas = await openEditor(page, site.urls.de);
  const id = await findHeadline(context);
  await write(context, `/en/pageeditor-api/headline/${id}`, { content: 'First line' }, 'PATCH');
  await page.reload();
  const headline = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await expect(headline).toBeVisible();
  await write(context, `/de/pageeditor-api/headline/${id}`, { content: 'Erste Zeile, ihre' }, 'PATCH');
  await typeAtEnd(headline, ' A');
  const decide = canvas.getByRole('button', { name: 'Vergleichen' });
  await expect(decide).toBeVisible();
  await expect(headline).toBeFocused();
  await page.keyboard.type(' und B');
  await expect(headline).toHaveText('Erste Zeile A und B');
  const note = canvas.getByRole('group', {
    name: /^Sie haben dieselbe Stelle in einem anderen Fenster geändert$/,
  });
  await expect(note.getByText('Erste Zeile, ihre')).toBeVisible();
  await decide.click();
  const dialog = page.getByRole('dialog', { name: 'Dieser Baustein wurde anderswo geändert' });
  await expect(dialog.getByText('Erste Zeile A und B')).toBeVisible();
  await dialog.getByRole('button', { name: 'Meine behalten' }).click();
  await expectSaved(page);

  const headers = await writeHeaders(context);
  await context.request.delete(`/de/pageeditor-api/headline/${id}`, { headers });
  await typeAtEnd(headline, ' C');
  await decide.click();
  const created = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/operations'),
  );
  await dialog.getByRole('button', { name: 'Mit meiner Fassung neu anlegen' }).click();
  await created;
  await expectSaved(page);
  await expect(headline).toHaveText('Erste Zeile A und B C');
  await openEditor(page, site.urls.en);
  await expect(page.getByRole('textbox', { name: 'Headline: Headline' })).toHaveText('First line');
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a conflict in a narrow column covers no mark of a block', async ({ page, context }) => {
      await deafen(page);
      const narrow = await createPage(context);
      const key = { content_type: 'page', object_id: narrow.id };
      const section = await write(context, '/de/pageeditor-api/container', { ...key, layout: 4 });
      for (const column of [0, 1, 2])
        for (const content of ['<p>Oben.</p>', '<p>Unten.</p>'])
          await write(context, '/de/pageeditor-api/text', { parent: section.id, column, content });
      const canvas = await openEditor(page, narrow.urls.de);
      const marks = canvas.getByRole('button', { name: 'Englisch fehlt' });
      await expect(marks).toHaveCount(6);
      const frame = canvas.getByRole('group', { name: 'Text', exact: true }).nth(1);
      const id = await frame.getAttribute('data-block');
      await write(context, `/de/pageeditor-api/text/${id}`, { content: '<p>Ihrs.</p>' }, 'PATCH');
      await typeAtEnd(frame.getByRole('textbox'), ' Meins.');
      const note = frame.getByRole('group', { name: /dieselbe Stelle/ });
      await expect(note).toBeVisible();
      for (const part of [note, frame.locator('> [data-place]')]) {
        const box = await boxOf(part);
        for (const index of [0, 1, 2, 3, 4, 5]) expect(meet(box, await boxOf(marks.nth(index)))).toBe(false);
      }
    });
  });
}

test('two editors see each other and each other’s words while they write, and nothing of either is lost', async ({
  page,
  context,
  browser,
}) => {
  const theirs = await openColleague(context, browser, 'Ben Beispiel');
  const text = { name: 'Text: Text' };
  const [here, there] = [await openEditor(page, site.urls.de), await openEditor(theirs, site.urls.de)];
  const [mine, second] = [here.getByRole('textbox', text), there.getByRole('textbox', text)];

  // Who is here stands in the bar, and who is where at the block.
  const people = toolbarOf(page).getByRole('list', { name: 'Auch auf dieser Seite' });
  await expect(people).toHaveText('Ben Beispiel');
  await second.click();
  const block = here.getByRole('group', { name: 'Text', exact: true });
  await expect(block.getByText('Ben Beispiel')).toBeVisible();
  const person = people.getByRole('button', { name: 'Ben Beispiel, bei: Text „Basis.“' });
  await expect(person).toBeVisible();
  const colourOf = (element: Locator) =>
    element.evaluate((host) => getComputedStyle(host).getPropertyValue('--guest').trim());
  expect(await colourOf(person)).not.toBe('');
  expect(await colourOf(block.getByText('Ben Beispiel'))).toBe(await colourOf(person));

  // What the other writes comes into the text that is being written in, before the caret, and moves neither caret nor page.
  await typeAtEnd(mine, ' Und mehr');
  await expect(second).toHaveText('Basis. Und mehr');
  await mine.press('Control+End');
  const [before, scrolled] = [await topOf(mine), await page.evaluate(() => scrollY)];
  await second.press('Control+Home');
  await second.pressSequentially('Am Anfang: ');
  await expect(mine).toHaveText('Am Anfang: Basis. Und mehr');
  await expect(mine).toBeFocused();
  await page.keyboard.type(' davon');
  await expect(mine).toHaveText('Am Anfang: Basis. Und mehr davon');
  expect([await topOf(mine), await page.evaluate(() => scrollY)]).toEqual([before, scrolled]);
  await expect(second).toHaveText('Am Anfang: Basis. Und mehr davon');

  // Somebody who writes on and on is read meanwhile.
  let isWriting = true;
  const written = theirs.keyboard
    .type(' und immer so weiter, ohne einmal abzusetzen,', { delay: 100 })
    .then(() => (isWriting = false));
  await expect(mine).toContainText('und immer');
  expect(isWriting).toBe(true);
  await written;
  await expect(mine).toContainText('abzusetzen,');
  await expectSaved(theirs);
  await second.selectText();
  await theirs.keyboard.type('Am Anfang: Basis. Und mehr davon');
  await expect(mine).toHaveText('Am Anfang: Basis. Und mehr davon');
  await mine.press('Control+End');

  // Both at once, at two ends of one text: neither is asked anything.
  await second.press('Control+Home');
  await Promise.all([second.pressSequentially('Zuerst. '), page.keyboard.type(' Zuletzt.')]);
  const both = 'Zuerst. Am Anfang: Basis. Und mehr davon Zuletzt.';
  for (const field of [mine, second]) await expect(field).toHaveText(both);
  await Promise.all([expectSaved(page), expectSaved(theirs)]);
  await expect(page.getByRole('button', { name: 'Vergleichen' })).toHaveCount(0);

  // A block that one puts there stands there for the other, and what is published is known to both.
  await there.getByRole('button', { name: /^Überschrift: Menü/ }).focus();
  await theirs.keyboard.press('+');
  await theirs.keyboard.type('Zitat');
  await theirs.keyboard.press('Enter');
  await theirs.keyboard.type('Ein neues Zitat');
  await expect(here.getByText('Ein neues Zitat')).toBeVisible();
  await expect(mine).toBeFocused();
  await expectSaved(theirs);
  await toolbarOf(theirs).getByRole('button', { name: 'Veröffentlichen' }).click();
  await theirs.getByRole('menuitem', { name: 'Deutsch und Englisch veröffentlichen' }).click();
  await expect(toolbarOf(page).getByText(/(?:^|: )Veröffentlicht$/)).toBeVisible();

  await theirs.context().close();
  await expect(people).toHaveCount(0);
  await page.reload();
  await expect(mine).toHaveText(both);
});

/** Where something begins on the screen, in pixels. */
async function topOf(field: Locator): Promise<number> {
  return Math.round((await field.boundingBox())?.y ?? 0);
}

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

  const handle = canvas.getByRole('button', { name: /^Überschrift: Menü/ });
  await handle.focus();
  const block = canvas.getByRole('group', { name: 'Überschrift', exact: true });
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText('Platz 2 von 2')).toBeAttached();
    await expect(handle).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText('Platz 1 von 2')).toBeAttached();
    await expect(handle).toBeFocused();
  }
  for (let step = 0; step < 11; step += 1) await page.keyboard.press('Control+z');
  await expect(text).toHaveText('Basis.');
  await expect(block).toBeVisible();
});

const headline = { name: 'Überschrift: Überschrift' };

/** Writes in the headline here, and in the text in a second tab of the same person. */
async function writeInTwoTabs(page: Page): Promise<{ second: Page; here: Locator; there: Locator }> {
  const second = await page.context().newPage();
  const [here, there] = [await openEditor(page, site.urls.de), await openEditor(second, site.urls.de)];
  await typeAtEnd(here.getByRole('textbox', headline), ' hier');
  await expectSaved(page);
  await typeAtEnd(there.getByRole('textbox', { name: 'Text: Text' }), ' Dort');
  // Who saves has finished: what is written next is another step, however soon.
  await second.keyboard.press('Control+s');
  await expectSaved(second);
  return { second, here, there };
}

test('each of two tabs of one person has a history of its own, also after a reload', async ({ page }) => {
  const { second, here, there } = await writeInTwoTabs(page);
  await expect(here.getByText('Basis. Dort')).toBeVisible();

  await toolbarOf(page).getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect(here.getByRole('textbox', headline)).toHaveText('Erste Zeile');
  await expect(here.getByText('Basis. Dort')).toBeVisible();
  await expect(there.getByRole('textbox', headline)).toHaveText('Erste Zeile');

  // What was undone here can be redone here, whatever was done there meanwhile.
  await typeAtEnd(there.getByRole('textbox', { name: 'Text: Text' }), ' drüben');
  await expectSaved(second);
  await page.reload();
  await toolbarOf(page).getByRole('button', { name: 'Wiederholen', exact: true }).click();
  await expect(here.getByRole('textbox', headline)).toHaveText('Erste Zeile hier');
  await expectSaved(page);
  await expect(there.getByRole('textbox', headline)).toHaveText('Erste Zeile hier');
  await toolbarOf(second).getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect(there.getByRole('textbox', { name: 'Text: Text' })).toHaveText('Basis. Dort');
});

test('a new tab takes back what was done in one that is closed by now, and nothing of one that is open', async ({
  page,
  context,
}) => {
  await writeInTwoTabs(page);
  await page.close();

  const later = await context.newPage();
  const canvas = await openEditor(later, site.urls.de);
  const undo = toolbarOf(later).getByRole('button', { name: 'Rückgängig', exact: true });
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await undo.click();
  await expect(canvas.getByRole('textbox', headline)).toHaveText('Erste Zeile');
  await expect(canvas.getByText('Basis. Dort')).toBeVisible();
});

for (const width of [390, 320]) {
  test(`the bar has room for others on a phone of ${width} pixels`, async ({ page, context }) => {
    await openEditor(page, site.urls.de);
    const other = await context.newPage();
    await openEditor(other, site.urls.de);
    await page.setViewportSize({ width, height: 700 });
    const bar = toolbarOf(page);
    await expect(bar.getByRole('list', { name: /Seite/ }).getByRole('listitem')).toHaveCount(1);
    // The bar finds its room anew after the window has changed.
    const countOverlaps = () =>
      bar.evaluate((element) => {
        const boxes = [...element.querySelectorAll('a, button, li')].map((each) =>
          each.getBoundingClientRect(),
        );
        return boxes.filter(
          (box, at) =>
            box.right > innerWidth ||
            boxes.slice(at + 1).some((next) => next.width > 0 && next.left < box.right - 1),
        ).length;
      });
    await expect.poll(countOverlaps).toBe(0);
  });
}
