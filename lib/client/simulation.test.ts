import { expect, it } from 'vitest';
import { simulate } from '@/tests/support/simulation/simulate';

// What `npm run simulate` does at length.
it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('several people write in the same texts, seed %i', async (seed) => {
  const { writes } = await simulate(seed, 500);
  expect(writes).toBeGreaterThan(50);
});
