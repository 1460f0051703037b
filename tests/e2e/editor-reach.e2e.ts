import { expect, test, type Locator, type Page } from '@playwright/test';
import { resize } from '../support/browser';
import { findFaults as findAxeFaults } from '../support/axe';
import {
  addBlocks,
  createPage,
  enter,
  expectSaved,
  findPicture,
  openEditor,
  toolbarOf,
  type TestPage,
} from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  const image = await findPicture(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile mit g, j und y' },
      { kind: 'text', content: '<p>Ein Absatz.</p>' },
      {
        kind: 'teaserlist',
        extra_class: 'slide',
        children: ['Eins', 'Zwei', 'Drei'].map((headline) => ({ headline, text: '<p>Und mehr.</p>' })),
      },
      { kind: 'quote', content: 'Ein Zitat' },
    ],
  ]);
  await addBlocks(context, { content_type: 'page', object_id: site.id }, [
    { kind: 'headline', content: 'Zweite' },
    ...['imagelist', 'logolist'].map((kind) => ({ kind, children: [{ image }, { image }] })),
  ]);
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The parts of the selected block's bar that are hidden or lie on a text. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-selected] > [data-place]');
    if (bar === null) return ['no bar'];
    const box = bar.getBoundingClientRect();
    const faults: string[] = [];
    if (box.left < 0 || box.right > document.documentElement.clientWidth) faults.push('beside the window');
    const corners = [document.elementFromPoint(box.left + 3, box.top + 3)];
    corners.push(document.elementFromPoint(box.right - 3, box.bottom - 3));
    if (!corners.every((shown) => bar.contains(shown))) faults.push('covered or cut off');
    for (const field of document.querySelectorAll('[data-editing] :is([data-field], img)')) {
      const range = document.createRange();
      range.selectNodeContents(field);
      const lines = field.matches('img') ? [field.getBoundingClientRect()] : [...range.getClientRects()];
      const covers = lines.some(
        (line) =>
          line.left < box.right - 1 &&
          line.right > box.left + 1 &&
          line.top + line.height * 0.12 < box.bottom - 1 &&
          line.bottom - line.height * 0.12 > box.top + 1,
      );
      if (covers) faults.push(`on ${field.textContent || 'a picture'}`);
    }
    return faults;
  });
}

for (const width of [390, 1280]) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 });

    test('a click selects, and the bar is whole and lies on no text or picture', async ({ page }) => {
      const canvas = await openEditor(page, site.urls.de);
      for (const name of ['Erste Zeile mit g, j und y', 'Ein Absatz.', 'Ein Zitat', 'Zweite']) {
        const field = canvas.getByText(name, { exact: true });
        await field.click();
        await expect(canvas.locator('[data-block][data-selected]')).toHaveCount(1);
        await expect.poll(() => findFaults(page), name).toEqual([]);
      }
      for (const name of ['Bild der Liste', 'Logo']) {
        for (const picture of await everyOf(canvas.getByRole('group', { name, exact: true }))) {
          await picture.scrollIntoViewIfNeeded();
          await picture.getByRole('button', { name: new RegExp(`^${name}: Menü`) }).focus();
          await expect(picture).toHaveAttribute('data-selected', 'true');
          await expect.poll(() => findFaults(page), name).toEqual([]);
        }
      }

      // The list is covered by its items: the path leads to it, and what is done there is done to it.
      const item = canvas.getByText('Eins', { exact: true });
      await item.click();
      await expect.poll(() => findFaults(page)).toEqual([]);
      await canvas.getByRole('button', { name: 'Teaserliste auswählen' }).click();
      const list = canvas.getByRole('group', { name: 'Teaserliste', exact: true });
      await expect(list).toHaveAttribute('data-selected', 'true');
      await expect.poll(() => findFaults(page)).toEqual([]);
      await list.getByRole('button', { name: /^Teaserliste: Menü/ }).click();
      // Nothing of the menu is cut off, as soon as it has its place.
      await expect
        .poll(async () => {
          const menu = await boxOf(page.getByRole('menu'));
          return menu.y >= 0 && menu.bottom <= 900;
        })
        .toBe(true);
      expect(
        await page.getByRole('menu').evaluate((host) => host.scrollHeight - host.clientHeight),
      ).toBeLessThan(2);
      await page.getByRole('menuitem', { name: 'Löschen' }).click();
      await expect(list).toHaveCount(0);
      await expectSaved(page);
      await toolbarOf(page).getByRole('button', { name: 'Rückgängig' }).click();
      await expect(list).toBeVisible();

      // By keyboard: out of the item, and out of the list.
      await item.click();
      for (const kind of ['Teaser', 'Teaserliste', 'Abschnitt 1']) {
        await page.keyboard.press('Escape');
        await expect(
          canvas.getByRole('button', { name: new RegExp(`^${kind}: Menü`) }).first(),
        ).toBeFocused();
      }
    });
  });
}

test('on a phone the bar of a section lies on none of an incomplete block', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  const canvas = await openEditor(page, site.urls.de);
  const headline = canvas.getByRole('group', { name: 'Überschrift', exact: true }).first();
  await headline.getByRole('textbox', { name: 'Überschrift: Überschrift' }).fill('');
  await canvas.getByText('Ein Absatz.', { exact: true }).click();
  const bar = headline.locator('> [data-place]');
  await expect(bar.getByText(/Unvollständig/)).toBeVisible();
  await expect(bar).toHaveCSS('opacity', '1');
  await canvas.getByRole('button', { name: /^Abschnitt 1: Menü/ }).focus();
  await expect(bar).toHaveCSS('opacity', '0');
});

test('the mark of a missing language is reached below a list, beside what adds an item', async ({
  page,
  context,
}) => {
  const { urls } = await createPage(context, [
    [{ kind: 'faq', children: [{ content: 'Frage?', text: '<p>Antwort.</p>' }] }],
  ]);
  const canvas = await openEditor(page, urls.de);
  const item = canvas.getByRole('group', { name: 'Frage', exact: true });
  await item.hover();
  await canvas.getByRole('button', { name: 'Eintrag hinzufügen' }).click({ trial: true });
  await item.getByRole('button', { name: 'Englisch fehlt' }).click();
  await expect(page.getByRole('region', { name: 'Die Seite auf Englisch' })).toBeVisible();
});

test('what belongs to blocks far from the window has no boxes, and every key that leads there leads there', async ({
  page,
  context,
}) => {
  const count = 16;
  const content = '<p>Eine Zeile von vielen.</p>'.repeat(12);
  const { urls } = await createPage(context, [
    Array.from({ length: count }, () => ({ kind: 'text', content })),
  ]);
  const canvas = await openEditor(page, urls.de);
  const handles = canvas.locator('[data-block]:not([data-section]) [data-handle]');
  await expect(handles).toHaveCount(count);
  await expect(handles.last()).toBeHidden();
  await expect(handles.first()).toBeVisible();

  // Tab leads from block to block, each in its turn.
  const reached: string[] = [];
  const blocks = await evaluateEvery(canvas.locator('[data-block]:not([data-section])'), (all) =>
    all.map((block) => block.dataset.block),
  );
  await handles.first().focus();
  for (let stop = 0; stop < count * 8 && reached.length < count; stop += 1) {
    const block = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.matches('[data-handle]') ? at.closest<HTMLElement>('[data-block]')?.dataset.block : null;
    });
    if (typeof block === 'string') reached.push(block);
    await page.keyboard.press('Tab');
  }
  expect(reached).toEqual(blocks);

  await page.keyboard.press('Alt+Shift+B');
  await expect(handles.first()).toBeFocused();
  await expect(handles.first()).toBeInViewport();
  await expect(handles.last()).toBeHidden();
  // The arrow keys are faster than the page scrolls.
  for (let step = 1; step < count; step += 1) await page.keyboard.press('ArrowDown');
  await expect(handles.last()).toBeFocused();
  await expect(handles.last()).toBeInViewport();
});

test('something is put before the first block and the first section', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const section = canvas.getByRole('group', { name: 'Abschnitt 1', exact: true });
  await section.hover();
  await canvas.getByRole('button', { name: 'Baustein am Anfang von Abschnitt 1, Spalte 1 einfügen' }).click();
  // Closed without a choice, the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(canvas.getByRole('button', { name: /am Anfang von Abschnitt 1/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Baustein suchen' })).toBeFocused();
  await page.keyboard.type('Überschr');
  await page.keyboard.press('Enter');
  const field = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }).first();
  await expect(field).toBeFocused();
  // What is new is not at fault yet.
  await expect(canvas.getByText(/Unvollständig/)).toHaveCount(0);
  await expect(canvas.locator('[data-status="incomplete"]')).toHaveCount(0);
  await page.keyboard.type('Ganz oben');
  await expectSaved(page);
  await expect(section.getByRole('group').first()).toContainText('Ganz oben');

  await canvas.getByRole('button', { name: 'Abschnitt einfügen am Anfang' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(canvas.getByRole('group', { name: 'Abschnitt 3', exact: true })).toBeVisible();
  await expect(section).not.toContainText('Ganz oben');
});

test('several blocks are chosen, copied to another page with both languages, and taken away and back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await createPage(context, [[{ kind: 'headline', content: 'Anderswo' }]]);
  const canvas = await openEditor(page, site.urls.de);
  await canvas.getByText('Erste Zeile mit g, j und y', { exact: true }).click();
  await canvas.getByText('Ein Zitat', { exact: true }).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('group', { name: 'Gewählte Bausteine' });
  await expect(bar.getByText('4 Bausteine gewählt')).toBeVisible();
  await expect(canvas.locator('[data-chosen]')).toHaveCount(4);
  // Nothing was marked as text on the way.
  expect(await page.evaluate(() => document.getSelection()?.isCollapsed)).not.toBe(false);
  expect(await findAxeFaults(page, { within: '[data-several-bar]' })).toEqual([]);
  await page.keyboard.press('Control+c');
  await expect(page.getByText('4 Bausteine kopiert')).toBeVisible();

  const tab = await context.newPage();
  const there = await openEditor(tab, other.urls.de);
  await there.getByText('Anderswo', { exact: true }).click();
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Control+v');
  await expect(tab.getByText('4 Bausteine eingefügt')).toBeVisible();
  await expect(there.getByText('Drei', { exact: true })).toBeVisible();
  await expect(tab.getByRole('group', { name: 'Gewählte Bausteine' })).toBeVisible();
  await tab.close();

  await bar.getByRole('button', { name: 'Löschen' }).click();
  await expect(canvas.getByText('Ein Zitat', { exact: true })).toHaveCount(0);
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect(canvas.getByText('Ein Zitat', { exact: true })).toBeVisible();
  await expect(canvas.getByText('Drei', { exact: true })).toBeVisible();
});

for (const width of [1280, 800, 390]) {
  test(`the actions on chosen blocks lie over nothing of a panel in a window of ${width} pixels`, async ({
    page,
  }) => {
    await resize(page, { width, height: 844 });
    const canvas = await openEditor(page, site.urls.de);
    await canvas.getByText('Erste Zeile mit g, j und y', { exact: true }).click();
    await canvas.getByText('Ein Zitat', { exact: true }).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('group', { name: 'Gewählte Bausteine' });
    await expect(bar).toBeVisible();
    await page.keyboard.press('Alt+Shift+D');
    const panel = page.getByRole('complementary', { name: 'Seite' });
    await expect(panel.getByRole('button', { name: 'Speichern' })).toBeInViewport();
    await expect
      .poll(async () => {
        const [panelBox, barBox] = [await boxOf(panel), await boxOf(bar)];
        return panelBox.bottom <= barBox.y || barBox.right <= panelBox.x;
      })
      .toBe(true);
  });
}

test('nothing moves under a pressed button while the empty texts of a block close', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  await canvas.getByText('Erste Zeile mit g, j und y', { exact: true }).click();
  await expect(canvas.getByRole('textbox', { name: 'Überschrift: Dachzeile' })).toBeVisible();
  const target = canvas.getByText('Ein Zitat', { exact: true });
  const before = await boxOf(target);
  await page.mouse.move(before.x + 20, before.y + before.height / 2);
  await page.mouse.down();
  expect((await boxOf(target)).y).toBe(before.y);
  await page.mouse.up();
  await expect(canvas.getByRole('textbox', { name: 'Überschrift: Dachzeile' })).toBeHidden();
  await expect(target).toBeFocused();
});

test('by keyboard: the page stays where it is, both languages are reached, dialogs scroll and give the focus back', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  await resize(page, { width: 1280, height: 500 });
  const text = canvas.getByText('Ein Absatz.', { exact: true });
  await text.click();
  await page.evaluate(() => window.scrollTo(0, 400));
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  for (const name of ['Rückgängig', 'Mehr', 'Veröffentlichen']) {
    await toolbarOf(page).getByRole('button', { name, exact: true }).focus();
    expect(await place()).toBe(before);
  }

  // From a menu, whose item is gone when its dialog closes.
  await toolbarOf(page).getByRole('button', { name: 'Mehr' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Verlauf/ }).press('Enter');
  const history = page.getByRole('dialog', { name: 'Verlauf' }).getByRole('group', { name: 'Verlauf' });
  await expect(history).toBeFocused();
  await expect(history.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect.poll(() => history.evaluate((host) => host.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(toolbarOf(page).getByRole('button', { name: 'Mehr' })).toBeFocused();

  // Without room for two pages (e2e/editor-beside).
  await page.setViewportSize({ width: 960, height: 720 });
  await page.keyboard.press('Alt+Shift+T');
  const translation = page.getByRole('dialog', { name: 'Übersetzung' });
  await expect(translation.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(translation.getByRole('textbox').nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(translation.getByRole('textbox').nth(2)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toolbarOf(page).getByRole('button', { name: 'Mehr' })).toBeFocused();
});

test('a headline stays under the pointer when its empty lines appear and go again', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  const headlines = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  for (const headline of [headlines.last(), headlines.first(), headlines.last()]) {
    await headline.scrollIntoViewIfNeeded();
    const before = await boxOf(headline);
    await page.mouse.click(before.x + 5, before.y + before.height / 2);
    await expect(canvas.getByRole('textbox', { name: 'Überschrift: Dachzeile' })).toBeVisible();
    await expect(headline).toBeFocused();
    expect(Math.abs((await boxOf(headline)).y - before.y)).toBeLessThan(2);
  }
});
