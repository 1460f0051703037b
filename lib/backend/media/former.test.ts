import { expect, it } from 'vitest';
import { successorOf } from './former';

it('the address of a former size is answered with the same or the nearest one', () => {
  const made = (name: string, file: string, width: number) => ({
    name,
    path: `0/${file}`,
    width,
    height: 1,
    type: 'image/x',
  });
  const renditions = [
    made('original', 'neu.png', 640),
    made('sm_webp', 'sm.webp', 640),
    made('sm_fallback', 'sm.png', 640),
    made('xs_webp', 'xs.webp', 320),
    made('xs_fallback', 'xs.png', 320),
  ];
  const found = (name: string) => successorOf(renditions, name)?.path;
  expect(found('xs.webp')).toBe('0/xs.webp');
  expect(found('xs.jpg')).toBe('0/xs.png');
  expect(found('xl.webp')).toBe('0/sm.webp');
  expect(found('xl.avif')).toBe('0/sm.webp');
  expect(found('alt.jpg')).toBe('0/neu.png');
});
