import { isOpenIn, type OpenTimes } from '@/lib/client/open-week';
import { wallClockAt } from '@/lib/client/wall-clock';
import type { TodayStep } from './today-steps';

/** The step for a moment; none before the first. */
export function stepAt(steps: readonly TodayStep[], now: number): string {
  return steps.findLast(([from]) => from <= now)?.[1] ?? '';
}

/**
 * Updates what depends on the present moment, which the server could not know: the sentence of the slim line, the lists of coming events
 * without past ones, the marked day in the week's table, and whether what has hours of its own is open. Pages with a stopped clock have
 * nothing to update.
 */
export function followToday(now = Date.now()): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-today]')) {
    const { today = '[]', always = '' } = line.dataset;
    line.textContent = stepAt(JSON.parse(today) as TodayStep[], now) || always;
  }
  for (const event of document.querySelectorAll<HTMLElement>('[data-coming="live"] [data-ends]')) {
    event.hidden = Number(event.dataset['ends']) <= now;
  }
  // A day, and a section with its heading, goes with the last of its events.
  const around = '[data-coming="live"] [data-day], section[data-coming="live"]';
  for (const part of document.querySelectorAll<HTMLElement>(around)) {
    part.hidden = part.querySelector('[data-ends]:not([hidden])') === null;
  }
  const clock = wallClockAt(new Date(now));
  for (const row of document.querySelectorAll<HTMLElement>('[data-week="live"] [data-weekday]'))
    row.toggleAttribute('data-now', row.dataset['weekday'] === clock.day);
  for (const heading of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '', open = '', closed = '' } = heading.dataset;
    heading.textContent = isOpenIn(JSON.parse(hours) as OpenTimes, clock) ? open : closed;
  }
}
