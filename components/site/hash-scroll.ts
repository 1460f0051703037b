import { hashScroll } from '@/lib/site';

/** The element that a fragment names, or null. */
export function findTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to an element 130 px below the top and gives it the focus; inside a closed FAQ entry after that has opened (spec §2). */
export function scrollToTarget(target: HTMLElement): void {
  const entry = target.closest('details');
  const opens = entry !== null && !entry.open;
  if (opens) entry.open = true;
  window.setTimeout(
    () => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = target.id === 'top' ? 0 : target.getBoundingClientRect().top + scrollY - hashScroll.offset;
      scrollTo({ top, behavior: isStill ? 'auto' : 'smooth' });
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    },
    opens ? hashScroll.faqDelay : 0,
  );
}

/** After a page has loaded with a fragment: waits for the element, which may come late, and scrolls to it (spec §2, §9). Answers a way to stop. */
export function scrollToHashWhenReady(): () => void {
  const { hash } = location;
  if (hash.length < 2) return () => undefined;
  let tries = 0;
  let timer = window.setTimeout(function look() {
    const target = findTarget(hash);
    if (target) scrollToTarget(target);
    else if ((tries += 1) < hashScroll.tries) timer = window.setTimeout(look, hashScroll.interval);
  }, hashScroll.delay);
  return () => window.clearTimeout(timer);
}
