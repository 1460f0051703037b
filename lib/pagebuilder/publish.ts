import { locales as allLocales, type Locale } from '@/lib/contract/locale';
import { isLocalisedValue } from './field-values';
import { walkTree } from './locate';
import { isEqual } from './serialize';
import { isSection, type ModuleNode, type SectionNode, type Tree, type TreeNode, type Values } from './tree';

/**
 * The published tree after publishing a draft in some languages: it takes the draft's structure and its texts in these
 * languages. Other languages keep their published texts, and a node that is new to them stays hidden there.
 */
export function publish(draft: Tree, published: Tree, locales: readonly Locale[]): Tree {
  const before = new Map<number, TreeNode>();
  for (const { node } of walkTree(published)) before.set(node.id, node);
  const context: PublishContext = { before, kept: allLocales.filter((locale) => !locales.includes(locale)) };
  return { sections: draft.sections.map((section) => publishSection(section, context)) };
}

/** Whether publishing the draft for a language would change what the public sees. */
export function hasChanges(draft: Tree, published: Tree, locale: Locale): boolean {
  return !isEqual(publish(draft, published, [locale]), published);
}

interface PublishContext {
  /** The published nodes by id. */
  before: ReadonlyMap<number, TreeNode>;
  /** The languages that keep their published texts. */
  kept: readonly Locale[];
}

function publishSection(section: SectionNode, context: PublishContext): SectionNode {
  const columns = section.columns.map((column) => column.map((module) => publishModule(module, context)));
  return withHidden({ ...section, columns }, context);
}

function publishModule(node: ModuleNode, context: PublishContext): ModuleNode {
  const before = context.before.get(node.id);
  const values = before && !isSection(before) ? before.values : {};
  return withHidden(
    {
      ...node,
      values: keepTexts(node.values, values, context.kept),
      children: node.children.map((child) => publishModule(child, context)),
    },
    context,
  );
}

function withHidden<Node extends TreeNode>(node: Node, { before, kept }: PublishContext): Node {
  const earlier = before.get(node.id);
  const hidden = kept.filter((locale) => !earlier || earlier.hidden?.includes(locale) === true);
  const { hidden: _, ...rest } = node;
  return (hidden.length === 0 ? rest : { ...rest, hidden }) as Node;
}

/** A node's new values, but with the texts that it has had in the languages to keep. */
export function keepTexts(values: Values, before: Values, kept: readonly Locale[]): Values {
  if (kept.length === 0) return values;
  const merged: Values = {};
  for (const name of new Set([...Object.keys(values), ...Object.keys(before)])) {
    const mine = values[name];
    const theirs = before[name];
    if (isLocalisedValue(mine)) merged[name] = mergeTexts(mine, isLocalisedValue(theirs) ? theirs : {}, kept);
    else if (mine !== undefined) merged[name] = mine;
    else if (isLocalisedValue(theirs)) {
      const texts = mergeTexts({}, theirs, kept);
      if (Object.keys(texts).length > 0) merged[name] = texts;
    }
  }
  return merged;
}

function mergeTexts(draft: Values, published: Values, kept: readonly Locale[]): Values {
  return Object.fromEntries(
    allLocales.flatMap((locale) => {
      const text = (kept.includes(locale) ? published : draft)[locale];
      return text === undefined ? [] : [[locale, text]];
    }),
  );
}
