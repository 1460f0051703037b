import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mostSteps, type Step } from '@/lib/contract/operation';
import type { Database } from '../database/client';
import { user } from '../database/schema/accounts';
import { editLog } from '../database/schema/documents';
import type { LogEntry } from './edit-log';

/** Changes of others that are looked at. */
const mostOthers = 2000;

/** The user's own steps in a document that can be undone or redone, oldest first, so that a browser can go on undoing after it has started again. */
export async function listOwnSteps(db: Database, documentId: number, userId: string): Promise<Step[]> {
  const rows = await db
    .select()
    .from(editLog)
    .where(
      and(
        eq(editLog.documentId, documentId),
        eq(editLog.userId, userId),
        inArray(editLog.state, ['done', 'undone']),
        editLog.whole,
      ),
    )
    .orderBy(desc(editLog.id))
    .limit(mostSteps);
  const reversals = await listReversals(db, rows);
  const latest = new Map(rows.map((row) => [row.id, reversals.get(row.id) ?? row]));
  const first = Math.min(...[...latest.values()].map(({ revision }) => revision));
  const others = rows.length === 0 ? [] : await listOthers(db, documentId, userId, first);
  return rows.toReversed().map((row): Step => {
    const last = latest.get(row.id) ?? row;
    const overtaker = others.find(
      (other) =>
        other.revision > last.revision &&
        !(other.began > last.revision && other.isUndone) &&
        other.touched.some((id) => row.touched.includes(id) || last.touched.includes(id)),
    );
    return {
      ...{ id: row.id, key: row.key, revision: last.revision, inverse: last.inverse },
      state: row.state === 'undone' ? 'undone' : 'done',
      touched: [...new Set([...row.touched, ...last.touched])],
      overtaken_by: overtaker?.name ?? null,
      elsewhere: row.partner !== null,
    };
  });
}

/** The latest undo or redo of each entry. */
async function listReversals(db: Database, rows: readonly LogEntry[]): Promise<Map<number, LogEntry>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectDistinctOn([editLog.reverts])
    .from(editLog)
    .where(inArray(editLog.reverts, ids))
    .orderBy(editLog.reverts, desc(editLog.id));
  return new Map(found.flatMap((row) => (row.reverts === null ? [] : [[row.reverts, row]])));
}

/** A change of somebody else, latest first, with when what it is about began, and whether that is undone by now. */
interface Other {
  revision: number;
  touched: number[];
  name: string;
  began: number;
  isUndone: boolean;
}

async function listOthers(db: Database, documentId: number, userId: string, since: number): Promise<Other[]> {
  const root = alias(editLog, 'root');
  const rows = await db
    .select({ entry: editLog, name: user.name, began: root.revision, state: root.state })
    .from(editLog)
    .leftJoin(user, eq(user.id, editLog.userId))
    .innerJoin(root, eq(root.id, sql`coalesce(${editLog.reverts}, ${editLog.id})`))
    .where(and(eq(editLog.documentId, documentId), ne(editLog.userId, userId), gt(editLog.revision, since)))
    .orderBy(desc(editLog.id))
    .limit(mostOthers);
  return rows.map(({ entry, name, began, state }) => ({
    ...{ revision: entry.revision, touched: entry.touched, name: name ?? '', began },
    isUndone: state === 'undone' || state === 'dropped',
  }));
}
