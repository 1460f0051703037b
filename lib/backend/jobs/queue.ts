import { sql } from 'drizzle-orm';
import { env } from '@/lib/env';
import type { Database } from '../database/client';
import type { ForgottenPassword } from '../accounts/password-mail';
import type { Mail } from '../mail/send';

/** The payload of each kind of job. */
export interface JobPayloads {
  send_mail: Mail;
  mail_password_link: ForgottenPassword;
  publish_due: Record<string, never>;
  clean_up: Record<string, never>;
  check_links: Record<string, never>;
}

/**
 * Adds a job with the commit of this transaction, to run at once or at a time; a failed one is retried 25 times in three days, with
 * growing pauses.
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

/** Where no process works on jobs, a job due at once is run by the request that adds it, after its answer and commit. */
async function runAfterAnswer(): Promise<void> {
  const { after } = await import('next/server');
  after(async () => {
    // Imported late: the tasks add jobs themselves.
    const { runDueJobs } = await import('./run-due');
    await runDueJobs();
  });
}
