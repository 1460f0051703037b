import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import type { Module } from '@/lib/contract/module';
import { apply } from '@/lib/pagebuilder/operations-apply';
import type { Tree } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { user } from '../database/schema/accounts';
import { editLog } from '../database/schema/documents';
import { ProblemError } from '../kernel/problem';
import type { StoredDocument } from './document';
import { presentModule } from './present';

/** How many operations back the state that a caller saw is reconstructed. */
const furthestBase = 500;

/**
 * Checks that a module is as the caller last saw it. Throws `conflict` with `theirs`, the module as it is now, and `base`, the module at
 * the caller's revision (null if that is too long ago).
 */
export async function checkModuleRevision(
  tx: Database,
  document: StoredDocument,
  id: number,
  revision: number | undefined,
  locale: Locale,
): Promise<void> {
  if (revision === undefined || revision === (document.moduleRevisions[id] ?? 0)) return;
  const theirs = await presentModule(tx, document, document.draft, id, locale);
  const base = await findBase(tx, document, id, revision, locale);
  const lastEditor = await findLastEditor(tx, document.id, id);
  throw new ProblemError('conflict', 'documents.conflict', { extra: { theirs, base, user: lastEditor } });
}

/** Checks that the structure of a document is as the caller last saw it. Throws `conflict`. */
export function checkDocumentRevision(document: StoredDocument, revision: number | undefined): void {
  if (revision === undefined || revision === document.revision) return;
  throw new ProblemError('conflict', 'documents.structure_changed', {
    extra: { theirs: null, base: null, document_revision: document.revision },
  });
}

/** The name of the last person to change a module; empty if the log does not know. */
async function findLastEditor(tx: Database, documentId: number, id: number): Promise<string> {
  const [last] = await tx
    .select({ name: user.name })
    .from(editLog)
    .leftJoin(user, eq(user.id, editLog.userId))
    .where(and(eq(editLog.documentId, documentId), sql`${editLog.touched} @> ${JSON.stringify([id])}::jsonb`))
    .orderBy(desc(editLog.id))
    .limit(1);
  return last?.name ?? '';
}

async function findBase(
  tx: Database,
  document: StoredDocument,
  id: number,
  revision: number,
  locale: Locale,
): Promise<Module | null> {
  if (revision > document.revision || document.revision - revision > furthestBase) return null;
  const rows = await tx
    .select({ inverse: editLog.inverse, revision: editLog.revision, whole: editLog.whole })
    .from(editLog)
    .where(and(eq(editLog.documentId, document.id), gte(editLog.revision, revision)))
    .orderBy(desc(editLog.revision));
  // A revision inside a squashed step of typing can no longer be reconstructed.
  const isKnown = revision === 0 || rows.at(-1)?.revision === revision;
  const newer = rows.filter((row) => row.revision > revision);
  if (!isKnown || newer.some(({ whole }) => !whole)) return null;
  let tree: Tree = document.draft;
  for (const { inverse } of newer) tree = apply(tree, inverse).tree;
  const base = await presentModule(tx, document, tree, id, locale);
  return base && { ...base, revision };
}
