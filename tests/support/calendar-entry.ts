import type { CalendarEntry } from '@/lib/calendar/entry';

/** An event with all that a calendar file has to escape. */
export const calendarEntry: CalendarEntry = {
  id: 7,
  title: 'Größe, Länge; „Breite“',
  description: 'Zeile eins\nZeile zwei & mehr',
  location: 'Kranplatz, 29399 Fährstadt',
  startDate: '2025-06-28T19:30:00+02:00',
  endDate: '2025-06-28T22:00:00+02:00',
  url: null,
  status: 'CONFIRMED',
};
