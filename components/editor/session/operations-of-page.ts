import { findDefinition } from '@/components/modules/kinds';
import type { ModulePlace } from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import type { ProposedPlace } from '@/lib/contract/operation';
import { storedOrder } from '@/lib/pagebuilder/localise';
import { findNode } from '@/lib/pagebuilder/locate';
import type { Change } from '@/lib/pagebuilder/operations';
import { listAt } from '@/lib/pagebuilder/several';
import { isSection, type Json, type ModuleNode, type Tree, type Values } from '@/lib/pagebuilder/tree';
import { toChanges, toStoredValues } from '@/lib/pagebuilder/wire-values';
import { buildValues, listFields } from './module-rules';
import type { ShownPage } from './shown-page';

// What people do on the page, in one language, as operations on its tree.

type Wire = Record<string, unknown>;

/** The changes that make a node have these values in a language; none for those that it has already. */
export function readChanges(
  tree: Tree,
  id: number,
  values: Wire,
  locale: Locale,
  page: Pick<ShownPage, 'internalise'>,
): Change[] {
  const node = findNode(tree, id);
  if (node === null) return [];
  const { anchor, locales, color, ...fields } = values;
  const changes: Change[] = [];
  if (typeof anchor === 'string' && anchor !== node.anchor) changes.push({ target: 'anchor', value: anchor });
  if (locales !== undefined && String(locales) !== String(node.locales))
    changes.push({ target: 'locales', value: locales as Json });
  if (isSection(node)) {
    const isOther = color !== undefined && color !== (node.color ?? null);
    if (isOther)
      changes.push(typeof color === 'string' ? { target: 'color', value: color } : { target: 'color' });
    return changes;
  }
  const definition = findDefinition(node.kind);
  const stored = internalise(node.kind, fields, locale, page);
  return [...changes, ...toChanges(definition?.fields ?? {}, node.values, stored, locale)];
}

/** A new module with values in a language. */
export function makeNode(
  kind: string,
  id: number,
  values: Wire,
  locale: Locale,
  page: Pick<ShownPage, 'internalise'>,
): ModuleNode {
  const definition = findDefinition(kind);
  const stored = internalise(kind, { ...buildValues(kind), ...values }, locale, page);
  return {
    ...{ id, kind, version: definition?.version ?? 1, anchor: '', locales: null, children: [] },
    values: toStoredValues(definition?.fields ?? {}, stored, locale),
  };
}

/** Values of the page as they are stored: links to pages by their references. */
function internalise(
  kind: string,
  values: Wire,
  locale: Locale,
  page: Pick<ShownPage, 'internalise'>,
): Values {
  const rich = new Set(
    listFields(kind).flatMap(([name, field]) => (field.kind === 'rich_text' ? [name] : [])),
  );
  return Object.fromEntries(
    Object.entries(values as Values).map(([name, value]) => [
      name,
      rich.has(name) && typeof value === 'string' ? page.internalise(value, locale) : value,
    ]),
  );
}

/** A place that counts what is visible in a language, without `moving`, as a place in the tree. */
export function makePlace(
  tree: Tree,
  { parent, column, order }: ModulePlace,
  moving: readonly number[],
  locale: Locale,
): ProposedPlace {
  const siblings = listAt(tree, { parent, column }).filter(({ id }) => !moving.includes(id));
  const stored = storedOrder(siblings, order, locale);
  return { parent, column, order: stored, after: siblings[stored - 1]?.id ?? null };
}

/** An empty section. */
export function makeSection(id: number, layout: number, columns: number) {
  return {
    ...{ id, kind: 'container' as const, version: 1, anchor: '', locales: null, layout },
    columns: Array.from({ length: columns }, (): ModuleNode[] => []),
  };
}
