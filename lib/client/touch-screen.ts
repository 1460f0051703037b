/** Whether the page is used by finger alone: there are no keys to name, and nothing is pressed twice. */
export function isTouchScreen(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}
