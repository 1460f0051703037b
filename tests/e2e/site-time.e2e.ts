import { expect, test, type Page } from '@playwright/test';
import { findFaults } from '../support/axe';
import { evaluateEvery } from '../support/every';
import { testSite } from '../support/server';

/** The demo's clock stands at 14:00 on Saturday, 12 July 2025. */
const line = (page: Page) => page.getByRole('complementary', { name: /^(Heute|Today)$/ });
const days = (page: Page) =>
  evaluateEvery(page.locator('[data-coming] [data-day]'), (all) =>
    all.map((each) => each.getAttribute('data-day') ?? ''),
  );

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'litfass_consent', value: 'required', url: testSite.url }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page says what is on today, and the calendar begins today', async ({ page }) => {
    for (const path of ['/de', '/de/besuch', '/de/aktuelles', '/de/gibt-es-nicht']) {
      await page.goto(path);
      await expect(line(page), path).toHaveText('Heute 10–18 Uhr geöffnet · Konzert, 19:30 Uhr');
    }
    await page.goto('/en/visit');
    await expect(line(page)).toHaveText('Open today 10:00–18:00 · Concert at 19:30');

    await page.goto('/de');
    const next = page.locator('[data-coming]');
    await expect(next.getByRole('link')).toHaveCount(3);
    expect((await days(page))[0]).toBe('2025-07-12');
    const teasers = (await (await page.request.get('/api/articles-teaser/?locale=de')).json()) as {
      results: { url: string }[];
    };
    const news = page.locator('main a[href^="/de/aktuelles/"]');
    await expect(news).toHaveCount(3);
    expect(await evaluateEvery(news, (all) => all.map((link) => link.getAttribute('href')))).toEqual(
      teasers.results.slice(0, 3).map(({ url }) => url),
    );

    await line(page).getByRole('link').click();
    await expect(page).toHaveURL('/de/kalender');
    expect((await days(page)).every((day) => day >= '2025-07-12')).toBe(true);
    const past = page.getByText(/^\d+ vergangene Termine$/);
    await expect(page.getByRole('link', { name: 'Eröffnung', exact: true })).toBeHidden();
    await past.click();
    await expect(page.getByRole('link', { name: 'Eröffnung', exact: true })).toBeVisible();

    const jumps = page.getByRole('navigation', { name: 'Nach Zeit filtern' });
    await jumps.getByRole('link', { name: 'Wochenende' }).click();
    await expect(page).toHaveURL('/de/kalender?when=weekend');
    expect(await days(page)).toEqual(['2025-07-12', '2025-07-13']);
    await jumps.getByRole('link', { name: 'August' }).click();
    await page
      .getByRole('navigation', { name: 'Nach Sparte filtern' })
      .getByRole('link', { name: 'Film' })
      .click();
    await expect(page).toHaveURL('/de/kalender?genre=film&when=2025-08');
    expect(await days(page)).toEqual(['2025-08-08', '2025-08-14', '2025-08-28']);
    await page.goto('/de/kalender?when=2025-06');
    await expect(page.getByRole('link', { name: 'Eröffnung', exact: true })).toBeVisible();
  });
});

test('with script the line and the coming dates stay as they are while the clock stands', async ({
  page,
}) => {
  await page.goto('/de/kalender?when=weekend');
  const said = await line(page).textContent();
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-scrolled'));
  expect(await line(page).textContent()).toBe(said);
  await expect(page.locator('[data-coming] [data-ends]').first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
