import { describe, expect, it } from 'vitest';
import { siteNow } from '@/lib/client/site-clock';
import { todaySteps, type TodayFacts, type TodayWords } from './today-steps';

const words: TodayWords = {
  clock: (minutes) => String(minutes / 60),
  span: ({ opens, closes }) => `${opens / 60}-${closes / 60}`,
  open: (hours) => `open ${hours}`,
  closed: 'closed',
  closedNow: 'closed now',
  again: ({ days, weekday, time }) => `, again in ${days} (${weekday}) at ${time}`,
  events: (count) => `${count} events`,
  next: (what, time) => `${what} at ${time}`,
  until: (days) => `${days} days to go`,
  over: 'over',
};
const event = (date_start: string, status = 'scheduled') => ({
  date_start,
  title: 'Chor',
  genre: null,
  status,
});
const facts: TodayFacts = {
  settings: {
    dates: { start: '2025-06-28', end: '2025-10-05', label: '' },
    opening_hours: [{ day_from: 'tu', day_to: 'su', opens: '10:00', closes: '18:00', note: '' }],
    special_hours: [{ date_from: '2025-10-03', date_to: '', opens: '10:00', closes: '22:00', note: '' }],
  },
  events: [
    event('2025-07-12T11:00:00+02:00'),
    event('2025-07-12T13:00:00+02:00', 'cancelled'),
    event('2025-07-12T19:30:00+02:00'),
  ],
};
const at = (clock: string) => todaySteps(siteNow(clock), facts, words)[0]?.[1];

describe('the line of the day', () => {
  it.each([
    ['2025-06-14T12:00', '14 days to go'],
    ['2025-06-27T23:59', '1 days to go'],
    ['2025-07-12T09:00', 'open 10-18 · 2 events · Chor at 11'],
    ['2025-07-12T14:00', 'open 10-18 · 2 events · Chor at 19.5'],
    ['2025-07-12T18:00', 'closed now, again in 1 (su) at 10 · 2 events · Chor at 19.5'],
    ['2025-07-12T20:00', 'closed now, again in 1 (su) at 10 · 2 events'],
    ['2025-07-14T12:00', 'closed, again in 1 (tu) at 10'],
    ['2025-10-03T21:00', 'open 10-22'],
    ['2025-10-05T19:00', 'closed now'],
    ['2025-10-06T00:00', 'over'],
  ])('says at %s: %s', (clock, text) => {
    expect(at(clock)).toBe(text);
  });

  it.each([
    ['2025-03-30', '2025-03-30T16:00:00.000Z'],
    ['2025-10-26', '2025-10-26T17:00:00.000Z'],
  ])('changes by the wall clock on %s, too, when the clocks are put to another time', (day, closing) => {
    const settings = { ...facts.settings, dates: { start: null, end: null, label: '' }, special_hours: [] };
    const steps = todaySteps(siteNow(`${day}T00:30`), { settings, events: [] }, words);
    const [from, text] = steps[1] ?? [0, ''];
    expect([new Date(from).toISOString(), text]).toEqual([closing, expect.stringMatching(/^closed now/)]);
  });

  it('knows when it changes, for three days, and nothing after', () => {
    const steps = todaySteps(siteNow('2025-07-12T14:00'), facts, words).map(([from, text]) => [
      new Date(from).toISOString(),
      text,
    ]);
    expect(steps).toEqual([
      ['2025-07-12T12:00:00.000Z', 'open 10-18 · 2 events · Chor at 19.5'],
      ['2025-07-12T16:00:00.000Z', 'closed now, again in 1 (su) at 10 · 2 events · Chor at 19.5'],
      ['2025-07-12T17:30:00.000Z', 'closed now, again in 1 (su) at 10 · 2 events'],
      ['2025-07-12T22:00:00.000Z', 'open 10-18'],
      ['2025-07-13T16:00:00.000Z', 'closed now, again in 2 (tu) at 10'],
      ['2025-07-13T22:00:00.000Z', 'closed, again in 1 (tu) at 10'],
      ['2025-07-14T22:00:00.000Z', ''],
    ]);
  });
});
