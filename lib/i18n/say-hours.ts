import { linesOn } from '@/lib/contract/hours-of-day';
import type { OpeningHours } from '@/lib/contract/opening-hours';
import { weekdays, type Weekday } from '@/lib/contract/weekday';

/** The words for opening hours, in one language. */
export interface HoursWords {
  day: (day: Weekday) => string;
  /** Dienstag bis Sonntag */
  days: (from: string, to: string) => string;
  /** 10–18 Uhr */
  span: (opens: string, closes: string) => string;
  /** bis 20 Uhr */
  until: (closes: string) => string;
  always: string;
  closed: (days: string) => string;
}

interface Span {
  opens: string;
  closes: string;
}

/** Most days with hours of their own that fit a sentence; more make a list. */
const mostExceptions = 2;

const isSame = (one: readonly Span[], other: readonly Span[]) =>
  one.length === other.length &&
  one.every(({ opens, closes }, index) => opens === other[index]?.opens && closes === other[index]?.closes);

/** The hours of each weekday from Monday; none if it is closed. */
export function hoursByDay(hours: readonly OpeningHours[]): Span[][] {
  return weekdays.map((_, day) => linesOn(hours, day).map(({ opens, closes }) => ({ opens, closes })));
}

/** The hours of a day in words: 10–13 Uhr, 14–18 Uhr */
export function saySpans(spans: readonly Span[], { span }: Pick<HoursWords, 'span'>): string {
  return spans.map(({ opens, closes }) => span(opens, closes)).join(', ');
}

/** Whether these are the hours of something that never closes. */
export function isAlwaysOpen(hours: readonly OpeningHours[]): boolean {
  return hoursByDay(hours).every(
    ([first, ...more]) =>
      more.length === 0 && first?.opens === '00:00' && /^(?:24:00|00:00|23:59)$/.test(first.closes),
  );
}

/**
 * Opening hours in words: „Dienstag bis Sonntag 10–18 Uhr, Donnerstag bis 20 Uhr“ and „Montag geschlossen“, a sentence each. Empty if no
 * line names days and times.
 */
export function sayHours(hours: readonly OpeningHours[], words: HoursWords): string[] {
  const week = hoursByDay(hours);
  const open = week.flatMap((spans, index) => (spans.length === 0 ? [] : [{ spans, index }]));
  const [first] = open;
  if (!first) return [];
  if (isAlwaysOpen(hours)) return [words.always];

  const usual = mostFrequent(open.map(({ spans }) => spans));
  const others = open.filter(({ spans }) => !isSame(spans, usual));
  const isRun = (open.at(-1)?.index ?? 0) - first.index === open.length - 1;
  const sentences =
    isRun && others.length <= mostExceptions
      ? [
          [
            `${sayDays(
              open.map(({ index }) => index),
              words,
            )} ${saySpans(usual, words)}`,
            ...others.map(
              ({ spans, index }) => `${sayDays([index], words)} ${sayOther(spans, usual, words)}`,
            ),
          ].join(', '),
        ]
      : runsOf(open).map(
          (run) =>
            `${sayDays(
              run.map(({ index }) => index),
              words,
            )} ${saySpans(run[0]?.spans ?? [], words)}`,
        );
  const closed = week.flatMap((spans, index) => (spans.length === 0 ? [index] : []));
  return closed.length === 0 ? sentences : [...sentences, words.closed(sayDays(closed, words))];
}

/** Only the end, where a day begins as the others do. */
function sayOther(spans: readonly Span[], usual: readonly Span[], words: HoursWords): string {
  const [only, ...more] = spans;
  const isLater = only && more.length === 0 && usual.length === 1 && only.opens === usual[0]?.opens;
  return isLater ? words.until(only.closes) : saySpans(spans, words);
}

function mostFrequent(days: readonly Span[][]): Span[] {
  const count = (day: readonly Span[]) => days.filter((each) => isSame(each, day)).length;
  return days.reduce((best, day) => (count(day) > count(best) ? day : best));
}

/** Consecutive days with the same hours. */
function runsOf(open: readonly { spans: Span[]; index: number }[]) {
  const runs: { spans: Span[]; index: number }[][] = [];
  for (const day of open) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.index === day.index - 1 && isSame(last.spans, day.spans)) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Three or more consecutive days are named by the first and the last of them. */
function sayDays(indices: readonly number[], { day, days }: HoursWords): string {
  const names = indices.flatMap((index) => weekdays[index] ?? []).map(day);
  const isRun = (indices.at(-1) ?? 0) - (indices[0] ?? 0) === indices.length - 1;
  if (names.length > 2 && isRun) return days(names[0] ?? '', names.at(-1) ?? '');
  return names.join(', ');
}
