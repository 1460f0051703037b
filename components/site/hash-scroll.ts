import { hashScroll } from '@/lib/site';
import { glide, offsetWithin, onObjection } from './scroll-to';

/** The element of a fragment, or null. */
export function findTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The FAQ entry that contains a target or is inside it: an entry's anchor is on its list item. */
function findEntry(target: HTMLElement): HTMLDetailsElement | null {
  return target.closest('details') ?? target.querySelector<HTMLDetailsElement>(':scope > details');
}

/**
 * Scrolls to an element and focuses it, inside a closed FAQ entry after opening that (spec §2). `offset` is its distance from the top of
 * the window.
 */
export function scrollToTarget(target: HTMLElement, offset = offsetWithin(window.innerHeight)): void {
  const entry = findEntry(target);
  if (entry) entry.open = true;
  const objections = new AbortController();
  const timer = window.setTimeout(
    () => {
      objections.abort();
      // A text that was unfolded only while a link in it had the focus folds first.
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      glide(target.id === 'top' ? 0 : target.getBoundingClientRect().top + scrollY - offset);
    },
    entry ? hashScroll.faqDelay : 0,
  );
  onObjection(() => {
    window.clearTimeout(timer);
    objections.abort();
  }, objections.signal);
}

/** Whether the reader has pressed or scrolled before this script came (scripts/serve/late-scripts.mjs). */
const isUnderWay = (): boolean => document.documentElement.hasAttribute('data-taken-over');

/**
 * After a page has loaded with a fragment: waits for the element, which may appear late, and scrolls to it (spec §2, §9), unless the reader
 * takes over before that. `isFirst`: it is the page with which the document was loaded, to whose element the browser itself has jumped.
 * Returns a function that stops it.
 */
export function scrollToHashWhenReady(isFirst = false): () => void {
  const { hash } = location;
  if (hash.length < 2) return () => undefined;
  if (isFirst && isUnderWay()) {
    const target = findTarget(hash);
    const entry = target && findEntry(target);
    if (entry) entry.open = true;
    return () => undefined;
  }
  let tries = 0;
  let timer = window.setTimeout(function look() {
    const target = findTarget(hash);
    if (target || (tries += 1) >= hashScroll.tries) objections.abort();
    if (target) scrollToTarget(target, hashScroll.offset);
    else if (tries < hashScroll.tries) timer = window.setTimeout(look, hashScroll.interval);
  }, hashScroll.delay);
  const objections = new AbortController();
  const stop = () => {
    window.clearTimeout(timer);
    objections.abort();
  };
  onObjection(stop, objections.signal);
  const onBack = () => location.hash !== hash && stop();
  addEventListener('popstate', onBack, { signal: objections.signal });
  return stop;
}
