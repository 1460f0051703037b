import { wantsLessMotion } from '@/lib/client/motion';
import { scrollTo } from '@/lib/site';

/** Slow at both ends. */
const ease = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** Events by which a person takes over the scrolling. */
const objections = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Does something as soon as a person takes over the scrolling, until the signal ends that. */
export function onObjection(act: () => void, signal: AbortSignal): void {
  for (const name of objections) addEventListener(name, act, { signal, passive: true, capture: true });
}

let stopLast = () => {};

/** Scrolls the window within 0.7 seconds, or at once under reduced motion; wheel, touch or key end it. */
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
  onObjection(stopLast, stop.signal);
  requestAnimationFrame(function step(now) {
    if (stop.signal.aborted) return;
    const share = Math.min(1, Math.max(0, (now - began) / scrollTo.duration));
    window.scrollTo({ top: from + distance * ease(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else stop.abort();
  });
}

/** Distance of a link's target from the top of the window: 350 px, or less in a low window. */
export function offsetWithin(windowHeight: number): number {
  return Math.min(scrollTo.offset, windowHeight * scrollTo.lowest);
}
