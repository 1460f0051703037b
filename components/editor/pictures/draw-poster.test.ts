import { expect, it } from 'vitest';
import { sayLength } from './draw-poster';

it('says how long a film is, as it is displayed', () => {
  expect([0, 7.4, 204, 3804, Infinity, NaN].map(sayLength)).toEqual([
    '0:00',
    '0:07',
    '3:24',
    '1:03:24',
    '',
    '',
  ]);
});
