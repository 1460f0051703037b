import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostOperations } from '@/lib/contract/operation';
import { splitBatches } from './request';

it('splits many operations into batches that fit into a request, in their order, with none that could be with the one before', () => {
  const operation = fc.record({
    type: fc.constant('remove'),
    text: fc.integer({ min: 0, max: 90_000 }).map((length) => 'x'.repeat(length)),
  });
  const small = fc.array(fc.constant({ type: 'remove', text: '' }), { maxLength: 3 * mostOperations });
  fc.assert(
    fc.property(fc.oneof(fc.array(operation, { maxLength: 12 }), small), (operations) => {
      const batches = splitBatches(operations);
      expect(batches.flat()).toEqual(operations);
      const sizeOf = (batch: unknown[]) =>
        batch.reduce<number>((sum, each) => sum + JSON.stringify(each).length, 0);
      batches.forEach((batch, index) => {
        expect(batch.length).toBeLessThanOrEqual(mostOperations);
        if (batch.length > 1) expect(sizeOf(batch)).toBeLessThanOrEqual(160_000);
        const next = batches[index + 1]?.[0];
        if (next !== undefined)
          expect(batch.length === mostOperations || sizeOf([...batch, next]) > 160_000).toBe(true);
      });
    }),
    { numRuns: 40 },
  );
});
