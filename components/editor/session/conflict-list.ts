import type { Conflict, ContestedValue } from '@/lib/client/save-state';
import { locales } from '@/lib/contract/locale';
import type { Author, Copy, Orphan } from '@/lib/pagebuilder/copy/copy';
import { authorOf } from '@/lib/pagebuilder/copy/orphans';
import { isSameValue } from '@/lib/pagebuilder/copy/values';
import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import { walkNode } from '@/lib/pagebuilder/locate';
import { isSection, type Json, type TreeNode } from '@/lib/pagebuilder/tree';

/** What has to be decided on the page, block by block, with ids of the tree. */
export function listConflicts({ conflicts, orphans }: Copy): Conflict[] {
  const blocks = new Map<number, Conflict>();
  for (const { id, field, target, locale, base, mine, theirs, user, isYou } of conflicts) {
    const known = blocks.get(id);
    const shared = { name: field ?? target, base, mine, theirs };
    const value = { ...shared, ...(locale && { locale }), ...authorOf({ user, isYou }) };
    blocks.set(id, { id, isDeleted: false, values: [...(known?.values ?? []), value] });
  }
  return [...blocks.values(), ...orphans.map(describeOrphan)];
}

function describeOrphan({ node, base, ...orphan }: Orphan): Conflict {
  const before = new Map(base === null ? [] : Array.from(walkNode(base), (each) => [each.id, each]));
  const values = Array.from(walkNode(node)).flatMap((each) =>
    listWritten(each, before.get(each.id) ?? null, authorOf(orphan)),
  );
  return { id: node.id, isDeleted: true, values };
}

/** What was written in a deleted block, in all languages. */
function listWritten(node: TreeNode, base: TreeNode | null, author: Author): ContestedValue[] {
  if (isSection(node) || (base !== null && isSection(base))) return [];
  return Object.entries(node.values).flatMap(([name, value]): ContestedValue[] => {
    const before = base?.values[name];
    const slots = isLocalisedValue(value) ? locales.map((locale) => ({ locale })) : [{}];
    return slots.flatMap((slot) => {
      const [mine, was] = [readIn(value, slot), readIn(before, slot)];
      if (isSameValue(mine, was)) return [];
      return [{ name, ...slot, base: was, mine, theirs: undefined, ...author }];
    });
  });
}

function readIn(value: Json | undefined, { locale }: Pick<ContestedValue, 'locale'>): Json | undefined {
  return locale !== undefined && isLocalisedValue(value) ? value[locale] : value;
}
