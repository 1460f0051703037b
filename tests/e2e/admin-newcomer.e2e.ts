import { expect, test } from '@playwright/test';
import { signIn } from '../support/browser';

// What somebody does who opens the admin for the first time, from an empty form to what visitors see.

/** A name that no other test uses. */
function unique(prefix: string): string {
  return `${prefix} ${crypto.randomUUID().slice(0, 8)}`;
}

test.beforeEach(async ({ context }) => signIn(context));

test('an article with a picture is written, put online, found, and moves with its address', async ({
  page,
}) => {
  const title = unique('Neuling');
  await page.goto('/admin/articles/create');
  await expect(page.getByText('Text und weitere Bilder kommen nach dem Speichern dazu')).toBeVisible();
  await expect(page.getByLabel(/^Datum/)).not.toHaveValue('');
  await page.getByRole('textbox', { name: /^Titel Deutsch/ }).fill(title);
  await page.getByRole('button', { name: /^Bild: Aus der Mediathek/ }).click();
  const library = page.getByRole('dialog', { name: 'Mediathek' });
  // One of the demo: those of other tests come and go.
  await library.getByRole('searchbox').fill('gezeiten');
  // A press while the list becomes shorter would meet another place.
  await expect(library.getByText('1 Eintrag', { exact: true })).toBeVisible();
  await library
    .getByRole('button', { name: /^gezeiten/ })
    .first()
    .click();
  await page.getByRole('checkbox', { name: /^Online/ }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  const onSite = page.getByRole('link', { name: 'Auf der Website öffnen (Deutsch)' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const old = (await onSite.getAttribute('href')) ?? '';
  expect((await page.request.get(old)).status()).toBe(200);
  expect(await (await page.request.get('/de/aktuelles')).text()).toContain(title);

  const slug = page.getByRole('textbox', { name: /^Adresse Deutsch/ });
  await slug.fill(unique('umgezogen').replace(' ', '-'));
  await expect(
    page.getByText(`Beim Speichern entsteht eine Weiterleitung von der alten Adresse: ${old}`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(onSite).not.toHaveAttribute('href', old);
  const moved = await page.request.get(old, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toContain((await onSite.getAttribute('href')) ?? 'nothing');
});

test('a page that moves leaves a redirect that the list shows', async ({ page }) => {
  const title = unique('Umzug');
  await page.goto('/admin/pages/create');
  await page.getByRole('textbox', { name: /^Titel Deutsch/ }).fill(title);
  await page.getByRole('checkbox', { name: /^Online/ }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.waitForURL(/\/admin\/pages\/\d+$/);
  const slug = page.getByRole('textbox', { name: /^Adresse Deutsch/ });
  await expect(slug).toHaveValue(/^umzug-/);
  const before = await slug.inputValue();
  await slug.fill(`${before}-neu`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await page.getByRole('link', { name: 'Weiterleitungen', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Suchen' }).fill(before);
  await expect(page.getByRole('row', { name: `/de/${before}` })).toContainText(`/de/${before}-neu`);
});
