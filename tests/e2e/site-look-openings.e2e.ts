import { expect, test } from '@playwright/test';
import { resize } from '../support/browser';
import { decide } from '../support/editor-page';
import { evaluateEvery } from '../support/every';

// How pages open, and what means the same on several of them.

test.beforeEach(({ context }) => decide(context));

const tools = {
  de: ['besuch', 'kalender', 'kunstwerke-und-karte', 'aktuelles', 'presse', 'partner', 'ueber-uns'],
  en: ['visit', 'calendar', 'artworks-and-map', 'news', 'press', 'partners', 'about-us'],
};
const read = {
  de: [
    'impressum',
    'datenschutz',
    'barrierefreiheit',
    'haeufige-fragen',
    'search?query=fisch',
    'presse/download-verzeichnis/texte',
  ],
  en: [
    'imprint',
    'data-policy',
    'accessibility',
    'faq',
    'search?query=fish',
    'press/download-directory/texts',
  ],
};

for (const language of ['de', 'en'] as const)
  test(`what a page holds begins by y = 420, in ${language}`, async ({ page }) => {
    await resize(page, { width: 1280, height: 800 });
    for (const name of [...tools[language], ...read[language]]) {
      const path = `/${language}/${name}`;
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      const begins = () =>
        page.evaluate(() => {
          const opening = document.querySelector('main [data-opening]');
          const things = [...document.querySelectorAll('main :is(h2, h3, p, li, img, dt, label, summary)')];
          return things
            .filter(
              (thing) => !opening?.contains(thing) && !thing.closest('[data-map]') && thing.checkVisibility(),
            )
            .map((thing) => thing.getBoundingClientRect())
            .filter(({ height, width }) => height > 1 && width > 1)
            .reduce((least, { top }) => Math.min(least, top), Infinity);
        });
      await expect.poll(begins, path).toBeLessThanOrEqual(420);
      expect(await begins(), path).toBeGreaterThan(100);
    }
  });

test('a genre has one colour: in the calendar’s filter and rows, on its events and on their maps', async ({
  page,
}) => {
  await page.goto('/de/kalender');
  const filter = page.getByRole('navigation', { name: 'Nach Sparte filtern' });
  const colourOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).backgroundColor;
  const colours = new Set<string>();
  for (const genre of ['Konzert', 'Werkstatt', 'Rundgang']) {
    await page.goto('/de/kalender');
    const meant = await filter
      .getByRole('link', { name: genre, exact: true })
      .evaluate((each) => getComputedStyle(each, '::before').backgroundColor);
    colours.add(meant);
    const label = page.locator('[data-genre]').filter({ hasText: genre }).first();
    expect(await label.evaluate(colourOf), genre).toBe(meant);
    await label.locator('xpath=ancestor::li[1]').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Auf der Karte' })).toBeVisible();
    const preline = page.getByRole('main').getByText(genre, { exact: true }).first();
    expect(await preline.evaluate(colourOf), genre).toBe(meant);
    const mark = page.getByRole('region', { name: 'Auf der Karte' }).locator('[style*="--mark-colour"]');
    const onMap = await mark.first().evaluate((each) => {
      const sample = document.createElement('i');
      sample.style.color = getComputedStyle(each).getPropertyValue('--mark-colour');
      document.body.append(sample);
      return getComputedStyle(sample).color;
    });
    expect(onMap, genre).toBe(meant);
  }
  expect(colours.size).toBe(3);
});

for (const width of [320, 390, 1280])
  test(`no line ends or begins with a slash or a dot between facts, at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 900 });
    const paths = ['/de', '/de/besuch', '/de/ueber-uns', '/de/presse', '/en/visit', '/en/calendar'];
    for (const path of [...paths, '/de/kalender/kirchenchor-trifft-bojenchor/87']) {
      await page.goto(path);
      const lonely = await evaluateEvery(page.locator('main :is(p, li, dd, h1, h2, h3, figcaption)'), (all) =>
        all.flatMap((each) => {
          const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const found: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.textContent ?? '';
            for (const { index } of text.matchAll(/\s[/·]\s/g)) {
              range.setStart(node, index + 1);
              range.setEnd(node, index + 2);
              const sign = range.getBoundingClientRect();
              const beside = [index - 1, index + 3].map((at) => {
                range.setStart(node ?? each, Math.max(0, Math.min(at, text.length - 1)));
                range.setEnd(node ?? each, Math.max(1, Math.min(at + 1, text.length)));
                return range.getBoundingClientRect().top;
              });
              if (sign.width > 0 && beside.some((top) => Math.abs(top - sign.top) > sign.height / 2))
                found.push(text.slice(Math.max(0, index - 12), index + 14));
            }
          }
          return found;
        }),
      );
      expect(lonely, path).toEqual([]);
    }
  });
