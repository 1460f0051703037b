import type { Locale } from '@/lib/contract/locale';
import { sectionLayouts, type Module, type Section } from '@/lib/contract/module';
import type { ModuleDefinition } from './fields';
import type { ModuleNode, SectionNode, Tree, TreeNode } from './tree';
import { toWireValues, type ReferenceResolver } from './wire-values';

/** Definitions by kind; a kind without one is unknown. */
export type Definitions = Readonly<Partial<Record<string, ModuleDefinition>>>;

export interface LocaliseContext {
  locale: Locale;
  definitions: Definitions;
  resolver: ReferenceResolver;
  /** An editor sees unknown kinds, marked `unknown: true`; a visitor does not see them. */
  audience: 'visitor' | 'editor';
  /** The document that owns the tree; `slug` only for a section that stands alone. */
  document: { content_type: string; object_id: number; slug: string | null };
  /** Module id → document revision at its last change; only for editors. */
  revisions?: Readonly<Record<string, number>>;
  /** What a backend without trees says of a module beside the values of its fields, such as the address of its picture. */
  derivedOf?: (id: number) => Record<string, unknown> | undefined;
  /** Other ids than those of the tree. */
  idOf?: (id: number) => number;
  /** What was made of nodes before, which is made only once. It holds as long as the rest of the context stays the same. */
  memo?: LocaliseMemo;
}

/** Nodes in wire form, by the nodes themselves: a changed tree shares those that have not changed. */
export type LocaliseMemo = WeakMap<TreeNode, Module>;

/** Where a node stands in wire form. */
interface WirePlace {
  parent: number | null;
  column: number;
  order: number;
}

/**
 * A tree in wire form for one language (spec §3): sections with columns of modules. Modules that are limited to the other language or not
 * published in this one are left out; `order` counts the remaining ones.
 */
export function localise(tree: Tree, context: LocaliseContext): Section[] {
  return tree.sections
    .filter((section) => isVisible(section, context.locale))
    .map((section, order) => localiseSection(section, order, context));
}

/** One section in wire form. */
function localiseSection(section: SectionNode, order: number, context: LocaliseContext): Section {
  const widths = sectionLayouts[section.layout]?.columns ?? [];
  const place = { parent: null, column: 0, order };
  return remember(section, place, context, (): Section => ({
    ...common(section, place, context),
    model: 'container',
    slug: context.document.slug,
    layout: section.layout,
    color: section.color ?? null,
    columns: section.columns.map((modules, column) => ({
      classes: `col-${widths[column] ?? 12}`,
      children: localiseModules(modules, section.id, column, context),
    })),
  }));
}

/** What was made of a node before, at its place as it is now; made if there is none. */
function remember<Made extends Module>(
  node: TreeNode,
  place: WirePlace,
  { memo }: LocaliseContext,
  make: () => Made,
): Made {
  // A node is always made into the same form.
  const known = memo?.get(node) as Made | undefined;
  const isSamePlace =
    known?.parent === place.parent && known.column === place.column && known.order === place.order;
  if (known !== undefined && isSamePlace) return known;
  const made = known === undefined ? make() : { ...known, ...place };
  memo?.set(node, made);
  return made;
}

/** One module in wire form, with its child items. A module of an unknown kind keeps its place but has no fields. */
function localiseModule(node: ModuleNode, place: WirePlace, context: LocaliseContext): Module {
  return remember(node, place, context, () => makeModule(node, place, context));
}

function makeModule(node: ModuleNode, place: WirePlace, context: LocaliseContext): Module {
  const definition = context.definitions[node.kind];
  if (!definition) return { ...common(node, place, context), unknown: true };
  const editing = context.audience === 'editor';
  return {
    ...toWireValues(definition.fields, node.values, context.locale, context.resolver, editing),
    ...context.derivedOf?.(node.id),
    ...common(node, place, context),
    ...(definition.children ? { children: localiseModules(node.children, node.id, 0, context) } : {}),
  };
}

/** Whether a node is visible in a language. */
export function isVisible(node: TreeNode, locale: Locale): boolean {
  if (node.locales && !node.locales.includes(locale)) return false;
  return node.hidden?.includes(locale) !== true;
}

/**
 * Converts an index among the nodes visible in a language into an index in the stored list, the inverse of the counting in `localise`. An
 * index beyond the last visible node means the end of the list.
 */
export function storedOrder(nodes: readonly TreeNode[], visibleOrder: number, locale: Locale): number {
  const visible = nodes.flatMap((node, index) => (isVisible(node, locale) ? [index] : []));
  return visible[visibleOrder] ?? nodes.length;
}

function localiseModules(
  nodes: readonly ModuleNode[],
  parent: number,
  column: number,
  context: LocaliseContext,
): Module[] {
  return nodes
    .filter((node) => isVisible(node, context.locale) && isShown(node, context))
    .map((node, order) =>
      localiseModule(node, { parent: context.idOf?.(parent) ?? parent, column, order }, context),
    );
}

function isShown(node: ModuleNode, context: LocaliseContext): boolean {
  return context.audience === 'editor' || context.definitions[node.kind] !== undefined;
}

function common(node: TreeNode, place: WirePlace, context: LocaliseContext): Module {
  const { content_type, object_id } = context.document;
  return {
    id: context.idOf?.(node.id) ?? node.id,
    model: node.kind,
    slug: null,
    content_type,
    object_id,
    anchor: node.anchor,
    locales: node.locales,
    ...place,
    ...(context.revisions ? { revision: context.revisions[node.id] ?? 0 } : {}),
  };
}
