import { isValues } from './field-values';

/**
 * The canonical form of a tree or other plain data: JSON with sorted keys and without undefined values. Two trees are equal exactly if
 * their canonical forms are; `isEqual` says so faster.
 */
export function serialize(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isValues(each)
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
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isEqual(each, other[index]));
  if (!isValues(one) || !isValues(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => isEqual(one[key], other[key]));
}
