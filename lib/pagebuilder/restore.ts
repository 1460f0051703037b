import { locales, type Locale } from '@/lib/contract/locale';
import { walkTree } from './locate';
import { keepTexts } from './publish';
import { isSection, type ModuleNode, type Tree, type TreeNode } from './tree';

/**
 * A draft after bringing an earlier tree back in one language: it takes that tree's structure and its texts in this language. What is in
 * both keeps its texts of today in the other languages, which whoever restores does not see; what was gone comes back with all of them.
 */
export function restoreTree(draft: Tree, earlier: Tree, locale: Locale): Tree {
  const now = new Map<number, TreeNode>();
  for (const { node } of walkTree(draft)) now.set(node.id, node);
  const restoreModule = (then: ModuleNode): ModuleNode => ({
    ...restoreNode(now.get(then.id), then, locale),
    children: then.children.map(restoreModule),
  });
  return {
    sections: earlier.sections.map((section) => ({
      ...section,
      columns: section.columns.map((column) => column.map(restoreModule)),
    })),
  };
}

/** A node as it was, with the texts that it has today in the other languages. */
export function restoreNode<Node extends TreeNode>(
  now: TreeNode | undefined,
  then: Node,
  locale: Locale,
): Node {
  if (now === undefined || isSection(now) || isSection(then)) return then;
  const kept = locales.filter((each) => each !== locale);
  return { ...then, values: keepTexts(then.values, now.values, kept) };
}
