import { hoursOf, linesOn, type Opening } from '@/lib/contract/hours-of-day';
import type { OpeningHours, SpecialHours } from '@/lib/contract/opening-hours';
import { weekdays } from '@/lib/contract/weekday';
import type { OpenWeek } from './open-week';
import { addDays, weekdayOf, type WallClock } from './wall-clock';

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
  const lines = own.length > 0 ? own : linesOn(hours, day);
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

/** The week of something with these hours, as long as no special ones hold. */
export function openWeek(hours: readonly OpeningHours[]): OpenWeek {
  return weekdays.flatMap((_, day) =>
    linesOn(hours, day)
      .flatMap(({ opens, closes }) => hoursOf(opens, closes))
      .map(({ opens, closes }) => [day * 1440 + opens, day * 1440 + closes] as const),
  );
}
