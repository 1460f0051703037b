import { expect, it } from 'vitest';
import { keepSame } from './keep-same';

it('keeps what says the same, and only that', () => {
  const before = { list: [{ id: 1, texts: ['a'] }, { id: 2 }], draft: { title: 'x' }, gone: null };
  const after = {
    list: [
      { id: 1, texts: ['a'] },
      { id: 2, more: true },
    ],
    draft: { title: 'x' },
  };
  const kept = keepSame(before, structuredClone(after));
  expect(kept).toEqual(after);
  expect(kept.list[0]).toBe(before.list[0]);
  expect(kept.draft).toBe(before.draft);
  expect(kept.list[1]).not.toBe(before.list[1]);
  expect(keepSame(before, structuredClone(before))).toBe(before);
});

it('takes for another what has a part more or less, another order, or another shape', () => {
  const pairs: [unknown, unknown][] = [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[], {}],
    [{ 0: 'a' }, ['a']],
    [null, {}],
    [{}, null],
    [{ a: {} }, { a: null }],
  ];
  for (const [before, after] of pairs) expect(keepSame(before, after)).toStrictEqual(after);
});
