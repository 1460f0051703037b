import { expect, it } from 'vitest';
import { simulateTree } from '@/tests/support/tree-simulation/simulate';

// What `npm run simulate` does at length.
it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('several people build one page, seed %i', async (seed) => {
  const { operations, undone } = await simulateTree(seed, 500);
  expect(operations).toBeGreaterThan(100);
  expect(undone).toBeGreaterThan(20);
});

it('does the same again for the same seed, so that one that fails can be followed', async () => {
  expect(await simulateTree(3, 300)).toEqual(await simulateTree(3, 300));
});
