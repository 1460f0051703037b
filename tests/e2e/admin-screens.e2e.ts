import { expect, test, type Page } from '@playwright/test';
import type { Locale } from '../../lib/contract/locale';
import type { AdminResource } from '../../lib/contract/admin';
import { adminDefinitions } from '../../lib/records/definitions';
import deAdmin from '../../messages/de/admin.json' with { type: 'json' };
import enAdmin from '../../messages/en/admin.json' with { type: 'json' };
import { findFaults } from '../support/axe';
import { signIn } from '../support/browser';
import { createPage } from '../support/editor-page';

// Every screen of the admin, on a phone in English and on a desk in German: it says what it is, fits, and axe finds nothing. A form is
// judged new on the one and filled in on the other; `npm run test:screens` has both on both.

const isThorough = process.env.SCREENS === 'all';

const words = { de: deAdmin, en: enAdmin };

const places: { locale: Locale; width: number; height: number }[] = [
  { locale: 'en', width: 390, height: 844 },
  { locale: 'de', width: 1280, height: 900 },
];

const resources = Object.keys(adminDefinitions) as AdminResource[];
const notCreatedHere = resources.filter(
  (resource) => adminDefinitions[resource].single ?? ['media', 'subscribers'].includes(resource),
);

/** The id of a record of a resource; null if there is none. */
async function findId(page: Page, resource: AdminResource): Promise<number | string | null> {
  const answer = await page.request.get(`/api/${resource}?view=admin&page_size=1`);
  const { results } = (await answer.json()) as { results: { id: number | string }[] };
  return results[0]?.id ?? null;
}

async function judge(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(words[locale].list.loading)).toHaveCount(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(await findFaults(page)).toEqual([]);
}

for (const { locale, width, height } of places) {
  // One after the other in one window, as a person goes from screen to screen: what the admin is made of is fetched and read once.
  test.describe(`at ${width} px in ${locale}`, () => {
    test.describe.configure({ mode: 'default' });
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({
        ...test.info().project.use,
        viewport: { width, height },
        locale: locale === 'de' ? 'de-DE' : 'en-US',
      });
      await signIn(context);
      page = await context.newPage();
      await page.goto('/admin');
    });

    test.afterAll(() => page.context().close());

    /** Goes to a screen as a link within the admin does; each says something else than the one before. */
    async function open(path: string): Promise<void> {
      const headline = page.getByRole('heading', { level: 1 });
      const before = await headline.innerText();
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(headline).not.toHaveText(before);
    }

    test('the overview and an address that leads nowhere', async () => {
      await judge(page, locale);
      await page.goto('/admin/nothing-here');
      await judge(page, locale);
    });

    for (const resource of resources) {
      test(`${resource}: list, new, one`, async () => {
        await open(`/admin/${resource}`);
        // There is only one: its list leads to it.
        if (adminDefinitions[resource].single) {
          await page.waitForURL(new RegExp(`/${resource}/\\d+$`));
          const [name = ''] = words[locale].resources[resource].name.split(' |||| ');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
          await expect(page.getByRole('textbox').first()).toBeVisible();
        }
        await judge(page, locale);
        const isPhone = width < 600;
        if ((isPhone || isThorough) && !notCreatedHere.includes(resource)) {
          await open(`/admin/${resource}/create`);
          await judge(page, locale);
        }
        if (adminDefinitions[resource].single || (isPhone && !isThorough)) return;
        const id = await findId(page, resource);
        if (id === null) return;
        await open(`/admin/${resource}/${id}`);
        await judge(page, locale);
      });
    }

    test('what is to be done on the whole site: translations and dead links', async () => {
      const { links, translations } = words[locale];
      // Nothing in the demo is missing.
      await createPage(page.context(), [[{ kind: 'headline', content: 'Am Hafen' }]]);
      const address = `https://example.org/${'gone-'.repeat(20)}`;
      const place = { address, id: 1, resource: 'venues', title: 'Kranhalle', is_on_page: false, url: '' };
      await page.route('**/links/dead', (route) =>
        route.fulfill({
          json: { addresses: [address], places: [{ ...place, settings_url: '/admin/venues/1' }] },
        }),
      );
      const ways: [string, string][] = [
        ['translations', translations.title],
        ['links', links.title],
      ];
      for (const [path, title] of ways) {
        await open(`/admin/${path}`);
        await expect(page.getByRole('table', { name: title })).toBeVisible();
        await judge(page, locale);
      }
      await expect(page.getByRole('link', { name: address })).toBeVisible();
    });

    test('what opens over a screen: areas, deletion, media library', async () => {
      const { list, form, media, navigation } = words[locale];
      await page.goto('/admin/articles');
      await page.getByRole('table').getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: list.delete }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await judgeDialog(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: list.delete })).toBeFocused();

      await page.goto('/admin/articles/create');
      await page.getByRole('button', { name: media.choose }).first().click();
      await expect(
        page.getByRole('dialog', { name: media.title }).getByRole('listitem').first(),
      ).toBeVisible();
      await judgeDialog(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: media.choose }).first()).toBeFocused();

      await page.getByRole('button', { name: form.save }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: words[locale].problems.required }),
      ).toBeVisible();
      await judge(page, locale);

      const opener = page.getByRole('button', { name: navigation.open, exact: true });
      if (!(await opener.isVisible())) return;
      await opener.press('Enter');
      await expect(page.getByRole('navigation', { name: navigation.label })).toBeVisible();
      await judge(page, locale);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('navigation', { name: navigation.label })).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

async function judgeDialog(page: Page): Promise<void> {
  expect(await findFaults(page, { within: '[role="dialog"]' })).toEqual([]);
}
