import { timeZone } from '@/lib/site';

/** What the change of the clocks makes of a time: in March an hour is missing, in October one comes twice. */
type ClockChange = 'missing' | 'twice';

/** What the change makes of a time on the site's wall clock (`2026-03-29T02:30`); null for any other time, and for what is none. */
export function findClockChange(moment: string): ClockChange | null {
  const asIfUtc = Date.parse(`${moment}Z`);
  if (Number.isNaN(asIfUtc)) return null;
  const offsets = new Set([offsetAt(asIfUtc - day), offsetAt(asIfUtc + day)]);
  const shown = [...offsets].filter((offset) => offsetAt(asIfUtc - offset) === offset);
  if (shown.length === 1) return null;
  return shown.length === 0 ? 'missing' : 'twice';
}

/** Milliseconds of a day: the clocks are not changed twice in two of them. */
export const day = 86_400_000;

/** Swedish dates are those of ISO: `2026-03-29 03:30`. It is made once, which takes longer than to ask it a hundred times. */
const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** How far the site's wall clock is ahead of UTC at a time; both in milliseconds. */
export function offsetAt(time: number): number {
  const minutes = Math.floor(time / 60_000) * 60_000;
  return Date.parse(`${wallClock.format(minutes).replace(' ', 'T')}Z`) - minutes;
}
