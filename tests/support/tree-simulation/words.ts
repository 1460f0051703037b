import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import { walkNode } from '@/lib/pagebuilder/locate';
import { isSection, type Json, type Tree, type TreeNode } from '@/lib/pagebuilder/tree';

/** Words of a text, without its markup. */
export function wordsOfText(text: Json | undefined): string[] {
  if (typeof text !== 'string') return [];
  return text
    .replace(/<[^>]*>/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
}

/** All words of a node and its contents, in all languages. */
export function wordsOfNode(root: TreeNode): string[] {
  return [...walkNode(root)].flatMap((node) =>
    isSection(node)
      ? []
      : Object.values(node.values).flatMap((value) =>
          isLocalisedValue(value) ? Object.values(value).flatMap(wordsOfText) : [],
        ),
  );
}

/** How often each word stands in some texts: in a tree, a node or a text. */
export type Words = ReadonlyMap<string, number>;

/** All words of a tree. */
export function wordsOf(tree: Tree): Words {
  return countWords(tree.sections.flatMap(wordsOfNode));
}

export function countWords(words: readonly string[]): Words {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words that stand less often in the other. */
export function listLess(one: Words, other: Words): string[] {
  return [...one].flatMap(([word, count]) => ((other.get(word) ?? 0) < count ? [word] : []));
}
