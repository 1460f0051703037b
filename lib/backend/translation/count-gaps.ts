import { type Locale, locales } from '@/lib/contract/locale';
import type { Fields } from '@/lib/pagebuilder/fields';
import { isValues } from '@/lib/pagebuilder/field-values';
import { isOutdated, isWritten, listTexts } from '@/lib/pagebuilder/localised-texts';
import type { Definitions } from '@/lib/pagebuilder/localise';
import { isSection, type ModuleNode, type Tree, type TreeNode, type Values } from '@/lib/pagebuilder/tree';
import { localisedText } from '@/lib/records/paths';
import type { TextRevisions } from '../documents/text-revisions';

/** What a record lacks in one language. */
export interface Gaps {
  /** Texts of its fields that another language has. */
  fields: number;
  /** Texts of its blocks that another language has. */
  texts: number;
  /** Blocks whose translation is older than the original. */
  outdated: number;
}

export type GapsByLocale = Record<Locale, Gaps>;

/** What a record lacks in each language, in its fields and in the blocks of its draft. */
export function countGaps(
  record: { fields: Fields; data: Values },
  blocks: { tree: Tree; definitions: Definitions; revisions: TextRevisions } | null,
): GapsByLocale {
  const counts = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { fields: countMissing(record.fields, record.data, locale), texts: 0, outdated: 0 },
    ]),
  ) as GapsByLocale;
  if (blocks === null) return counts;
  for (const node of blocks.tree.sections.flatMap(listShared)) {
    const fields = blocks.definitions[node.kind]?.fields ?? {};
    const missing = locales.map((locale) => countMissing(fields, node.values, locale));
    for (const [index, locale] of locales.entries()) counts[locale].texts += missing[index] ?? 0;
    // As in the editor, a block with missing texts does not count as outdated, too.
    if (missing.some((count) => count > 0)) continue;
    const isTranslated = (locale: Locale) =>
      listTexts(fields).some((name) => isWritten(localisedText(node.values[name], locale)));
    for (const locale of locales)
      if (isOutdated(blocks.revisions[node.id], locale) && isTranslated(locale)) counts[locale].outdated += 1;
  }
  return counts;
}

/** Texts that another language has and this one lacks, including those in lists. */
function countMissing(fields: Fields, values: Values, locale: Locale): number {
  let count = listTexts(fields).filter((name) => {
    const written = (each: Locale) => isWritten(localisedText(values[name], each));
    return !written(locale) && locales.some(written);
  }).length;
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'list') continue;
    const items = values[name];
    if (!Array.isArray(items)) continue;
    for (const item of items.filter(isValues)) count += countMissing(field.of, item, locale);
  }
  return count;
}

/** The modules in a node that exist in both languages, including itself. */
function listShared(node: TreeNode): ModuleNode[] {
  if (node.locales !== null && node.locales.length < locales.length) return [];
  return isSection(node)
    ? node.columns.flat().flatMap(listShared)
    : [node, ...node.children.flatMap(listShared)];
}
