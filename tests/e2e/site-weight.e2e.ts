import { expect, type Locator, test } from '@playwright/test';
import { countTraffic, phone, shiftOf, wake } from '../support/browser';
import { firstOf, fixedScreens, pathOf, thingScreens } from '../support/screens';

// A first visit costs at most so much: pictures come in the width that they are shown in, and those far below not yet.

/** More than this, in bytes, no first visit fetches until the page is there. */
const mostBytes = 230_000;
const mostRequests = 14;

/** Things of the demo, with the call that lists them; what other tests add is shorter. */
const things: Record<string, [call: string, title: string]> = {
  event: ['/api/events/?page_size=100&locale=de', 'Papierbootregatta'],
  article: ['/api/articles/?page_size=100&locale=de', 'Was auf dem längsten Tisch stehen wird'],
};

test.use(phone);

for (const name of ['home', 'calendar', 'artworks', 'visit', 'about', 'event', 'article']) {
  test(`a first visit is light: ${name}`, async ({ page, request }) => {
    const thing = things[name];
    const path = thing ? await pathOf(request, ...thing) : (fixedScreens[name]?.de ?? '');
    const traffic = await countTraffic(page);
    const italicFonts: string[] = [];
    const scripts: Promise<string>[] = [];
    page.on('response', (answer) => {
      if (/italic[^/]*\.woff2$/.test(answer.url())) italicFonts.push(answer.url());
      if (answer.request().resourceType() === 'script') scripts.push(answer.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(traffic.requests).toBeGreaterThan(1);
    expect(traffic.requests).toBeLessThanOrEqual(mostRequests);
    expect(traffic.bytes).toBeLessThanOrEqual(mostBytes);
    expect(await page.evaluate(listWasteful)).toEqual([]);
    if (!(await page.evaluate(hasItalics))) expect(italicFonts).toEqual([]);

    // What the page works with has neither schemas nor anything of the editor in it.
    await wake(page);
    const code = await Promise.all(scripts);
    expect(code.length).toBeGreaterThan(5);
    expect(code.filter((text) => /ZodISODate|ProseMirror/.test(text))).toHaveLength(0);
  });
}

test('scripts ask to be compiled while they come, and not when somebody waits for them', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (/\/_next\/static\/chunks\/.*\.js$/.test(answer.url())) scripts.push(answer.text());
  });
  await page.goto('/de');
  await wake(page);
  const code = await Promise.all(scripts);
  expect(code.length).toBeGreaterThan(5);
  expect(code.filter((text) => !text.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

test('the end of a page takes no time from its beginning: it is laid out when somebody comes near', async ({
  page,
  request,
}) => {
  await page.goto(await firstOf(request, thingScreens.event ?? '', 'de'));
  const isLaidOut = (text: Locator) =>
    text.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const ends = [
    page.getByRole('heading', { name: 'Gefördert und ermöglicht von' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }),
  ];
  for (const end of ends) expect(await isLaidOut(end)).toBe(false);
  for (const end of ends) {
    await end.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(end)).toBe(true);
  }
});

test('the rows below the window are laid out one by one after the first paint, without moving anything', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heldBack = new Set<Node>();
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLElement && target.style.display === 'none') heldBack.add(target);
    }).observe(document, { subtree: true, attributeFilter: ['style'] });
    Object.assign(window, { countHeldBack: () => heldBack.size });
  });
  const countHeldBack = () =>
    page.evaluate(() => (window as unknown as { countHeldBack: () => number }).countHeldBack());
  const leftOver = page.locator('main [style*="display"]');

  // Of the artworks, whose list stands in the second row, each is one.
  for (const { path, least } of [
    { path: '/de/kunstwerke-und-karte', least: 20 },
    { path: '/de', least: 4 },
  ]) {
    await page.goto(path);
    await expect(leftOver).toHaveCount(0);
    expect(await countHeldBack()).toBeGreaterThanOrEqual(least);
    expect(await shiftOf(page)).toBe(0);
  }

  // What is about to be scrolled has its height at once.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await countHeldBack()).toBe(0);
  await page.goto('/de/besuch#anreise');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await countHeldBack()).toBe(0);
});

/** Whether any letter of the page is set in italics. */
function hasItalics(): boolean {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent: text } = texts.currentNode;
    if (parent && text?.trim() && getComputedStyle(parent).fontStyle === 'italic') return true;
  }
  return false;
}

/** Pictures that were fetched although a narrower one would have done by a tenth and more. */
function listWasteful(): string[] {
  return [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    // Of a picture that is cut at its sides the whole width counts.
    const shown = Math.max(width, height * ratio);
    const offered = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].flatMap(({ srcset }) =>
      srcset.split(', ').map((each) => each.split(' ')),
    );
    const fetched = offered.find(
      ([address = '']) => new URL(address, location.href).href === image.currentSrc,
    );
    const widthOf = ([, words = '']: string[]): number => Number.parseInt(words, 10);
    if (fetched === undefined || !(shown > 0)) return [];
    const needed = shown * devicePixelRatio * 1.1;
    return offered.some((each) => widthOf(each) < widthOf(fetched) && widthOf(each) >= needed)
      ? [`${image.currentSrc}: ${widthOf(fetched)} wide, ${Math.round(needed)} needed`]
      : [];
  });
}
