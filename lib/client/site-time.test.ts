import { describe, expect, it } from 'vitest';
import { findMoment, nextHour } from './site-time';

describe('findMoment', () => {
  it('reads the wall clock of the site, in summer and winter', () => {
    expect(findMoment('2026-07-01', '09:00')).toBe('2026-07-01T09:00:00+02:00');
    expect(findMoment('2026-12-01', '09:00')).toBe('2026-12-01T09:00:00+01:00');
  });

  it('takes the first of a time that is there twice, and the next after a gap', () => {
    expect(findMoment('2026-10-25', '02:30')).toBe('2026-10-25T02:30:00+02:00');
    expect(findMoment('2026-03-29', '02:30')).toBe('2026-03-29T03:30:00+02:00');
  });

  it.each([
    ['', '09:00'],
    ['2026-07-01', ''],
    ['2026-02-30', '09:00'],
    ['2026-07-01', '25:00'],
  ])('is null for what is no time: %s %s', (date, time) => {
    expect(findMoment(date, time)).toBeNull();
  });
});

describe('nextHour', () => {
  it('is on the wall clock of the site', () => {
    expect(nextHour(new Date('2026-06-30T21:20:00Z'))).toEqual({ date: '2026-07-01', time: '00:00' });
  });
});
