import type { Locale } from '@/lib/contract/locale';
import { isLocale } from '@/lib/contract/locale';
import { isValues } from '../field-values';
import { findNode } from '../locate';
import { OperationError, type Applied, type Change } from '../operations';
import { rewriteModule, rewriteSection } from '../rewrite';
import { isSection, type Json, type Tree, type TreeNode, type Values } from '../tree';

/** Changes values, the anchor or the languages of one node. A section has a colour instead of values. */
export function update(tree: Tree, id: number, changes: readonly Change[]): Applied {
  const before = findNode(tree, id);
  if (!before) throw new OperationError('not_found', `The tree does not hold ${id}.`);
  let node: TreeNode = before;
  const inverse: Change[] = [];
  for (const change of changes) {
    const changed = applyChange(node, change);
    inverse.unshift(changed.inverse);
    node = changed.node;
  }
  const after = node;
  return {
    tree: isSection(after) ? rewriteSection(tree, id, () => after) : rewriteModule(tree, id, () => after),
    inverse: { type: 'update', id, changes: inverse },
    touched: [id],
  };
}

/** A changed node, with the change that reverts it. */
interface Changed {
  node: TreeNode;
  inverse: Change;
}

function applyChange(node: TreeNode, change: Change): Changed {
  const { target, value } = change;
  switch (target) {
    case 'anchor':
      return {
        node: { ...node, anchor: typeof value === 'string' ? value : '' },
        inverse: { target, value: node.anchor },
      };
    case 'locales':
      return { node: { ...node, locales: readLocales(value) }, inverse: { target, value: node.locales } };
    case 'color':
      return changeColour(node, value);
    case 'value':
      return changeValue(node, change);
  }
}

function changeColour(node: TreeNode, value: Json | undefined): Changed {
  if (!isSection(node)) throw new OperationError('bad_change', `Module ${node.id} has no colour.`);
  const { color, ...plain } = node;
  return {
    node: typeof value === 'string' ? { ...plain, color: value } : plain,
    inverse: { target: 'color', value: color },
  };
}

function changeValue(node: TreeNode, { target, field, locale, value }: Change): Changed {
  if (isSection(node)) throw new OperationError('bad_change', `Section ${node.id} has no values.`);
  if (field === undefined)
    throw new OperationError('bad_change', 'A changed value needs the name of its field.');
  const before = own(node.values, field);
  const withField = (after: Json | undefined) => ({ ...node, values: put(node.values, field, after) });
  if (locale === undefined) return { node: withField(value), inverse: { target, field, value: before } };
  if (!isValues(before))
    return { node: withField(put({}, locale, value)), inverse: { target, field, value: before } };
  return {
    node: withField(put(before, locale, value)),
    inverse: { target, field, locale, value: own(before, locale) },
  };
}

/** A copy of an object with one key set or removed. Own keys only, so that a field named `__proto__` is like any other. */
function put(values: Values, key: string, value: Json | undefined): Values {
  const kept = Object.entries(values).filter(([name]) => name !== key);
  return Object.fromEntries(value === undefined ? kept : [...kept, [key, value]]);
}

function own(values: Values, key: string): Json | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

function readLocales(value: Json | undefined): Locale[] | null {
  return Array.isArray(value) ? value.filter(isLocale) : null;
}
