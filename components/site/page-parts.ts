import { pageEvent, scrollTo } from '@/lib/site';
import { findTarget } from './hash-scroll';

/** A hundredth of the window's height below where the target of a link stands at the lowest: a part that begins above that has begun. */
const whereItHasBegun = `1000000px 0px ${Math.round(scrollTo.lowest * 100) + 1 - 100}% 0px`;

/** Pushes a row that is longer than the window along, so that this link stands where the first one did. The page itself stays. */
function pushTo(link: Element): void {
  const row = link.closest('ul');
  const first = row?.querySelector('a');
  if (row && first) row.scrollLeft = link.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

/**
 * Marks in a page's table of contents (`data-page-parts`) the part that is read: the last one that begins in the upper part of the window
 * or above it; before that the first. What stands between two parts belongs to the first of them. Keys find each of its links whole, too.
 * Edit mode puts other elements in their place, and says so. Returns how to stop.
 */
export function followParts(): () => void {
  let stop = observeParts();
  const again = () => {
    stop();
    stop = observeParts();
  };
  document.addEventListener(pageEvent, again);
  return () => {
    document.removeEventListener(pageEvent, again);
    stop();
  };
}

/** The same for the elements that are there now. */
function observeParts(): () => void {
  const links = new Map<Element, Element>();
  for (const link of document.querySelectorAll('[data-page-parts] a')) {
    const part = findTarget(link.getAttribute('href') ?? '');
    if (part) links.set(part, link);
  }
  if (links.size === 0) return () => undefined;

  const parts = [...links.keys()];
  const begun = new Set<Element>();
  let hasBegun = false;
  const show = () => {
    const read = parts.findLast((part) => begun.has(part)) ?? parts[0];
    for (const [part, link] of links)
      if (part !== read) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        // What is read at first does not move a row that somebody may have pushed along already.
        if (hasBegun || link.closest('ul')?.scrollLeft === 0) pushTo(link);
      }
    hasBegun = true;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      show();
    },
    { rootMargin: whereItHasBegun },
  );
  for (const part of parts) observer.observe(part);
  const stop = new AbortController();
  // The browser itself is content with a link of which a part is seen. What is pressed must not move away from under the pointer.
  for (const link of links.values())
    link.addEventListener('focus', () => link.matches(':focus-visible') && pushTo(link), stop);
  return () => {
    observer.disconnect();
    stop.abort();
  };
}
