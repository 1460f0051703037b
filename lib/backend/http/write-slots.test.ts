import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inWriteSlot } from './write-slots';

beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'litfassWrites');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Writes that end when the test says so, and in which order they began. */
function writes(count: number) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: count }, (_, index) =>
    inWriteSlot(() => {
      begun.push(index);
      return new Promise<number>((resolve) => (ends[index] = () => resolve(index)));
    }),
  );
  return { begun, all, end: (index: number) => ends[index]?.() };
}

it('runs four writes at once, and the others in order, one for each that ends', async () => {
  const { begun, all, end } = writes(6);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2, 3]);
  end(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  end(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  for (let index = 0; index < 6; index += 1) end(index);
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5]);
  const again = writes(5);
  await vi.advanceTimersByTimeAsync(0);
  expect(again.begun).toHaveLength(4);
});

it('passes its slot on after a failure, too', async () => {
  for (let count = 0; count < 5; count += 1)
    await expect(inWriteSlot(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const { begun } = writes(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(4);
});

it('lets nobody wait for ever, and gives no slot to a write that has given up', async () => {
  const { begun, all, end } = writes(6);
  const [, , , , fifth, sixth] = all;
  const refused = expect(fifth).rejects.toMatchObject({ code: 'unavailable' });
  const refusedToo = expect(sixth).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(12_000);
  await Promise.all([refused, refusedToo]);
  end(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await inWriteSlot(async () => 'next')).toBe('next');
});
