/**
 * The canonical form of a tree or any other plain data: JSON with keys in alphabetical order and without undefined
 * values. Two trees are the same exactly when their canonical forms are.
 */
export function serialize(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
