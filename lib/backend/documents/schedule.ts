import { DatabaseError } from 'pg';
import { type SQL, and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contract/locale';
import { longestPlan, type Scheduled } from '@/lib/contract/write';
import { type Database, database, transaction, withSavepoint } from '../database/client';
import { schedules } from '../database/schema/documents';
import { log } from '../kernel/log';
import { ProblemError } from '../kernel/problem';
import { lockDocument, lockDocuments } from './document';
import { publishDocument, publishOnline } from './versions';

/** Plans a publishing, which `publishDue` carries out. Throws `invalid` if the time has passed, or is more than a hundred years away. */
export async function schedulePublishing(
  tx: Database,
  documentId: number,
  plan: { at: Date; locales: Locale[]; userId: string; online?: boolean },
): Promise<void> {
  checkTime(plan.at);
  await tx.insert(schedules).values({ documentId, ...plan });
}

/**
 * Gives a planned publishing another time; what it publishes and who planned it stay. Throws `invalid` as planning does, `not_found`, also if
 * it has been carried out already, and `conflict` if its time is no longer the one that the caller has seen.
 */
export async function reschedulePublishing(
  tx: Database,
  id: number,
  { at, was }: { at: Date; was: Date },
): Promise<number> {
  checkTime(at);
  const which = eq(schedules.id, id);
  await lockPlan(tx, which);
  const [plan] = await tx.select().from(schedules).where(which);
  if (!plan) throw new ProblemError('not_found');
  if (plan.at.getTime() !== was.getTime()) throw new ProblemError('conflict', 'documents.rescheduled_since');
  await tx.update(schedules).set({ at }).where(which);
  return plan.documentId;
}

function checkTime(at: Date): void {
  const ahead = at.getTime() - Date.now();
  if (ahead <= 0) throw new ProblemError('invalid', undefined, { fields: { at: 'documents.past' } });
  if (ahead > longestPlan) throw new ProblemError('invalid', undefined, { fields: { at: 'documents.far' } });
}

/** The planned publishings of a document, next first. */
export async function listScheduled(db: Database, documentId: number): Promise<Scheduled[]> {
  const rows = await db
    .select()
    .from(schedules)
    .where(eq(schedules.documentId, documentId))
    .orderBy(asc(schedules.at));
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    locales: row.locales,
    online: row.online,
  }));
}

/** Cancels a planned publishing. Throws `not_found`, also if it has been carried out already. */
export async function cancelScheduled(tx: Database, id: number): Promise<number> {
  const plan = await takePlan(tx, eq(schedules.id, id));
  if (!plan) throw new ProblemError('not_found');
  return plan.documentId;
}

/** Locks the document of a plan, whose lock comes before all others. */
async function lockPlan(tx: Database, which: SQL | undefined): Promise<void> {
  const [found] = await tx.select({ id: schedules.documentId }).from(schedules).where(which);
  if (found) await lockDocument(tx, found.id);
}

/** Removes a plan; null if it no longer exists. */
async function takePlan(tx: Database, which: SQL | undefined): Promise<typeof schedules.$inferSelect | null> {
  await lockPlan(tx, which);
  const [plan] = await tx.delete(schedules).where(which).returning();
  return plan ?? null;
}

/**
 * Publishes what is due, each plan in a transaction of its own, and only once even if several instances ask at the same time. Returns the
 * ids of the documents. `now` defaults to the database's time. A plan that fails is kept and logged.
 */
export async function publishDue(now?: Date): Promise<number[]> {
  // The job is started by the database's clock; by another clock nothing might be due yet.
  const moment = now ?? sql`now()`;
  const due = await database()
    .select({ id: schedules.id })
    .from(schedules)
    .where(lte(schedules.at, moment))
    .orderBy(asc(schedules.at));
  const published: number[] = [];
  for (const { id } of due) {
    try {
      const documentId = await transaction((tx) => publishScheduled(tx, id, moment));
      if (documentId !== null) published.push(documentId);
    } catch (error) {
      log.error({ err: error, schedule: id }, 'A scheduled publishing failed');
    }
  }
  return published;
}

/**
 * Publishes everything planned up to a moment, in order, in the caller's transaction: `rehearse` uses it to show the site as it will be.
 * A plan that would fail is skipped.
 */
export async function carryOutPlans(tx: Database, until: Date): Promise<void> {
  const planned = await tx
    .select({ id: schedules.id, documentId: schedules.documentId })
    .from(schedules)
    .where(lte(schedules.at, until))
    .orderBy(asc(schedules.at), asc(schedules.id));
  // All at once and in the usual order, so that two transactions never wait for each other.
  await lockDocuments(
    tx,
    planned.map(({ documentId }) => documentId),
  );
  for (const { id } of planned) {
    try {
      await withSavepoint(tx, () => publishScheduled(tx, id, until));
    } catch (error) {
      // The plan was not tried: nothing is known about it.
      if (isLocked(error)) throw error;
      log.warn({ err: error, schedule: id }, 'A planned publishing would fail');
    }
  }
}

/** Whether a lock could not be had: another transaction held it too long, or both waited for each other. */
function isLocked(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof DatabaseError && (cause.code === '55P03' || cause.code === '40P01');
}

/** The number of publishings planned up to a moment. */
export async function countPlans(db: Database, until: Date): Promise<number> {
  return db.$count(schedules, lte(schedules.at, until));
}

async function publishScheduled(tx: Database, id: number, now: Date | SQL): Promise<number | null> {
  const plan = await takePlan(tx, and(eq(schedules.id, id), lte(schedules.at, now)));
  if (!plan) return null;
  const document = await lockDocument(tx, plan.documentId);
  await (plan.online ? publishOnline : publishDocument)(tx, document, plan.locales, plan.userId);
  return plan.documentId;
}
