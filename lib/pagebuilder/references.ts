import { walkTree } from './locate';
import { isReference, listHrefs } from './links';
import { isSection, type Tree, type Values } from './tree';

/** Every reference in a tree, in order and without repeats: `media:7`, `page:12`. */
export function listReferences(tree: Tree): string[] {
  const found = new Set<string>();
  for (const { node } of walkTree(tree)) if (!isSection(node)) collect(node.values, found);
  return [...found].toSorted();
}

/** Every reference in stored values. */
export function listValueReferences(values: Values): string[] {
  return listReferencesIn(values);
}

/** Every reference in plain data, such as operations. */
export function listReferencesIn(data: unknown): string[] {
  const found = new Set<string>();
  collect(data, found);
  return [...found].toSorted();
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    for (const each of [value, ...listHrefs(value)].filter(isReference)) found.add(each);
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collect(each, found);
  }
}
