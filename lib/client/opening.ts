import type { OpeningHours, SpecialHours } from '@/lib/contract/opening-hours';
import { weekdays } from '@/lib/contract/weekday';
import { addDays, weekdayOf, type WallClock } from './site-clock';

/** Minutes since midnight of `HH:MM`; null for anything else. */
function minutesOf(time: string): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** Whether a day lies within a line of opening hours, whose days may wrap around the end of the week. */
function includesDay({ day_from, day_to }: OpeningHours, day: number): boolean {
  const from = weekdays.findIndex((name) => name === day_from);
  const to = weekdays.findIndex((name) => name === day_to);
  if (from === -1 || to === -1) return false;
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/** Opening and closing time on a day, in minutes since midnight. */
export interface Opening {
  opens: number;
  /** More than 1440 if it closes after midnight. */
  closes: number;
}

/** Two times as an opening; empty if one of them is not a time. */
export function hoursOf(from: string, to: string): Opening[] {
  const opens = minutesOf(from);
  const closes = minutesOf(to);
  if (opens === null || closes === null) return [];
  return [{ opens, closes: closes <= opens ? closes + 1440 : closes }];
}

/** The openings of a day (`2025-07-12`), in order; empty if it is closed. Special hours of that day replace the regular ones. */
export function hoursOn(
  date: string,
  hours: readonly OpeningHours[],
  special: readonly SpecialHours[],
): Opening[] {
  const own = special.filter(
    ({ date_from, date_to }) => date >= date_from && date <= (date_to === '' ? date_from : date_to),
  );
  const day = weekdays.indexOf(weekdayOf(date));
  const lines = own.length > 0 ? own : hours.filter((line) => includesDay(line, day));
  return lines
    .flatMap(({ opens, closes }) => hoursOf(opens, closes))
    .sort((one, other) => one.opens - other.opens);
}

/** Whether something is open at a moment. Hours may go past midnight; without any hours it is not open. */
export function isOpenAt(
  hours: readonly OpeningHours[],
  { date, minutes }: Pick<WallClock, 'date' | 'minutes'>,
  special: readonly SpecialHours[] = [],
): boolean {
  return [0, 1].some((daysAgo) => {
    const minute = minutes + daysAgo * 1440;
    return hoursOn(addDays(date, -daysAgo), hours, special).some(
      ({ opens, closes }) => minute >= opens && minute < closes,
    );
  });
}
