import { expect, test, type Page } from '@playwright/test';
import { findFaults, wcag } from '../support/axe';
import { wake } from '../support/browser';
import {
  createPage,
  decide,
  enter,
  openEditor,
  toolbarOf,
  write,
  type TestPage,
} from '../support/editor-page';

const markOf = (page: Page) =>
  page.getByRole('complementary', { name: /^(Die Website an einem anderen Tag|The site on another day)$/ });

let site: TestPage;

test.beforeEach(async ({ context }) => {
  await enter(context);
  site = await createPage(context, [
    [
      { kind: 'headline', content: 'Der Fluss' },
      { kind: 'text', content: '<p><a href="/de/kalender">Zum Kalender</a></p>' },
    ],
  ]);
  const key = { content_type: 'page', object_id: site.id };
  const section = await write(context, '/de/pageeditor-api/container', { ...key, layout: 0 });
  await write(context, '/de/pageeditor-api/headline', { parent: section.id, content: 'Ab Juli' });
  await write(context, '/de/pageeditor-api/schedule', {
    ...key,
    locales: ['de'],
    at: '2040-07-01T08:00:00.000Z',
  });
});

test('an editor looks at a page as it will be, walks on from there, and comes back', async ({ page }) => {
  await openEditor(page, site.urls.de);
  await toolbarOf(page).getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name: 'Die Website an einem Tag …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Die Website an einem Tag' });
  await expect(dialog.getByLabel('Tag', { exact: true })).toHaveValue('2040-07-01');
  await expect(dialog.getByLabel('Uhrzeit')).toHaveValue('10:00');
  const [then] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Anzeigen' }).click(),
  ]);
  await expect(markOf(then)).toContainText(/So\.?, 1\. Juli 2040.*10:00/);
  await expect(then.getByText('Ab Juli')).toBeVisible();
  await expect(then).toHaveTitle(/^Am .*1\. Juli 2040.*: Prüfung/);
  await expect(then.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  // The exhibition of 2025 is over by then.
  await expect(then.getByRole('complementary', { name: /Heute/ })).toContainText(
    /seit dem 5\. Oktober 2025 vorbei/,
  );

  // A minute before, the page is as it is now.
  await markOf(then).getByText('Ändern').click();
  // At least this one; other tests plan theirs.
  await expect(
    markOf(then).getByText(/geplante Veröffentlichung(?: ist|en sind) schon enthalten\.$/),
  ).toBeVisible();
  const moment = markOf(then).getByLabel('Tag und Uhrzeit');
  await wake(then);
  await moment.fill('');
  await markOf(then).getByRole('button', { name: 'Anzeigen' }).click();
  await expect(moment).toHaveAccessibleDescription(
    'Bitte wählen Sie einen Tag und eine Uhrzeit zwischen 2000 und 2099.',
  );
  await expect(moment).toBeFocused();
  await moment.fill('2040-07-01T09:59');
  await markOf(then).getByRole('button', { name: 'Anzeigen' }).click();
  await expect(markOf(then)).toContainText('09:59');
  await expect(then.getByText('Der Fluss')).toBeVisible();
  await expect(then.getByText('Ab Juli')).toHaveCount(0);

  // Links and the other language keep the moment; the way back does not.
  await wake(then);
  await then.getByRole('link', { name: 'Zum Kalender' }).click();
  await expect(then).toHaveURL(/\/de\/kalender\?on=2040-07-01T09:59$/);
  await expect(markOf(then)).toContainText('09:59');
  await expect(then.getByRole('heading', { level: 1 })).toBeVisible();
  await then.goBack();
  await expect(then.getByText('Der Fluss')).toBeVisible();
  await markOf(then).getByRole('link', { name: 'Zurück zu heute' }).click();
  await expect(then).toHaveURL(new RegExp(`${site.urls.de}\\??$`));
  await expect(markOf(then)).toHaveCount(0);
});

test('the hub leads to a day of the programme; what is on depends on it', async ({ page }) => {
  await page.goto('/cms-hub');
  // Without a moment it says what is missing, in its language and not in that of the browser.
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(
    page.getByText('Bitte wählen Sie einen Tag und eine Uhrzeit zwischen 2000 und 2099.'),
  ).toBeVisible();
  await page.getByLabel('Tag und Uhrzeit').fill('2025-07-20T10:00');
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page).toHaveURL(/\/de\?on=2025-07-20T10(:|%3A)00$/);
  await expect(markOf(page)).toContainText('20. Juli 2025');
  const line = (moment: string) =>
    page
      .goto(`/de?on=${moment}`)
      .then(() => page.getByRole('complementary', { name: /Heute/ }).textContent());
  expect(await line('2025-07-20T10:00')).not.toBe(await line('2025-07-20T23:30'));
  await page.goto('/de/kalender?on=2025-07-20T10:00&when=today');
  await expect(page.getByRole('link', { name: 'Heute', exact: true })).toHaveAttribute('aria-current', /./);
  await expect(page.locator('main')).toContainText(/20\.?\s*/);
});

test('a moment that is none is said, as is a page that is not public then', async ({ page, context }) => {
  const answer = await page.goto(`${site.urls.de}?on=2025-02-30T10:00`);
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1, name: 'Diesen Zeitpunkt gibt es nicht' })).toBeVisible();
  // The bar for editors, which comes above the page, moves what is to be pressed.
  await expect(page.getByRole('button', { name: 'Seite bearbeiten' })).toBeVisible();
  await markOf(page).getByLabel('Tag und Uhrzeit').fill('2040-08-01T10:00');
  await markOf(page).getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page.getByText('Ab Juli')).toBeVisible();

  const slug = `spaeter-${crypto.randomUUID()}`;
  const title = { de: 'Später', en: 'Later' };
  await write(context, '/api/pages', { title, slug: { de: slug, en: slug }, is_online: false });
  const gone = await page.goto(`/de/${slug}?on=2040-08-01T10:00`);
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es dann nicht' })).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the bar of the moment is there for everybody at ${width} pixels`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.urls.de}?on=2040-07-01T10:00`);
    await expect(toolbarOf(page)).toBeVisible();
    await expect(markOf(page)).toBeInViewport();
    expect(await findFaults(page, { rules: wcag })).toEqual([]);
    await markOf(page).getByText('Ändern').click();
    await expect(markOf(page).getByLabel('Tag und Uhrzeit')).toBeInViewport();
    expect(await findFaults(page, { rules: wcag })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    const context = await browser.newContext({ viewport: { width, height: 800 } });
    await decide(context);
    const visitor = await context.newPage();
    await visitor.goto(`${site.urls.de}?on=2040-07-01T10:00`);
    await expect(visitor.getByText('Der Fluss')).toBeVisible();
    await expect(visitor.getByText('Ab Juli')).toHaveCount(0);
    await expect(markOf(visitor)).toHaveCount(0);
    await context.close();
  });
}
