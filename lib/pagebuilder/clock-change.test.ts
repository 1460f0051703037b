import { expect, it } from 'vitest';
import { findClockChange } from './clock-change';

it.each([
  ['2026-03-29T01:59', null],
  ['2026-03-29T02:00', 'missing'],
  ['2026-03-29T02:59', 'missing'],
  ['2026-03-29T03:00', null],
  ['2026-10-25T01:59', null],
  ['2026-10-25T02:00', 'twice'],
  ['2026-10-25T02:59:30', 'twice'],
  ['2026-10-25T03:00', null],
  ['2026-07-01T02:30', null],
  ['1979-04-01T02:30', null],
  ['2026-03-29', null],
  ['2026-03-29T', null],
  ['T02:30', null],
])('%s: %s', (moment, change) => {
  expect(findClockChange(moment)).toBe(change);
});
