import { locales as allLocales, type Locale } from '@/lib/contract/locale';
import { isLocalisedValue } from './field-values';
import { walkTree } from './locate';
import { serialize } from './serialize';
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
  return serialize(publish(draft, published, [locale])) !== serialize(published);
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
      values: publishValues(node.values, values, context.kept),
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

/** The draft's values, but with the published texts of the kept languages. */
function publishValues(draft: Values, published: Values, kept: readonly Locale[]): Values {
  if (kept.length === 0) return draft;
  const merged: Values = {};
  for (const name of new Set([...Object.keys(draft), ...Object.keys(published)])) {
    const mine = draft[name];
    const theirs = published[name];
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
