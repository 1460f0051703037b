import { expect, it } from 'vitest';
import { formatSize } from './format-size';

it.each([
  [12, '1 kB'],
  [83_400, '83 kB'],
  [999_999, '1.000 kB'],
  [2_480_000, '2,5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes, 'de').replaceAll('\u00a0', ' ')).toBe(text);
});
