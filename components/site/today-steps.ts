import type { Event } from '@/lib/contract/event';
import type { Opening } from '@/lib/contract/hours-of-day';
import type { Settings } from '@/lib/contract/settings';
import { isHeld } from '@/lib/client/event-days';
import { hoursOn } from '@/lib/client/opening';
import { siteNow } from '@/lib/client/site-clock';
import { addDays, daysBetween, wallClockAt, weekdayOf } from '@/lib/client/wall-clock';
import type { Weekday } from '@/lib/contract/weekday';

/** The sentences of the line in one language. */
export interface TodayWords {
  clock: (minutes: number) => string;
  /** 10–18 Uhr */
  span: (hours: Opening) => string;
  open: (hours: string) => string;
  closed: string;
  closedNow: string;
  again: (when: { days: number; weekday: Weekday; time: string }) => string;
  events: (count: number) => string;
  next: (what: string, time: string) => string;
  until: (days: number) => string;
  over: string;
}

export interface TodayFacts {
  settings: Pick<Settings, 'dates' | 'opening_hours' | 'special_hours'>;
  events: readonly Pick<Event, 'date_start' | 'title' | 'genre' | 'status'>[];
}

/** From a moment on, in milliseconds, the line has this text. */
export type TodayStep = [from: number, text: string];

/** Days that a page knows in advance: while nobody requests it, it is not rendered again. */
const daysAhead = 3;
const gap = ' · ';

/** A minute of a day's wall clock: on a day with another hour more or less, it is not so long after midnight as on others. */
function momentOf(date: string, minute: number): number {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return siteNow(`${date}T${hours}:${minutes}`).getTime();
}

/** Minutes of an event's start on the wall clock of its date-time. */
const startOf = ({ date_start }: { date_start: string }) =>
  Number(date_start.slice(11, 13)) * 60 + Number(date_start.slice(14, 16));

/** The line's text on a day from a minute on. */
function sayAt(date: string, minutes: number, { settings, events }: TodayFacts, words: TodayWords): string {
  const { dates, opening_hours, special_hours } = settings;
  if (dates.end !== null && date > dates.end) return words.over;
  if (dates.start !== null && date < dates.start) return words.until(daysBetween(date, dates.start));
  const today = hoursOn(date, opening_hours, special_hours);
  const parts: string[] = [];
  if (opening_hours.length > 0 || special_hours.length > 0) {
    const isOver = today.every(({ closes }) => minutes >= closes);
    const again = isOver ? nextOpening(date, settings, words) : '';
    if (!isOver) parts.push(words.open(today.map(words.span).join(', ')));
    else parts.push((today.length === 0 ? words.closed : words.closedNow) + again);
  }
  const meant = events.filter((event) => event.date_start.startsWith(date) && isHeld(event));
  const next = meant.find((event) => startOf(event) > minutes);
  // A day's only event is not counted before it is named.
  if (meant.length > (next ? 1 : 0)) parts.push(words.events(meant.length));
  if (next) parts.push(words.next(next.genre?.title ?? next.title, words.clock(startOf(next))));
  return parts.join(gap);
}

/** When it opens next, within a week and before the end. */
function nextOpening(date: string, settings: TodayFacts['settings'], words: TodayWords): string {
  for (let days = 1; days <= 7; days += 1) {
    const day = addDays(date, days);
    if (settings.dates.end !== null && day > settings.dates.end) return '';
    const [first] = hoursOn(day, settings.opening_hours, settings.special_hours);
    if (first) return words.again({ days, weekday: weekdayOf(day), time: words.clock(first.opens) });
  }
  return '';
}

/** The line's texts for the next days, one for each change. The first one is valid now. */
export function todaySteps(now: Date, facts: TodayFacts, words: TodayWords): TodayStep[] {
  const { date, minutes } = wallClockAt(now);
  const steps: TodayStep[] = [[now.getTime(), sayAt(date, minutes, facts, words)]];
  for (let days = 0; days < daysAhead; days += 1) {
    const day = addDays(date, days);
    const changes = [
      0,
      ...hoursOn(day, facts.settings.opening_hours, facts.settings.special_hours).map(({ closes }) => closes),
      ...facts.events.filter(({ date_start }) => date_start.startsWith(day)).map(startOf),
    ];
    const minutesOfDay = [...new Set(changes)].filter((minute) => minute < 1440);
    for (const minute of minutesOfDay.toSorted((one, other) => one - other)) {
      const from = momentOf(day, minute);
      const text = sayAt(day, minute, facts, words);
      if (from > now.getTime() && text !== steps.at(-1)?.[1]) steps.push([from, text]);
    }
  }
  // After the last known day, only what is true on any day is said.
  return [...steps, [momentOf(addDays(date, daysAhead), 0), '']];
}
