import type { Conflict, ContestedValue } from '@/lib/client/save-state';
import type { Locale } from '@/lib/contract/locale';
import type { Copy, Orphan } from '@/lib/pagebuilder/copy/copy';
import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import { walkNode } from '@/lib/pagebuilder/locate';
import { serialize } from '@/lib/pagebuilder/serialize';
import { isSection, type Json, type TreeNode } from '@/lib/pagebuilder/tree';

/** What has to be decided on the page, block by block, with ids of the tree. */
export function listConflicts({ conflicts, orphans }: Copy, locale: Locale): Conflict[] {
  const blocks = new Map<number, Conflict>();
  for (const { id, field, target, base, mine, theirs, user } of conflicts) {
    const known = blocks.get(id);
    const value = { name: field ?? target, base, mine, theirs };
    blocks.set(id, { id, isDeleted: false, user, values: [...(known?.values ?? []), value] });
  }
  return [...blocks.values(), ...orphans.map((orphan) => describeOrphan(orphan, locale))];
}

function describeOrphan({ node, base, user }: Orphan, locale: Locale): Conflict {
  const before = new Map(base === null ? [] : Array.from(walkNode(base), (each) => [each.id, each]));
  const values = Array.from(walkNode(node)).flatMap((each) =>
    listWritten(each, before.get(each.id) ?? null, locale),
  );
  return { id: node.id, isDeleted: true, user, values };
}

/** What was written in a deleted block. */
function listWritten(node: TreeNode, base: TreeNode | null, locale: Locale): ContestedValue[] {
  if (isSection(node) || (base !== null && isSection(base))) return [];
  return Object.entries(node.values).flatMap(([name, value]): ContestedValue[] => {
    const [mine, was] = [readIn(value, locale), readIn(base?.values[name], locale)];
    if (serialize(mine ?? '') === serialize(was ?? '')) return [];
    return [{ name, base: was, mine, theirs: undefined }];
  });
}

function readIn(value: Json | undefined, locale: Locale): Json | undefined {
  return isLocalisedValue(value) ? value[locale] : value;
}
