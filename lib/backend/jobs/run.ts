import { EventEmitter } from 'node:events';
import { type Runner, type WorkerEvents, run } from 'graphile-worker';
import { doBeforeEnd } from '@/lib/last-work.mjs';
import { pool } from '../database/client';
import { log } from '../kernel/log';
import { jobLogger } from './logger';
import { tasks } from './tasks';
import { type LockTimes, type WorkerLocks, keepWorkerLocks } from './worker-locks';

/** Minute, hour, day, month, weekday in UTC; a run missed while nothing was running is made up for within the hour. */
const crontab = ['* * * * * publish_due ?fill=1h&max=3', '17 3 * * * clean_up ?fill=1d&max=3'].join('\n');

interface RunningJobs {
  runner: Runner;
  locks: WorkerLocks;
}

const shared = globalThis as typeof globalThis & { litfassJobs?: Promise<RunningJobs> };

/** Milliseconds between attempts to start while the database is unavailable. */
const retryPause = 10_000;

/** Milliseconds between two checks for planned jobs; a job due at once is announced immediately. */
const pollInterval = 1000;

/**
 * Starts working on jobs in this process, once. Every instance may: a job is locked while it is worked on, and taken over by another
 * instance within seconds if that process is killed. An unavailable database is retried. `times` say how soon the dead are noticed.
 */
export async function startJobs(times?: LockTimes): Promise<void> {
  const started = (shared.litfassJobs ??= start(times));
  try {
    await started;
  } catch (error) {
    delete shared.litfassJobs;
    log.error({ err: error }, 'Jobs could not be started; another try follows');
    setTimeout(() => void startJobs(times), retryPause).unref();
  }
}

/** Finishes the current jobs and takes no more, so that none stays locked. */
async function stopJobs(): Promise<void> {
  const starting = shared.litfassJobs;
  delete shared.litfassJobs;
  const running = await starting;
  await running?.runner.stop();
  // Released last: until then the remaining jobs are worked on.
  await running?.locks.release();
}

async function start(times?: LockTimes): Promise<RunningJobs> {
  doBeforeEnd(stopJobs);
  const locks = await keepWorkerLocks(times);
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
