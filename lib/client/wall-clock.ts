import { weekdays, type Weekday } from '@/lib/contract/weekday';
import { timeZone } from '@/lib/site';

/** Date and time in the site's time zone. */
export interface WallClock {
  day: Weekday;
  /** Minutes since midnight. */
  minutes: number;
  /** The day as `2025-07-12`. */
  date: string;
}

/** Made once: a list of events asks it for each of them, and to make one takes longer than to ask it a hundred times. */
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The wall clock at a moment. It uses `Intl` alone, so that a visitor's browser loads no library for it. */
export function wallClockAt(moment: Date): WallClock {
  const parts = wallClock.formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const name = part('weekday').slice(0, 2).toLowerCase();
  return {
    day: weekdays.find((day) => day === name) ?? 'mo',
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
    date: `${part('year')}-${part('month')}-${part('day')}`,
  };
}

/** The day a number of days after another; both as `2025-07-12`. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Milliseconds of a day. */
const day = 86_400_000;

/** The number of days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);
}

/** The day of the week of a day. */
export function weekdayOf(date: string): Weekday {
  return weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mo';
}
