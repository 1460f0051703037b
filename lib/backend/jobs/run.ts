import { EventEmitter } from 'node:events';
import { type Runner, type WorkerEvents, run } from 'graphile-worker';
import { env } from '@/lib/env';
import { doBeforeEnd } from '@/lib/last-work.mjs';
import { pool } from '../database/client';
import { log } from '../kernel/log';
import { jobLogger } from './logger';
import { tasks } from './tasks';
import { type LockTimes, type WorkerLocks, keepWorkerLocks } from './worker-locks';

/** Minute, hour, day, month, weekday in UTC; `fill` is for how long a run is made up for that was missed while nothing was running. */
const crontab = [
  '* * * * * publish_due ?fill=1h&max=3',
  '17 3 * * * clean_up ?fill=1d&max=3',
  // Without a bound of its own a failed run would be tried for three days, beside the next ones.
  ...(env.LINK_CHECK ? ['47 3 * * * check_links ?max=2'] : []),
].join('\n');

interface RunningJobs {
  runner: Runner;
  locks: WorkerLocks;
  /** When the last job in work is done after the runner was stopped, or has stopped by itself. */
  ended: Promise<void>;
}

const shared = globalThis as typeof globalThis & { litfassJobs?: Promise<RunningJobs> };

/** In milliseconds. */
interface JobTimes extends LockTimes {
  /** Until another start, while the database is unavailable or after an error has stopped the jobs. */
  retry: number;
}

const usualRetry = 10_000;

/** Milliseconds between two checks for planned jobs; a job due at once is announced immediately. */
const pollInterval = 1000;

/**
 * Starts working on jobs in this process, once. Every instance may: a job is locked while it is worked on, and taken over by another
 * instance within seconds if that process is killed. An unavailable database is retried, and after an error that stops the jobs they are
 * started anew. `times` say how soon, and how soon the dead are noticed.
 */
export async function startJobs(times?: JobTimes): Promise<void> {
  const starting = (shared.litfassJobs ??= start(times));
  try {
    const running = await starting;
    void running.ended.then(() => startAnew(starting, running, times));
  } catch (error) {
    delete shared.litfassJobs;
    log.error({ err: error }, 'Jobs could not be started; another try follows');
    startLater(times);
  }
}

/** Makes up for an end that nobody asked for: an error of the database while jobs are planned stops the queue for good. */
async function startAnew(
  starting: Promise<RunningJobs>,
  { locks }: RunningJobs,
  times?: JobTimes,
): Promise<void> {
  const isAskedFor = shared.litfassJobs !== starting;
  if (isAskedFor) return;
  delete shared.litfassJobs;
  log.warn('Jobs are started anew in a moment');
  startLater(times);
  await locks.release();
}

function startLater(times?: JobTimes): void {
  setTimeout(() => void startJobs(times), times?.retry ?? usualRetry).unref();
}

/** Finishes the current jobs and takes no more, so that none stays locked. */
async function stopJobs(): Promise<void> {
  const starting = shared.litfassJobs;
  delete shared.litfassJobs;
  const running = await starting;
  if (running === undefined) return;
  await stop(running.runner);
  await running.ended;
  // Released last: until then the remaining jobs are worked on.
  await running.locks.release();
}

/** It may be stopping already, which is no fault. */
async function stop(runner: Runner): Promise<void> {
  await runner.stop().catch(() => undefined);
}

/** Returns a function that takes the listeners away which were put on the pool meanwhile: a queue that an error has stopped leaves its own. */
function rememberListeners(): () => void {
  const shared = pool();
  const names = ['connect', 'error'] as const;
  const before = new Map(names.map((name) => [name, new Set<unknown>(shared.listeners(name))]));
  return () => {
    for (const name of names)
      for (const listener of shared.listeners(name))
        if (before.get(name)?.has(listener) !== true)
          shared.removeListener(name, listener as (...values: unknown[]) => void);
  };
}

async function start(times?: JobTimes): Promise<RunningJobs> {
  doBeforeEnd(stopJobs);
  const locks = await keepWorkerLocks(times);
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => locks.hold(worker.workerId));
  const ended = new Promise<void>((resolve) => events.once('pool:release', () => resolve()));
  void ended.then(rememberListeners());
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
    runner.promise.catch((error: unknown) => log.error({ err: error }, 'Jobs were stopped by an error'));
    // A worker that could not say that its job is done is not replaced, and the job stays its own.
    events.on('worker:stop', ({ worker, error }) => {
      if (error === undefined) return;
      locks.drop(worker.workerId);
      void stop(runner);
    });
    return { runner, locks, ended };
  } catch (error) {
    await locks.release();
    throw error;
  }
}
