import { EventEmitter } from 'node:events';
import { type Runner, type WorkerEvents, run } from 'graphile-worker';
import { pool } from '../database/client';
import { log } from '../kernel/log';
import { jobLogger } from './logger';
import { tasks } from './tasks';
import { type WorkerLocks, keepWorkerLocks } from './worker-locks';

/** Minute, hour, day, month, weekday in UTC; a run that was missed while nothing ran is made up for within the hour. */
const crontab = ['* * * * * publish_due ?fill=1h&max=3', '17 3 * * * clean_up ?fill=1d&max=3'].join('\n');

interface RunningJobs {
  runner: Runner;
  locks: WorkerLocks;
}

const shared = globalThis as typeof globalThis & { litfassJobs?: Promise<RunningJobs> };

/** Milliseconds until the next try to start when the database was not there. */
const retryPause = 10_000;

/** Milliseconds between two looks for jobs whose time has come; a new job that is due is heard of at once. */
const pollInterval = 1000;

/**
 * Starts working on jobs in this process, once. Every instance may: a job is locked while one works on it, and taken over by another
 * within seconds if that one is killed. A database that is not there is tried again.
 */
export async function startJobs(): Promise<void> {
  const started = (shared.litfassJobs ??= start());
  try {
    await started;
  } catch (error) {
    delete shared.litfassJobs;
    log.error({ err: error }, 'Jobs could not be started; another try follows');
    setTimeout(() => void startJobs(), retryPause).unref();
  }
}

/** Finishes the jobs at hand and takes no more, so that none stays locked. */
async function stopJobs(): Promise<void> {
  const starting = shared.litfassJobs;
  delete shared.litfassJobs;
  const running = await starting;
  await running?.runner.stop();
  // Only now: until then the last jobs are worked on.
  await running?.locks.release();
}

async function start(): Promise<RunningJobs> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stopJobs());
  const locks = await keepWorkerLocks();
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => locks.hold(worker.workerId));
  try {
    const runner = await run({
      pgPool: pool(),
      taskList: tasks,
      crontab,
      concurrency: 2,
      pollInterval,
      noHandleSignals: true,
      logger: jobLogger,
      events,
    });
    return { runner, locks };
  } catch (error) {
    await locks.release();
    throw error;
  }
}
