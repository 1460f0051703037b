import { weekdays } from '@/lib/contract/weekday';
import type { WallClock } from './site-clock';

/** When something opens and closes, in minutes from Monday 00:00; what is open on Sunday night closes after the end of the week. */
export type OpenWeek = readonly (readonly [opens: number, closes: number])[];

const minutesOfWeek = weekdays.length * 1440;

/** Whether something with such a week is open at a moment. Apart from what reads opening hours, so that pages need not load that. */
export function isOpenIn(week: OpenWeek, { day, minutes }: Pick<WallClock, 'day' | 'minutes'>): boolean {
  const minute = weekdays.indexOf(day) * 1440 + minutes;
  // The night from Sunday to Monday lies at both ends of a week.
  return week.some(([opens, closes]) => (minute - opens + minutesOfWeek) % minutesOfWeek < closes - opens);
}
