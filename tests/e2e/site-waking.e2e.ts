import { expect, test, type Page } from '@playwright/test';
import { showInterest, wake } from '../support/browser';

// The framework's scripts come when somebody shows interest. What they find must be what they would have made, and nothing may be fetched twice.

/** What it shows is kept on the device, and drawn by its scripts. */
const programme = '/de/mein-programm';

const screens = [
  '/de',
  '/en',
  '/de/ueber-uns',
  '/de/besuch',
  '/de/impressum',
  '/de/aktuelles',
  '/de/kalender',
  '/de/kalender?genre=tour',
  '/de/kunstwerke-und-karte',
  '/de/newsletter',
  '/de/newsletter?state=pending',
  '/de/presse',
  '/de/search',
  '/de/search?query=Aue',
  programme,
  '/de/offline',
  '/de/gibt-es-nicht',
];

/** Calls that list things of which each has a screen. */
const lists = ['events', 'articles', 'productions', 'download-directories'];

test('each screen wakes without an error, fetches no style, script or data a second time, and nothing from others', async ({
  context,
  request,
}) => {
  test.setTimeout(150_000);
  const { baseURL = '' } = test.info().project.use;
  await context.addCookies([{ name: 'litfass_consent', value: 'required', url: baseURL }]);
  const things = await Promise.all(
    lists.map(async (list) => {
      const body = (await (await request.get(`/api/${list}/?page_size=1&locale=de`)).json()) as
        { url: string }[] | { results: { url: string }[] };
      return (Array.isArray(body) ? body : body.results)[0]?.url ?? '';
    }),
  );
  for (const path of [...screens, ...things]) {
    // A window of its own: what was done in the one before is not done here.
    const page = await context.newPage();
    const { faults, fetched, strangers, pagesOfData } = watch(page, new URL(baseURL).origin);
    await page.addInitScript(() => {
      // Who tries and catches says nothing in the console; tools for developers show it all the same.
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
        console.error(`The policy forbids ${blockedURI} (${effectiveDirective}) in ${sourceFile}`),
      );
    });
    await page.goto(path);
    // Nobody has shown interest: nothing of the framework has come, but where the page is nothing without it.
    const scripts = fetched.filter((each) => each.endsWith('.js'));
    if (path === programme) expect(scripts).not.toEqual([]);
    else expect(scripts, path).toEqual([]);
    await wake(page);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    const status =
      path === '/de/gibt-es-nicht'
        ? ['Failed to load resource: the server responded with a status of 404 (Not Found)']
        : [];
    expect(faults, path).toEqual(status);
    expect(
      fetched.some((each) => each.endsWith('.js')),
      path,
    ).toBe(true);
    expect(
      fetched.filter((each, index) => fetched.indexOf(each) !== index),
      path,
    ).toEqual([]);
    expect(strangers, path).toEqual([]);
    // An instance that has not made the page makes the data of the one that asks.
    expect(pagesOfData, path).toEqual([new URL(path, baseURL).href]);
    await page.close();
  }
});

test('what works before the framework works while the framework takes the page over, and stays as it was left', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    // Without this one, React cannot take over what the page's data tell.
    if ((await response.text()).includes('[data-site-menu]')) await held;
    await route.fulfill({ response });
  });
  let printed = 0;
  await page.exposeFunction('print', () => (printed += 1));
  await page.goto('/de/kalender?when=week');
  await showInterest(page);
  // From now on it stops what happens on the document, until all of its scripts have come.
  await page.waitForFunction(() => Object.keys(document).some((name) => name.startsWith('_reactListening')));

  const cookies = page.getByRole('dialog', { name: 'Cookies? Sie entscheiden.' });
  await cookies.getByRole('button', { name: 'Nur erforderliche' }).click();
  await expect(cookies).toBeHidden();
  await expect(page).toHaveURL('/de/kalender?when=week');
  const kept = page
    .getByRole('main')
    .getByRole('button', { name: /^Merken: / })
    .first();
  await kept.click();
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(cookies).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cookies).toBeHidden();
  // What needs scripts is done when they have come, and once.
  await page.getByRole('button', { name: 'Als Faltblatt drucken' }).click();
  expect(printed).toBe(0);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();

  release();
  await wake(page);
  await expect(menu.getByRole('link', { name: 'Mein Programm' })).toBeVisible();
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => printed).toBe(1);
});

/** What a page says and asks for from now on: faults, files of the build and data, addresses of others, and which page its data are asked for. */
function watch(page: Page, own: string) {
  const faults: string[] = [];
  const fetched: string[] = [];
  const strangers: string[] = [];
  const pagesOfData: string[] = [];
  page.on('console', (message) => {
    // What a driver says about its own speed, and what the tests themselves keep away, is nothing about the page.
    const isOurs = !/GL Driver Message|blocked by Playwright/.test(message.text());
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (asked) => {
    const { pathname, search, protocol, origin } = new URL(asked.url());
    if (/^(?:http|ws)s?:$/.test(protocol) && origin !== own) strangers.push(asked.url());
    if (/^\/(?:_next\/static|page-data)\//.test(pathname) && asked.resourceType() !== 'font')
      fetched.push(pathname + search);
    if (pathname.startsWith('/page-data/')) pagesOfData.push(asked.headers().referer ?? '');
  });
  return { faults, fetched, strangers, pagesOfData };
}
