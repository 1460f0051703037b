import { runOnce } from 'graphile-worker';
import { env } from '@/lib/env';
import { pool } from '../database/client';
import { publishDue } from '../documents/schedule';
import { jobLogger } from './logger';
import { tasks } from './tasks';

/** A serverless function does not run this long, so a job locked for longer was abandoned. */
const abandonedAfter = '15 minutes';

/**
 * Runs everything that is due and returns when it is done, for hosts that freeze a process between requests. Concurrent calls run each
 * job once. Once a day what has expired is removed, and links to other sites are looked at; neither is tried for days if it fails, since it
 * comes again the next day.
 */
export async function runDueJobs(): Promise<void> {
  await publishDue();
  await pool().query(
    `select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1::interval))`,
    [abandonedAfter],
  );
  for (const name of ['clean_up', ...(env.LINK_CHECK ? ['check_links'] : [])])
    await pool().query(
      `select graphile_worker.add_job($1, '{}'::json, run_at => now() + interval '1 day', max_attempts => 2,
        job_key => $1, job_key_mode => 'preserve_run_at')`,
      [name],
    );
  await runOnce({
    pgPool: pool(),
    taskList: tasks,
    concurrency: 2,
    noHandleSignals: true,
    logger: jobLogger,
  });
}
