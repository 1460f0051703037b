import { expect, test } from '@playwright/test';
import { countTraffic, phone } from '../support/browser';

// A first visit costs at most so much: pictures come in the width that they are shown in, and those far below not yet.

/** More than this, in bytes, no first visit fetches until the page is there. */
const mostBytes = 230_000;
const mostRequests = 14;

test.use(phone);

/** A thing's screen is found by the call that lists such things. */
const screens = {
  home: '/de',
  calendar: '/de/kalender',
  artworks: '/de/kunstwerke-und-karte',
  visit: '/de/besuch',
  'content page': '/de/ueber-uns',
  event: '/api/events/?page_size=1&locale=de',
  article: '/api/articles/?page_size=1&locale=de',
};

for (const [name, address] of Object.entries(screens)) {
  test(`a first visit is light: ${name}`, async ({ page, request }) => {
    const path = address.startsWith('/api/') ? await findFirst(address) : address;
    const traffic = await countTraffic(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(traffic.requests).toBeGreaterThan(1);
    expect(traffic.requests).toBeLessThanOrEqual(mostRequests);
    expect(traffic.bytes).toBeLessThanOrEqual(mostBytes);
    expect(await page.evaluate(listWasteful)).toEqual([]);

    async function findFirst(call: string): Promise<string> {
      const { results } = (await (await request.get(call)).json()) as {
        results: { url: string }[];
      };
      return results[0]?.url ?? '';
    }
  });
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
