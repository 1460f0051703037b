import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findFaults, wcag } from '../support/axe';
import { resize, wake } from '../support/browser';
import { testSite } from '../support/server';

async function decided(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'litfass_consent', value: 'required', url }]);
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem').locator('a[href*="/kalender/"]');

test.describe('calendar', () => {
  test.beforeEach(async ({ page }) => decided(page));

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

test('a row of the programme says kind, place, price, who registers, who can come, and shows its picture when pointed at', async ({
  page,
}) => {
  await decided(page);
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

test.describe('search', () => {
  test.beforeEach(async ({ page }) => decided(page));

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
    expect(await findFaults(page, { rules: wcag })).toEqual([]);
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search turns pages within a group', async ({ page }) => {
    await page.goto('/de/search?query=Eintritt');
    const kinds = page.getByRole('region', { name: /^(Kunstwerke|Termine|Aktuelles)$/ });
    await expect(kinds.getByRole('listitem')).toHaveCount(20);
    await page.getByRole('link', { name: 'Weitere Treffer' }).first().click();
    const hits = page.getByRole('region', { name: 'Programm, Kunstwerke, Aktuelles' }).getByRole('listitem');
    const first = await hits.first().getByRole('link').textContent();
    await expect(page).toHaveURL('/de/search?query=Eintritt&group=others&page=2');
    const pages = page.getByRole('navigation', { name: 'Seiten der Trefferliste' });
    await pages.getByRole('link', { name: 'Vorige Seite' }).click();
    await expect(hits).toHaveCount(20);
    await expect(hits.first()).not.toContainText(first ?? '');
    await pages.getByRole('link', { name: 'Alle Gruppen' }).click();
    await expect(page).toHaveURL('/de/search?query=Eintritt');
  });

  test('more dates lead to the first of them', async ({ page }) => {
    await page.goto('/de/kalender');
    await page.getByRole('link', { name: 'Weitere Termine laden' }).click();
    await expect(rows(page)).toHaveCount(40);
    await expect(rows(page).nth(20)).toBeInViewport();
  });

  test('the newsletter is subscribed to, confirmed and left', async ({ page }) => {
    const address = `ohne-script-${Date.now()}@example.org`;
    await page.goto('/de/newsletter');
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(address);
    await page.getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: 'Abonnieren' }).click();
    await expect(page).toHaveURL('/de/newsletter?state=pending');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast an Bord');
    const token = await tokenFor(address);
    await page.goto(`/api/newsletter/confirm?locale=de&token=${token}`);
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(page.getByRole('status')).toContainText('bestätigt');
    await page.goto(`/api/newsletter/unsubscribe?locale=de&token=${token}`);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('status')).toContainText('abgemeldet');
    await page.goto(`/api/newsletter/confirm?locale=de&token=${token}`);
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auf Grund gelaufen');
  });
});

/** The token in the mail to an address, which the site keeps in its outbox. */
async function tokenFor(address: string): Promise<string> {
  const outbox = path.join(testSite.dataDir, 'outbox');
  let token: string | undefined;
  await expect
    .poll(() => {
      const mails = fs.existsSync(outbox) ? fs.readdirSync(outbox) : [];
      for (const name of mails) {
        const mail = fs
          .readFileSync(path.join(outbox, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '=');
        if (mail.includes(address)) token = /confirm\?locale=de&token=([\w-]{43})/.exec(mail)?.[1];
      }
      return token;
    })
    .toBeDefined();
  return token ?? '';
}

test('the footer carries newsletter, partners, four networks and the legal pages', async ({ page }) => {
  await decided(page);
  const footer = page.getByRole('contentinfo');
  await page.goto('/en/newsletter');
  await expect(footer.getByRole('link', { name: 'Partners' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Subscribe to the newsletter' })).toHaveCount(0);
  await page.goto('/en');
  await expect(footer.getByRole('link', { name: 'Subscribe to the newsletter' })).toHaveAttribute(
    'href',
    '/en/newsletter',
  );
  await expect(footer.getByRole('region', { name: 'Partners' }).getByRole('listitem')).toHaveCount(6);
  const networks = footer.getByRole('navigation', { name: 'Social networks' }).getByRole('link');
  await expect(networks).toHaveCount(4);
  for (const network of await networks.all()) {
    await expect(network).toHaveAttribute('target', '_blank');
    expect(new URL((await network.getAttribute('href')) ?? '').pathname).not.toBe('/');
  }
});

test('one artwork leads to the next and back', async ({ page, request }) => {
  await decided(page);
  const { results } = (await (await request.get('/api/productions/?locale=de')).json()) as {
    results: { url: string; name: string }[];
  };
  const ways = page.getByRole('navigation', { name: 'Weiter am Fluss' });
  await page.goto(results[0]?.url ?? '');
  await expect(ways.getByRole('link')).toHaveCount(1);
  await ways.getByRole('link', { name: /^Nächstes Kunstwerk/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(results[1]?.name ?? '');
  await ways.getByRole('link', { name: /^Davor/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(results[0]?.name ?? '');
  await page.goto(results.at(-1)?.url ?? '');
  await expect(ways.getByRole('link', { name: /^Nächstes Kunstwerk/ })).toBeHidden();
});

test('every page but home says its name and begins in the first half of the window', async ({
  page,
  request,
}) => {
  await decided(page);
  await resize(page, { width: 1280, height: 800 });
  const first = async (call: string) =>
    ((await (await request.get(call)).json()) as { results: { url: string }[] }).results[0]?.url ?? '';
  const pages = [
    'besuch',
    'kalender',
    'kunstwerke-und-karte',
    'aktuelles',
    'presse',
    'newsletter',
    'partner',
  ];
  for (const name of [...pages, 'impressum', 'datenschutz', 'barrierefreiheit', 'haeufige-fragen']) {
    await page.goto(`/de/${name}`);
    const opening = page.locator('[data-opening]');
    await expect(opening.getByRole('heading', { level: 1 })).toBeVisible();
    const box = await opening.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity), name).toBeLessThanOrEqual(420);
  }
  // What one has come for stands in the first window: open today, admission, the way, steps; the way through the page stays.
  await page.goto('/de/besuch');
  await expect(page.locator('[data-opening]')).toContainText('Heute 10–18 Uhr geöffnet');
  for (const name of ['Eintritt', 'Herkommen', 'Ohne Stufen'])
    await expect(page.getByRole('heading', { level: 2, name }).first()).toBeInViewport({ ratio: 1 });
  const parts = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  await expect(parts.getByRole('link')).toHaveText([
    'Wo alles steht',
    'Öffnungszeiten',
    'Eintritt',
    'Herkommen',
    'Das Pendelboot',
    'Wetter und andere Fragen',
  ]);
  await expect(page.getByRole('row', { name: 'Samstag heute 10–18 Uhr' })).toHaveAttribute('data-now', '');
  await parts.getByRole('link', { name: 'Das Pendelboot' }).click();
  await expect(page.getByText('10:15 11:45 13:15 14:45 16:15 17:45').first()).toBeInViewport();
  await expect(parts).toBeInViewport({ ratio: 1 });
  for (const call of ['events', 'productions', 'articles']) {
    await page.goto(await first(`/api/${call}/?locale=de`));
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(box?.y, call).toBeLessThanOrEqual(420);
  }
});

test('an event says what decides beside its name, and leads on to related dates', async ({
  page,
  request,
}) => {
  await decided(page);
  const { results } = (await (await request.get('/api/events/?locale=de&page_size=100')).json()) as {
    results: { url: string; title: string; price: string; status: string; ticket_link_url: string | null }[];
  };
  const event = results.find(
    ({ ticket_link_url: link, status, price }) =>
      link?.startsWith('mailto:') === true && status === 'scheduled' && price !== '',
  );
  await page.goto(event?.url ?? '');
  const opening = page.getByRole('main').locator('header');
  await expect(opening.getByText('Eintritt', { exact: true })).toBeVisible();
  await expect(opening.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    event?.ticket_link_url ?? '',
  );
  const related = page
    .getByRole('region', { name: 'Weitere Termine' })
    .getByRole('listitem')
    .getByRole('link');
  expect(await related.count()).toBeGreaterThan(0);
  for (const link of await related.all()) await expect(link).not.toHaveAttribute('href', event?.url ?? '');
});

/** How many letters the lines of paragraphs hold, but for the last one of each. */
const lettersPerLine = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-kind="text"] p')
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const lines = new Map<number, number>();
        const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const range = document.createRange();
          for (let at = 0; at < (texts.currentNode.textContent ?? '').length; at += 1) {
            range.setStart(texts.currentNode, at);
            range.setEnd(texts.currentNode, at + 1);
            const line = Math.round(range.getBoundingClientRect().bottom);
            lines.set(line, (lines.get(line) ?? 0) + 1);
          }
        }
        return [...lines.values()].slice(0, -1);
      }),
    );

test('an article stands in seven columns beside its margin, and leads to its artwork and to three more', async ({
  page,
  request,
}) => {
  await decided(page);
  const { results } = (await (await request.get('/api/articles/?locale=de&page_size=100')).json()) as {
    results: { id: number; url: string; title: string }[];
  };
  const shown = results.find(({ title }) => title.includes('daraufgesessen'));
  await resize(page, { width: 1280, height: 800 });
  await page.goto(shown?.url ?? '');
  const main = page.getByRole('main');
  const text = await main.locator('[data-width="8"]').first().boundingBox();
  const beside = await main.locator('[data-width="4"]').first().boundingBox();
  const lead = await main.getByText('Hinnerk Voss fuhr 31 Jahre').first().boundingBox();
  expect(beside?.x).toBeLessThan(text?.x ?? 0);
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  expect(beside?.y).toBe(text?.y);
  expect(Math.abs((lead?.x ?? 0) - (text?.x ?? 0))).toBeLessThan(1);
  // A picture by itself reaches to the right edge, its caption stands in the margin.
  const figure = main.locator('[data-width="12"] figure').first();
  const caption = await figure.locator('figcaption').boundingBox();
  const picture = await figure.locator('img').boundingBox();
  expect((caption?.x ?? 0) + (caption?.width ?? 0)).toBeLessThan(picture?.x ?? 0);
  expect(Math.abs((picture?.x ?? 0) - (text?.x ?? 0))).toBeLessThan(1);
  // The place of a picture has its colour until it is there.
  await expect(figure.locator('img')).toHaveAttribute('style', /background-color:\s*#[0-9a-f]{6}/);
  const { productions } = (await (await request.get(`/api/articles/${shown?.id}/?locale=de`)).json()) as {
    productions: { url: string }[];
  };
  const work = main.getByRole('region', { name: 'Kunstwerke zu dieser Meldung' }).getByRole('link');
  await expect(work).toHaveAttribute('href', productions[0]?.url ?? '-');
  await expect(work.locator('img')).toHaveCount(1);
  await expect(main.getByRole('article')).toHaveCount(3);
  await page.goto('/en/data-policy');
  const letters = await lettersPerLine(page);
  expect(letters.length).toBeGreaterThan(5);
  const usual = letters.reduce((sum, each) => sum + each, 0) / letters.length;
  expect(usual).toBeGreaterThan(45);
  expect(usual).toBeLessThanOrEqual(75);
  expect(Math.max(...letters)).toBeLessThan(80);
});

test('the header is white above a picture, and dark on white further down', async ({ page, request }) => {
  await decided(page);
  const { results } = (await (await request.get('/api/productions/?locale=de')).json()) as {
    results: { url: string }[];
  };
  await page.goto(results[0]?.url ?? '');
  await wake(page);
  const header = page.getByRole('banner').first();
  await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -100);
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(header).toHaveCSS('color', 'rgb(15, 17, 18)');
});

test('twenty skewed stripes play between pages, and none for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await decided(page);
  await page.goto('/de');
  await wake(page);
  const stripes = page.locator('body > [aria-hidden="true"] > i');
  await expect(stripes).toHaveCount(20);
  await expect(stripes.first()).toBeHidden();
  const go = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  const curtain = (state: string) =>
    page.locator(`html[data-transition="${state}"]`).waitFor({ state: 'attached' });
  // They stay until the page is there, and then say whose they are.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/de/presse*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await go('Presse');
  await curtain('late');
  await expect(page.locator('body > [aria-hidden="true"] > b')).toHaveText('Presse');
  await expect(page).toHaveURL('/de');
  const opened = curtain('opening');
  release();
  await opened;
  await expect(page).toHaveURL('/de/presse');
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
  const back = curtain('opening');
  await page.goBack();
  await back;
  await expect(page).toHaveURL('/de');
  await expect(page.locator('html[data-transition]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => document.documentElement.setAttribute('data-transition', ''));
  await expect(stripes.first()).toBeHidden();
});

test('the page starts afresh when a consent is taken back', async ({ page }) => {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'litfass_consent', value: 'required.external', url }]);
  await page.goto('/de/presse');
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookies? Sie entscheiden.' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(4);
  await expect(dialog.getByRole('checkbox', { name: /Erforderlich/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Nur erforderliche' }).click();
  await expect(page.locator('html[data-before]')).toHaveCount(0);
  await expect(dialog).toBeHidden();
});

test('print leaves menu and footer out', async ({ page }) => {
  await decided(page);
  await page.goto('/de/besuch');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an event goes into one of four calendars; the file for Apple is downloaded', async ({
  page,
  request,
}) => {
  await decided(page);
  const { results } = (await (await request.get('/api/events/?page_size=1&locale=de')).json()) as {
    results: { url: string; title: string }[];
  };
  await page.goto(results[0]?.url ?? '');
  const choices = page.getByRole('navigation', { name: 'In Ihren Kalender' }).getByRole('link');
  await expect(choices).toHaveText([/^Google/, /^Outlook/, /^Yahoo/, /^Apple/]);
  for (const web of (await choices.all()).slice(0, 3)) await expect(web).toHaveAttribute('target', '_blank');
  const [download] = await Promise.all([page.waitForEvent('download'), choices.last().click()]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const file = fs.readFileSync(await download.path(), 'utf8');
  expect(file).toContain(`SUMMARY:${results[0]?.title}`);
});

test('water moves behind the poster when the browser is idle, and stands still for those who want no motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await decided(page);
  await page.goto('/de');
  await wake(page);
  const water = page.locator('[data-water] svg');
  await expect(water).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/de');
  await wake(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/water/'))).toEqual([]);
  await expect(water).toHaveCount(0);
});
