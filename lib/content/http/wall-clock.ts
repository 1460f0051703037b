import 'server-only';
import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';
import { timeZone } from '@/lib/site';

/**
 * A date-time in the form of the contract, the site's wall-clock time with its offset (`2025-06-28T19:30:00+02:00`): pages read day and hour
 * from it. One without an offset is meant as the site's time. A date alone, and what is no date, stays as it is.
 */
export function toWallClock(value: string): string {
  return times.memo(value);
}

/** Kept, because every page lists all events, and the rules of a time zone take long to apply. */
const times = new LRUCache<string, string>({
  max: 10_000,
  memoMethod: (value) => {
    const written = value.trim().replace(' ', 'T');
    if (!written.includes('T')) return value;
    try {
      const hasOffset = /(?:z|[+-]\d{2}(?::?\d{2})?)$/i.test(written);
      const moment = hasOffset
        ? Temporal.Instant.from(written).toZonedDateTimeISO(timeZone)
        : Temporal.PlainDateTime.from(written).toZonedDateTime(timeZone);
      return moment.toString({ timeZoneName: 'never', smallestUnit: 'second' });
    } catch {
      return value;
    }
  },
});
