import { expect, test } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize } from '../support/browser';
import {
  addBlocks,
  createPage,
  enter,
  expectSaved,
  findPicture,
  openEditor,
  type TestPage,
} from '../support/editor-page';
import { evaluateEvery, everyOf } from '../support/every';

// The bar of a block, by mouse.

let site: TestPage;

test.beforeEach(async ({ context, page }) => {
  await enter(context);
  await resize(page, { width: 1280, height: 900 });
  const image = await findPicture(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Erste Zeile' },
      { kind: 'text', content: '<p>Ein Absatz.</p>' },
      {
        kind: 'teaserlist',
        children: ['Eins', 'Zwei', 'Drei'].map((headline) => ({ headline, text: '<p>Und mehr.</p>' })),
      },
    ],
  ]);
  await addBlocks(context, { content_type: 'page', object_id: site.id }, [
    { kind: 'imagelist', children: [{ image }, { image }, { image }] },
  ]);
});

test('one bar stands still at the chosen block while the pointer goes over others', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  await canvas.getByText('Ein Absatz.', { exact: true }).click();
  const bar = canvas.locator('[data-block][data-selected] > [data-place]');
  const before = await boxOf(bar);
  for (const words of ['Erste Zeile', 'Eins', 'Zwei']) {
    await canvas.getByText(words, { exact: true }).hover();
    expect(await boxOf(bar)).toEqual(before);
    // Those of other blocks are not seen meanwhile.
    const shown = await evaluateEvery(
      canvas.locator('[data-block] > [data-place]'),
      (bars) =>
        bars.filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .length,
    );
    expect(shown).toBe(1);
  }
});

test('a list is chosen, set up and moved by mouse, though its items cover it', async ({ page }) => {
  const canvas = await openEditor(page, site.urls.de);
  await canvas.getByText('Eins', { exact: true }).click();
  await canvas.getByRole('button', { name: 'Teaserliste auswählen' }).click();
  const list = canvas.getByRole('group', { name: 'Teaserliste', exact: true });
  const handle = list.getByRole('button', { name: /^Teaserliste(?:, gewählt)?: Menü/ });
  await handle.click();
  await page.getByRole('menuitem', { name: /^Einstellungen/ }).click();
  const settings = page.getByRole('dialog', { name: 'Teaserliste: Einstellungen' });
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();

  const target = canvas.getByRole('group', { name: 'Überschrift', exact: true }).first();
  await handle.hover();
  await expect(list).toHaveAttribute('draggable', 'true');
  await page.mouse.down();
  const box = await boxOf(target);
  await page.mouse.move(box.x + 60, box.y + 30, { steps: 5 });
  await page.mouse.move(box.x + 60, box.y + 4, { steps: 5 });
  await expect(target).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  const blocks = canvas.getByRole('group', { name: 'Abschnitt 1', exact: true }).getByRole('group');
  await expect(blocks.first()).toHaveAccessibleName('Teaserliste');
  await expectSaved(page);
});

test('from each item of a list the pointer goes straight to its handle, and the item stays chosen', async ({
  page,
}) => {
  const canvas = await openEditor(page, site.urls.de);
  const items = [
    ...(await everyOf(canvas.getByRole('group', { name: 'Teaser', exact: true }))),
    ...(await everyOf(canvas.getByRole('group', { name: 'Bild der Liste', exact: true }))),
  ];
  expect(items).toHaveLength(6);
  for (const item of items) {
    await item.scrollIntoViewIfNeeded();
    const handle = item.getByRole('button', { name: /: Menü/ }).first();
    await handle.focus();
    await expect(item).toHaveAttribute('data-selected', 'true');
    const from = await boxOf(item.locator('[data-field], img').first());
    const to = await boxOf(handle);
    const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.move(x, y, { steps: 20 });
    await expect(item).toHaveAttribute('data-selected', 'true');
    const isOnTop = await item.evaluate(
      (host, [across, down]) =>
        host.contains(document.elementFromPoint(across ?? 0, down ?? 0)?.closest('button') ?? null),
      [x, y],
    );
    expect(isOnTop).toBe(true);
  }
});
