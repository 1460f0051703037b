import { wantsLessMotion } from '@/lib/client/motion';
import { scrollTo } from '@/lib/site';

/** Half slow at both ends. */
const ease = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** What a person does who does not want to be scrolled any further. */
const objections = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopLast = () => {};

/** Scrolls the window for 0.7 seconds, at once where less motion is wanted; a touch of wheel, finger or key ends it. */
export function glide(position: number): void {
  stopLast();
  const from = window.scrollY;
  const most = document.documentElement.scrollHeight - window.innerHeight;
  const distance = Math.max(0, Math.min(position, most)) - from;
  if (wantsLessMotion()) {
    window.scrollTo({ top: from + distance, behavior: 'instant' });
    return;
  }
  const began = performance.now();
  const stop = new AbortController();
  stopLast = () => stop.abort();
  for (const name of objections)
    addEventListener(name, stopLast, { signal: stop.signal, passive: true, capture: true });
  requestAnimationFrame(function step(now) {
    if (stop.signal.aborted) return;
    const share = Math.min(1, Math.max(0, (now - began) / scrollTo.duration));
    window.scrollTo({ top: from + distance * ease(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else stop.abort();
  });
}

/** How far below the top of the window a link's target comes to stand: 350 px, and never in the lower half of a low window. */
export function offsetWithin(windowHeight: number): number {
  return Math.min(scrollTo.offset, windowHeight / 2);
}
