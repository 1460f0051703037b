import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client';
import { editLog } from '../database/schema/documents';

export type LogEntry = typeof editLog.$inferSelect;

/** The entry that undo or redo concerns next: the user's last one that is done, or the last one undone; null if there is none. */
export async function findNextStep(
  db: Database,
  documentId: number,
  userId: string,
  step: 'undo' | 'redo',
): Promise<LogEntry | null> {
  const state = step === 'undo' ? 'done' : 'undone';
  const [entry] = await db
    .select()
    .from(editLog)
    .where(and(eq(editLog.documentId, documentId), eq(editLog.userId, userId), eq(editLog.state, state)))
    .orderBy(step === 'undo' ? desc(editLog.id) : asc(editLog.id))
    .limit(1);
  return entry ?? null;
}

/** The last row about an entry: its latest undo or redo, else itself. Its inverse is what the next step applies. */
export async function findLatest(db: Database, entry: LogEntry): Promise<LogEntry> {
  const [reversal] = await db
    .select()
    .from(editLog)
    .where(eq(editLog.reverts, entry.id))
    .orderBy(desc(editLog.id))
    .limit(1);
  return reversal ?? entry;
}

/**
 * Ids of the nodes that others have touched since a row of the log. What was both done and undone since then does not count.
 * `includeOwn` counts the user's other operations too, for steps out of their order.
 */
export async function listTouchedSince(
  db: Database,
  latest: LogEntry,
  includeOwn: boolean,
): Promise<Set<number>> {
  const root = alias(editLog, 'root');
  const chain = latest.reverts ?? latest.id;
  const rows = await db
    .select({ touched: editLog.touched })
    .from(editLog)
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
  return new Set(rows.flatMap((row) => row.touched));
}

/** What a user can take back and do again in a document. */
export async function listSteps(
  db: Database,
  documentId: number,
  userId: string,
): Promise<{ can_undo: boolean; can_redo: boolean }> {
  const rows = await db
    .select({ state: editLog.state })
    .from(editLog)
    .where(and(eq(editLog.documentId, documentId), eq(editLog.userId, userId)))
    .groupBy(editLog.state);
  const states = new Set(rows.map((row) => row.state));
  return { can_undo: states.has('done'), can_redo: states.has('undone') };
}
