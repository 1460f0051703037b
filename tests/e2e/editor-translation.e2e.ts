import { expect, test } from '@playwright/test';
import { findFaults } from '../support/axe';
import { createPage, enter, expectSaved, write, type TestPage } from '../support/editor-page';
import { translationServicePort } from '../support/server';
import { TranslationService } from '../support/translation-service';

// The service stands behind the site, one for all tests here.
test.describe.configure({ mode: 'default' });

// Too narrow for two pages beside each other, which editor-beside.e2e.ts is about.
test.use({ viewport: { width: 960, height: 720 } });

let service: TranslationService;
let site: TestPage;

test.beforeAll(async () => {
  service = await TranslationService.start(translationServicePort);
});
test.afterAll(() => service.stop());

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Am Hafen' },
      { kind: 'text', content: '<p>Der <strong>alte</strong> Kran</p>' },
    ],
  ]);
});

test('from the list of what is missing to a page in both languages, with keys alone', async ({ page }) => {
  await page.goto('/cms-hub');
  await page.getByRole('link', { name: 'Übersetzungen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Übersetzungen' })).toBeVisible();
  await page.getByLabel('Bereich', { exact: true }).selectOption('pages');
  await page.getByLabel('Sprache', { exact: true }).selectOption('en');
  await expect(page.getByLabel('Bereich', { exact: true }).locator('option:checked')).toHaveText(
    /^Seiten \(\d+\)$/,
  );
  const entry = page
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${site.urls.en}?edit=translation"]`) });
  await expect(entry).toContainText('Prüfung');
  expect(await findFaults(page)).toEqual([]);
  await entry.getByRole('link', { name: '2 Texte auf der Seite fehlen: Prüfung, Englisch' }).press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Translation' });
  const fields = dialog.getByRole('textbox');
  await expect(fields.first()).toBeFocused();
  await expect(page).toHaveURL(`${site.urls.en}?edit`);
  await page.keyboard.type('At the harbour');
  await dialog.getByRole('button', { name: 'Next missing text (1)' }).press('Enter');
  await expect(fields.nth(1)).toBeFocused();

  service.refuse(456);
  const suggest = dialog.getByRole('button', { name: /^Suggest: Text/ });
  await suggest.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/quota is used up/);
  service.trouble = () => false;
  await suggest.press('Enter');
  await expect(fields.nth(1)).toHaveText('[EN-US] Der alte Kran');
  await expect(fields.nth(1)).toBeFocused();
  await expect(fields.nth(1)).toHaveAccessibleDescription(/^Suggested by the translation service/);
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Accept: Text/ }).press('Enter');
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectSaved(page);
  await expect(page.getByRole('textbox', { name: /^Text: Text/ }).locator('strong')).toHaveText('alte');

  await page.goto(`/admin/translations?resource=pages`);
  await expect(page.getByText(/zu übersetzen$/)).toBeVisible();
  await expect(page.locator(`a[href="${site.urls.en}?edit=translation"]`)).toHaveCount(0);
});

test('what has changed in the original is marked, until somebody says that the translation is still right', async ({
  page,
  context,
}) => {
  const draft = await context.request.get(`/de/pageeditor-api/document/page/${site.id}`);
  const { modules } = (await draft.json()) as { modules: { columns: { children: { id: number }[] }[] }[] };
  const [headline, text] = modules[0]?.columns[0]?.children ?? [];
  await write(context, `/en/pageeditor-api/headline/${headline?.id}`, { content: 'Harbour' }, 'PATCH');
  await write(context, `/en/pageeditor-api/text/${text?.id}`, { content: '<p>The old crane</p>' }, 'PATCH');
  await write(
    context,
    `/de/pageeditor-api/text/${text?.id}`,
    { content: '<p>Der <strong>neue</strong> Kran</p>' },
    'PATCH',
  );

  await page.goto(`${site.urls.en}?edit=translation`);
  const dialog = page.getByRole('dialog', { name: 'Translation' });
  await expect(dialog.locator('mark')).toHaveText('neue');
  await expect(dialog.locator('del')).toHaveText('alte');
  await dialog.getByRole('button', { name: 'Next outdated text (1)' }).press('Enter');
  await expect(dialog.getByRole('textbox').nth(1)).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Still right: / }).press('Enter');
  await expect(dialog.locator('mark')).toHaveCount(0);
  await expect(dialog.getByText('English is outdated')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'English is outdated' })).toHaveCount(0);
});
