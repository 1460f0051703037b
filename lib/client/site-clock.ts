import { weekdays, type Weekday } from '@/lib/contract/weekday';
import { timeZone } from '@/lib/site';

/** The moment at which the site is looked at. */
export function siteNow(): Date {
  return new Date();
}

/** What the clock on the wall of the site's time zone shows. */
export interface WallClock {
  day: Weekday;
  /** Minutes since midnight. */
  minutes: number;
}

/** The wall clock at a moment, by `Intl` alone: a visitor's browser should not load a library for it. */
export function wallClockAt(moment: Date): WallClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const name = part('weekday').slice(0, 2).toLowerCase();
  return {
    day: weekdays.find((day) => day === name) ?? 'mo',
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
