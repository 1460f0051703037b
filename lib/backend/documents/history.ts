import { count, desc, eq, sql } from 'drizzle-orm';
import type { HistoryEntry } from '@/lib/contract/write';
import { findNode } from '@/lib/pagebuilder/locate';
import type { Operation } from '@/lib/pagebuilder/operations';
import type { Database } from '../database/client';
import { user } from '../database/schema/accounts';
import { editLog } from '../database/schema/documents';
import type { StoredDocument } from './document';
import type { LogEntry } from './edit-log';

/** Counts the undos and redos of an entry up to this row; an odd count means an undo. */
const stepsSoFar = sql<number>`(
  select count(*)::int from edit_log as step where step.reverts = "edit_log"."reverts" and step.id <= "edit_log"."id"
)`;

/** Who changed what and when, newest first, with the count of all entries. */
export async function listHistory(
  db: Database,
  document: StoredDocument,
  paging: { page: number; page_size: number },
): Promise<{ count: number; results: HistoryEntry[] }> {
  const where = eq(editLog.documentId, document.id);
  const rows = await db
    .select({ entry: editLog, name: user.name, steps: stepsSoFar })
    .from(editLog)
    .leftJoin(user, eq(user.id, editLog.userId))
    .where(where)
    .orderBy(desc(editLog.id))
    .limit(paging.page_size)
    .offset((paging.page - 1) * paging.page_size);
  const [total] = await db.select({ count: count() }).from(editLog).where(where);
  return {
    count: total?.count ?? 0,
    results: rows.map(({ entry, name, steps }) => present(entry, steps, name ?? '', document)),
  };
}

function present(entry: LogEntry, steps: number, name: string, document: StoredDocument): HistoryEntry {
  const subject = subjectOf(entry.operation);
  return {
    id: entry.id,
    user: name,
    at: entry.at.toISOString(),
    action: entry.reverts === null ? actionOf(entry) : steps % 2 === 1 ? 'undo' : 'redo',
    module: subject,
    kind: kindOf(entry, document),
    undone: entry.state === 'undone' || entry.state === 'dropped',
  };
}

/** The action as a person knows it: `set_columns` is how a layout is undone, and half of a move between documents is a move. */
function actionOf(entry: LogEntry): string {
  if (entry.partner !== null) return 'move';
  const [only, ...others] = new Set(typesOf(entry.operation));
  return others.length > 0 || only === undefined ? 'batch' : only;
}

/** The types of operations within a batch, each once. */
function typesOf(operation: Operation): string[] {
  if (operation.type === 'batch') return operation.operations.flatMap(typesOf);
  return [operation.type === 'set_columns' ? 'set_layout' : operation.type];
}

function subjectOf(operation: Operation): number | null {
  if (operation.type === 'replace') return null;
  if (operation.type === 'insert') return operation.node.id;
  if (operation.type === 'batch') return operation.operations[0] ? subjectOf(operation.operations[0]) : null;
  return operation.id;
}

/** The kind of node that an entry is about; null for the whole document. */
export function kindOf(entry: LogEntry, document: StoredDocument): string | null {
  const subject = subjectOf(entry.operation);
  if (subject === null) return null;
  for (const operation of [entry.operation, entry.inverse]) {
    if (operation.type === 'insert') return operation.node.kind;
  }
  return findNode(document.draft, subject)?.kind ?? null;
}
