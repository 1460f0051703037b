import fs from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { signIn, wake } from '../support/browser';

test.use({ serviceWorkers: 'allow', permissions: ['clipboard-write'] });

async function decided(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'litfass_consent', value: 'required', url }]);
}

const keepers = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Merken: / });

test('a visitor marks dates and artworks, and has them in order, as a calendar and as a link', async ({
  page,
  browser,
}) => {
  await decided(page);
  await page.goto('/de/kunstwerke-und-karte');
  const work = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  // Not its inner text, of which there is none before it was painted.
  const artwork = (await work.textContent()) ?? '';
  expect(artwork).not.toBe('');
  await work.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(artwork, { ignoreCase: true });
  await keepers(page).first().click();
  await page.goto('/de/kalender');
  // Works before the framework is there.
  for (const index of [3, 0]) {
    await keepers(page).nth(index).click();
    await expect(keepers(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  const names = await Promise.all([0, 3].map((index) => keepers(page).nth(index).getAttribute('aria-label')));
  const dates = names.map((name) => (name ?? '').replace('Merken: ', ''));
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Mein Programm' }).click();
  await expect(page).toHaveURL('/de/mein-programm');
  const things = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  await expect(things).toHaveText([...dates, artwork.replace(/\s+/g, ' ')], { ignoreCase: true });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Alle Termine als .ics' }).click();
  const file = await (await downloading).path();
  const calendar = new ICAL.Component(ICAL.parse(fs.readFileSync(file, 'utf8')) as unknown[]);
  expect(calendar.getAllSubcomponents('vevent').map((each) => each.getFirstPropertyValue('summary'))).toEqual(
    dates,
  );

  await page.getByRole('button', { name: 'Link zum Teilen' }).click();
  await expect(page.getByRole('main').getByText('Der Link ist kopiert.')).toBeVisible();
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('litfass-programme') ?? '[]') as { kind: string; id: number }[],
  );
  const shared = kept.map(({ kind, id }) => `${kind[0] ?? ''}${id}`).join('.');
  const friend = await (
    await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' })
  ).newPage();
  await decided(friend);
  await friend.goto(`/en/my-programme?shared=${shared}`);
  await friend.getByRole('button', { name: 'Add to my programme' }).click();
  await expect(friend).toHaveURL('/en/my-programme');
  await friend.reload();
  await expect(friend.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(3);
  await friend
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(friend.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(2);
  await friend.context().close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared programme can be read, and the own one says what it needs', async ({ page }) => {
    const { results } = (await (await page.request.get('/api/events/?page_size=2&locale=en')).json()) as {
      results: { id: number; title: string; url: string }[];
    };
    const [one, two] = results;
    // In order of time, whatever the link says; what is not there is left out.
    await page.goto(`/en/my-programme?shared=e${two?.id}.e${one?.id}.e999999999`);
    const things = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
    await expect(things).toHaveText([one?.title ?? '', two?.title ?? ''], { ignoreCase: true });
    await expect(things.first()).toHaveAttribute('href', one?.url ?? '');
    await expect(page.getByText('Someone has shared this programme with you.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.goto('/en/my-programme');
    await expect(page.locator('main noscript p')).toContainText('which requires JavaScript');
    await page.getByRole('main').getByRole('link', { name: 'Browse the calendar' }).click();
    await expect(page).toHaveURL('/en/calendar');
  });
});

test('what was saved and what was seen can be read without a network; an editor keeps nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await decided(page);
  await page.goto('/de/aktuelles');
  await wake(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
  // The worker is told of the page that was open before it.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/de/aktuelles')) !== undefined))
    .toBe(true);
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['content-type']).toMatch(/javascript/);
  expect(worker.headers()['cache-control']).toMatch(/max-age=0|no-cache/);

  await page.goto('/de/mein-programm');
  await wake(page);
  const [event] = (
    (await (await page.request.get('/api/events/?page_size=1&locale=de')).json()) as {
      results: { url: string; title: string }[];
    }
  ).results;
  // Not all of the demo: one date says as much.
  await page.evaluate((url) => {
    const ask = window.fetch.bind(window);
    window.fetch = (input, init) =>
      typeof input === 'string' && input.includes('page_size=')
        ? Promise.resolve(Response.json({ results: [{ url }], next: null }))
        : ask(input, init);
  }, event?.url ?? '');
  await page.getByRole('button', { name: 'Programm offline sichern' }).click();
  await expect(page.getByText('Das Programm ist gesichert.')).toBeVisible({ timeout: 60_000 });

  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'Sie sind offline.' });
  await expect(notice).toBeVisible();
  await page.goto(event?.url ?? '');
  await expect(page.getByRole('heading', { level: 1, name: event?.title ?? '' })).toBeVisible();
  await page.goto('/de/kunstwerke-und-karte');
  // Other tests may have added some of their own.
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).nth(23)).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.goto('/de/aktuelles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neues vom Ufer');
  await page.goto('/de/ueber-uns/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline');
  await page.goto('/de/kalender');
  await wake(page);
  await page.getByRole('link', { name: 'Weitere Termine laden' }).click();
  await expect(page.getByText('Weitere Termine gibt es, sobald Sie wieder online sind.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Wieder online.')).toBeVisible();

  // What the server has changed is seen with the next visit: a page always comes from there.
  const fromServer = page.waitForResponse(
    (response) => response.url().endsWith('/de/aktuelles') && response.ok(),
  );
  await page.goto('/de/aktuelles?utm_source=x');
  await page.goto('/de/aktuelles');
  expect((await fromServer).status()).toBe(200);

  await signIn(context);
  await page.goto('/de/besuch');
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (
          await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
        ).flat().length,
      ]),
    )
    .toEqual([0, 0]);
});
