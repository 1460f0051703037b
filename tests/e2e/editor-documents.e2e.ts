import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { findFaults } from '../support/axe';
import {
  addBlocks,
  createPage,
  createThing,
  decide,
  enter,
  expectSaved,
  openEditor,
  toolbarOf,
  typeAtEnd,
} from '../support/editor-page';

test.beforeEach(({ context }) => enter(context));

const things = [
  {
    kind: 'article',
    resource: 'articles',
    values: { title: { de: 'Prüfbericht', en: 'Trial report' }, date: '2025-07-01' },
  },
  {
    kind: 'event',
    resource: 'events',
    values: { title: { de: 'Prüfabend', en: 'Trial night' }, date_start: '2025-07-01T19:30' },
  },
  {
    kind: 'production',
    resource: 'productions',
    values: { name: { de: 'Prüfwerk', en: 'Trial piece' } },
  },
] as const;

for (const { kind, resource, values } of things) {
  test(`an ${kind} is edited where it stands, and the visitor sees it once it is published`, async ({
    page,
    context,
    browser,
  }) => {
    const thing = await createThing(context, resource, { ...values, is_online: true });
    await addBlocks(context, { content_type: kind, object_id: thing.id }, [
      { kind: 'headline', content: 'Vorher' },
    ]);
    const canvas = await openEditor(page, thing.urls.de);
    await typeAtEnd(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' }), ' und nachher');
    await expectSaved(page);
    await publishGerman(page);
    // Its title is written in the opening, and counts at once.
    const title = page.getByRole('heading', { level: 1 }).getByRole('textbox');
    await typeAtEnd(title, ' von gestern');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/: gespeichert\. Das gilt sofort/)).toBeVisible();

    const visitor = await browser.newContext();
    await decide(visitor);
    const outside = await visitor.newPage();
    await outside.goto(thing.urls.de);
    await expect(outside.getByRole('heading', { name: 'Vorher und nachher' })).toBeVisible();
    await expect(outside.getByRole('heading', { level: 1 })).toHaveText(/ von gestern$/);
    await visitor.close();

    await page.reload();
    await expect(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' })).toHaveText(
      'Vorher und nachher',
    );
    await toolbarOf(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expect(canvas.getByRole('textbox', { name: 'Überschrift: Überschrift' })).toHaveText('Vorher');
  });
}

test('no line of an artwork’s subtitle breaks after a hyphen while it is written, either', async ({
  page,
  context,
}) => {
  const subtitle = 'Walk-in house by Henrike Reinhardt-Sow';
  const thing = await createThing(context, 'productions', {
    ...{ name: { de: 'Prüfhaus', en: 'Trial house' }, subtitle: { de: 'Haus', en: subtitle } },
    is_online: true,
  });
  await openEditor(page, thing.urls.en);
  const field = page.getByRole('textbox', { name: 'Subtitle' });
  await expect(field).toHaveText(subtitle);
  /** How many lines end with a hyphen, in elements of all widths. */
  const countBroken = () =>
    field.evaluate((host) => {
      const { parentElement: line } = host;
      if (line === null) return NaN;
      const texts: { node: Node; offset: number; letter: string }[] = [];
      const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        for (const [offset, letter] of [...(walker.currentNode.textContent ?? '')].entries())
          texts.push({ node: walker.currentNode, offset, letter });
      const topOf = (index: number) => {
        const { node, offset } = texts[index] ?? { node: host, offset: 0 };
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        return range.getBoundingClientRect().top;
      };
      let broken = 0;
      for (let width = 160; width < 700; width += 8) {
        line.style.inlineSize = `${width}px`;
        for (const [index, { letter }] of texts.entries())
          if (letter === '-' && topOf(index + 1) - topOf(index) > 4) broken += 1;
      }
      line.style.inlineSize = '';
      return broken;
    });
  expect(await countBroken()).toBe(0);
  await typeAtEnd(field, ', half-open');
  expect(await countBroken()).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Subtitle: saved. It counts at once, without publishing.')).toBeVisible();
  const saved = await context.request.get(`/api/productions/${thing.id}/?locale=en`);
  expect(await saved.json()).toMatchObject({ subtitle: `${subtitle}, half-open` });
});

test('a section that is not there yet is created for editors only, and published from the page around it', async ({
  page,
  context,
  browser,
}) => {
  const visitor = await browser.newContext();
  await decide(visitor);
  const outside = await visitor.newPage();
  await outside.goto('/de/search?edit');
  await expect(outside.getByRole('main')).toBeVisible();
  const read = (of: BrowserContext) =>
    of.request.get('/de/pageeditor-api/container/by-slug/search-intro?version_id=draft');
  expect((await read(context)).status()).toBe(404);

  // Looking at it makes nothing; choosing it does.
  await page.goto('/de/search?edit');
  await expect(toolbarOf(page).getByText('Diese Seite hat noch keine Einleitung.')).toBeVisible();
  expect((await read(context)).status()).toBe(404);
  await page.getByRole('button', { name: 'Einleitung bearbeiten' }).click();
  const canvas = page.getByRole('group', { name: 'Seite bearbeiten' });
  await expect(canvas.getByRole('group', { name: 'Abschnitt 1', exact: true })).toBeVisible();
  await expect(canvas.getByRole('button', { name: /Abschnitt einfügen nach/ })).toHaveCount(0);
  expect((await read(context)).status()).toBe(200);
  await canvas.getByRole('button', { name: 'Baustein einfügen in Abschnitt 1, Spalte 1' }).click();
  await page.getByRole('combobox', { name: 'Baustein suchen' }).fill('Text');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('textbox', { name: 'Text: Text' })).toBeFocused();
  await page.keyboard.type('Suchen Sie nach Kunstwerken und Orten.');
  await expectSaved(page);
  // As visitors would see it, with all that is around it.
  const preview = await context.newPage();
  await preview.goto('/de/search?v=draft');
  await expect(preview.getByText('Suchen Sie nach Kunstwerken und Orten.')).toBeVisible();
  await expect(preview.getByRole('main').getByRole('search')).toBeVisible();
  await preview.close();
  await publishGerman(page);
  await outside.goto('/de/search');
  await expect(outside.getByText('Suchen Sie nach Kunstwerken und Orten.')).toBeVisible();
  await visitor.close();
});

test('a page without sections says where it is kept, and leads there', async ({ page }) => {
  const answer = await page.request.get('/api/download-directories/?locale=de');
  const [directory] = (await answer.json()) as { id: number; url: string }[];
  await page.goto(`${directory?.url}?edit`);
  await expect(
    toolbarOf(page).getByText('Die Inhalte dieser Seite werden in der Verwaltung gepflegt.'),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: 'Seite bearbeiten' })).toHaveCount(0);
  await toolbarOf(page).getByRole('link', { name: 'Eintrag öffnen' }).click();
  await expect(page).toHaveURL(`/admin/download-directories/${directory?.id}`);
});

test('where no page is, one is created at that address', async ({ page }) => {
  const path = `/de/besuch/gruppen-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(`${path}?edit`);
  await expect(toolbarOf(page).getByText('Unter dieser Adresse gibt es keine Seite.')).toBeVisible();
  await toolbarOf(page).getByRole('button', { name: 'Seite anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
  await expect(dialog.getByRole('textbox', { name: 'Adresse' })).toHaveValue(path.slice('/de/'.length));
  await dialog.getByRole('textbox', { name: 'Titel' }).fill('Für Gruppen');
  await dialog.getByRole('button', { name: 'Anlegen und bearbeiten' }).click();
  await expect(page).toHaveURL(`${path}?edit`);
  await expect(page.getByRole('group', { name: 'Seite bearbeiten' })).toBeVisible();
});

test('a preview says that it is one, and leads on to edit the page', async ({ page }) => {
  await page.goto('/de/ueber-uns?v=draft');
  await expect(page).toHaveTitle(/^Vorschau: /);
  const mark = page.getByRole('complementary', { name: 'Vorschau' });
  await expect(mark.getByRole('link', { name: 'Seite bearbeiten' })).toHaveAttribute(
    'href',
    '/de/ueber-uns?edit',
  );
  // The first way in is past everything, the editor's bar included.
  await expect(toolbarOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toolbarOf(page).getByRole('button', { name: 'Seite bearbeiten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/ueber-uns?edit');
  await expect(page.getByRole('group', { name: 'Seite bearbeiten' })).toBeVisible();
  await expect(mark).toBeHidden();
});

test('a draft is seen by a link without an account, in both languages, and no more once it is taken back', async ({
  page,
  context,
  browser,
}) => {
  const made = await createPage(context, [[{ kind: 'headline', content: 'Öffentlich' }]]);
  const key = { content_type: 'page', object_id: made.id };
  await addBlocks(context, key, [{ kind: 'headline', content: 'Nur im Entwurf' }]);
  await openEditor(page, made.urls.de);
  await toolbarOf(page).getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name: 'Vorschau teilen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vorschau teilen' });
  await dialog.getByLabel('Gültig für').selectOption('14 Tage');
  await dialog.getByRole('button', { name: 'Link erstellen' }).click();
  const german = await dialog.getByRole('textbox', { name: 'Link auf Deutsch' }).inputValue();
  const english = await dialog.getByRole('textbox', { name: 'Link auf Englisch' }).inputValue();
  expect(await findFaults(page, { within: '[role="dialog"]' })).toEqual([]);

  const visitor = await browser.newContext();
  await decide(visitor);
  const outside = await visitor.newPage();
  const answer = await outside.goto(new URL(german).pathname);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(outside.getByText('Nur im Entwurf')).toBeVisible();
  const mark = outside.getByRole('complementary', { name: 'Vorschau' });
  await expect(mark).toContainText('Dieser Link gilt bis');
  await expect(mark.getByRole('link')).toHaveCount(0);
  await expect(outside.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(outside.locator('[contenteditable], [data-editor-layer]')).toHaveCount(0);
  // The other language is the same draft, not what is public.
  const other = outside.locator(`a[href="${new URL(english).pathname}"]`).first();
  await expect(other).toHaveCount(1);
  await outside.goto(new URL(english).pathname);
  await expect(outside.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await expect(outside).toHaveTitle('Preview: Trial – UPSTREAM');
  await outside.goto(made.urls.de);
  await expect(outside.getByText('Öffentlich')).toBeVisible();
  await expect(outside.getByText('Nur im Entwurf')).toHaveCount(0);

  await dialog.getByRole('button', { name: /^Zurückziehen/ }).click();
  const question = page.getByRole('dialog', { name: /^Den Link zurückziehen/ });
  await question.getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(dialog.getByText('Zurzeit gibt es keinen.')).toBeVisible();
  const gone = await outside.goto(new URL(german).pathname);
  expect(gone?.status()).toBe(404);
  await expect(outside.getByRole('heading', { name: 'Diese Vorschau gibt es nicht mehr' })).toBeVisible();
  await visitor.close();
});

test('several documents of one page are edited one after the other, and nothing unsaved gets lost on the way', async ({
  page,
}) => {
  await openEditor(page, '/de/aktuelles');
  const state = toolbarOf(page).getByText(/^(Inhalt|Einleitung|Partner): /);
  await expect(state).toBeVisible();
  const first = await state.textContent();
  await page.getByRole('button', { name: 'Partner bearbeiten' }).click();
  await expect(toolbarOf(page).getByText(/^Partner: /)).toBeVisible();
  const canvas = page.getByRole('group', { name: 'Seite bearbeiten' });
  await canvas.getByRole('button', { name: 'Baustein nach „Logoliste“ einfügen' }).click();
  await page.getByRole('combobox', { name: 'Baustein suchen' }).fill('Zitat');
  await page.keyboard.press('Enter');
  const author = canvas.getByRole('textbox', { name: /Zitat: / }).last();
  await author.fill('Nur hier');
  // Nothing is missing in it before somebody leaves it.
  await expect(canvas.getByText(/Unvollständig/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await expect(canvas.getByText(/Unvollständig, nicht gespeichert/).first()).toBeVisible();
  const back = first?.startsWith('Inhalt') === true ? 'Inhalt bearbeiten' : 'Einleitung bearbeiten';
  await page.getByRole('button', { name: back }).click();
  await expect(toolbarOf(page).getByText(first ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'Partner bearbeiten' }).click();
  await expect(page.getByText('Eine ungespeicherte Änderung ist wieder da.')).toBeVisible();
  await expect(canvas.getByText('Nur hier')).toBeVisible();
});

async function publishGerman(page: Page): Promise<void> {
  await toolbarOf(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('menuitem', { name: 'Nur Deutsch veröffentlichen' }).click();
  await expect(page.getByRole('status').getByText('Veröffentlicht')).toBeVisible();
}
