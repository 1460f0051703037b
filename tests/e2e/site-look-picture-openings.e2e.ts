import { expect, test } from '@playwright/test';
import { resize } from '../support/browser';
import { boxOf } from '../support/boxes';
import { expectOn } from '../support/columns';
import { decide } from '../support/editor-page';
import { everyOf } from '../support/every';
import { findThing } from '../support/things';

// Pages that open with a picture: event, artwork, article.

test.beforeEach(({ context }) => decide(context));

test('words have five columns and a picture seven, and what stands below goes on so, with no gap beside it', async ({
  page,
  request,
}) => {
  const main = page.getByRole('main');
  // Above it the slant of the field of words leans over it.
  const expectPicture = async (width: number) =>
    expectOn(page, 6, (await boxOf(main.locator('header [data-lightbox]'))).x, `the picture at ${width} px`);
  const [event, over, artwork, article, interview] = await Promise.all([
    findThing(request, 'events', ({ title }) => title === 'Kirchenchor trifft Bojenchor'),
    findThing(request, 'events', ({ title }) => title === 'Eröffnung'),
    findThing(request, 'productions', ({ name }) => name === 'Bojenchor'),
    findThing(request, 'articles', ({ title }) => title === '14 zu 13 für den orangefarbenen Fisch'),
    findThing(request, 'articles', ({ title }) => title?.includes('daraufgesessen') === true),
  ]);
  for (const width of [1280, 1920, 2560]) {
    await resize(page, { width, height: 900 });
    await page.goto(event);
    await expectPicture(width);
    const facts = (await everyOf(main.locator('[data-fact]'))).map(boxOf);
    expect(facts).toHaveLength(5);
    await expectOn(page, 1, (await facts[0])?.x ?? NaN, `when at ${width} px`);
    await expectOn(page, 6, (await facts[2])?.x ?? NaN, `the price at ${width} px`);
    const ways = await boxOf(main.locator('[data-beside]'));
    await expectOn(page, 1, ways.x, `what can be done with an event at ${width} px`);
    const work = await boxOf(main.getByRole('region', { name: 'Zum Kunstwerk' }));
    await expectOn(page, 1, work.x, `its artwork at ${width} px`);
    const map = await boxOf(main.getByRole('region', { name: 'Auf der Karte' }));
    await expectOn(page, 6, map.x, `its place at ${width} px`);
    // What keeps it begins there beside the beginning of the text, and all of it ends beside its end.
    const keep = await boxOf(main.locator('[data-keep][data-variant="slab"]'));
    await expectOn(page, 1, keep.x, `what keeps it at ${width} px`);
    const lead = await boxOf(main.locator('[data-beside]').locator('..').locator('p').first());
    expect(Math.abs(keep.y - lead.y)).toBeLessThan(16);
    const text = await boxOf(main.locator('[data-kind="text"]').first());
    await expectOn(page, 6, text.x, `its text at ${width} px`);
    expect(Math.abs(ways.y + ways.height - text.y - text.height)).toBeLessThan(96);

    // What is over leaves nothing to do: its place stands there.
    await page.goto(over);
    const place = await boxOf(main.getByRole('region', { name: 'Auf der Karte' }));
    await expectOn(page, 1, place.x, `the place of an event that is over at ${width} px`);
    expect(Math.abs(place.y - (await boxOf(main.getByText(/^Um elf tutet es/))).y)).toBeLessThan(16);

    await page.goto(artwork);
    await expectPicture(width);
    const fact = main.locator('section').filter({ hasText: 'Immer zugänglich' }).first();
    await expectOn(page, 1, (await boxOf(fact)).x, `facts of an artwork at ${width} px`);
    await expectOn(page, 6, (await boxOf(main.getByText(/^In jeder Boje/))).x, `its text at ${width} px`);

    await page.goto(article);
    await expectPicture(width);
    await expectOn(page, 6, (await boxOf(main.getByText(/^Siebzig Ruder/))).x, `an article at ${width} px`);
    // What is loudest has all twelve, a picture if that size is chosen.
    await main
      .locator('[data-kind="image"] figure')
      .first()
      .evaluate((each) => each.setAttribute('data-alias', 'big'));
    for (const kind of ['image', 'quote']) {
      const { x, width: breadth } = await boxOf(main.locator(`[data-kind="${kind}"] figure`).first());
      await expectOn(page, 1, x, `a large ${kind} at ${width} px`);
      expect(breadth, `a large ${kind} at ${width} px`).toBeGreaterThan(0.85 * Math.min(width, 1920));
    }

    await page.goto(interview);
    const caption = main.locator('[data-width="12"] figcaption').first();
    await expectOn(page, 4, (await boxOf(caption)).x, `a caption at ${width} px`);
  }
});

test('a picture that opens a page loses no more than a strip in a wide window', async ({ page }) => {
  await page.goto('/de/aktuelles');
  const article = page
    .getByRole('main')
    .getByRole('link', { name: /genau einmal/ })
    .first();
  await page.goto((await article.getAttribute('href')) ?? '');
  for (const width of [1920, 2560]) {
    await resize(page, { width, height: 900 });
    const { width: breadth, height } = await boxOf(page.getByRole('main').locator('header img').first());
    expect(breadth / height, `at ${width} px`).toBeLessThan(1.7);
  }
  // Its text grows with the window, in no leap, and its lines keep their length.
  const text = page.getByRole('main').locator('[data-kind="text"] p').first();
  for (const { width, size } of [
    { width: 1280, size: 18 },
    { width: 1599, size: 19.2 },
    { width: 1600, size: 19.2 },
    { width: 1920, size: 21.4 },
    { width: 2560, size: 24 },
  ]) {
    await resize(page, { width, height: 900 });
    // What is far below the window takes its new size when it is come to.
    await text.scrollIntoViewIfNeeded();
    await expect
      .poll(() => text.evaluate((each) => parseFloat(getComputedStyle(each).fontSize)))
      .toBeCloseTo(size, 1);
    const letters = await text.evaluate((each) => {
      const lines = each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight);
      return (each.textContent ?? '').length / Math.round(lines);
    });
    expect(letters, `at ${width} px`).toBeGreaterThan(45);
    expect(letters, `at ${width} px`).toBeLessThan(75);
  }
});

test('the first of two halves of an article stands in its margin', async ({ page, request }) => {
  const article = await findThing(request, 'articles', ({ title }) => title === 'Zweihundertzwölf Aale');
  for (const width of [1024, 1280, 1920]) {
    await resize(page, { width, height: 900 });
    await page.goto(article);
    const [one, two] = (await everyOf(page.getByRole('main').locator('[data-width="6"]'))).map(boxOf);
    await expectOn(page, 1, (await one)?.x ?? NaN, `at ${width} px`);
    await expectOn(page, 6, (await two)?.x ?? NaN, `at ${width} px`);
  }
});
