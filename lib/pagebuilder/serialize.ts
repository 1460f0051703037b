/**
 * The canonical form of a tree or other plain data: JSON with sorted keys and without undefined values. Two trees are equal exactly if
 * their canonical forms are; `isEqual` says so faster.
 */
export function serialize(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isRecord(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/**
 * Whether two trees or other plain data have the same canonical form, found without making it. Libraries that compare take a value that is
 * undefined for another than one that is absent.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, index) => isEqual(each, other[index]))
    );
  if (!isRecord(one) || !isRecord(other)) return false;
  return (
    Object.keys(one).every((key) => isEqual(one[key], other[key])) &&
    Object.keys(other).every((key) => other[key] === undefined || one[key] !== undefined)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
