import { wantsLessMotion } from '@/lib/client/motion';

/** Pushes the row of a pressed button (`data-push`) to the item after or before the one that it begins with; false for every other target. */
export function pushRow(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-push]');
  const row = button?.closest('[data-row]')?.firstElementChild;
  if (!button || !row) return false;
  const isForward = button.dataset.push === '1';
  const start = row.getBoundingClientRect().left;
  // A pixel is no way.
  const ways = [...row.querySelectorAll('li')]
    .map((item) => item.getBoundingClientRect().left - start)
    .filter((way) => (isForward ? way > 1 : way < -1));
  const way = isForward ? ways[0] : ways.at(-1);
  row.scrollBy({ left: way ?? 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  return true;
}
