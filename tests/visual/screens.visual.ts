import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { settle } from '../support/browser';

/** Windows, and how wide the picture of each is kept: small enough for a repository, large enough to tell a moved line. */
const windows = [
  { name: 'phone', width: 390, height: 844, kept: 292 },
  { name: 'desk', width: 1280, height: 800, kept: 720 },
] as const;

/**
 * A pixel may differ a little, and a few of them more: by up to a hundred pictures differ from run to run, and nearly every changed label by more
 * than these. With a threshold of 0.2, which is usual, light green in the place of paper was no difference.
 */
const tolerance = { threshold: 0.1, maxDiffPixels: 150 };

interface Shot {
  path: string;
  /** What is done before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
  /** Whether the visitor has not chosen any cookies yet. */
  isNew?: boolean;
}

const scrollTo = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));

/** The address of the first thing of a list that fits. */
async function find(
  request: APIRequestContext,
  list: string,
  fits: (thing: Record<string, unknown>) => boolean,
): Promise<string> {
  const { results } = (await (await request.get(`/api/${list}/?page_size=100&locale=de`)).json()) as {
    results: (Record<string, unknown> & { url: string })[];
  };
  const found = results.find(fits);
  if (!found) throw new Error(`No ${list} fit.`);
  return found.url;
}

async function listShots(request: APIRequestContext): Promise<Record<string, Shot>> {
  const article = await find(request, 'articles', ({ date }) => date === '2025-07-04');
  const artwork = await find(request, 'productions', () => true);
  const event = await find(request, 'events', ({ date_start }) => String(date_start) > '2025-07-12');
  const cancelled = await find(request, 'events', ({ status }) => status === 'cancelled');
  const soldOut = await find(request, 'events', ({ status }) => status === 'sold_out');
  const over = await find(request, 'events', ({ date_end }) => String(date_end) < '2025-07-01');
  return {
    home: { path: '/de' },
    'home-next': { path: '/en', prepare: scrollTo('[data-coming]') },
    cookies: { path: '/de', isNew: true },
    menu: { path: '/de', prepare: (page) => page.locator('[popovertarget]').first().click() },
    visit: { path: '/de/besuch' },
    'visit-hours': { path: '/en/visit', prepare: scrollTo('table') },
    'visit-ferry': { path: '/de/besuch', prepare: scrollTo('#pendelboot') },
    'visit-printed': { path: '/en/visit', prepare: (page) => page.emulateMedia({ media: 'print' }) },
    calendar: { path: '/de/kalender' },
    'calendar-genre': { path: '/en/calendar?genre=tour' },
    'calendar-forced-colours': {
      path: '/de/kalender',
      prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
    },
    event: { path: event },
    'event-cancelled': { path: cancelled },
    'event-sold-out': { path: soldOut },
    'event-over': { path: over },
    artworks: { path: '/de/kunstwerke-und-karte' },
    artwork: { path: artwork },
    'artwork-printed': { path: artwork, prepare: (page) => page.emulateMedia({ media: 'print' }) },
    news: { path: '/de/aktuelles' },
    article: { path: article },
    'article-text': { path: article, prepare: scrollTo('[data-kind="quote"]') },
    press: { path: '/de/presse' },
    'search-results': { path: '/de/search?query=Boje' },
    newsletter: { path: '/de/newsletter' },
    questions: {
      path: '/de/haeufige-fragen',
      prepare: (page) => page.locator('main summary').first().click(),
    },
    'data-policy': { path: '/en/data-policy' },
    partners: { path: '/de/partner' },
    boat: { path: '/en/about-us', prepare: scrollTo('[data-kind="fullteaser"]') },
    accessibility: { path: '/en/accessibility' },
    footer: { path: '/en/press', prepare: scrollTo('footer') },
    'not-found': { path: '/de/gibt-es-nicht' },
    hub: { path: '/cms-hub' },
    'design-system': { path: '/cms-hub/gallery/de' },
  };
}

/**
 * Everything is drawn: type, and every picture, also one that is far away or has no width before it has come; a browser that loads them
 * late may think one far that has just been scrolled to. Decoded with the frame that shows it: left to the browser, a picture that is there
 * may be painted a frame later.
 */
async function waitUntilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    await document.fonts.ready;
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await settle(page);
}

for (const { name, width, height, kept } of windows) {
  test(`each screen looks as it did, ${name}`, async ({ context, page, request, baseURL }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    // The page as it is before the framework comes: what that brings at its own time is not seen, or moves by itself.
    await context.route(/\.js(?:\?|$)/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    for (const [shot, { path, prepare, isNew }] of Object.entries(await listShots(request))) {
      await context.clearCookies();
      if (!isNew)
        await context.addCookies([{ name: 'litfass_consent', value: 'required', url: baseURL ?? '' }]);
      await page.emulateMedia({ media: 'screen', forcedColors: 'none', reducedMotion: 'reduce' });
      await page.goto(path);
      await prepare?.(page);
      await waitUntilDrawn(page);
      // The first makes the browser paint all that has come; one now and then lacks a picture.
      await page.screenshot({ scale: 'css' });
      const taken = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
      const picture = await sharp(taken).resize({ width: kept }).jpeg({ quality: 70 }).toBuffer();
      expect.soft(picture, shot).toMatchSnapshot(`${shot}-${name}.jpg`, tolerance);
    }
  });
}
