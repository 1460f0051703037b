import { Temporal } from 'temporal-polyfill';
import { timeZone } from '@/lib/site';

/**
 * The moment at which the site's wall clock shows a date and time, as ISO with offset; null if there is no such date or time. A time that
 * occurs twice when summer time ends means the first one, a time that is skipped when it begins the one after the gap.
 */
export function findMoment(date: string, time: string): string | null {
  try {
    const moment = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone);
    return moment.toString({ timeZoneName: 'never', smallestUnit: 'second' });
  } catch {
    return null;
  }
}

/** The next full hour on the site's wall clock, in the form of date and time inputs. */
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
