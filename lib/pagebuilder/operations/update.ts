import type { Locale } from '@/lib/contract/locale';
import { isLocale } from '@/lib/contract/locale';
import { findNode } from '../locate';
import { OperationError, type Applied, type Change } from '../operations';
import { rewriteModule, rewriteSection } from '../rewrite';
import { isSection, type Json, type Tree, type TreeNode, type Values } from '../tree';

/** Changes values, the anchor or the languages of one node. A section has no values, but a colour. */
export function update(tree: Tree, id: number, changes: readonly Change[]): Applied {
  const before = findNode(tree, id);
  if (!before) throw new OperationError('not_found', `The tree does not hold ${id}.`);
  let node: TreeNode = before;
  const inverse: Change[] = [];
  for (const change of changes) {
    inverse.unshift(invert(node, change));
    node = applyChange(node, change);
  }
  const after = node;
  return {
    tree: isSection(after) ? rewriteSection(tree, id, () => after) : rewriteModule(tree, id, () => after),
    inverse: { type: 'update', id, changes: inverse },
    touched: [id],
  };
}

function applyChange(node: TreeNode, change: Change): TreeNode {
  if (change.target === 'anchor')
    return { ...node, anchor: typeof change.value === 'string' ? change.value : '' };
  if (change.target === 'locales') return { ...node, locales: readLocales(change.value) };
  if (change.target === 'color') return withColour(node, change.value);
  if (isSection(node)) throw new OperationError('bad_change', `Section ${node.id} has no values.`);
  return { ...node, values: changeValue(node.values, change) };
}

function withColour(node: TreeNode, value: Json | undefined): TreeNode {
  if (!isSection(node)) throw new OperationError('bad_change', `Module ${node.id} has no colour.`);
  const { color: _, ...plain } = node;
  return typeof value === 'string' ? { ...plain, color: value } : plain;
}

function changeValue(values: Values, { field, locale, value }: Change): Values {
  if (field === undefined)
    throw new OperationError('bad_change', 'A changed value needs the name of its field.');
  if (locale === undefined) return put(values, field, value);
  const texts = own(values, field);
  return put(values, field, put(isGroup(texts) ? texts : {}, locale, value));
}

/** The change that brings back what `change` is about to overwrite. */
function invert(node: TreeNode, { target, field, locale }: Change): Change {
  if (target === 'anchor') return { target, value: node.anchor };
  if (target === 'locales') return { target, value: node.locales };
  if (target === 'color')
    return isSection(node) && node.color !== undefined ? { target, value: node.color } : { target };
  if (isSection(node) || field === undefined) return { target };
  const texts = own(node.values, field);
  if (locale === undefined || !isGroup(texts)) return withValue({ target, field }, texts);
  return withValue({ target, field, locale }, own(texts, locale));
}

function withValue(change: Change, value: Json | undefined): Change {
  return value === undefined ? change : { ...change, value };
}

/** An object with one key set, or without it. Own keys only, so that a field named `__proto__` is a field like others. */
function put(values: Values, key: string, value: Json | undefined): Values {
  const kept = Object.entries(values).filter(([name]) => name !== key);
  return Object.fromEntries(value === undefined ? kept : [...kept, [key, value]]);
}

function own(values: Values, key: string): Json | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

function isGroup(value: Json | undefined): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readLocales(value: Json | undefined): Locale[] | null {
  return Array.isArray(value) ? value.filter(isLocale) : null;
}
