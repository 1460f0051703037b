import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarEntry as entry } from '@/tests/support/calendar-entry';
import type { CalendarEntry } from './entry';
import { writeCalendarFile } from './file';

/** The events of a file as an independent parser reads them. */
function readBack(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

function only(values: Partial<CalendarEntry>): ICAL.Event {
  const [event] = readBack(writeCalendarFile([{ ...entry, ...values }]));
  if (event === undefined) throw new Error('The file has no event.');
  return event;
}

const span = (event: ICAL.Event) => [
  event.startDate.toJSDate().toISOString(),
  event.endDate.toJSDate().toISOString(),
];

describe('writeCalendarFile', () => {
  it('says what, where and when, and whether it takes place', () => {
    const event = only({ url: 'https://example.org/de/kalender/x/7', status: 'CANCELLED' });
    expect(event.summary).toBe(entry.title);
    expect(event.description).toBe(entry.description);
    expect(event.location).toBe(entry.location);
    expect(event.uid).toBe('event-7@litfass');
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event.component.getFirstPropertyValue('url')).toBe('https://example.org/de/kalender/x/7');
    expect(span(event)).toEqual(['2025-06-28T17:30:00.000Z', '2025-06-28T20:00:00.000Z']);
  });

  it.each([
    ['the hour that a spring night leaves out', '2025-03-30T01:30', '2025-03-30T03:30', 1],
    ['the hour that an autumn night has twice', '2025-10-26T01:30', '2025-10-26T03:30', 3],
    ['an unknown end', '2025-12-01T19:30', null, 1],
    ['an end before the start', '2025-12-01T19:30', '2025-12-01T18:30', 1],
    ['an event that lies within the lost hour', '2025-03-30T02:00', '2025-03-30T03:00', 1],
  ])('gives the site’s clock its length across %s', (_what, startDate, endDate, hours) => {
    const [start = '', end = ''] = span(only({ startDate, endDate }));
    expect((Date.parse(end) - Date.parse(start)) / 3_600_000).toBe(hours);
  });

  it('writes whole days, one or several, as days', () => {
    expect(writeCalendarFile([{ ...entry, startDate: '2025-07-05', endDate: null }])).toContain(
      'DTSTART;VALUE=DATE:20250705\r\nDTEND;VALUE=DATE:20250706\r\n',
    );
    const event = only({ startDate: '2025-07-05', endDate: '2025-07-07' });
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2025-07-05', '2025-07-08']);
  });

  it('is the same file for the same entries, has a name for subscribers, and leaves out what has no date', () => {
    const entries = [entry, { ...entry, id: 8, startDate: 'bald' }, { ...entry, id: 9 }];
    const file = writeCalendarFile(entries, 'Programm');
    expect(file).toBe(writeCalendarFile(entries, 'Programm'));
    expect(file).toContain('X-WR-CALNAME:Programm\r\n');
    expect(readBack(file).map(({ uid }) => uid)).toEqual(['event-7@litfass', 'event-9@litfass']);
    expect(readBack(writeCalendarFile([]))).toEqual([]);
  });

  it('keeps every text', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .filter((value) => !/[\r\\]/.test(value));
    fc.assert(
      fc.property(text, text, (title, description) => {
        const event = only({ title, description });
        expect([event.summary, event.description]).toEqual([title, description]);
      }),
      { numRuns: 200 },
    );
  });
});
