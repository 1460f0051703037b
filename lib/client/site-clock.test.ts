import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteNow } from './site-clock';
import { addDays, daysBetween, wallClockAt, weekdayOf } from './wall-clock';

afterEach(() => void vi.useRealTimers());

describe('siteNow', () => {
  it.each([
    ['2025-07-12T14:00', '2025-07-12T12:00:00.000Z'],
    ['2025-12-01T09:30', '2025-12-01T08:30:00.000Z'],
    ['2025-03-30T12:00', '2025-03-30T10:00:00.000Z'],
    ['2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
  ])('stands at %s', (clock, moment) => {
    expect(siteNow(clock).toISOString()).toBe(moment);
  });

  it.each(['', 'gestern'])('runs with %j', (clock) => {
    vi.useFakeTimers({ now: new Date('2025-06-28T17:30:00Z') });
    expect(siteNow(clock).toISOString()).toBe('2025-06-28T17:30:00.000Z');
  });
});

describe('days', () => {
  it('are those of the site, wherever the visitor is', () => {
    expect(wallClockAt(new Date('2025-07-12T22:30:00Z'))).toEqual({
      day: 'su',
      date: '2025-07-13',
      minutes: 30,
    });
  });

  it('are counted over the change of the clocks', () => {
    expect(addDays('2025-10-25', 2)).toBe('2025-10-27');
    expect(daysBetween('2025-03-29', '2025-03-31')).toBe(2);
    expect(weekdayOf('2025-07-12')).toBe('sa');
  });
});
