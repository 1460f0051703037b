import { expect, test } from '@playwright/test';
import { resize } from '../support/browser';
import { boxOf } from '../support/boxes';
import { decide } from '../support/editor-page';
import { evaluateEvery } from '../support/every';

// What stands below home's poster.

test.beforeEach(({ context }) => decide(context));

for (const width of [390, 1920])
  test(`large numerals stand on the margin and their figures as near to each other whichever they are, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 1080 });
    await page.goto('/de/kalender');
    await page.evaluate(() => document.fonts.ready);
    const found = await evaluateEvery(
      page.getByRole('main').locator('li[data-day] h3 time > :first-child'),
      (numerals) =>
        numerals.map((numeral) => {
          const { fontFamily, fontSize, fontWeight } = getComputedStyle(numeral);
          const size = parseFloat(fontSize);
          const pen = document.createElement('canvas').getContext('2d');
          const text = numeral.firstChild;
          const range = document.createRange();
          const ends = [...(text?.textContent ?? '')].map((figure, index) => {
            range.setStart(text ?? numeral, index);
            range.setEnd(text ?? numeral, index + 1);
            const { left } = range.getBoundingClientRect();
            if (pen) pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
            const ink = pen?.measureText(figure);
            return [
              left - (ink?.actualBoundingBoxLeft ?? NaN),
              left + (ink?.actualBoundingBoxRight ?? NaN),
            ] as const;
          });
          const [first, second] = ends;
          const edge = numeral.closest('li')?.getBoundingClientRect().left ?? NaN;
          return {
            gap: first && second ? (second[0] - first[1]) / size : undefined,
            before: ((first?.[0] ?? NaN) - edge) / size,
          };
        }),
    );
    const gaps = found.flatMap(({ gap }) => gap ?? []);
    expect(gaps.length).toBeGreaterThan(4);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.03);
    for (const { before } of found) expect(Math.abs(before)).toBeLessThan(0.02);
  });

for (const width of [820, 1280, 1920])
  test(`what pushes home’s works along stands at the end of their headline, at ${width} px`, async ({
    page,
  }) => {
    await resize(page, { width, height: 900 });
    await page.goto('/de');
    const way = page.getByRole('button', { name: 'Weiterblättern' });
    await way.scrollIntoViewIfNeeded();
    // The row itself goes on to the window's edge.
    const row = await boxOf(page.getByRole('group', { name: 'Teaser, seitlich zu blättern' }).locator('..'));
    const headline = await boxOf(page.getByRole('heading', { name: 'Womit anfangen?' }));
    const last = await boxOf(way);
    const middle = last.y + last.height / 2;
    expect(middle).toBeGreaterThan(headline.y);
    expect(middle).toBeLessThan(headline.y + headline.height);
    // The head of a button leans over its foot.
    expect(Math.abs(last.x + last.width + last.height * 0.21256 - row.x - row.width)).toBeLessThan(2);
  });
