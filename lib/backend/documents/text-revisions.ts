import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { isLocale, type Locale } from '@/lib/contract/locale';
import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import { walkNode } from '@/lib/pagebuilder/locate';
import type { Operation } from '@/lib/pagebuilder/operations';
import { isSection } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { editLog } from '../database/schema/documents';

/** How many operations are looked at; what was written before them counts as translated. */
const furthest = 2000;

/** Module id → language → the document's revision at the last change of a text in it. */
export type TextRevisions = Record<string, Partial<Record<Locale, number>>>;

/**
 * When the texts of a document's modules were written, per language, from its edit log; what was taken back does not count.
 * A translation is outdated when the text that it was made from is newer.
 */
export async function listTextRevisions(db: Database, documentId: number): Promise<TextRevisions> {
  const rows = await db
    .select({ revision: editLog.revision, operation: editLog.operation })
    .from(editLog)
    .where(
      and(
        eq(editLog.documentId, documentId),
        eq(editLog.state, 'done'),
        inArray(sql`${editLog.operation}->>'type'`, ['insert', 'update', 'batch']),
      ),
    )
    .orderBy(desc(editLog.revision))
    .limit(furthest);
  const found: TextRevisions = {};
  for (const { revision, operation } of rows) {
    for (const [id, locale] of listWritten(operation)) {
      const revisions = (found[id] ??= {});
      revisions[locale] ??= revision;
    }
  }
  return found;
}

function listWritten(operation: Operation): [number, Locale][] {
  switch (operation.type) {
    case 'batch':
      return operation.operations.flatMap(listWritten);
    case 'update':
      return operation.changes.flatMap(({ locale }): [number, Locale][] =>
        locale === undefined ? [] : [[operation.id, locale]],
      );
    case 'insert':
      return [...walkNode(operation.node)].flatMap((node): [number, Locale][] =>
        isSection(node)
          ? []
          : Object.values(node.values)
              .flatMap((value) => (isLocalisedValue(value) ? Object.keys(value) : []))
              .filter(isLocale)
              .map((locale) => [node.id, locale]),
      );
    default:
      return [];
  }
}
