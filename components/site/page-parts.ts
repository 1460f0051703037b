import { findTarget } from './hash-scroll';

/** All above the middle of the window: a part whose beginning has passed that has begun. What a link scrolls to stands above it. */
const aboveTheMiddle = '1000000px 0px -50% 0px';

/**
 * Marks in a page's table of contents (`data-page-parts`) the part that is read: the last one whose beginning has passed the middle of the
 * window. What stands between two parts belongs to the first. Returns how to stop.
 */
export function followParts(): () => void {
  const links = new Map<Element, Element>();
  for (const link of document.querySelectorAll('[data-page-parts] a')) {
    const part = findTarget(link.getAttribute('href') ?? '');
    if (part) links.set(part, link);
  }
  if (links.size === 0) return () => undefined;

  const parts = [...links.keys()];
  const begun = new Set<Element>();
  const show = () => {
    const read = parts.findLast((part) => begun.has(part));
    for (const [part, link] of links)
      if (part === read) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      show();
    },
    { rootMargin: aboveTheMiddle },
  );
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
}
