import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findNode, walkNode } from '@/lib/pagebuilder/locate';
import type { Operation } from '@/lib/pagebuilder/operations';
import type { TreeNode } from '@/lib/pagebuilder/tree';
import type { Database } from '../database/client';
import { user } from '../database/schema/accounts';
import { editLog } from '../database/schema/documents';

export type LogEntry = typeof editLog.$inferSelect;

/** Most steps overtaken by others that one undo skips. */
const furthestStep = 50;

/** The entries that undo or redo would take next: the user's done ones backwards, or the undone ones forwards. */
export function listNextSteps(
  db: Database,
  documentId: number,
  userId: string,
  step: 'undo' | 'redo',
): Promise<Pick<LogEntry, 'id' | 'partner'>[]> {
  const state = step === 'undo' ? 'done' : 'undone';
  return db
    .select({ id: editLog.id, partner: editLog.partner })
    .from(editLog)
    .where(isStep(documentId, userId, state))
    .orderBy(step === 'undo' ? desc(editLog.id) : asc(editLog.id))
    .limit(furthestStep);
}

/** Entries of the log by their ids. */
export async function listEntries(db: Database, ids: readonly number[]): Promise<LogEntry[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(editLog)
        .where(inArray(editLog.id, [...ids]));
}

/** The last row about an entry: its latest undo or redo, or else the entry itself. Its inverse is what the next step applies. */
export async function findLatest(db: Database, entry: LogEntry): Promise<LogEntry> {
  const [reversal] = await db
    .select()
    .from(editLog)
    .where(eq(editLog.reverts, entry.id))
    .orderBy(desc(editLog.id))
    .limit(1);
  return reversal ?? entry;
}

/** Somebody who has changed a node. */
export interface Toucher {
  userId: string;
  name: string;
}

/**
 * The nodes that others have changed since a row of the log, with who did. Changes that were done and undone since then do not count.
 * With `includeOwn`, the user's other operations count too, for steps out of order.
 */
export async function listTouchedSince(
  db: Database,
  latest: LogEntry,
  includeOwn: boolean,
): Promise<Map<number, Toucher>> {
  const root = alias(editLog, 'root');
  const chain = latest.reverts ?? latest.id;
  const rows = await db
    .select({ touched: editLog.touched, userId: editLog.userId, name: user.name })
    .from(editLog)
    .leftJoin(user, eq(user.id, editLog.userId))
    .innerJoin(root, eq(root.id, sql`coalesce(${editLog.reverts}, ${editLog.id})`))
    .where(
      and(
        eq(editLog.documentId, latest.documentId),
        gt(editLog.revision, latest.revision),
        ne(root.id, chain),
        includeOwn ? undefined : ne(editLog.userId, latest.userId),
        sql`not (${root.revision} > ${latest.revision} and ${root.state} in ('undone', 'dropped'))`,
      ),
    );
  return new Map(
    rows.flatMap(({ touched, userId, name }) =>
      touched.map((id): [number, Toucher] => [id, { userId, name: name ?? '' }]),
    ),
  );
}

/** A node that was removed from a document's draft, as it was at that time; null if the log does not know it. */
export async function findRemovedNode(
  db: Database,
  documentId: number,
  id: number,
): Promise<TreeNode | null> {
  const rows = await db
    .select({ inverse: editLog.inverse })
    .from(editLog)
    .where(
      and(
        eq(editLog.documentId, documentId),
        editLog.whole,
        sql`${editLog.touched} @> ${JSON.stringify([id])}::jsonb`,
      ),
    )
    .orderBy(desc(editLog.id))
    .limit(furthestStep);
  for (const { inverse } of rows) {
    const node = findInOperation(inverse, id);
    if (node !== null) return node;
  }
  return null;
}

function findInOperation(operation: Operation, id: number): TreeNode | null {
  if (operation.type === 'insert')
    return [...walkNode(operation.node)].find((node) => node.id === id) ?? null;
  if (operation.type === 'replace') return findNode(operation.tree, id);
  if (operation.type !== 'batch') return null;
  return operation.operations.map((each) => findInOperation(each, id)).find((node) => node !== null) ?? null;
}

/** Whether a user can undo and redo something in a document. */
export async function listSteps(
  db: Database,
  documentId: number,
  userId: string,
): Promise<{ can_undo: boolean; can_redo: boolean }> {
  const has = (state: 'done' | 'undone') =>
    sql<boolean>`exists (${db
      .select({ id: editLog.id })
      .from(editLog)
      .where(isStep(documentId, userId, state))})`;
  const { rows } = await db.execute<{ can_undo: boolean; can_redo: boolean }>(
    sql`select ${has('done')} as can_undo, ${has('undone')} as can_redo`,
  );
  return rows[0] ?? { can_undo: false, can_redo: false };
}

/** The user's undoable or redoable entries of a document. */
function isStep(documentId: number, userId: string, state: 'done' | 'undone') {
  return and(
    eq(editLog.documentId, documentId),
    eq(editLog.userId, userId),
    eq(editLog.state, state),
    editLog.whole,
  );
}
