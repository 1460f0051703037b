import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import type { Locale } from '../../lib/contract/locale';
import { findFaults } from '../support/axe';
import { resize, shiftOf } from '../support/browser';
import { firstOf, fixedScreens, thingScreens } from '../support/screens';

const smallest = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

/** Each language has one of the usual widths, as what a width breaks seldom depends on the language; `npm run test:screens` has all. */
const sizes: Record<Locale, { width: number; height: number }[]> =
  process.env.SCREENS === 'all'
    ? { de: [smallest, phone, desk], en: [smallest, phone, desk] }
    : { de: [smallest, desk], en: [phone] };

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

async function judge(page: Page, path: string, language: Locale): Promise<void> {
  for (const size of sizes[language]) {
    const place = `${path} at ${size.width} px`;
    await resize(page, size);
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(size.width);
    expect(await findCutOff(page), place).toEqual([]);
    await scrollThrough(page);
    expect(await shiftOf(page), `${place}: shift`).toBe(0);
    if (size === smallest) continue;
    // The scripts come with the first scrolling, and the header then takes the colours that it has over text.
    await page.waitForFunction(
      () =>
        !document.querySelector('[data-hero-image]') ||
        scrollY <= 200 ||
        document.documentElement.hasAttribute('data-scrolled'),
    );
    expect(await findFaults(page), place).toEqual([]);
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

test('a page that comes in pieces is shown when it is complete', async ({ page }) => {
  const html = await (await page.request.get('/de/kalender')).text();
  const slow = http.createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    void pipeline(piecesOf(html), response);
  });
  slow.listen(0);
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  const { first, last, shown } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-paint');
    return {
      first: navigation?.responseStart ?? NaN,
      last: navigation?.responseEnd ?? NaN,
      shown: paint?.startTime ?? NaN,
    };
  });
  slow.closeAllConnections();
  slow.close();
  // The end of the page is in the last piece; half of them would be enough to paint something.
  expect(shown).toBeGreaterThan((first + last) / 2);
});

/** Twelve pieces of a text with a pause after each. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  const size = Math.ceil(text.length / 12);
  for (let start = 0; start < text.length; start += size) {
    yield text.slice(start, start + size);
    await pause(50);
  }
}

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
