import { weekdays } from '@/lib/contract/weekday';
import type { Settings } from '@/lib/contract/settings';
import type { WallClock } from './wall-clock';

/** When something opens and closes, in minutes from Monday 00:00; what is open on Sunday night closes after the end of the week. */
export type OpenWeek = readonly (readonly [opens: number, closes: number])[];

/** First and last day of the whole programme, as `2025-06-28`: before and after them nothing is open, whatever its week. */
export type Season = Pick<Settings['dates'], 'start' | 'end'>;

/** Whether a day, as `2025-07-12`, is in the season; one without dates never ends. */
export const isInSeason = ({ start, end }: Season, date: string): boolean =>
  (start === null || date >= start) && (end === null || date <= end);

/** When something is open at all. */
export interface OpenTimes {
  week: OpenWeek;
  season: Season;
}

const minutesOfWeek = weekdays.length * 1440;

/** Whether something with such times is open at a moment. Apart from what reads opening hours, so that pages need not load that. */
export function isOpenIn({ week, season }: OpenTimes, { day, minutes, date }: WallClock): boolean {
  if (!isInSeason(season, date)) return false;
  const minute = weekdays.indexOf(day) * 1440 + minutes;
  // The night from Sunday to Monday lies at both ends of a week.
  return week.some(([opens, closes]) => (minute - opens + minutesOfWeek) % minutesOfWeek < closes - opens);
}
