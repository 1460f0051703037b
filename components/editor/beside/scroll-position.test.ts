import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findScrollPosition } from './scroll-position';

const here = { height: 2000, window: 500 };
const there = { height: 3000, window: 500 };

it('begins and ends with the other page', () => {
  expect(findScrollPosition(0, here, there, [])).toBe(0);
  expect(findScrollPosition(1500, here, there, [])).toBe(2500);
  expect(findScrollPosition(-20, here, there, [])).toBe(0);
  expect(findScrollPosition(1600, here, there, [])).toBe(2500);
});

it('goes by the blocks that both have, and evenly between them', () => {
  const places = [
    { here: 1000, there: 600 },
    { here: 500, there: 400 },
  ];
  // The line stands at 1000 of 2000 pixels here, and at 600 of 3000 there.
  expect(findScrollPosition(750, here, there, places)).toBe(500);
  expect(findScrollPosition(562.5, here, there, places)).toBeCloseTo((500 / 3000) * 2500);
});

it('stays where it is if one of the pages has no more to show', () => {
  const short = { height: 300, window: 500 };
  expect(findScrollPosition(100, here, short, [])).toBe(0);
  expect(findScrollPosition(0, short, there, [])).toBe(0);
});

it('never goes back while somebody scrolls on, wherever the blocks stand', () => {
  const place = fc.record({
    here: fc.integer({ min: 0, max: 2000 }),
    there: fc.integer({ min: 0, max: 3000 }),
  });
  fc.assert(
    fc.property(fc.array(place), fc.nat(1500), fc.nat(1500), (places, one, other) => {
      const [first, second] = [one, other]
        .toSorted((a, b) => a - b)
        .map((scrolled) => findScrollPosition(scrolled, here, there, places));
      expect(first).toBeLessThanOrEqual(second ?? 0);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(second).toBeLessThanOrEqual(2500);
    }),
  );
});
