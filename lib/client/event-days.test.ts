import { describe, expect, it } from 'vitest';
import { daysOf, isHeld, isWithin, lastDayOf, monthsOf, splitByTime } from './event-days';
import { siteNow } from './site-clock';

const event = (date_start: string, date_end: string | null = null) => ({ date_start, date_end });
const morning = event('2025-07-12T10:00:00+02:00', '2025-07-12T11:00:00+02:00');
const evening = event('2025-07-12T19:30:00+02:00', '2025-07-12T20:30:00+02:00');
const open = event('2025-07-12T09:00:00+02:00');
const night = event('2025-07-12T22:00:00+02:00', '2025-07-13T02:00:00+02:00');
const now = siteNow('2025-07-12T14:00');

describe('events in time', () => {
  it('are over when they end, or without an end when their day does', () => {
    expect(splitByTime([morning, open, evening], now)).toEqual({ past: [morning], coming: [open, evening] });
    expect(splitByTime([open], siteNow('2025-07-12T23:59')).coming).toEqual([open]);
    expect(splitByTime([open], siteNow('2025-07-13T00:00')).past).toEqual([open]);
  });

  it.each([
    ['today', '2025-07-12', { first: '2025-07-12', last: '2025-07-12' }],
    ['week', '2025-07-12', { first: '2025-07-12', last: '2025-07-18' }],
    ['weekend', '2025-07-09', { first: '2025-07-12', last: '2025-07-13' }],
    ['weekend', '2025-07-12', { first: '2025-07-12', last: '2025-07-13' }],
    ['weekend', '2025-07-13', { first: '2025-07-12', last: '2025-07-13' }],
    ['2025-08', '2025-07-13', { first: '2025-08-01', last: '2025-08-31' }],
  ])('%s on %s', (when, date, days) => {
    expect(daysOf(when, siteNow(`${date}T14:00`))).toEqual(days);
  });

  it('belong to the days on which they go on, a night to its evening', () => {
    const sunday = { first: '2025-07-13', last: '2025-07-13' };
    expect(isWithin(night, sunday)).toBe(false);
    expect(isWithin(event('2025-07-11T10:00:00+02:00', '2025-07-14T18:00:00+02:00'), sunday)).toBe(true);
    // Days without a time, as an external content system may send them, are whole ones.
    expect(isWithin(event('2025-07-11', '2025-07-13'), sunday)).toBe(true);
    expect(isWithin(evening, daysOf('today', now))).toBe(true);
    expect(isWithin(evening, daysOf('2025-07', now))).toBe(true);
    expect(isWithin(evening, daysOf('2025-08', now))).toBe(false);
  });

  it('take place unless they are called off or put off', () => {
    const statuses = ['scheduled', 'cancelled', 'postponed', 'sold_out'] as const;
    expect(statuses.filter((status) => isHeld({ status }))).toEqual(['scheduled', 'sold_out']);
  });

  it('that end before six belong to the evening before, unless that is before they began', () => {
    const last = (start: string, end: string) => lastDayOf(event(`2025-07-${start}`, `2025-07-${end}`));
    expect(last('12T22:00', '13T05:59')).toBe('2025-07-12');
    expect(last('12T22:00', '13T06:00')).toBe('2025-07-13');
    expect(last('13T01:00', '13T05:00')).toBe('2025-07-13');
    expect(isWithin(event('2025-07-12T10:00'), { first: '2025-07-10', last: '2025-07-11' })).toBe(false);
    expect(isWithin(event('2025-07-12T10:00'), { first: '2025-07-10', last: '2025-07-12' })).toBe(true);
  });

  it('have their months', () => {
    expect(monthsOf([event('2025-08-01T10:00:00+02:00'), morning, night])).toEqual(['2025-07', '2025-08']);
  });
});
