import { sql } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import { type Database, pool } from '../database/client';
import type { Mail } from '../mail/send';

/** What each kind of job is given. */
export interface JobPayloads {
  send_mail: Mail;
  publish_due: Record<string, never>;
  clean_up: Record<string, never>;
}

let prepared: Promise<void> | undefined;

/** Makes the job queue's own tables, once per process; several processes may do so at once. */
export function prepareJobs(): Promise<void> {
  prepared ??= runMigrations({ pgPool: pool() }).catch((error: unknown) => {
    prepared = undefined;
    throw error;
  });
  return prepared;
}

/**
 * Adds a job with the commit of this transaction, to be done at once or at a time; a failed one is tried again, later each time, 25 times
 * in three days. `prepareJobs` must have been awaited before the transaction began.
 */
export async function enqueue<Name extends keyof JobPayloads>(
  tx: Database,
  name: Name,
  payload: JobPayloads[Name],
  at?: Date,
): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${at?.toISOString() ?? null}::timestamptz)`,
  );
}
