import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDifferences } from './differences';

const anyRow = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });

/** Length of the longest row that is left of both: by it the shortest way is known. */
function countCommon(one: readonly string[], other: readonly string[]): number {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (const [x, word] of one.entries())
    for (const [y, word2] of other.entries()) {
      const longest = Math.max(lengths[x]?.[y + 1] ?? 0, lengths[x + 1]?.[y] ?? 0);
      (lengths[x + 1] ?? [])[y + 1] = word === word2 ? (lengths[x]?.[y] ?? 0) + 1 : longest;
    }
  return lengths[one.length]?.[other.length] ?? 0;
}

describe('the differences of two rows', () => {
  it('make one of the other, by the shortest way, each for itself', () => {
    fc.assert(
      fc.property(anyRow, anyRow, (base, other) => {
        const hunks = findDifferences(base, other) ?? [];
        const made: string[] = [];
        let at = 0;
        let changes = 0;
        for (const { start, end, from, to } of hunks) {
          if (at > 0 || start === 0) expect(start === 0 || start > at).toBe(true);
          made.push(...base.slice(at, start), ...other.slice(from, to));
          changes += end - start + to - from;
          at = end;
        }
        expect([...made, ...base.slice(at)]).toEqual(other);
        expect(changes).toBe(base.length + other.length - 2 * countCommon(base, other));
      }),
      { numRuns: 300 },
    );
  });

  it('stand as far up as they can', () => {
    const split = (text: string) => text.split('');
    expect(findDifferences(split('xaab'), split('xaaab'))).toEqual([{ start: 1, end: 1, from: 1, to: 2 }]);
    expect(findDifferences(split('xaaab'), split('xaab'))).toEqual([{ start: 1, end: 2, from: 1, to: 1 }]);
    expect(findDifferences(split('aa'), split('aaa'))).toEqual([{ start: 0, end: 0, from: 0, to: 1 }]);
    expect(findDifferences(split('abab'), split('ab'))).toEqual([{ start: 0, end: 2, from: 0, to: 0 }]);
    expect(findDifferences(split('xab'), split('yaab'))).toEqual([{ start: 0, end: 1, from: 0, to: 2 }]);
    expect(findDifferences(split('bxab'), split('bab'))).toEqual([{ start: 1, end: 2, from: 1, to: 1 }]);
  });

  it('are none between the same, and not known between what is too different', () => {
    const row = (letter: string, length: number) => Array.from({ length }, (_, index) => `${letter}${index}`);
    expect(findDifferences(['a'], ['a'])).toEqual([]);
    expect(findDifferences([], [])).toEqual([]);
    expect(findDifferences(row('a', 400), row('b', 400))).toEqual([{ start: 0, end: 400, from: 0, to: 400 }]);
    expect(findDifferences(row('a', 400), row('b', 401))).toBeNull();
    expect(findDifferences([...row('x', 900), 'a'], [...row('x', 900), 'b'])).toEqual([
      { start: 900, end: 901, from: 900, to: 901 },
    ]);
  });
});
