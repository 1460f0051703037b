import { asc, eq, inArray } from 'drizzle-orm';
import { moduleDefinitions } from '@/components/modules/definitions';
import type { ContentType } from '@/lib/contract/identifier';
import type { Definitions } from '@/lib/pagebuilder/localise';
import { migrateTree } from '@/lib/pagebuilder/migrate';
import type { Tree } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { documents, modules } from '../database/schema/documents';
import { records } from '../database/schema/records';
import { ProblemError } from '../kernel/problem';
import type { RecordRow } from '../rows/row';
import { contentTypeOf, type DocumentKey } from '@/lib/records/content-types';

/** All module kinds that this backend knows. Without a prototype: requests name kinds, and `constructor` is none. */
export const definitions: Definitions = Object.freeze(
  Object.assign(Object.create(null) as Definitions, moduleDefinitions),
);

/** A document with the record that owns it. Trees have been migrated to the current versions of their kinds. */
export interface StoredDocument {
  id: number;
  contentType: ContentType;
  record: RecordRow;
  draft: Tree;
  published: Tree;
  revision: number;
  /** Module id → document revision at its last change. */
  moduleRevisions: Record<string, number>;
}

/** A document as it is now, or null if there is none. */
export async function findDocument(db: Database, id: number): Promise<StoredDocument | null> {
  const [row] = await selectDocuments(db).where(eq(records.id, id));
  return row ? readRow(row) : null;
}

/** A document for changing it: its row is locked until the transaction ends. Throws `not_found`. */
export async function lockDocument(tx: Database, id: number): Promise<StoredDocument> {
  const [document] = await lockDocuments(tx, [id]);
  if (!document) throw new ProblemError('not_found');
  return document;
}

/** Locks several documents, always in the same order, so that two transactions never wait for each other. Throws `not_found`. */
export async function lockDocuments(tx: Database, ids: readonly number[]): Promise<StoredDocument[]> {
  // A row that changed while its lock was awaited is read afterwards.
  const rows = await selectDocuments(tx)
    .where(inArray(documents.id, [...new Set(ids)]))
    .orderBy(asc(documents.id))
    .for('update', { of: documents });
  const found = new Map(rows.map((row) => [row.record.id, readRow(row)]));
  return ids.map((id) => {
    const document = found.get(id);
    if (!document) throw new ProblemError('not_found');
    return document;
  });
}

/** The id of the document that a key names. Throws `not_found` if there is none of this kind. */
export async function getDocumentId(db: Database, key: DocumentKey): Promise<number> {
  const [row] = await db
    .select({ resource: records.resource })
    .from(records)
    .innerJoin(documents, eq(documents.id, records.id))
    .where(eq(records.id, key.object_id));
  if (!row || contentTypeOf(row.resource) !== key.content_type) throw new ProblemError('not_found');
  return key.object_id;
}

/** The revision of the document that a key names. Throws `not_found` if there is none of this kind. */
export async function getRevision(db: Database, key: DocumentKey): Promise<number> {
  const id = await getDocumentId(db, key);
  const [row] = await db.select({ revision: documents.revision }).from(documents).where(eq(documents.id, id));
  if (!row) throw new ProblemError('not_found');
  return row.revision;
}

/** The id of the document that a module belongs to, even if it has been removed from the draft. Throws `not_found`. */
export async function getDocumentIdOfModule(db: Database, moduleId: number): Promise<number> {
  const [row] = await db.select({ id: modules.documentId }).from(modules).where(eq(modules.id, moduleId));
  if (!row) throw new ProblemError('not_found');
  return row.id;
}

/** Reserves ids for new modules and sections of a document; `take` returns them one by one. */
export async function takeIds(tx: Database, documentId: number, count: number): Promise<() => number> {
  const rows =
    count === 0
      ? []
      : await tx
          .insert(modules)
          .values(Array.from({ length: count }, () => ({ documentId })))
          .returning({ id: modules.id });
  const ids = rows.map((row) => row.id);
  return () => {
    const id = ids.shift();
    if (id === undefined) throw new Error(`More than ${count} ids were taken.`);
    return id;
  };
}

/** Records that modules now belong to another document. */
export async function assignModules(tx: Database, ids: readonly number[], documentId: number): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(modules)
      .set({ documentId })
      .where(inArray(modules.id, [...ids]));
}

function selectDocuments(db: Database) {
  return db
    .select({ record: records, document: documents })
    .from(records)
    .innerJoin(documents, eq(documents.id, records.id))
    .$dynamic();
}

function readRow(row: { record: RecordRow; document: typeof documents.$inferSelect }): StoredDocument {
  const contentType = contentTypeOf(row.record.resource);
  if (contentType === null) throw new Error(`Records of ${row.record.resource} own no tree.`);
  return {
    id: row.record.id,
    contentType,
    record: row.record,
    draft: migrateTree(row.document.draft, definitions),
    published: migrateTree(row.document.published, definitions),
    revision: row.document.revision,
    moduleRevisions: row.document.moduleRevisions,
  };
}
