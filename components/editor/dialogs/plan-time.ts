import { findMoment, type WallTime } from '@/lib/client/site-time';
import type { Locale } from '@/lib/contract/locale';
import { longestPlan, type Scheduled } from '@/lib/contract/write';
import { dateTags } from '@/lib/i18n/formats';
import { findClockChange } from '@/lib/pagebuilder/clock-change';
import { timeZone } from '@/lib/site';

/** Why nothing can be planned for a time; a message of `editor.schedule`. */
export type PlanFault = 'past' | 'far' | 'twice';

/** The moment for which something is planned, as ISO with offset; null if it cannot be, and why, unless the field says so itself. */
type JudgedPlan = { at: string; fault: null } | { at: null; fault: PlanFault | null };

/** Judges a time for languages to be published, beside what is planned already. */
export function judgePlan(
  { date, time }: WallTime,
  languages: readonly Locale[],
  planned: readonly Scheduled[],
): JudgedPlan {
  if (findClockChange(`${date}T${time}`) === 'missing') return { at: null, fault: null };
  const at = findMoment(date, time);
  if (at === null || Date.parse(at) <= Date.now()) return { at: null, fault: 'past' };
  if (Date.parse(at) - Date.now() > longestPlan) return { at: null, fault: 'far' };
  if (planned.some((plan) => isSamePlan(plan, at, languages))) return { at: null, fault: 'twice' };
  return { at, fault: null };
}

function isSamePlan(planned: Scheduled, at: string, languages: readonly Locale[]): boolean {
  return (
    Date.parse(planned.at) === Date.parse(at) && planned.locales.some((locale) => languages.includes(locale))
  );
}

/** The moment in the time zone of the person planning it; null if that is the site's. */
export function describeHere({ date, time }: WallTime, locale: Locale): string | null {
  const at = findMoment(date, time);
  if (at === null) return null;
  const show = (zone?: string) =>
    new Date(at).toLocaleString(dateTags[locale], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    });
  return show() === show(timeZone) ? null : show();
}
