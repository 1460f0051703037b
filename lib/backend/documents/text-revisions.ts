import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { isLocale, type Locale } from '@/lib/contract/locale';
import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import { walkNode } from '@/lib/pagebuilder/locate';
import type { Operation } from '@/lib/pagebuilder/operations';
import { isSection } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { editLog } from '../database/schema/documents';

/** How many new modules are looked at; what was made before them counts as translated. */
const furthest = 2000;

/** Module id → language → the document's revision at the last change of a text in it. */
export type TextRevisions = Record<string, Partial<Record<Locale, number>>>;

/**
 * When the texts of a document's modules were written, per language, from its edit log; what was taken back does not count.
 * A translation is outdated when the text that it was made from is newer.
 */
export async function listTextRevisions(db: Database, documentId: number): Promise<TextRevisions> {
  const found: TextRevisions = {};
  const note = (id: number, locale: Locale, revision: number): void => {
    const revisions = (found[id] ??= {});
    revisions[locale] = Math.max(revisions[locale] ?? 0, revision);
  };
  for (const { id, locale, revision } of await listTyped(db, documentId)) note(id, locale, revision);
  const rows = await db
    .select({ revision: editLog.revision, operation: editLog.operation })
    .from(editLog)
    .where(
      and(
        eq(editLog.documentId, documentId),
        eq(editLog.state, 'done'),
        inArray(sql`${editLog.operation}->>'type'`, ['insert', 'batch']),
      ),
    )
    .orderBy(desc(editLog.revision))
    .limit(furthest);
  for (const { revision, operation } of rows)
    for (const [id, locale] of listWritten(operation)) note(id, locale, revision);
  return found;
}

/** Of single changes, which are most of a log, only the last of each text; the database finds it. */
async function listTyped(
  db: Database,
  documentId: number,
): Promise<{ id: number; locale: Locale; revision: number }[]> {
  const { rows } = await db.execute<{ id: number; locale: Locale; revision: number }>(sql`
    select (entry.operation->>'id')::int as id, change->>'locale' as locale, max(entry.revision) as revision
    from edit_log entry, jsonb_array_elements(entry.operation->'changes') change
    where entry.document_id = ${documentId} and entry.state = 'done' and entry.operation->>'type' = 'update'
      and change ? 'locale'
    group by 1, 2`);
  return rows;
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
