/** The number that an ordered list of a rich text begins with, by its `start`; null for 1, with which lists begin anyway, and for what no list begins with. */
export function readListStart(start: string | null | undefined): string | null {
  return start != null && /^[1-9]\d{0,3}$/.test(start) && start !== '1' ? start : null;
}
