import { describe, expect, it } from 'vitest';
import { calendarProviders, findCalendarAddress, type CalendarEntry } from './calendar-export';

const entry: CalendarEntry = {
  id: 7,
  title: 'Größe, Länge; „Breite“',
  description: 'Zeile eins\nZeile zwei & mehr',
  location: 'Kranplatz, 29399 Fährstadt',
  startDate: '2025-06-28T19:30:00+02:00',
  endDate: '2025-06-28T22:00:00+02:00',
};

function queryOf(provider: 'google' | 'outlook' | 'yahoo'): Record<string, string> {
  return Object.fromEntries(new URL(findCalendarAddress(provider, entry) ?? '').searchParams);
}

function fileOf(values: Partial<CalendarEntry> = {}): string {
  const address = findCalendarAddress('apple', { ...entry, ...values }) ?? '';
  expect(address).toMatch(/^data:text\/calendar;charset=utf-8,/);
  return decodeURIComponent(address.slice(address.indexOf(',') + 1));
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

  it('writes a calendar file, escaped, with lines of at most 75 bytes', () => {
    const file = fileOf({ description: 'ä'.repeat(200) });
    expect(file).toContain('DTSTART:20250628T173000Z\r\nDTEND:20250628T200000Z\r\n');
    expect(file).toContain('SUMMARY:Größe\\, Länge\\; „Breite“\r\n');
    expect(fileOf()).toContain('DESCRIPTION:Zeile eins\\nZeile zwei & mehr\r\n');
    expect(file.replaceAll('\r\n ', '')).toContain('ä'.repeat(200));
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('takes a time without offset for the clock of the site, and an hour where no end is known', () => {
    expect(fileOf({ startDate: '2025-12-01T19:30', endDate: null })).toContain(
      'DTSTART:20251201T183000Z\r\nDTEND:20251201T193000Z',
    );
  });

  it.each(calendarProviders)('has no address for %s without a date', (provider) => {
    expect(findCalendarAddress(provider, { ...entry, startDate: 'bald' })).toBeNull();
  });
});
