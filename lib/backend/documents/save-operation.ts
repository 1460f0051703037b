import { and, eq, sql } from 'drizzle-orm';
import { locales } from '@/lib/contract/locale';
import { windowOfKey } from '@/lib/contract/operation';
import { env } from '@/lib/env';
import { treeIds } from '@/lib/pagebuilder/locate';
import { type Applied, type Operation, OperationError } from '@/lib/pagebuilder/operations';
import { apply } from '@/lib/pagebuilder/operations-apply';
import { listReferences } from '@/lib/pagebuilder/references';
import type { Tree } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { documents, editLog, notes } from '../database/schema/documents';
import { ProblemError } from '../kernel/problem';
import { saveReferences } from '../references/usage';
import type { StoredDocument } from './document';
import { announceDraft } from './live-news';
import { publishDraft } from './publish-draft';

interface SaveOptions {
  userId: string;
  /** For an undo or redo: the log entry that it concerns. */
  reverts?: number;
  /** The name that a browser gave it. */
  key?: string;
}

/** A document after an operation, with the new entry of the edit log. */
interface SavedOperation {
  document: StoredDocument;
  entryId: number;
}

/**
 * Applies an operation to a locked document: saves the draft, its references and the revisions, and appends to the edit log. A new
 * operation clears what its user could redo in the same window. With EDITOR_PUBLISH=immediate the draft is published at once. Throws `invalid` or `conflict`
 * if the operation does not fit the tree.
 */
export async function saveOperation(
  tx: Database,
  before: StoredDocument,
  operation: Operation,
  { userId, reverts, key }: SaveOptions,
): Promise<SavedOperation> {
  const applied = applyToDraft(before.draft, operation, reverts !== undefined);
  const revision = before.revision + 1;
  const moduleRevisions = nextRevisions(before, applied, revision);
  await tx
    .update(documents)
    .set({ draft: applied.tree, revision, moduleRevisions })
    .where(eq(documents.id, before.id));
  if (reverts === undefined) await dropUndone(tx, before.id, userId, key);
  const [entry] = await tx
    .insert(editLog)
    .values({
      documentId: before.id,
      userId,
      revision,
      operation,
      inverse: applied.inverse,
      touched: applied.touched,
      ...(key === undefined ? {} : { key }),
      ...(reverts === undefined ? {} : { reverts, state: 'reversal' as const }),
    })
    .returning({ id: editLog.id });
  if (!entry) throw new Error('The log entry was not returned.');
  await saveChangedReferences(tx, before, applied);
  await moveNotes(tx, operation);
  await announceDraft(tx, { document: before.id, revision, userId, modules: applied.touched });
  const document = { ...before, draft: applied.tree, revision, moduleRevisions };
  if (env.EDITOR_PUBLISH !== 'immediate') return { document, entryId: entry.id };
  return { document: await publishDraft(tx, document, locales), entryId: entry.id };
}

/** Applies an operation to a draft. Throws `not_found` or `invalid` if it does not fit, and `conflict` for an undo or redo. */
export function applyToDraft(draft: Tree, operation: Operation, isReversal = false): Applied {
  try {
    return apply(draft, operation);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    if (isReversal) throw new ProblemError('conflict', 'documents.touched_since', { cause: error });
    if (error.code === 'not_found') throw new ProblemError('not_found', undefined, { cause: error });
    throw new ProblemError('invalid', undefined, {
      fields: { [fieldOf(error)]: 'fields.bad_place' },
      cause: error,
    });
  }
}

function fieldOf(error: OperationError): string {
  return error.code === 'bad_layout' ? 'layout' : 'parent';
}

/** A block that is turned into another kind becomes a new node, and the old one again if that is undone: its notes follow. */
async function moveNotes(tx: Database, operation: Operation): Promise<void> {
  if (operation.type !== 'batch' || operation.operations.length !== 2) return;
  const [first, second] = operation.operations;
  if (first?.type !== 'remove' || second?.type !== 'insert') return;
  await tx.update(notes).set({ moduleId: second.node.id }).where(eq(notes.moduleId, first.id));
}

/** Revisions of all nodes now in the tree; those of removed nodes are restored with them. */
function nextRevisions(before: StoredDocument, applied: Applied, revision: number): Record<string, number> {
  const touched = new Set(applied.touched);
  return Object.fromEntries(
    treeIds(applied.tree).map((id) => [id, touched.has(id) ? revision : (before.moduleRevisions[id] ?? 0)]),
  );
}

/** What was made in another window of the user can still be redone there. */
async function dropUndone(tx: Database, documentId: number, userId: string, key?: string): Promise<void> {
  const window = key === undefined ? null : windowOfKey(key);
  const isElsewhere = sql`split_part(${editLog.key}, '_', 2) <> '' and split_part(${editLog.key}, '_', 1) <> ${window}`;
  await tx
    .update(editLog)
    .set({ state: 'dropped' })
    .where(
      and(
        eq(editLog.documentId, documentId),
        eq(editLog.userId, userId),
        eq(editLog.state, 'undone'),
        window === null ? undefined : sql`(${isElsewhere}) is not true`,
      ),
    );
}

async function saveChangedReferences(tx: Database, before: StoredDocument, applied: Applied): Promise<void> {
  const references = listReferences(applied.tree);
  if (references.join() === listReferences(before.draft).join()) return;
  await saveReferences(tx, before.id, 'draft', references);
}
