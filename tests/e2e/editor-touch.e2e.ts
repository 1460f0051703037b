import { expect, test, type Page } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { settle } from '../support/browser';
import { evaluateEvery } from '../support/every';
import { createPage, enter, expectSaved, openEditor } from '../support/editor-page';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Opens a page of long texts, each of which begins with a line of its own, and says in which order they are. */
async function openTexts(page: Page, names: readonly string[]) {
  await enter(page.context());
  const filling = '<p>Ein Satz, der eine ganze Weile lang weitergeht und nicht aufhört.</p>'.repeat(6);
  const texts = names.map((name) => ({ kind: 'text', content: `<p>${name}</p>${filling}` }));
  const { urls } = await createPage(page.context(), [texts]);
  const canvas = await openEditor(page, urls.de);
  const order = () =>
    evaluateEvery(canvas.getByRole('textbox', { name: 'Text: Text' }), (all) =>
      all.map((text) => text.querySelector('p')?.textContent),
    );
  return { canvas, order };
}

test('on a phone a block is moved by finger, press after press at the same place', async ({ page }) => {
  const { canvas, order } = await openTexts(page, ['Eins', 'Zwei', 'Drei']);
  await canvas.getByText('Eins', { exact: true }).tap();
  const down = canvas.getByRole('button', { name: 'Nach unten' });
  const before = await boxOf(down);
  expect(before.width).toBeGreaterThanOrEqual(44);
  await down.tap();
  await expect.poll(order).toEqual(['Zwei', 'Eins', 'Drei']);
  await expect.poll(async () => Math.abs((await boxOf(down)).y - before.y)).toBeLessThan(4);
  await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
  await expect.poll(order).toEqual(['Zwei', 'Drei', 'Eins']);
  await expect(down).toBeDisabled();
  await expectSaved(page);
});

test('on a phone a block is dragged by its handle, and the page scrolls along', async ({ context, page }) => {
  const names = ['Eins', 'Zwei', 'Drei', 'Vier'];
  const { canvas, order } = await openTexts(page, names);
  const blocks = canvas.getByRole('group', { name: 'Text', exact: true });
  await canvas.getByText('Eins', { exact: true }).tap();
  const handle = blocks.first().getByRole('button', { name: /^Text: Menü/ });
  await expect(blocks.first()).toHaveAttribute('draggable', 'true');
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const { x, y, width, height } = await boxOf(handle);
  const from = { x: x + width / 2, y: y + height / 2 };

  // A press that trembles opens the menu.
  await touch('touchStart', from);
  await touch('touchMove', { ...from, x: from.x + 3 });
  await touch('touchEnd');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  expect(await order()).toEqual(names);

  // To the window's lower edge, where the page goes on; away from it again and again, so that no slow machine lets it go on too far.
  const end = async () => ((box) => box.y + box.height)(await boxOf(blocks.last()));
  await touch('touchStart', from);
  while ((await end()) > 740)
    for (const y of [830, 400]) {
      await touch('touchMove', { x: 195, y });
      await settle(page);
    }
  await expect(blocks.first()).toHaveAttribute('data-dragged', '');
  await touch('touchMove', { x: 195, y: (await end()) - 20 });
  await expect(blocks.last()).toHaveAttribute('data-drop', 'after');
  await touch('touchEnd');
  await expect.poll(order).toEqual(['Zwei', 'Drei', 'Vier', 'Eins']);
  await expectSaved(page);
});

test('an empty line is written in where a finger presses right below it, and nothing moves for that', async ({
  context,
  page,
}) => {
  await enter(context);
  const site = await createPage(context, [
    [
      { kind: 'headline', content: 'Titel' },
      { kind: 'teaserlist', children: [{ headline: 'Eins' }] },
    ],
  ]);
  const canvas = await openEditor(page, site.urls.de);

  // Beside the diagonal of a headline the line is as high while it is empty as when something stands in it.
  const title = canvas.getByText('Titel', { exact: true });
  await title.tap();
  const above = canvas.getByRole('textbox', { name: 'Überschrift: Dachzeile', exact: true });
  await above.locator('..').tap();
  const distance = async () => (await boxOf(title)).y - (await boxOf(above.locator('..'))).y;
  const before = await distance();
  await page.keyboard.type('Neu');
  await expect(above).toHaveText('Neu');
  expect(await distance()).toBeCloseTo(before, 0);

  await canvas.getByText('Eins', { exact: true }).tap();
  const text = canvas.getByRole('textbox', { name: 'Teaser: Dachzeile', exact: true });
  await expect(text).toBeVisible();
  const { x, y, width, height } = await boxOf(text.locator('..'));
  // Lower than what is pressed, or this would tell nothing. Above it is the block’s bar.
  expect(height).toBeLessThan(20);
  await page.touchscreen.tap(x + width / 2, y + height / 2 + 11.5);
  await expect(text).toBeFocused();
  await page.keyboard.type('Neu');
  await expect(text).toHaveText('Neu');
  await expectSaved(page);
});
