import { eq } from 'drizzle-orm';
import { locate, nodeIds } from '@/lib/pagebuilder/locate';
import type { TreePlace } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { editLog } from '../database/schema/documents';
import { ProblemError } from '../kernel/problem';
import { assignModules, type StoredDocument } from './document';
import { saveOperation } from './save-operation';

/**
 * Moves a module or section with its contents from one locked document to another. The two log entries refer to each other, so that one
 * undo reverts both. Returns both documents.
 */
export async function moveBetween(
  tx: Database,
  source: StoredDocument,
  target: StoredDocument,
  move: { id: number; place: TreePlace },
  userId: string,
): Promise<{ source: StoredDocument; target: StoredDocument }> {
  const located = locate(source.draft, move.id);
  if (!located) throw new ProblemError('not_found');
  const removed = await saveOperation(tx, source, { type: 'remove', id: move.id }, { userId });
  const inserted = await saveOperation(
    tx,
    target,
    { type: 'insert', node: located.node, place: move.place },
    { userId },
  );
  await assignModules(tx, nodeIds(located.node), target.id);
  await tx.update(editLog).set({ partner: inserted.entryId }).where(eq(editLog.id, removed.entryId));
  await tx.update(editLog).set({ partner: removed.entryId }).where(eq(editLog.id, inserted.entryId));
  return { source: removed.document, target: inserted.document };
}
