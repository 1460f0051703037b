import { Temporal } from 'temporal-polyfill';
import { timeZone } from '@/lib/site';

/**
 * The moment that a wall clock of the site's time zone shows, as ISO with offset; null if there is no such date or time. Of a
 * clock time that an autumn night has twice it is the first, of one that a spring night leaves out the one after the gap.
 */
export function findMoment(date: string, time: string): string | null {
  try {
    const moment = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone);
    return moment.toString({ timeZoneName: 'never', smallestUnit: 'second' });
  } catch {
    return null;
  }
}

/** Date and time of the next full hour on the site's wall clock, as form fields hold them. */
export function nextHour(now: Date = new Date()): { date: string; time: string } {
  const moment = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .add({ hours: 1 })
    .round({ smallestUnit: 'hour', roundingMode: 'floor' });
  return {
    date: moment.toPlainDate().toString(),
    time: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
