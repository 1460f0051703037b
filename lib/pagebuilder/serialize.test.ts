import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEqual, serialize } from './serialize';

/** Plain data with few keys and values, so that two of them are often equal, and with values that are undefined. */
const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 0, 1, '', 'a'),
    fc.array(tie('data'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), fc.option(tie('data'), { nil: undefined }), { maxKeys: 2 }),
  ),
}));

describe('serialize', () => {
  it('does not depend on the order of keys', () => {
    expect(serialize({ b: [{ d: 1, c: 2 }], a: undefined })).toBe(serialize({ b: [{ c: 2, d: 1 }] }));
  });
});

describe('isEqual', () => {
  it('says of any two whether their canonical forms are the same', () => {
    fc.assert(
      fc.property(data, data, (one, other) => {
        expect(isEqual(one, other)).toBe(serialize(one) === serialize(other));
      }),
      { numRuns: 2000 },
    );
  });

  it('finds a copy with its keys in another order and without what is undefined equal', () => {
    expect(isEqual({ b: [{ d: 1, c: 2 }], a: undefined }, { b: [{ c: 2, d: 1 }] })).toBe(true);
    expect(isEqual({ b: [{ c: 2, d: 1 }] }, { b: [{ d: 1, c: 2 }], a: undefined })).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, {}],
    [{}, { a: 1 }],
    [{ a: null }, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [[], {}],
    ['1', 1],
  ])('tells %j from %j', (one, other) => {
    expect(isEqual(one, other)).toBe(false);
  });
});
