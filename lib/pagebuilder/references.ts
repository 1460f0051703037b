import { walkTree } from './locate';
import { isReference, listHrefs } from './links';
import { isSection, type Json, type Tree, type Values } from './tree';

/** Every reference in a tree, in order and without repeats: `media:7`, `page:12`. */
export function listReferences(tree: Tree): string[] {
  const found = new Set<string>();
  for (const { node } of walkTree(tree)) if (!isSection(node)) collect(node.values, found);
  return [...found].toSorted();
}

/** Every reference in stored values. */
export function listValueReferences(values: Values): string[] {
  const found = new Set<string>();
  collect(values, found);
  return [...found].toSorted();
}

function collect(value: Json, found: Set<string>): void {
  if (typeof value === 'string') {
    for (const each of [value, ...listHrefs(value)].filter(isReference)) found.add(each);
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collect(each, found);
  }
}
