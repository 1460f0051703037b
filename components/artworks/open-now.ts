import type { WallClock } from '@/lib/client/site-clock';
import type { OpeningHours } from '@/lib/contract/production';
import { weekdays } from '@/lib/contract/weekday';

/** Minutes since midnight of `HH:MM`; null for anything else. */
function minutesOf(time: string): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** Whether a day lies within a line of opening hours; the days may go over the end of the week. */
function includesDay({ day_from, day_to }: OpeningHours, day: number): boolean {
  const from = weekdays.findIndex((name) => name === day_from);
  const to = weekdays.findIndex((name) => name === day_to);
  if (from === -1 || to === -1) return false;
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/** Whether something is open by its hours; without hours nobody can say, and it is not. Hours may go past midnight. */
export function isOpenAt(hours: readonly OpeningHours[], { day, minutes }: WallClock): boolean {
  const today = weekdays.indexOf(day);
  const yesterday = (today + 6) % 7;
  return hours.some((line) => {
    const opens = minutesOf(line.opens);
    const closes = minutesOf(line.closes);
    if (opens === null || closes === null) return false;
    const isOverNight = closes <= opens;
    if (includesDay(line, today) && minutes >= opens && (isOverNight || minutes < closes)) return true;
    return isOverNight && includesDay(line, yesterday) && minutes < closes;
  });
}
