import { expect, it } from 'vitest';
import { toWallClock } from './wall-clock';

it.each([
  // Without an offset it is the site's time, also by its season.
  ['2025-06-28T19:30', '2025-06-28T19:30:00+02:00'],
  ['2025-01-10 09:00:00', '2025-01-10T09:00:00+01:00'],
  [' 2025-01-10T09:00 ', '2025-01-10T09:00:00+01:00'],
  // With one, in each of its forms, it is that moment.
  ['2025-06-28T17:30:00Z', '2025-06-28T19:30:00+02:00'],
  ['2025-06-28T17:30:00z', '2025-06-28T19:30:00+02:00'],
  ['2025-06-28T12:30:00-05:00', '2025-06-28T19:30:00+02:00'],
  ['2025-06-28T12:30:00-0500', '2025-06-28T19:30:00+02:00'],
  ['2025-06-28T12:30:00-05', '2025-06-28T19:30:00+02:00'],
  // A day, and what is no time, is left alone.
  ['2025-06-28', '2025-06-28'],
  ['Tuesday', 'Tuesday'],
  ['2025-13-40T99:00', '2025-13-40T99:00'],
  ['', ''],
])('%j is read as %j', (written, read) => {
  expect(toWallClock(written)).toBe(read);
});
