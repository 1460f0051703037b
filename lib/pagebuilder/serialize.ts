/**
 * The canonical form of a tree or other plain data: JSON with sorted keys and without undefined values. Two trees are equal exactly if
 * their canonical forms are.
 */
export function serialize(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
