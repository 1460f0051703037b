import { expect, test } from '@playwright/test';
import { idsFrom, moduleStates } from '../../components/modules/gallery';
import { placeableKinds } from '../../components/modules/kinds';
import { sampleNames } from '../../components/modules/sample';
import { locales } from '../../lib/contract/locale';
import hub from '../../messages/en/hub.json' with { type: 'json' };
import { findFaults, wcag } from '../support/axe';
import { settle, signIn } from '../support/browser';
import { write } from '../support/editor-page';
import { testSite } from '../support/server';

test.describe('the hub', () => {
  test('lets an editor in, and says in words when it does not', async ({ page }) => {
    await page.goto('/cms-hub');
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('Bitte geben Sie E-Mail-Adresse und Passwort ein.')).toBeVisible();
    await page.getByLabel('E-Mail-Adresse').fill(testSite.editor.email);
    await page.getByLabel('Passwort', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('E-Mail-Adresse oder Passwort stimmen nicht.')).toBeVisible();
    await page.getByLabel('Passwort', { exact: true }).fill(testSite.editor.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Verwalten' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Seiten', exact: true })).toHaveAttribute(
      'href',
      '/admin/pages',
    );
    await expect(page.getByRole('link', { name: /^Startseite$/ })).toHaveAttribute('href', '/de?edit');
    // Nobody must take the session for ended if the server has not heard of it.
    const signOut = page.getByRole('button', { name: 'Abmelden' });
    await page.route('**/pageeditor-api/logout*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await signOut.click();
    await expect(page.getByText(/^Sie sind noch angemeldet/)).toBeVisible();
    await expect(page.getByText('Sie sind abgemeldet.')).toBeHidden();
    await page.unroute('**/pageeditor-api/logout*');
    await signOut.click();
    await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
  });

  test('sends a link to who has forgotten the password, and does not tell whether there is an account', async ({
    page,
  }) => {
    await page.goto('/cms-hub');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText('Bitte geben Sie die E-Mail-Adresse Ihres Kontos ein.')).toBeVisible();
    const email = page.getByLabel('E-Mail-Adresse');
    await expect(email).toBeFocused();
    await email.fill(`niemand-${Date.now()}@litfass.example`);
    await email.press('Enter');
    await expect(page.getByText(/^Wenn es zu dieser Adresse ein Konto gibt/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(page.url()).toMatch(/\/cms-hub$/);
  });

  for (const path of ['/cms-hub', '/admin']) {
    test(`has a way to the site on ${path} before the name of the site is known`, async ({ page }) => {
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/settings/*', async (route) => {
        await isReleased;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/de');
      expect(await findFaults(page)).toEqual([]);
      release();
      await expect(page.getByRole('banner').getByRole('link')).not.toHaveText('Startseite');
    });
  }

  test('leads on to a page of this site, and to no other', async ({ page, context }) => {
    await signIn(context);
    await page.goto('/cms-hub?next=/admin/redirects');
    await page.waitForURL('**/admin/redirects');
    await expect(page.getByRole('heading', { level: 1, name: 'Weiterleitungen' })).toBeVisible();
    await page.goto('/cms-hub?next=//evil.example/');
    await expect(page.getByRole('heading', { level: 2, name: 'Verwalten' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/cms-hub');
  });

  test('speaks English, is kept out of search engines, and shows every kind of module', async ({
    page,
    context,
  }) => {
    await signIn(context);
    await page.goto('/cms-hub');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Manage' })).toBeVisible();
    await expect(page).toHaveTitle('Hub – Litfass');
    // The demo plays on a day of its own.
    await expect(page.getByText(/^This site’s clock stands still: .*2025/)).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('banner')).toHaveJSProperty('offsetTop', 0);
    await expect(page.getByText(/^This site’s clock stands still: .*2025/)).toBeVisible();
    await page.goto('/cms-hub');
    await page.getByRole('link', { name: 'See everything' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
    await expect(page).toHaveTitle('Design system – Litfass');
    // Every kind stands there with what it is for, its samples in both languages and its choices.
    await expect(page.locator('[data-kind-shown]')).toHaveCount(placeableKinds.length);
    const quote = page.getByRole('region', { name: 'Quote' });
    for (const said of ['A river is not a place.', 'Ein Fluss ist kein Ort.'])
      await expect(quote.getByText(said).first()).toBeVisible();
    const { gallery, languages } = hub;
    const states = locales.map((locale) => ({ locale, all: moduleStates(locale, idsFrom(1)) }));
    for (const kind of placeableKinds) {
      const shown = page.locator(`[data-kind-shown="${kind}"]`);
      await expect(shown.getByText(gallery.purposes[kind], { exact: true })).toBeVisible();
      for (const { locale, all } of states) {
        const language = languages[locale];
        for (const name of sampleNames)
          await expect(shown.getByText(`${language}: ${gallery[name]}`, { exact: true }), kind).toHaveCount(
            1,
          );
        const choices = all.filter((state) => state.kind === kind).length;
        await expect(shown.getByText(new RegExp(`^${language}, .+: .+$`)), kind).toHaveCount(choices);
      }
    }
    // Measured: ink on yellow, as tokens.css has them.
    const pairs = page.getByRole('region', { name: 'For everybody' });
    await expect(pairs.getByRole('row', { name: /^yellow / })).toContainText('13.');
    expect(await findFaults(page, { rules: wcag })).toEqual([]);
  });

  test('has no barriers that axe can find', async ({ page, context }) => {
    await page.goto('/cms-hub');
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await signIn(context);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Startseite$/ })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });
});

test('hub and admin load once more when a style sheet of the build is gone', async ({ page, context }) => {
  await signIn(context);
  for (const [path, headline] of [
    ['/cms-hub', 'Verwalten'],
    ['/admin', 'Verwaltung'],
  ] as const) {
    await page.goto(path);
    const isThere = page.getByRole('heading', { name: headline, exact: true });
    await expect(isThere).toBeVisible();
    const loseStyles = async () => {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/gone.css'));
      await page.evaluate(() => {
        document.documentElement.dataset['before'] = '';
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = '/_next/static/chunks/gone.css';
        document.head.append(link);
      });
      await failed;
    };
    await page.evaluate(() => sessionStorage.clear());
    await loseStyles();
    await expect(page.locator('html[data-before]')).toHaveCount(0);
    await expect(isThere).toBeVisible();
    // Once within a minute.
    await loseStyles();
    await settle(page);
    await expect(page.locator('html[data-before]')).toHaveCount(1);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the hub lets an editor in to read drafts, says why it does not, and what needs script', async ({
    page,
  }) => {
    await page.goto('/cms-hub?next=/de/besuch?v=draft');
    await expect(page.getByText('Einen Moment …')).toBeHidden();
    // Names and texts below `noscript` are for no locator but those of CSS.
    await expect(page.locator('noscript form')).toContainText(
      'Bearbeiten und Verwalten brauchen JavaScript.',
    );
    const signIn = async (password: string) => {
      await page.locator('#plain-email').fill(testSite.editor.email);
      await page.locator('#plain-password').fill(password);
      await page.locator('noscript button').click();
    };
    const wrong = page.locator('#wrong');
    await expect(wrong).toBeHidden();
    await signIn('not-the-password');
    await expect(wrong).toBeVisible();
    await signIn(testSite.editor.password);
    await expect(page).toHaveURL('/de/besuch?v=draft');
    await expect(page.getByRole('complementary', { name: 'Vorschau' })).toBeVisible();

    // From there to the way out.
    await page.locator('aside noscript a').click();
    await expect(page).toHaveURL('/cms-hub');
    await expect(page.locator('noscript h1')).toContainText('Sie sind angemeldet');
    await expect(page.locator('#signed_out')).toBeHidden();
    await page.locator('noscript button').click();
    await expect(page).toHaveURL('/cms-hub#signed_out');
    await expect(page.locator('#signed_out')).toBeVisible();
    await expect(page.locator('#plain-email')).toBeVisible();
    expect((await page.request.get('/de/pageeditor-api/user')).status()).toBe(401);
  });

  test('a one-time link sets a password', async ({ page, browser }) => {
    const admin = await browser.newContext({ baseURL: testSite.url });
    await signIn(admin);
    const email = `${crypto.randomUUID()}@litfass.example`;
    const { id } = await write(admin, '/api/users', {
      email,
      name: 'Nadine',
      role: 'editor',
      password: 'a-password-of-the-admin',
    });
    const { url } = await write(admin, `/api/users/${String(id)}/password-link`, {});
    await admin.close();
    await page.goto(String(url));
    await expect(page.locator('noscript h1')).toContainText('Passwort festlegen');
    const set = async (password: string) => {
      await page.locator('#plain-new-password').fill(password);
      await page.locator('noscript button').click();
    };
    // One of the commonest: only the server knows.
    await set('1234567890');
    await expect(page.locator('#refused')).toBeVisible();
    await set('a-password-of-her-own');
    await expect(page).toHaveURL('/cms-hub#password_set');
    await expect(page.locator('#password_set')).toBeVisible();
    await page.locator('#plain-email').fill(email);
    await page.locator('#plain-password').fill('a-password-of-her-own');
    await page.locator('noscript button').click();
    await expect(page).toHaveURL('/de?v=draft');
  });
});
