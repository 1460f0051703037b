import { expect, test, type Page } from '@playwright/test';
import { findFaults, wcag } from '../support/axe';
import { boxOf, gapBetween } from '../support/boxes';
import { resize } from '../support/browser';
import { createPage, enter, expectSaved, openEditor, type TestPage } from '../support/editor-page';

// What stands beside the plus behind a block: the kinds used most, each at one press.

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile' },
      { kind: 'text', content: `<p>${'Ein Satz, der bis an den Rand reicht und weiter. '.repeat(12)}</p>` },
      { kind: 'text', content: `<p>${'Noch einer, der bis an den Rand reicht und weiter. '.repeat(12)}</p>` },
    ],
  ]);
});

const quick = /^(Überschrift|Text) nach/;

/** What of the buttons beside a plus is too small, is not what a press there meets, or lies on a text. */
function findHidden(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-editing] [data-free]')].flatMap((button) => {
      if (!button.checkVisibility({ visibilityProperty: true })) return [];
      const box = button.getBoundingClientRect();
      const faults = box.width < 24 || box.height < 24 ? ['small'] : [];
      const met = [box.left + 2, box.right - 2].every(
        (x) => document.elementFromPoint(x, box.top + box.height / 2) === button,
      );
      if (!met) faults.push('covered');
      const lines = [...document.querySelectorAll('[data-editing] [data-field]')].flatMap((field) => {
        const range = document.createRange();
        range.selectNodeContents(field);
        return [...range.getClientRects()];
      });
      const isOnText = lines.some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top + 2 < box.bottom && bottom - 2 > box.top,
      );
      return isOnText ? [...faults, 'on a text'] : faults;
    }),
  );
}

test('a headline and a text are added at one press each, and written in at once', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  await expect(canvas.getByRole('button', { name: quick })).toHaveCount(0);
  await canvas.getByText('Erste Zeile', { exact: true }).click();
  await expect(canvas.getByRole('button', { name: quick })).toHaveCount(2);
  await canvas.getByRole('button', { name: 'Text nach „Überschrift“ einfügen' }).click();
  const texts = canvas.getByRole('textbox', { name: 'Text: Text' });
  await expect(texts.first()).toBeFocused();
  await page.keyboard.type('Dazwischen');
  await canvas.getByRole('button', { name: 'Überschrift nach „Text“ einfügen' }).click();
  const headlines = canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' });
  await expect(headlines.nth(1)).toBeFocused();
  await page.keyboard.type('Zweite Zeile');
  // A text that is still empty gives way to what is added instead of it.
  await canvas.getByRole('button', { name: 'Text nach „Überschrift“ einfügen' }).click();
  await expect(texts.nth(1)).toBeFocused();
  await canvas.getByRole('button', { name: 'Überschrift nach „Text“ einfügen' }).click();
  await expect(headlines.nth(2)).toBeFocused();
  await expect(texts).toHaveCount(3);
  await page.keyboard.type('Dritte Zeile');
  await expectSaved(page);
  await page.reload();
  await expect(texts.first()).toHaveText('Dazwischen');
  await expect(headlines).toHaveText(['Erste Zeile', 'Zweite Zeile', 'Dritte Zeile']);
  await expect(texts).toHaveCount(3);
});

test('what adds a kind stands where the pointer comes near the plus, lies on nothing, and goes with the pointer', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  const plus = canvas.getByRole('button', { name: 'Baustein nach „Text“ einfügen' }).first();
  const buttons = canvas.getByRole('button', { name: quick });
  await canvas.getByRole('textbox', { name: 'Text: Text' }).first().hover();
  await expect(buttons).toHaveCount(0);
  const distance = async () => gapBetween(canvas.getByRole('textbox', { name: 'Text: Text' }).first(), plus);
  const before = await distance();
  await plus.hover();
  await expect(buttons).toHaveCount(2);
  expect(await distance()).toBe(before);
  expect(await findHidden(page)).toEqual([]);
  expect(await findFaults(page, { without: '[data-site-header]', rules: wcag })).toEqual([]);
  await buttons.first().hover();
  await expect(buttons).toHaveCount(2);
  await page.mouse.move(5, 5);
  await expect(buttons).toHaveCount(0);

  // By keyboard it is one stop with its plus.
  await plus.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(buttons.first()).toBeFocused();
  expect(await findHidden(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(buttons.and(page.locator(':focus'))).toHaveCount(0);
  await plus.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('textbox', { name: 'Text: Text' })).toHaveCount(3);
  await expect(canvas.getByRole('textbox', { name: 'Text: Text' }).nth(1)).toBeFocused();
});

for (const width of [390, 800, 1280]) {
  test(`what adds a kind lies on nothing in a window of ${width} pixels, whatever block is selected`, async ({
    page,
    context,
  }) => {
    await resize(page, { width, height: 900 });
    const words = '<p>Ein Satz, der bis an den Rand reicht und weiter geht.</p>';
    const { urls } = await createPage(context, [
      [
        { kind: 'headline', content: 'Eins' },
        { kind: 'text', content: words },
        { kind: 'text', content: words, add_additional_space: true },
        { kind: 'link', content: 'Hier', link_url: 'https://example.org' },
        { kind: 'link', content: 'Dort', link_url: 'https://example.org' },
        { kind: 'quote', content: 'Ein Zitat' },
      ],
    ]);
    const canvas = await openEditor(page, urls.de);
    const blocks = canvas.locator('[data-block]:not([data-section])');
    await expect(blocks).toHaveCount(6);
    let found = 0;
    for (let index = 0; index < 6; index += 1) {
      await blocks.nth(index).locator('[data-handle]').focus();
      await expect(blocks.nth(index)).toHaveAttribute('data-selected', 'true');
      await blocks.nth(index).evaluate((block) => block.scrollIntoView({ block: 'center' }));
      await expect.poll(() => findHidden(page), `block ${index}`).toEqual([]);
      found += await page.getByRole('button', { name: quick }).count();
    }
    // Or this would tell nothing.
    if (width === 1280) expect(found).toBeGreaterThan(4);
  });
}

test('on a phone the way to edit an introduction lies on no choice between list and map', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/kunstwerke-und-karte?edit');
  const views = page.getByRole('main').locator('nav').filter({ hasText: 'Liste' });
  const offer = page.getByRole('button', { name: 'Einleitung bearbeiten' });
  await expect(offer).toBeVisible();
  expect((await boxOf(offer)).y).toBeGreaterThan((await boxOf(views)).y + (await boxOf(views)).height);
  // Nor on what it is about.
  const { y, height } = await boxOf(offer);
  expect((await boxOf(page.getByText('Die Nummern steigen stromauf'))).y).toBeGreaterThanOrEqual(
    y + height - 4,
  );
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('there is the plus alone', async ({ page }) => {
    const canvas = await openEditor(page, site.urls.de);
    await canvas.getByText('Erste Zeile', { exact: true }).tap();
    await expect(canvas.getByRole('button', { name: 'Baustein nach „Überschrift“ einfügen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: quick })).toHaveCount(0);
  });
});
