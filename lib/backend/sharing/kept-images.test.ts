import { expect, it } from 'vitest';
import { findShareImage } from './kept-images';

it('makes a picture once, and again after a failure', async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    if (made === 1) throw new Error('no picture');
    return Buffer.from(String(made));
  };
  await expect(findShareImage('a', make)).rejects.toThrow('no picture');
  const again = await Promise.all([findShareImage('a', make), findShareImage('a', make)]);
  expect([again.map(String), made]).toEqual([['2', '2'], 2]);
});

it('makes two at once, and has no more than twenty wait', async () => {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const make = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return Buffer.from('');
  };
  const all = Array.from({ length: 22 }, (_, index) => findShareImage(`b${index}`, make));
  expect(() => findShareImage('c', make)).toThrow(expect.objectContaining({ code: 'unavailable' }) as Error);
  const done = Promise.all(all);
  for (let left = all.length; left > 0; left -= 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  await done;
  expect(most).toBe(2);
});
