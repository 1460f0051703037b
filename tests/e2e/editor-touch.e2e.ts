import { expect, test } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { evaluateEvery } from '../support/every';
import { createPage, enter, expectSaved, openEditor } from '../support/editor-page';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('on a phone a block is moved by finger, press after press at the same place', async ({
  context,
  page,
}) => {
  await enter(context);
  const names = ['Eins', 'Zwei', 'Drei'];
  const filling = '<p>Ein Satz, der eine ganze Weile lang weitergeht und nicht aufhört.</p>'.repeat(6);
  const site = await createPage(context, [
    names.map((name) => ({ kind: 'text', content: `<p>${name}</p>${filling}` })),
  ]);
  const canvas = await openEditor(page, site.urls.de);
  const order = () =>
    evaluateEvery(canvas.getByRole('textbox', { name: 'Text: Text' }), (texts) =>
      texts.map((text) => text.querySelector('p')?.textContent),
    );
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
