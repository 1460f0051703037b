import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import type { Mail } from '../mail/send';

/** What each kind of job is given. */
export interface JobPayloads {
  send_mail: Mail;
  publish_due: Record<string, never>;
  clean_up: Record<string, never>;
}

/**
 * Adds a job with the commit of this transaction, to be done at once or at a time; a failed one is tried again, later each time, 25 times
 * in three days.
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
