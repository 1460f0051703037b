import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import type { Locale } from '../../lib/contract/locale';
import { findFaults } from '../support/axe';
import { resize, shiftOf } from '../support/browser';
import { firstOf, fixedScreens, thingScreens } from '../support/screens';

/** The smallest phone, and a small laptop's window at 200 per cent. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

/** Each language has one of the usual widths, as what a width breaks seldom depends on the language; `npm run test:screens` has both. */
const sizes: Record<Locale, { width: number; height: number }[]> =
  process.env.SCREENS === 'all' ? { de: [phone, desk], en: [phone, desk] } : { de: [desk], en: [phone] };

/** What is cut off at the edges of the window: controls that stick out, and headlines with a word that is too long. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    // What scrolls by itself may stick out.
    const isWithinScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isWithinScroller(element.parentElement));
    const seen = [...document.querySelectorAll('a, button, input, h1, h2, h3, h4')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('[popover]') &&
        !isWithinScroller(element.parentElement),
    );
    return seen
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isHidden = width <= 1 || getComputedStyle(element).position === 'fixed';
        const isWide = /^H\d$/.test(element.tagName) && element.scrollWidth > element.clientWidth + 1;
        return !isHidden && (left < -1 || right > window.innerWidth + 1 || isWide);
      })
      .map(name);
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

async function expectWhole(page: Page, place: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBe(0);
  expect(await findCutOff(page), place).toEqual([]);
}

async function judge(page: Page, path: string, language: Locale): Promise<void> {
  for (const size of sizes[language]) {
    const place = `${path} at ${size.width} px`;
    await resize(page, size);
    await page.goto(path);
    await expectWhole(page, place);
    await scrollThrough(page);
    expect(await shiftOf(page), `${place}: shift`).toBe(0);
    // The scripts come with the first scrolling, and the header then takes the colours that it has over text.
    await page.waitForFunction(
      () =>
        !document.querySelector('[data-hero-image]') ||
        scrollY <= 200 ||
        document.documentElement.hasAttribute('data-scrolled'),
    );
    expect(await findFaults(page), place).toEqual([]);
  }
  // What moves in a narrow window moves on a phone, too, and is told by that.
  for (const size of narrow) {
    await resize(page, size);
    await page.goto(path);
    await expectWhole(page, `${path} at ${size.width} px`);
  }
}

for (const language of ['de', 'en'] as const) {
  // One after the other in one window, as a visitor goes from screen to screen.
  test.describe(`each screen in ${language} has no faults that axe finds, moves nothing and cuts nothing off`, () => {
    test.describe.configure({ mode: 'default' });
    let page: Page;

    test.beforeAll(async ({ browser }) => {
      const { baseURL = '', ...options } = test.info().project.use;
      const context = await browser.newContext({ ...options, baseURL });
      await context.addCookies([{ name: 'litfass_consent', value: 'required', url: baseURL }]);
      page = await context.newPage();
      // The font is at hand then, however busy the machine is; what happens until it comes is a test of its own.
      await page.goto(`/${language}`);
      await page.evaluate(() => document.fonts.ready);
    });

    test.afterAll(() => page.context().close());

    for (const [name, paths] of Object.entries(fixedScreens)) {
      test(name, () => judge(page, paths[language], language));
    }
    for (const [name, call] of Object.entries(thingScreens)) {
      test(name, async () => judge(page, await firstOf(page.request, call, language), language));
    }
  });
}

/** When something of a page was painted first, in milliseconds from its beginning; waits for that. */
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? NaN)).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );

test('a page that comes in pieces is shown when it is complete', async ({ page, context }) => {
  const html = await (await page.request.get('/de/kalender')).text();
  const end = html.indexOf('<i id="page-end"');
  expect(end).toBeGreaterThan(0);
  const waiting = /<link rel="expect"[^>]*>/;
  expect(html).toMatch(waiting);
  let finish = (): void => undefined;
  const slow = http.createServer((request, response) => {
    if (request.url !== '/' && request.url !== '/impatient') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    const beginning = html.slice(0, end);
    response.write(request.url === '/' ? beginning : beginning.replace(waiting, ''));
    if (request.url === '/') finish = () => void response.end(html.slice(end));
  });
  slow.listen(0);
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
  // By the clock: while nothing is painted, the browser asks for no frames.
  await page.waitForFunction(() => document.querySelector('footer') !== null, null, { polling: 50 });
  // What is there would be enough for a first paint: the same page is shown that does not wait for its end, though it came later.
  const impatient = await context.newPage();
  await impatient.goto(`http://localhost:${port}/impatient`, { waitUntil: 'commit' });
  expect(await firstPaint(impatient)).toBeGreaterThan(0);
  await impatient.close();
  const before = await page.evaluate(() => performance.now());
  finish();
  const shown = await firstPaint(page);
  slow.closeAllConnections();
  slow.close();
  expect(shown).toBeGreaterThan(before);
});

test('while the font is on its way, text stands in nearly the same width and height', async ({ page }) => {
  await page.goto('/de/ueber-uns');
  const sizes = await page.evaluate(async () => {
    await document.fonts.ready;
    const text = [...document.querySelectorAll('main :is(h1, h2, p)')]
      .map((each) => each.textContent)
      .join(' ');
    const measure = async (family: string, weight: number) => {
      const span = document.createElement('span');
      span.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 20px/normal '${family}'`;
      span.textContent = text;
      document.body.append(span);
      await document.fonts.load(`${weight} 20px '${family}'`, text);
      return span.getBoundingClientRect();
    };
    return Promise.all(
      [400, 700].map(async (weight) => ({
        own: await measure('Host Grotesk', weight),
        other: await measure('Host Grotesk Fallback', weight),
      })),
    );
  });
  for (const { own, other } of sizes) {
    expect(Math.abs(other.width / own.width - 1)).toBeLessThan(0.02);
    expect(Math.abs(other.height - own.height)).toBeLessThanOrEqual(1);
  }
});
