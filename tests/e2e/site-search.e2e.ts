import { expect, test, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize, wake } from '../support/browser';
import { decide } from '../support/editor-page';
import { evaluateEvery } from '../support/every';

test.describe('search', () => {
  test.beforeEach(async ({ page }) => decide(page.context()));

  test('finds while somebody types, and keeps the query in the address', async ({ page }) => {
    await page.goto('/de/search');
    await page.getByRole('main').getByLabel('Suchbegriff').pressSequentially('Bojenchor', { delay: 20 });
    await expect(page.getByRole('status')).toContainText('„Bojenchor“');
    await expect(page.getByRole('link', { name: 'Bojenchor', exact: true })).toBeVisible();
    await expect(page.locator('mark').first()).toBeVisible();
    await expect(page).toHaveURL('/de/search?query=Bojenchor');
    await page.getByRole('link', { name: 'Bojenchor', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bojenchor' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByLabel('Suchbegriff')).toHaveValue('Bojenchor');
    await expect(page.getByRole('status')).toContainText('„Bojenchor“');
  });

  test('suggests titles for a part of a word, for the keyboard too, and groups what it finds', async ({
    page,
  }) => {
    await page.goto('/de/search');
    await wake(page);
    const field = page.getByRole('combobox', { name: 'Suchbegriff' });
    await field.pressSequentially('ojench', { delay: 20 });
    const option = page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option', {
      name: 'Bojenchor',
      exact: true,
    });
    await expect(option).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    const chosen = page.locator('[role=option][aria-selected=true]');
    await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '-');
    await page.keyboard.press('Escape');
    await expect(option).toBeHidden();
    await expect(field).toHaveValue('ojench');
    await field.pressSequentially('o');
    await option.click();
    await expect(field).toHaveValue('Bojenchor');
    await expect(option).toBeHidden();
    const artworks = page.getByRole('region', { name: 'Kunstwerke' });
    await expect(artworks.getByRole('listitem').first().getByRole('link')).toHaveText('Bojenchor');
    await expect(artworks.getByRole('listitem').first().locator('img')).toBeVisible();
    await field.fill('Führung');
    await expect(page.getByRole('region', { name: 'Termine' }).locator('time').first()).toBeVisible();
  });

  test('what is suggested covers nothing of what is found, nor moves it', async ({ page }) => {
    for (const width of [390, 1280]) {
      await resize(page, { width, height: 800 });
      await page.goto('/de/search?query=boj');
      await wake(page);
      const found = page.getByRole('main').getByRole('status');
      const before = await boxOf(found);
      await page.getByRole('combobox', { name: 'Suchbegriff' }).press('End');
      await page.keyboard.type('e');
      const list = page.getByRole('listbox', { name: 'Vorschläge' });
      await expect(list.getByRole('option').first()).toBeVisible();
      const over = await boxOf(list);
      expect(over.y + over.height).toBeLessThanOrEqual((await boxOf(found)).y);
      expect((await boxOf(found)).y).toBe(before.y);
      const form = await boxOf(page.getByRole('main').getByRole('search'));
      expect(over.x).toBeCloseTo(form.x, 0);
      expect(over.width).toBeCloseTo(form.width, 0);
    }
  });

  test('has ways to go where nothing is found, and none left over when the field is emptied', async ({
    page,
  }) => {
    await page.goto('/de/search');
    const field = page.getByRole('main').getByLabel('Suchbegriff');
    const ways = page.getByRole('main').getByRole('link', { name: 'Kalender', exact: true });
    await field.fill('xqzxqz');
    await expect(page.getByRole('status')).toContainText('Keine Treffer für „xqzxqz“');
    await expect(ways).toBeVisible();
    await field.fill('Aue');
    await expect(page.getByRole('status')).toContainText('„Aue“');
    await expect(ways).toBeHidden();
    await field.fill('');
    await expect(page.getByRole('status')).toBeHidden();
    await expect(page).toHaveURL('/de/search');
  });
});

test('what was found says how many stand where and leads there; what is read keeps its name in sight', async ({
  page,
}) => {
  await decide(page.context());
  await resize(page, { width: 1280, height: 800 });
  await page.goto('/de/search?query=Eintritt');
  const main = page.getByRole('main');
  const groups = main.getByRole('navigation', { name: 'Treffer nach Gruppen' });
  const dates = main.getByRole('region', { name: 'Termine' });
  // All groups together are what was found in all.
  const numbers = await evaluateEvery(groups.getByRole('link'), (links) =>
    links.map((link) => Number(/(\d+) Treffer$/.exec(link.textContent)?.[1])),
  );
  const all = numbers.reduce((sum, number) => sum + number);
  await expect(main.getByRole('status')).toContainText(`${all} Treffer für „Eintritt“`);
  await groups.getByRole('link', { name: /^Termine \d+ Treffer$/ }).click();
  await expect(page).toHaveURL('/de/search?query=Eintritt#hits-event');
  const name = dates.getByRole('heading', { level: 2 });
  await expect(name).toBeInViewport({ ratio: 1 });
  await dates.locator('ol > li').last().scrollIntoViewIfNeeded();
  await expect(dates.getByRole('heading', { level: 3 }).first()).not.toBeInViewport();
  await expect(name).toBeInViewport({ ratio: 1 });
  // A programme is read in the order of time, of what is over last.
  const days = await evaluateEvery(dates.locator('ol > li'), (entries) =>
    entries.map((entry) => {
      const first = entry.querySelector('li') ?? entry;
      const isOver = first.textContent.includes('Vorbei');
      return `${isOver ? 'over' : ''}${first.querySelector('time')?.dateTime}`;
    }),
  );
  expect(days.length).toBeGreaterThan(2);
  expect(days).toEqual(days.toSorted());
});

/** How many things are found in regions of the results; the dates of one event stand in one entry. */
async function countFound(regions: Locator): Promise<number> {
  const ways = await evaluateEvery(regions.getByRole('listitem').getByRole('link'), (links) =>
    links.map((link) => link.getAttribute('href')),
  );
  return new Set(ways).size;
}

async function turnPages(page: Page): Promise<void> {
  const kinds = page.getByRole('region', { name: /^(Kunstwerke|Termine|Aktuelles)$/ });
  expect(await countFound(kinds)).toBe(20);
  await page.getByRole('link', { name: 'Weitere Treffer' }).first().click();
  const found = page.getByRole('region', { name: 'Programm, Kunstwerke, Aktuelles' });
  const hits = found.getByRole('listitem');
  const first = await hits.first().getByRole('link').textContent();
  await expect(page).toHaveURL('/de/search?query=Eintritt&group=others&page=2');
  const pages = page.getByRole('navigation', { name: 'Seiten der Trefferliste' });
  await pages.getByRole('link', { name: 'Vorige Seite' }).click();
  await expect(page).toHaveURL('/de/search?query=Eintritt&group=others&page=1');
  await expect(hits.first()).not.toContainText(first ?? '');
  expect(await countFound(found)).toBe(20);
  await pages.getByRole('link', { name: 'Alle Gruppen' }).click();
  await expect(page).toHaveURL('/de/search?query=Eintritt');
  await expect(kinds.first()).toBeVisible();
}

test('the search turns pages within a group, and back', async ({ page }) => {
  await decide(page.context());
  await page.goto('/de/search?query=Eintritt');
  await wake(page);
  await turnPages(page);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Programm, Kunstwerke, Aktuelles' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search turns pages within a group', async ({ page }) => {
    await page.goto('/de/search?query=Eintritt');
    await turnPages(page);
  });
});
