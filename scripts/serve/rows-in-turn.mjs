/**
 * Runs in the browser, as the text of this function, so it must not use anything from outside. It divides the first layout of a long page:
 * the rows below the window are laid out after the first paint, one per task, so that a slow phone paints sooner and answers a touch
 * in between. Rows are the children of `main`, and of any element in it that is marked with `data-rows`: in place of the element where
 * that is a row itself, else after the row that it stands in. A page that is not opened at its beginning (a fragment, a reload, the way
 * back) is laid out whole, since it is about to be scrolled.
 */
export function layOutInTurn() {
  const [visit] = performance.getEntriesByType('navigation');
  const main = document.querySelector('main');
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  if (main === null || !isFresh || location.hash !== '' || document.visibilityState !== 'visible') return;

  /** @type {(parent: Element) => Element[]} */
  const listRows = (parent) =>
    [...parent.children].flatMap((child) =>
      child.matches('[data-rows]')
        ? listRows(child)
        : [child, ...[...child.querySelectorAll('[data-rows]')].flatMap(listRows)],
    );
  /** @type {HTMLElement[]} */
  const waiting = [];
  // What opens the page is never below the window, and what follows `main` comes last.
  const rows = listRows(main).filter(({ tagName }) => tagName !== 'SCRIPT');
  for (let after = main.nextElementSibling; after !== null; after = after.nextElementSibling)
    rows.push(after);
  for (const row of rows.slice(1)) {
    if (!(row instanceof HTMLElement) || row.tagName === 'SCRIPT' || row.hidden || row.style.display !== '')
      continue;
    // Nothing is measured by its place before it has one, as with `content-visibility`: what appears below the window moves nothing.
    row.style.display = 'none';
    waiting.push(row);
  }

  const showNext = () => {
    waiting.shift()?.style.removeProperty('display');
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
    while (waiting.length > 0 && main.getBoundingClientRect().bottom < innerHeight) showNext();
    setTimeout(showRest);
  });
  addEventListener('beforeprint', showAll);
  // No frame is drawn in a window that is hidden meanwhile.
  setTimeout(showAll, 1000);
}
