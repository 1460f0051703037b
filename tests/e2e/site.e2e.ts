import { expect, test } from '@playwright/test';
import { resize, signIn } from '../support/browser';
import { decide } from '../support/editor-page';

test.describe('language switch', () => {
  test.beforeEach(({ context }) => decide(context));

  test('leads to the same page in the other language', async ({ page }) => {
    const languages = page.getByRole('banner').getByRole('navigation', { name: 'Sprache' }).first();
    await resize(page, { width: 1279, height: 900 });
    await page.goto('/de/ueber-uns');
    await expect(languages).toBeHidden();
    await resize(page, { width: 1280, height: 900 });
    // The present language is no place to go.
    await expect(languages.getByRole('link')).toHaveCount(1);
    await languages.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/about-us');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('is in the menu of small windows, with the active language marked', async ({ page }) => {
    await resize(page, { width: 390, height: 800 });
    await page.goto('/de/ueber-uns');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const languages = page.getByRole('dialog', { name: 'Menü' }).getByRole('navigation', { name: 'Sprache' });
    await expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
    await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/about-us');
  });
});

test.describe('paths', () => {
  const once = { maxRedirects: 0 } as const;

  test('the bare host leads to German', async ({ request }) => {
    const answer = await request.get('/', once);
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe('/de');
  });

  test('redirects from the list keep the query', async ({ request }) => {
    const answer = await request.get('/de/programm?a=1&b=x%26y', once);
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe('/de/kalender?a=1&b=x%26y');
  });

  test('trailing slashes are taken off', async ({ request }) => {
    const answer = await request.get('/de/ueber-uns/?a=1', once);
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe('/de/ueber-uns?a=1');
  });

  test('a version is dropped for visitors, also with a forged session', async ({ request }) => {
    for (const cookie of ['', 'litfass.session_token=made-up.made-up']) {
      const answer = await request.get('/de/ueber-uns?v=3&a=1', { ...once, headers: { Cookie: cookie } });
      expect(answer.status()).toBe(301);
      expect(answer.headers()['location']).toBe('/de/ueber-uns?a=1');
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
  });

  test('an editor sees the draft, uncached', async ({ context }) => {
    await signIn(context);
    const answer = await context.request.get('/de/ueber-uns?v=draft', once);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toContain('no-store');
  });

  const unknown = [
    '/xx/ueber-uns',
    '/de/gibt-es-nicht',
    '/en/ueber-uns',
    '/api/x',
    '/_next/x',
    '/media',
    '/x.php',
    '/de/x.png',
    '/de/%',
    '/de/%zz',
    '/de%2Fueber-uns',
    '/de/preview/draft',
    '/de/preview/draft/page/ueber-uns',
    '/de/404',
    '/en/404',
    '/de/page/ueber-uns',
    '/de/calendar',
    '/pass-through/call',
    '/de/kalender/x/999999',
    '/.env',
    '/de/ueber-uns%2F..',
  ];
  for (const path of unknown) {
    test(`${path} is not found, with a page that needs no script`, async ({ request }) => {
      const answer = await request.get(path, once);
      expect(answer.status()).toBe(404);
      const body = await answer.text();
      expect(body).toMatch(
        /<h1[^>]*>(?:Die gesuchte Seite wurde nicht gefunden\.|This page could not be found\.)<\/h1>/,
      );
      expect(body).toContain('Die gesuchte Seite wurde nicht gefunden.');
      expect(body).toContain('This page could not be found.');
      // The other language is said to be one.
      expect(body).toMatch(/<p lang="(?:en">This page could|de">Die gesuchte Seite)/);
      expect(answer.headers()['cache-control']).toContain('no-store');
    });
  }

  test('old browsers are told so in both languages, and can read what the law asks for', async ({
    request,
  }) => {
    const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' };
    for (const path of ['/de', '/en/calendar', '/admin', '/cms-hub']) {
      const answer = await request.get(path, { headers });
      expect(answer.status(), path).toBe(403);
      const body = await answer.text();
      expect(body).toContain('<div lang="de"><h1>Ihr Browser ist zu alt</h1>');
      expect(body).toContain('<div lang="en"><h1>Your browser is too old</h1>');
      expect(body).not.toContain('<script');
    }
    expect((await request.get('/de/impressum', { headers })).status()).toBe(200);
    expect((await request.get('/api/genres/', { headers })).status()).toBe(200);
    const crawler = { 'User-Agent': 'Mozilla/5.0 (compatible; bingbot/2.0) Chrome/90.0.4430.97' };
    expect((await request.get('/de', { headers: crawler })).status()).toBe(200);
  });

  test('the text ends before the footer for who makes an index; who fetches an error finds its body and its style', async ({
    request,
  }) => {
    const home = await (await request.get('/de')).text();
    const order = ['</main>', '<div data-search-index="end" hidden="">', '<footer'].map((part) =>
      home.indexOf(part),
    );
    expect(order.every((place, index) => place > (order[index - 1] ?? 0))).toBe(true);
    const error = await (await request.get('/de/gibt-es-nicht')).text();
    expect(error).toMatch(/<div class="[^"]*\berror-html\b[^"]*">/);
    expect(error).toMatch(/<style[^>]*>[^<]*\{/);
    expect(error).toMatch(/>Fehler<span class="[^"]*"> (?:<!-- -->)?404<\/span>/);
  });

  test('anonymous answers do not depend on forwarded headers', async ({ request }) => {
    const headers = {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Port': '1',
    };
    expect(await (await request.get('/de', { headers })).text()).not.toContain('evil.example');
    const answer = await request.get('/de/programm', { ...once, headers });
    expect(answer.headers()['location']).toBe('/de/kalender');
  });

  test('every answer carries the security headers', async ({ request }) => {
    for (const path of ['/de', '/de/gibt-es-nicht', '/de/programm', '/robots.txt', '/api/health']) {
      const headers = (await request.get(path, once)).headers();
      expect(headers['content-security-policy'], path).toContain("object-src 'none'");
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy'], path).toContain('camera=()');
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pages, menu, submenus and language links work', async ({ page }) => {
    await page.goto('/de');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu).toBeVisible();
    await menu.getByText('Über uns', { exact: true }).first().click();
    await menu.getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL('/de/ueber-uns/team');
    await page.goto('/de/kalender?genre=film');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await menu.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/calendar?genre=film');
  });

  test('the header stays at the top of the page and lies over nothing further down', async ({ page }) => {
    await page.goto('/de/besuch');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('the search answers', async ({ page }) => {
    await page.goto('/de/search');
    await page.getByRole('searchbox', { name: 'Suchbegriff' }).fill('Aue');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page.getByRole('status')).toContainText('„Aue“');
  });
});

test('a visitor who wants to edit is asked to sign in, and asks for nothing of the editor', async ({
  page,
}) => {
  const asked: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    asked.push(response.url());
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/de?edit');
  const offer = page.getByRole('dialog', { name: 'Zum Bearbeiten anmelden' });
  await expect(offer.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    `/cms-hub?next=${encodeURIComponent('/de?edit')}`,
  );
  await offer.getByRole('button', { name: 'Nur lesen' }).click();
  await expect(page).toHaveURL('/de');
  expect(asked.filter((url) => url.includes('pageeditor-api'))).toEqual([]);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).not.toMatch(/prosemirror|ProseMirror|tiptap/);
});
