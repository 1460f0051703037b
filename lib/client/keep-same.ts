/**
 * `after`, with every part that says the same as in `before` taken from there: what has not changed stays the same object, so that it is not
 * rendered again. Both are plain data. The query library has the like, and would come with it before anything is asked for.
 */
export function keepSame<Value>(before: unknown, after: Value): Value;
export function keepSame(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (!isCompound(before) || !isCompound(after) || Array.isArray(before) !== Array.isArray(after))
    return after;
  const parts = Object.entries(after).map(([key, value]) => [key, keepSame(before[key], value)] as const);
  const isSame =
    parts.length === Object.keys(before).length &&
    parts.every(([key, value]) => Object.hasOwn(before, key) && value === before[key]);
  if (isSame) return before;
  return Array.isArray(after) ? parts.map(([, value]) => value) : Object.fromEntries(parts);
}

function isCompound(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
