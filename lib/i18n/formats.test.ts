import { describe, expect, it } from 'vitest';
import { formatDays, formatMoment, formatWallClock, siteDay } from './formats';

const time = { hour: '2-digit', minute: '2-digit' } as const;
const day = { day: 'numeric', month: 'long' } as const;

describe('formatWallClock', () => {
  it('takes a value without offset as it stands', () => {
    expect(formatWallClock('2025-06-28T00:15', 'de', time)).toBe('00:15');
    expect(formatWallClock('2025-06-28', 'de', day)).toBe('28. Juni');
    expect(formatWallClock('2025-06-28', 'en', day)).toBe('28 June');
    expect(formatWallClock('2025-06-28T19:30', 'en', { ...day, ...time })).toBe('28 June at 19:30');
  });

  it('shows a value with offset in Europe/Berlin', () => {
    expect(formatWallClock('2025-06-28T22:30:00Z', 'de', day)).toBe('29. Juni');
    expect(formatWallClock('2025-06-28T19:30:00+02:00', 'de', time)).toBe('19:30');
  });

  it('gives back what is no date', () => {
    expect(formatWallClock('bald', 'de', day)).toBe('bald');
  });
});

it('a moment in full has the day first and the clock of 24 hours, in both languages', () => {
  expect(formatMoment('2025-06-28T17:30:00.000Z', 'de')).toBe('Samstag, 28. Juni 2025 um 19:30');
  expect(formatMoment('2025-06-28T17:30:00.000Z', 'en')).toMatch(/^Saturday,? 28 June 2025 at 19:30$/);
});

describe('siteDay', () => {
  it('is the day in Europe/Berlin, whatever day it is elsewhere', () => {
    expect(siteDay(new Date('2025-06-30T22:30:00Z'))).toBe('2025-07-01');
    expect(siteDay(new Date('2025-12-31T22:30:00Z'))).toBe('2025-12-31');
  });
});

it('days from the first to the last say once what they share', () => {
  expect(formatDays('2025-07-12', '2025-07-18', 'de')).toBe('12.–18. Juli 2025');
  expect(formatDays('2025-07-28', '2025-08-03', 'de')).toMatch(/^28\. Juli\s–\s3\. August 2025$/);
  expect(formatDays('2025-07-12', '2025-07-18', 'en')).toMatch(/^12\s?–\s?18 July 2025$/);
});
