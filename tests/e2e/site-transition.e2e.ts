import { expect, test, type Page } from '@playwright/test';
import { pageTransition } from '../../lib/site';
import { wake } from '../support/browser';
import { decide } from '../support/editor-page';

// What is seen between two pages: the stripes, and the picture that is carried over.

const go = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

const curtain = (page: Page, state: string) =>
  page.locator(`html[data-transition="${state}"]`).waitFor({ state: 'attached' });

/** Holds back what the browser asks for at a path, until the function that it returns is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await isReleased;
      await route.continue();
    },
  );
  return release;
}

test('twenty skewed stripes play between pages, and none for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await decide(page.context());
  await page.goto('/de');
  await wake(page);
  const stripes = page.locator('body > [aria-hidden="true"] > i');
  await expect(stripes).toHaveCount(20);
  await expect(stripes.first()).toBeHidden();
  // They stay until the page is there, and then say whose they are.
  const release = await holdBack(page, '/de/presse');
  await go(page, 'Presse');
  await curtain(page, 'late');
  await expect(page.locator('[data-transition-name]')).toHaveText('Presse');
  await expect(page).toHaveURL('/de');
  const opened = curtain(page, 'opening');
  release();
  await opened;
  await expect(page).toHaveURL('/de/presse');
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
  const back = curtain(page, 'opening');
  await page.goBack();
  await back;
  await expect(page).toHaveURL('/de');
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
  await expect(page.locator('[data-transition-name]')).toHaveText('STROMAUF');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => document.documentElement.setAttribute('data-transition', ''));
  await expect(stripes.first()).toBeHidden();
});

test('the last stripe has closed within 350 ms, and opened when the second is over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await decide(page.context());
  await page.goto('/de');
  const ends = (state: string) =>
    page.evaluate((transition) => {
      document.documentElement.dataset['transition'] = transition;
      const stripes = document.querySelector('[data-parts]');
      return (stripes?.getAnimations({ subtree: true }) ?? []).map(({ effect }) =>
        Number(effect?.getComputedTiming().endTime),
      );
    }, state);
  const { close, delay, stripes } = pageTransition;
  expect(close).toBeLessThanOrEqual(350);
  for (const [state, time] of [
    ['closing', close],
    ['opening', delay - close],
  ] as const) {
    const all = await ends(state);
    expect(all, state).toHaveLength(stripes);
    expect(Math.max(...all), state).toBeLessThanOrEqual(time);
    // They take the time that they have: what is said of it here and in the styles is one thing.
    expect(Math.max(...all), state).toBeGreaterThan(time - 20);
  }
});

test('the stripes have the name of the page that one goes back to, also after a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await decide(page.context());
  await page.goto('/de/besuch');
  await wake(page);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await go(page, 'Presse');
  await expect(page).toHaveURL('/de/presse');
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
  await page.reload();
  await wake(page);
  const release = await holdBack(page, '/de/besuch');
  const isLate = curtain(page, 'late');
  await page.evaluate(() => history.back());
  await isLate;
  await expect(page.locator('[data-transition-name]')).toHaveText(name ?? '-');
  const opened = curtain(page, 'opening');
  release();
  await opened;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '-');
});

for (const from of ['/de', '/de/kunstwerke-und-karte'])
  test(`an artwork’s picture is carried from its card on ${from} to its page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await decide(page.context());
    await page.goto(from);
    await wake(page);
    await page.evaluate(() => {
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const carried = document.querySelector<HTMLElement>('[style*="view-transition-name: carried"]');
        document.documentElement.dataset['picked'] = carried?.closest('[data-carried]')?.textContent ?? '';
        return begin(update);
      };
    });
    await page.locator('[data-carried]').getByRole('link', { name: 'Pegel' }).first().click();
    await expect(page).toHaveURL(/\/de\/kunstwerke-und-karte\/pegel\/\d+$/);
    await expect(page.locator('html')).toHaveAttribute('data-picked', /Pegel/);
  });
