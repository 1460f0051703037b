import { type SQL, sql } from 'drizzle-orm';
import { isLocale, type Locale, locales } from '@/lib/contract/locale';
import { isLocalisedValue } from '@/lib/pagebuilder/field-values';
import { walkNode } from '@/lib/pagebuilder/locate';
import type { Operation } from '@/lib/pagebuilder/operations';
import { isSection } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';

/** How many new modules are looked at; older ones count as translated when they were made. */
const furthest = 2000;

/** Module id → language → the document's revision at the last change of a text in it. */
export type TextRevisions = Record<string, Partial<Record<Locale, number>>>;

/**
 * When the texts of a document's modules were last written, per language, from its edit log; undone changes do not count. A language in which
 * nothing was written since has its texts from before the log, or from when the whole page was replaced: a restored version counts as
 * translated as it stands. `isOutdated` judges by it. With `modules`, what the log has of others is not read, however long it is.
 */
export async function listTextRevisions(
  db: Database,
  documentId: number,
  modules?: readonly number[],
): Promise<TextRevisions> {
  return (await listAllTextRevisions(db, [documentId], modules)).get(documentId) ?? {};
}

/** The same for several documents at once. */
export async function listAllTextRevisions(
  db: Database,
  documentIds: readonly number[],
  modules?: readonly number[],
): Promise<Map<number, TextRevisions>> {
  const found = new Map<number, TextRevisions>();
  const ids = sql`${`{${documentIds.join()}}`}::int[]`;
  const replaced = await listReplaced(db, ids);
  const startOf = (document: number) => replaced.get(document) ?? 0;
  const note = (document: number, id: number, locale: Locale, revision: number): void => {
    if (revision <= startOf(document)) return;
    const modules = found.get(document) ?? {};
    found.set(document, modules);
    const revisions = (modules[id] ??= {});
    revisions[locale] = Math.max(revisions[locale] ?? 0, revision);
  };
  const isAbout = modules === undefined ? sql`true` : isAboutOne(modules);
  for (const { document, id, locale, revision } of await listTyped(db, ids, isAbout))
    note(document, id, locale, revision);
  const { rows } = await db.execute<{ document: number; revision: number; operation: Operation }>(sql`
    select wanted.document, entry.revision, entry.operation
    from unnest(${ids}) as wanted(document), lateral (
      select revision, operation from edit_log entry
      where document_id = wanted.document and state = 'done' and operation->>'type' in ('insert', 'batch')
        and ${isAbout}
      order by revision desc
      limit ${furthest}
    ) entry`);
  for (const { document, revision, operation } of rows)
    for (const [id, locale] of listWritten(operation)) note(document, id, locale, revision);
  for (const [document, modules] of found)
    for (const revisions of Object.values(modules))
      for (const locale of locales) revisions[locale] ??= startOf(document);
  return found;
}

/** Whether an `entry` has changed one of these modules. */
function isAboutOne(modules: readonly number[]): SQL {
  return sql`entry.id in (
    select about.id from unnest(${`{${modules.join()}}`}::int[]) module, edit_log about
    where about.touched @> jsonb_build_array(module))`;
}

/** When whole trees were replaced last, by their documents: by a restored version, or as they were set up. */
async function listReplaced(db: Database, ids: SQL): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ document: number; revision: number }>(sql`
    select document_id as document, max(revision) as revision from edit_log
    where document_id = any(${ids}) and state = 'done' and operation->>'type' = 'replace'
    group by 1`);
  return new Map(rows.map(({ document, revision }) => [document, revision]));
}

/** Most entries are single changes, of which only the last per text is needed; the database finds it. */
async function listTyped(
  db: Database,
  ids: SQL,
  isAbout: SQL,
): Promise<{ document: number; id: number; locale: Locale; revision: number }[]> {
  const { rows } = await db.execute<{ document: number; id: number; locale: Locale; revision: number }>(sql`
    select entry.document_id as document, (entry.operation->>'id')::int as id, change->>'locale' as locale,
      max(entry.revision) as revision
    from edit_log entry, jsonb_array_elements(entry.operation->'changes') change
    where entry.document_id = any(${ids}) and entry.state = 'done' and entry.operation->>'type' = 'update'
      and change ? 'locale' and ${isAbout}
    group by 1, 2, 3`);
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
