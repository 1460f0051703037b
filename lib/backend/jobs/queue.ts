import { sql } from 'drizzle-orm';
import { env } from '@/lib/env';
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
  if (env.SERVERLESS && at === undefined) await runAfterAnswer();
}

/** Where nobody waits for jobs, one that is due at once is done by the request that adds it, when its answer is out and its commit done. */
async function runAfterAnswer(): Promise<void> {
  const { after } = await import('next/server');
  after(async () => {
    // Only now: the tasks themselves add jobs.
    const { runDueJobs } = await import('./run-due');
    await runDueJobs();
  });
}
