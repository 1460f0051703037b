/**
 * The number that an ordered list of a rich text begins with, by its `start`; null for 1, with which lists begin anyway, for what no list
 * begins with, and for a list that counts with letters (`type`), of which a text has none.
 */
export function readListStart(
  start: string | null | undefined,
  type: string | null | undefined,
): string | null {
  const isNumbered = type == null || type === '1';
  return isNumbered && start != null && /^[1-9]\d{0,3}$/.test(start) && start !== '1' ? start : null;
}
