import { runOnce } from 'graphile-worker';
import { pool } from '../database/client';
import { publishDue } from '../documents/schedule';
import { jobLogger } from './logger';
import { tasks } from './tasks';

/** A serverless function does not run this long, so a job locked for longer was abandoned. */
const abandonedAfter = '15 minutes';

/**
 * Runs everything that is due and returns when it is done, for hosts that freeze a process between requests. Concurrent calls run each
 * job once. Once a day what has expired is removed.
 */
export async function runDueJobs(): Promise<void> {
  await publishDue();
  await pool().query(
    `select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1::interval))`,
    [abandonedAfter],
  );
  await pool().query(
    `select graphile_worker.add_job('clean_up', '{}'::json, run_at => now() + interval '1 day',
      job_key => 'clean_up', job_key_mode => 'preserve_run_at')`,
  );
  await runOnce({
    pgPool: pool(),
    taskList: tasks,
    concurrency: 2,
    noHandleSignals: true,
    logger: jobLogger,
  });
}
