import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Usage } from '@/lib/contract/admin';
import type { Locale } from '@/lib/contract/locale';
import type { Database } from '../database/client';
import { records, references } from '../database/schema/records';
import { resourceOf, titleOf } from '../rows/row';
import { tagsOfRecords } from '../rows/tags';

/** The part of a record that holds a reference: its own fields, or one of its trees. */
export type ReferencePart = 'record' | 'draft' | 'published';

/** Replaces the references of one part of a record. */
export async function saveReferences(
  tx: Database,
  sourceId: number,
  part: ReferencePart,
  targets: Iterable<string>,
): Promise<void> {
  await tx.delete(references).where(and(eq(references.sourceId, sourceId), eq(references.part, part)));
  const rows = [...new Set(targets)].map((target) => ({ sourceId, part, target }));
  if (rows.length > 0) await tx.insert(references).values(rows);
}

/** The places that use a record, except itself; at most 50. */
export async function listUsages(
  tx: Database,
  target: string,
  locale: Locale,
  exceptId?: number,
): Promise<Usage[]> {
  const rows = await tx
    .select({ record: records, part: references.part })
    .from(references)
    .innerJoin(records, eq(records.id, references.sourceId))
    .where(
      and(
        eq(references.target, target),
        exceptId === undefined ? undefined : ne(references.sourceId, exceptId),
      ),
    )
    .orderBy(references.sourceId, references.part)
    .limit(50);
  return rows.map(({ record, part }) => {
    const resource = resourceOf(record);
    return { resource, id: record.id, title: titleOf(resource, record.data, locale), part };
  });
}

/** Tags of everything that shows something of the targets, to be rendered again when they change. */
export async function listDependentTags(tx: Database, targets: string[]): Promise<string[]> {
  if (targets.length === 0) return [];
  const sources = await tx
    .selectDistinct({ id: references.sourceId })
    .from(references)
    .where(inArray(references.target, targets));
  return tagsOfRecords(
    tx,
    sources.map(({ id }) => id),
  );
}
