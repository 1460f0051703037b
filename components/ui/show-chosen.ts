/**
 * Pushes each row of filters along to what is chosen in it, where the browser does not do so by itself (`scroll-initial-target` in
 * filter-links.module.css). The page contains the text of this function, which runs before the first paint, so that nothing moves; it must
 * not use anything from outside.
 */
export function showChosen(): void {
  if (CSS.supports('scroll-initial-target', 'nearest')) return;
  for (const chosen of document.querySelectorAll('[data-filter] [aria-current]')) {
    const row = chosen.closest('ul');
    if (!row) continue;
    const { left, width } = row.getBoundingClientRect();
    row.scrollLeft += chosen.getBoundingClientRect().left - left - width / 5;
  }
}

/** The script in the page. */
export const chosenScript = `(${showChosen.toString()})()`;
