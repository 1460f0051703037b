import { day, offsetAt } from '@/lib/pagebuilder/clock-change';

/**
 * The moment at which the site is viewed: the stopped clock of the settings (`2025-07-12T14:00`), or else now. Everything that depends on
 * the time asks here. A time that occurs twice when summer time ends means the first one, a time that is skipped when it begins the one after the gap.
 */
export function siteNow(clock = ''): Date {
  const asIfUtc = Date.parse(`${clock}Z`);
  if (Number.isNaN(asIfUtc)) return new Date();
  const [before, after] = [offsetAt(asIfUtc - day), offsetAt(asIfUtc + day)];
  const isAfter = offsetAt(asIfUtc - before) !== before && offsetAt(asIfUtc - after) === after;
  return new Date(asIfUtc - (isAfter ? after : before));
}
