import { expect, test } from '@playwright/test';
import { gapBetween } from '../support/boxes';
import { decide } from '../support/editor-page';

// What a programme of one's own shows and proposes.

test.beforeEach(({ context }) => decide(context));

test('who has kept something is proposed nothing, and a shared programme is not called one’s own', async ({
  page,
}) => {
  await page.goto('/de/mein-programm');
  const main = page.getByRole('main');
  const next = main.getByRole('region', { name: 'Als Nächstes' });
  await next
    .getByRole('button', { name: /^Merken: / })
    .first()
    .click();
  await expect(main.getByRole('button', { name: 'Link zum Teilen' })).toBeVisible();
  // What was pressed stays where it is, with the focus; the next time only what is kept is there.
  await expect(next).toBeVisible();
  await page.reload();
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(next).toBeHidden();
  const mark = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('litfass-programme') ?? '[]') as { id: number }[])[0]?.id,
  );
  await page.goto(`/de/mein-programm?shared=e${mark}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein geteiltes Programm');
  await expect(main.getByText('Es bleibt auf diesem Gerät')).toHaveCount(0);
});

test('what is kept says when, and what is proposed stands apart from it', async ({ page }) => {
  await page.goto('/de/mein-programm');
  const main = page.getByRole('main');
  const next = main.getByRole('region', { name: 'Als Nächstes' });
  await next
    .getByRole('button', { name: /^Merken: / })
    .first()
    .click();
  const kept = main.locator('ol').first().locator(':scope > li');
  await expect(kept).toHaveCount(1);
  await expect(kept.locator('time').last()).toHaveText(/\d\d:\d\d\u00a0Uhr$/);
  await expect.poll(() => gapBetween(kept, next)).toBeGreaterThan(24);
});
