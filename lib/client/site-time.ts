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

/** Date and time on the site's wall clock, in the form of date and time inputs. */
export interface WallTime {
  date: string;
  time: string;
}

/** What the site's wall clock shows at a moment. */
export function wallTimeAt(moment: Date): WallTime {
  return toInputs(zoned(moment));
}

/** The next full hour on the site's wall clock. */
export function nextHour(now: Date = new Date()): WallTime {
  return toInputs(zoned(now).add({ hours: 1 }).round({ smallestUnit: 'hour', roundingMode: 'floor' }));
}

function zoned(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
}

function toInputs(moment: Temporal.ZonedDateTime): WallTime {
  return {
    date: moment.toPlainDate().toString(),
    time: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
