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

const isTime = (value: string) => /^\d{1,2}:\d{2}$/.test(value);
const isSame = (one: Span, other: Span) => one.opens === other.opens && one.closes === other.closes;

/** The hours of each weekday from Monday; null if closed. Only the first line that names a day counts. */
export function hoursByDay(hours: readonly OpeningHours[]): (Span | null)[] {
  return weekdays.map((_, index) => {
    const line = hours.find(({ day_from, day_to }) => {
      const from = weekdays.findIndex((name) => name === day_from);
      const to = weekdays.findIndex((name) => name === day_to);
      if (from === -1 || to === -1) return false;
      return from <= to ? index >= from && index <= to : index >= from || index <= to;
    });
    return line && isTime(line.opens) && isTime(line.closes)
      ? { opens: line.opens, closes: line.closes }
      : null;
  });
}

/**
 * Opening hours in words: „Dienstag bis Sonntag 10–18 Uhr, Donnerstag bis 20 Uhr“ and „Montag geschlossen“, a sentence each. Empty if no
 * line names days and times.
 */
export function sayHours(hours: readonly OpeningHours[], words: HoursWords): string[] {
  const week = hoursByDay(hours);
  const open = week.flatMap((span, index) => (span === null ? [] : [{ span, index }]));
  const [first] = open;
  if (!first) return [];
  const isWhole = open.length === 7 && open.every(({ span }) => isSame(span, first.span));
  if (isWhole && first.span.opens === '00:00' && /^(?:24:00|00:00|23:59)$/.test(first.span.closes))
    return [words.always];

  const usual = mostFrequent(open.map(({ span }) => span));
  const others = open.filter(({ span }) => !isSame(span, usual));
  const isRun = (open.at(-1)?.index ?? 0) - first.index === open.length - 1;
  const sentences =
    isRun && others.length <= mostExceptions
      ? [
          [
            `${sayDays(
              open.map(({ index }) => index),
              words,
            )} ${words.span(usual.opens, usual.closes)}`,
            ...others.map(
              ({ span, index }) =>
                `${sayDays([index], words)} ${
                  span.opens === usual.opens ? words.until(span.closes) : words.span(span.opens, span.closes)
                }`,
            ),
          ].join(', '),
        ]
      : runsOf(open).map(
          (run) =>
            `${sayDays(
              run.map(({ index }) => index),
              words,
            )} ${words.span(run[0]?.span.opens ?? '', run[0]?.span.closes ?? '')}`,
        );
  const closed = week.flatMap((span, index) => (span === null ? [index] : []));
  return closed.length === 0 ? sentences : [...sentences, words.closed(sayDays(closed, words))];
}

function mostFrequent(spans: readonly Span[]): Span {
  const count = (span: Span) => spans.filter((each) => isSame(each, span)).length;
  return spans.reduce((best, span) => (count(span) > count(best) ? span : best));
}

/** Consecutive days with the same hours. */
function runsOf(open: readonly { span: Span; index: number }[]) {
  const runs: { span: Span; index: number }[][] = [];
  for (const day of open) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.index === day.index - 1 && isSame(last.span, day.span)) runs.at(-1)?.push(day);
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
