import { expect, test } from '@playwright/test';
import { boxOf } from '../support/boxes';
import { resize, settle } from '../support/browser';
import { decide } from '../support/editor-page';
import { evaluateEvery } from '../support/every';
import { firstOf } from '../support/screens';
import de from '../../messages/de/site.json' with { type: 'json' };
import en from '../../messages/en/site.json' with { type: 'json' };

// The page of one artwork: the facts for whoever goes there.

test.beforeEach(({ context }) => decide(context));

test('the facts of an artwork stay in sight beside what is told of it, and begin with the text', async ({
  page,
  request,
}) => {
  const artwork = await firstOf(request, '/api/productions/?page_size=1', 'de');
  for (const width of [1024, 1280]) {
    await resize(page, { width, height: 800 });
    await page.goto(artwork);
    const heading = page.getByRole('heading', { name: 'So kommen Sie hin' });
    const facts = page.getByRole('main').locator('div').filter({ has: heading }).last();
    await expect(facts).toHaveCSS('position', 'sticky');
    const scrollBy = async (pixels: number) => {
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), pixels);
      await settle(page);
      return (await boxOf(facts)).y;
    };
    // To where they stick, and on as far as the column beside them leads.
    const start = await facts.evaluate((each) => {
      window.scrollBy({ top: each.getBoundingClientRect().top, behavior: 'instant' });
      return parseFloat(getComputedStyle(each).top);
    });
    await settle(page);
    expect((await boxOf(facts)).y, `at ${width} px`).toBeCloseTo(start, 0);
    const room = await facts.evaluate((each) => {
      const around = each.parentElement?.getBoundingClientRect();
      const own = each.getBoundingClientRect();
      return (around?.bottom ?? 0) - own.bottom;
    });
    expect(room, `at ${width} px there is something to scroll`).toBeGreaterThan(150);
    expect(await scrollBy(100), `at ${width} px`).toBeCloseTo(start, 0);
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
});

test('whether it is open now takes no more room than what stands there without script', async ({
  page,
  request,
}) => {
  for (const [locale, { artworks, hours }] of Object.entries({ de, en })) {
    const { results } = (await (await request.get(`/api/productions/?locale=${locale}`)).json()) as {
      results: { url: string; setting: string }[];
    };
    await page.goto(results.find(({ setting }) => setting === 'indoors')?.url ?? '');
    const heading = page.getByRole('main').getByRole('heading', { name: hours.now_open });
    const handle = await heading.elementHandle();
    for (const width of [320, 768, 1280]) {
      await resize(page, { width, height: 800 });
      const heights = await handle?.evaluate(
        (each, texts) =>
          texts.map((text) => {
            each.textContent = text;
            return each.getBoundingClientRect().height;
          }),
        [artworks.hours, hours.now_open, hours.now_closed],
      );
      expect(new Set(heights).size, `${locale} at ${width} px: ${heights?.join(' ')}`).toBe(1);
    }
  }
});

test('a square picture in the list of works is cut around the work, and not around the middle', async ({
  page,
}) => {
  await page.goto('/de/kunstwerke-und-karte');
  const work = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Brückenprobe' }) });
  // The tower stands on the right of its picture.
  await expect(work.locator('img')).toHaveCSS('object-position', '75% 50%');
});

for (const width of [320, 390, 1280])
  test(`facts of a work in the list are its place, and below it how to get there, clear of its number, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 844 });
    await page.goto('/de/kunstwerke-und-karte');
    // Other tests add works without a place.
    const works = page.getByRole('main').locator('li[data-artwork]:has([data-placed])');
    const rows = await evaluateEvery(works, (all) =>
      all.map((work) => {
        const [place, ...others] = [...work.querySelectorAll('ul li')].map((fact) =>
          fact.getBoundingClientRect(),
        );
        const number = work.querySelector('a')?.getBoundingClientRect();
        const right = Math.max(...[place, ...others].map((fact) => fact?.right ?? NaN));
        return {
          isPlaceAbove: others.every(({ top }) => top >= (place?.bottom ?? NaN) - 1),
          heights: [place, ...others].map((fact) => fact?.height ?? NaN),
          tops: new Set(others.map(({ top }) => Math.round(top))).size,
          isUnderNumber: right > (number?.left ?? NaN) && (place?.top ?? NaN) < (number?.bottom ?? NaN) - 1,
        };
      }),
    );
    expect(rows.length).toBeGreaterThanOrEqual(24);
    for (const { isPlaceAbove, heights, tops, isUnderNumber } of rows) {
      expect(isPlaceAbove).toBe(true);
      expect(tops).toBe(1);
      // Each is one line of small type.
      expect(Math.max(...heights)).toBeLessThan(30);
      expect(isUnderNumber).toBe(false);
    }
  });
