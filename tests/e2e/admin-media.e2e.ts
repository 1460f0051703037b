import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findFaults } from '../support/axe';
import { signIn, writeHeaders } from '../support/browser';

/** A name that no other test uses. */
function unique(prefix: string): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
}

/** A picture that no other test has uploaded, as the library keeps it. */
async function upload(context: BrowserContext, folder: string, name = unique('bild')) {
  const [red, green, blue] = crypto.getRandomValues(new Uint8Array(3));
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: { r: red, g: green, b: blue } },
  })
    .png()
    .toBuffer();
  const answer = await context.request.post('/de/pageeditor-api/media', {
    multipart: { folder, decorative: 'true', file: { name: `${name}.png`, mimeType: 'image/png', buffer } },
    headers: await writeHeaders(context),
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number; reference: string; filename: string };
}

async function openFolder(page: Page, folder: string): Promise<void> {
  await page.goto('/admin/media');
  await page.getByLabel('Ordner', { exact: true }).selectOption(folder);
}

test.beforeEach(async ({ context }) => signIn(context));

test('a picture is cropped with the keyboard, in a fixed and in a free shape', async ({ page, context }) => {
  const file = await upload(context, '');
  await page.goto(`/admin/media/${file.id}`);
  await page.getByRole('button', { name: 'Zuschneiden …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bild zuschneiden' });
  await expect(dialog.getByText('Der Zuschnitt hat 900 × 600 Pixel.')).toBeVisible();
  await dialog.getByLabel('Form', { exact: true }).selectOption('Hochformat (400 × 500)');
  await expect(dialog.getByText('Der Zuschnitt hat 480 × 600 Pixel.')).toBeVisible();
  await dialog.getByLabel('Form', { exact: true }).selectOption('Quadrat (1:1)');
  await expect(dialog.getByText('Der Zuschnitt hat 600 × 600 Pixel.')).toBeVisible();
  // From the centre to the right edge of the picture: the picture goes left under the frame.
  const area = dialog.getByRole('application');
  await area.focus();
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('ArrowLeft');
  const cropping = page.waitForRequest((request) => request.url().endsWith(`/media/${file.id}/crop`));
  await dialog.getByRole('button', { name: 'Als neue Datei speichern' }).click();
  const { x, width } = (await cropping).postDataJSON() as { x: number; width: number };
  expect(x + width).toBeCloseTo(1, 1);
  await expect(page.getByText('Der Zuschnitt ist gespeichert.')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`/media/${file.id}$`));
  await expect(page.getByText('600 × 600 Pixel')).toBeVisible();

  await page.getByRole('button', { name: 'Zuschneiden …' }).click();
  await dialog.getByLabel('Seitenverhältnis').fill('2');
  await expect(dialog.getByText('Der Zuschnitt hat 600 × 300 Pixel.')).toBeVisible();
  await dialog.getByLabel('Vergrößerung').fill('2');
  await expect(dialog.getByText('Der Zuschnitt hat 300 × 150 Pixel.')).toBeVisible();
  expect(await findFaults(page, { within: '[role="dialog"]' })).toEqual([]);
});

test('several files are moved to a folder and deleted, with a warning where one is in use', async ({
  page,
  context,
}) => {
  const folder = unique('ordner');
  const [used, free] = [await upload(context, folder), await upload(context, folder)];
  const title = unique('Verwendet');
  const article = await context.request.post('/api/articles', {
    data: { title: { de: title }, date: '2025-07-01', image: used.reference },
    headers: await writeHeaders(context),
  });
  expect(article.status()).toBe(201);

  await openFolder(page, folder);
  await page.getByRole('button', { name: 'Tabelle' }).click();
  const table = page.getByRole('table', { name: 'Dateien der Mediathek' });
  await expect(table.getByRole('row', { name: free.filename })).toContainText('900 × 600');
  await table.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
  await page.getByRole('button', { name: 'In Ordner verschieben …' }).click();
  const target = unique('ziel');
  await page.getByRole('dialog').getByLabel('Ordner').fill(target);
  await page.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect(page.getByText('2 Dateien verschoben.')).toBeVisible();

  // The view is remembered.
  await openFolder(page, target);
  await table.getByRole('checkbox', { name: `${used.filename} auswählen` }).check();
  await table.getByRole('checkbox', { name: `${free.filename} auswählen` }).check();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  const warning = page.getByRole('dialog', { name: 'Wird noch verwendet' });
  await expect(warning.getByRole('link', { name: title })).toBeVisible();
  await warning.getByRole('button', { name: 'Behalten' }).click();
  await page.reload();
  await openFolder(page, target);
  await expect(table.getByRole('row', { name: used.filename })).toBeVisible();
  await expect(table.getByRole('row', { name: free.filename })).toHaveCount(0);

  await page.getByRole('button', { name: 'Kacheln' }).click();
  await page.getByRole('checkbox', { name: `${used.filename} auswählen` }).check();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await page.getByRole('button', { name: 'Trotzdem löschen' }).click();
  await expect(page.getByText('Hier liegt noch nichts.')).toBeVisible();
});
