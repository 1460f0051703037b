import { describe, expect, it } from 'vitest';
import { calendarEntry as entry } from '@/tests/support/calendar-entry';
import { calendarProviders, findCalendarAddress } from './export';
import { writeCalendarFile } from './file';

function queryOf(provider: 'google' | 'outlook' | 'yahoo'): Record<string, string> {
  return Object.fromEntries(new URL(findCalendarAddress(provider, entry) ?? '').searchParams);
}

describe('findCalendarAddress', () => {
  it('hands the event to the three calendars on the web', () => {
    expect(queryOf('google')).toMatchObject({
      text: entry.title,
      dates: '20250628T173000Z/20250628T200000Z',
      details: entry.description,
      location: entry.location,
    });
    expect(queryOf('outlook')).toMatchObject({
      subject: entry.title,
      startdt: '2025-06-28T17:30:00.000Z',
      enddt: '2025-06-28T20:00:00.000Z',
    });
    expect(queryOf('yahoo')).toMatchObject({ st: '20250628T173000Z', et: '20250628T200000Z' });
  });

  it('hands a whole day to them as days, the last one as each of them counts', () => {
    const days = { ...entry, startDate: '2025-07-05', endDate: '2025-07-06' };
    const read = (provider: 'google' | 'outlook' | 'yahoo') =>
      Object.fromEntries(new URL(findCalendarAddress(provider, days) ?? '').searchParams);
    expect(read('google').dates).toBe('20250705/20250707');
    expect(read('outlook')).toMatchObject({ startdt: '2025-07-05', enddt: '2025-07-07', allday: 'true' });
    expect(read('yahoo')).toMatchObject({ st: '20250705', et: '20250706', dur: 'allday' });
  });

  it('gives Apple the calendar file in the address', () => {
    const address = findCalendarAddress('apple', entry) ?? '';
    expect(address).toMatch(/^data:text\/calendar;charset=utf-8,/);
    expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(writeCalendarFile([entry]));
  });

  it.each(calendarProviders)('has no address for %s without a date', (provider) => {
    expect(findCalendarAddress(provider, { ...entry, startDate: 'bald' })).toBeNull();
  });
});
