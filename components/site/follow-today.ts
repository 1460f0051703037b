import { wallClockAt } from '@/lib/client/site-clock';
import type { TodayStep } from './today-steps';

/** The step that holds at a moment; none before the first. */
export function stepAt(steps: readonly TodayStep[], now: number): string {
  return steps.findLast(([from]) => from <= now)?.[1] ?? '';
}

/**
 * Puts what is true at this moment in place of what the server could know: the sentence of the slim line, and of the lists of coming
 * events those that are not over, and of the week's table the day that it is. Pages whose clock stands carry nothing to follow.
 */
export function followToday(now = Date.now()): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-today]')) {
    const text = stepAt(JSON.parse(line.dataset['today'] ?? '[]') as TodayStep[], now);
    if (text !== '') line.textContent = text;
  }
  for (const event of document.querySelectorAll<HTMLElement>('[data-coming="live"] [data-ends]')) {
    event.hidden = Number(event.dataset['ends']) <= now;
  }
  for (const day of document.querySelectorAll<HTMLElement>('[data-coming="live"] [data-day]')) {
    day.hidden = day.querySelector('[data-ends]:not([hidden])') === null;
  }
  const { day: today } = wallClockAt(new Date(now));
  for (const row of document.querySelectorAll<HTMLElement>('[data-week="live"] [data-weekday]'))
    row.toggleAttribute('data-now', row.dataset['weekday'] === today);
}
