import fs from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { wake } from '../support/browser';
import { boxOf } from '../support/boxes';
import { decide } from '../support/editor-page';
import { everyOf } from '../support/every';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem').locator('a[href*="/kalender/"]');

test.describe('calendar', () => {
  test.beforeEach(async ({ page }) => decide(page.context()));

  test('more dates come in place, and the keyboard goes on from the first of them', async ({ page }) => {
    await page.goto('/de/kalender');
    await wake(page);
    await expect(rows(page)).toHaveCount(20);
    const more = page.getByRole('link', { name: 'Weitere Termine laden' });
    await more.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await more.click();
    await expect(rows(page)).toHaveCount(40);
    await expect(page).toHaveURL('/de/kalender?page=2#page-2');
    await expect(rows(page).nth(20)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(page.locator('html')).not.toHaveAttribute('data-transition');
  });

  test('a genre is chosen in place, is told by the address, and can be taken back', async ({ page }) => {
    await page.goto('/de/kalender');
    await wake(page);
    const genres = page.getByRole('navigation', { name: 'Nach Sparte filtern' });
    const film = genres.getByRole('link', { name: 'Film' });
    await film.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await film.boundingBox();
    await film.click();
    await expect(page).toHaveURL('/de/kalender?genre=film');
    await expect(film).toHaveAttribute('aria-current', 'true');
    // The next three events above it are gone, and the filter has not moved.
    expect(Math.abs(((await film.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
    await expect(genres.getByRole('link', { name: 'Film' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name: 'Demnächst' })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Demnächst' })).toBeVisible();
  });

  test('the first three dates are upcoming', async ({ page }) => {
    await page.goto('/de/kalender');
    const upcoming = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Demnächst' }) });
    await expect(upcoming.locator('a[href*="/kalender/"]')).toHaveCount(3);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('more dates lead to the first of them', async ({ page }) => {
    await page.goto('/de/kalender');
    await page.getByRole('link', { name: 'Weitere Termine laden' }).click();
    await expect(rows(page)).toHaveCount(40);
    await expect(rows(page).nth(20)).toBeInViewport();
  });
});

test('a row of the programme says kind, place, price, who registers, who can come, and shows its picture when pointed at', async ({
  page,
}) => {
  await decide(page.context());
  await page.goto('/de/kalender?genre=workshop');
  const row = page
    .getByRole('main')
    .locator('[data-ends]')
    .filter({ hasText: 'Anmeldung', visible: true })
    .first();
  for (const word of ['Werkstatt', 'Euro', 'stufenlos']) await expect(row).toContainText(word);
  const picture = row.locator('img');
  await expect(picture).toBeHidden();
  await row.hover();
  await expect(picture).toBeVisible();
});

test('an event says what decides beside its name, and leads on to related dates', async ({
  page,
  request,
}) => {
  await decide(page.context());
  const { results } = (await (await request.get('/api/events/?locale=de&page_size=100')).json()) as {
    results: {
      url: string;
      title: string;
      price: string;
      status: string;
      date_start: string;
      ticket_link_url: string | null;
    }[];
  };
  const event = results.find(
    ({ ticket_link_url: link, status, price, date_start }) =>
      link?.startsWith('mailto:') === true &&
      status === 'scheduled' &&
      price !== '' &&
      // The demo's clock stands on 12 July: what is over offers nothing any more.
      date_start > '2025-07-13',
  );
  await page.goto(event?.url ?? '');
  const opening = page.getByRole('main').locator('header');
  await expect(opening.getByText('Kosten', { exact: true })).toBeVisible();
  await expect(opening.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    event?.ticket_link_url ?? '',
  );
  // Its edge stands on the margin, below the title.
  const { x } = await boxOf(opening.getByRole('link', { name: 'Anmelden' }));
  expect(Math.abs(x - (await boxOf(opening.getByRole('heading', { level: 1 }))).x)).toBeLessThan(1);
  const related = page
    .getByRole('region', { name: 'Weitere Termine' })
    .getByRole('listitem')
    .getByRole('link');
  expect(await related.count()).toBeGreaterThan(0);
  for (const link of await everyOf(related)) await expect(link).not.toHaveAttribute('href', event?.url ?? '');
});

test('an event goes into one of four calendars; the file for Apple is downloaded', async ({
  page,
  request,
}) => {
  await decide(page.context());
  const { results } = (await (
    await request.get('/api/events/?page_size=1&locale=de&date=2025-07-13')
  ).json()) as {
    results: { url: string; title: string }[];
  };
  await page.goto(results[0]?.url ?? '');
  const choices = page.getByRole('navigation', { name: 'In Ihren Kalender' }).getByRole('link');
  await expect(choices).toHaveText([/^Google/, /^Outlook/, /^Yahoo/, /^Apple/]);
  for (const web of (await everyOf(choices)).slice(0, 3))
    await expect(web).toHaveAttribute('target', '_blank');
  const [download] = await Promise.all([page.waitForEvent('download'), choices.last().click()]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const file = fs.readFileSync(await download.path(), 'utf8');
  expect(file).toContain(`SUMMARY:${results[0]?.title}`);
});
