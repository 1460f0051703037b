import { wantsLessMotion } from '@/lib/client/motion';

/** Pushes the row of a pressed button (`data-push`) to the item after or before the one that it begins with; false for every other target. */
export function pushRow(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-push]');
  const window = button?.closest('[data-row]')?.firstElementChild;
  if (!button || !window) return false;
  const start = window.getBoundingClientRect().left;
  // A pixel is no way.
  const ways = [...window.querySelectorAll('li')]
    .map((item) => item.getBoundingClientRect().left - start)
    .filter((way) => (button.dataset.push === '1' ? way > 1 : way < -1));
  const way = button.dataset.push === '1' ? ways[0] : ways.at(-1);
  window.scrollBy({ left: way ?? 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  return true;
}
