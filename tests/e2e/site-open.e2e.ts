import { expect, test, type Page } from '@playwright/test';
import { locales, type Locale } from '../../lib/contract/locale';
import { screenPath } from '../../lib/contract/paths';
import { findFaults } from '../support/axe';
import { drawingLaunch, resize, wake } from '../support/browser';
import { decide } from '../support/editor-page';
import { firstOf, thingScreens } from '../support/screens';

// What opens over a screen or within it: axe finds nothing in any of these states either, in both languages, on a phone and on a desk.

test.use({ launchOptions: drawingLaunch() });

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

/** Each language has one of the widths, as with the screens themselves; `npm run test:screens` has all. */
const sizes: Record<Locale, { width: number; height: number }[]> =
  process.env.SCREENS === 'all' ? { de: [phone, desk], en: [phone, desk] } : { de: [desk], en: [phone] };

interface Place {
  page: Page;
  locale: Locale;
}

const first = ({ page, locale }: Place, kind: string) =>
  firstOf(page.request, thingScreens[kind] ?? '', locale);

async function showMap({ page, locale }: Place): Promise<void> {
  await page.goto(`${screenPath(locale, 'artworks-and-map')}?view=map`);
  await wake(page);
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-map="live"] [data-loaded] button[data-mark]').first()).toBeVisible({
    timeout: 30_000,
  });
}

/** How each is opened, by a visitor who has answered the cookie dialog (but for the first). */
const states: Record<string, (place: Place) => Promise<void>> = {
  'cookie dialog': async ({ page, locale }) => {
    await page.context().clearCookies();
    await page.goto(`/${locale}`);
    await expect(page.locator('[data-consent]')).toBeVisible();
  },
  menu: async ({ page, locale }) => {
    await page.goto(`/${locale}`);
    await page.locator('[popovertarget="site-menu"]').first().click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.locator('#site-menu summary').first().click();
    await expect(page.locator('#site-menu details[open] a').first()).toBeVisible();
  },
  'offer to sign in': async ({ page, locale }) => {
    await page.goto(`/${locale}?edit`);
    await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();
  },
  'map, and with a work chosen': async (place) => {
    const { page } = place;
    await showMap(place);
    expect(await findFaults(page), 'none chosen').toEqual([]);
    await page.locator('[data-map="live"] [data-loaded] button[data-mark]').first().press('Enter');
    await expect(page.locator('[data-map] button[aria-pressed="true"]')).toBeVisible();
  },
  'small map': async (place) => {
    const { page } = place;
    await page.goto(await first(place, 'artwork'));
    await wake(page);
    await page.locator('[data-map]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-map="live"] [data-loaded]')).toBeVisible({ timeout: 30_000 });
  },
  lightbox: async (place) => {
    const { page } = place;
    await page.goto(await first(place, 'artwork'));
    await wake(page);
    await page.locator('main a[data-lightbox]').last().click();
    await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  },
  'suggestions of the search': async ({ page, locale }) => {
    const { results } = (await (
      await page.request.get(`/api/productions/?page_size=1&locale=${locale}`)
    ).json()) as { results: { name: string }[] };
    await page.goto(screenPath(locale, 'search'));
    await wake(page);
    await page
      .getByRole('main')
      .getByRole('combobox')
      .pressSequentially((results[0]?.name ?? '').slice(1, 6), { delay: 20 });
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  },
  'my programme with dates and a shared one': async ({ page, locale }) => {
    await page.goto(screenPath(locale, 'calendar'));
    for (const index of [0, 1]) {
      const keep = page.locator('main button[data-keep]').nth(index);
      await keep.click();
      await expect(keep).toHaveAttribute('aria-pressed', 'true');
    }
    expect(await findFaults(page), 'marked').toEqual([]);
    const { results } = (await (
      await page.request.get(`/api/events/?page_size=2&locale=${locale}`)
    ).json()) as {
      results: { id: number }[];
    };
    const marks = results.map(({ id }) => `e${id}`).join('.');
    await page.goto(`${screenPath(locale, 'my-programme')}?shared=${marks}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(2);
    expect(await findFaults(page), 'shared').toEqual([]);
    await page.goto(screenPath(locale, 'my-programme'));
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(2);
  },
  'a question with its answer': async ({ page, locale }) => {
    await page.goto(locale === 'de' ? '/de/haeufige-fragen' : '/en/faq');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
  },
  'notice of being offline': async ({ page, locale }) => {
    await page.goto(`/${locale}`);
    await wake(page);
    await page.evaluate(() => void window.dispatchEvent(new Event('offline')));
    await expect(page.getByRole('status').filter({ hasText: /offline/ })).toBeVisible();
  },
};

for (const locale of locales)
  for (const size of sizes[locale])
    test.describe(`in ${locale} at ${size.width} px`, () => {
      for (const [name, open] of Object.entries(states))
        test(`${name} has no faults that axe finds`, async ({ page }) => {
          // Software draws the maps here, on a machine that may have other things to do.
          test.slow();
          await decide(page.context());
          await resize(page, size);
          await open({ page, locale });
          expect(await findFaults(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
            size.width,
          );
        });
    });
