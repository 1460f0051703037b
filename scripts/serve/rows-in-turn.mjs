/**
 * Runs in the browser, as the text of this function, so it must not use anything from outside. It divides the first layout of a long page:
 * the rows below the window are laid out after the first paint, one per task, so that a slow phone paints sooner and answers a touch
 * in between. Rows are the children of `main`, and of an element in it that is marked with `data-rows`. A page that is not opened at
 * its beginning (a fragment, a reload, the way back) is laid out whole, since it is about to be scrolled.
 */
export function layOutInTurn() {
  const [visit] = performance.getEntriesByType('navigation');
  const main = document.querySelector('main');
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  if (main === null || !isFresh || location.hash !== '' || document.visibilityState !== 'visible') return;

  /** @type {(parent: Element) => Element[]} */
  const listRows = (parent) =>
    [...parent.children].flatMap((child) => (child.matches('[data-rows]') ? listRows(child) : [child]));
  // What opens the page is never below the window.
  const waiting = listRows(main)
    .filter((row) => row instanceof HTMLElement && row.tagName !== 'SCRIPT')
    .slice(1);
  for (const row of waiting) {
    if (!(row instanceof HTMLElement)) continue;
    row.style.contentVisibility = 'hidden';
    // At least as high as the window, so that no row behind it stands in sight and moves.
    row.style.containIntrinsicBlockSize = '100vh';
  }

  const showNext = () => {
    const row = waiting.shift();
    if (!(row instanceof HTMLElement)) return;
    row.style.contentVisibility = '';
    row.style.containIntrinsicBlockSize = '';
    if (row.style.length === 0) row.removeAttribute('style');
  };
  const showAll = () => {
    while (waiting.length > 0) showNext();
  };
  const showRest = () => {
    showNext();
    // Measured to be laid out in this task.
    void main.offsetHeight;
    if (waiting.length > 0) setTimeout(showRest);
  };
  requestAnimationFrame(() => {
    while (waiting[0] !== undefined && waiting[0].getBoundingClientRect().top < innerHeight) showNext();
    setTimeout(showRest);
  });
  addEventListener('beforeprint', showAll);
  // No frame is drawn in a window that is hidden meanwhile.
  setTimeout(showAll, 1000);
}
