import type { OpeningHours } from './opening-hours';
import { weekdays } from './weekday';

// Apart from the schemas, so that a page that says whether something is open does not load zod.

/** Opening and closing time on a day, in minutes since midnight. */
export interface Opening {
  opens: number;
  /** More than 1440 if it closes after midnight. */
  closes: number;
}

/** Minutes since midnight of `HH:MM`; null for anything else. */
function minutesOf(time: string): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** Two times as an opening; empty if one of them is not a time. */
export function hoursOf(from: string, to: string): Opening[] {
  const opens = minutesOf(from);
  const closes = minutesOf(to);
  if (opens === null || closes === null) return [];
  return [{ opens, closes: closes <= opens ? closes + 1440 : closes }];
}

/** Whether a day lies within a line of opening hours, whose days may wrap around the end of the week. */
function includesDay({ day_from, day_to }: OpeningHours, day: number): boolean {
  const from = weekdays.findIndex((name) => name === day_from);
  const to = weekdays.findIndex((name) => name === day_to);
  if (from === -1 || to === -1) return false;
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/**
 * The lines that hold on a weekday, where 0 is Monday, by their times: the first that names it, which closes it if it has no times, and
 * those of other hours of that day.
 */
export function linesOn(hours: readonly OpeningHours[], day: number): OpeningHours[] {
  const held: { line: OpeningHours; opening: Opening }[] = [];
  for (const line of hours.filter((each) => includesDay(each, day))) {
    const [opening] = hoursOf(line.opens, line.closes);
    if (opening === undefined && held.length === 0) return [];
    const isApart = (other: Opening) =>
      opening !== undefined && (opening.opens >= other.closes || other.opens >= opening.closes);
    if (opening && held.every((each) => isApart(each.opening))) held.push({ line, opening });
  }
  return held.sort((one, other) => one.opening.opens - other.opening.opens).map(({ line }) => line);
}
