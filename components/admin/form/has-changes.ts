/** Whether two values differ for a person: undefined, null, an empty text and anything made up of these are equal. */
export function hasChanges(one: unknown, other: unknown): boolean {
  return JSON.stringify(compact(one)) !== JSON.stringify(compact(other));
}

/** A value without empty parts, with its names sorted. */
function compact(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((item) => compact(item) ?? null);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([name, inner]): [string, unknown] => [name, compact(inner)])
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
