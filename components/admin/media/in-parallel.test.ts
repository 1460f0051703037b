import { expect, it } from 'vitest';
import { inParallel } from './in-parallel';

it('does all of 30, at most three at a time, and keeps their order', async () => {
  let running = 0;
  let most = 0;
  const items = Array.from({ length: 30 }, (_, index) => index);
  const results = await inParallel(items, 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, (item * 7) % 5));
    running -= 1;
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(most).toBe(3);
});

it('is done at once with nothing', async () => {
  expect(await inParallel([], 3, async () => 1)).toEqual([]);
});
