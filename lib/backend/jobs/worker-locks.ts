import { Client } from 'pg';
import { env } from '@/lib/env';
import { pool } from '../database/client';
import { log } from '../kernel/log';

/** Seed of the lock numbers, so that they do not collide with other locks. */
const lockSeed = 7_202_107;

/** In milliseconds. */
export interface LockTimes {
  /** Between two checks for jobs of dead workers; a worker counts as dead if it was missing twice in a row. */
  check: number;
  /** Until a lost connection is reopened: less than between two checks, or a living worker would count as dead. */
  reconnect: number;
}

const usualTimes: LockTimes = { check: 5000, reconnect: 500 };

/** If a machine vanishes, PostgreSQL notices after half a minute instead of the system's two hours. */
const keepAlive = '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

const lockNumber = (parameter: string): string => `hashtextextended(${parameter}, ${lockSeed})`;

export interface WorkerLocks {
  /** Marks a worker of this process as alive. */
  hold: (workerId: string) => void;
  /** Counts a worker as dead although its process lives: its job is done by others. */
  drop: (workerId: string) => void;
  /** Closes the connection and stops the checks. */
  release: () => Promise<void>;
}

/**
 * Takes jobs away from workers whose process is gone. graphile-worker itself waits four hours for a killed one. Each worker's name is
 * locked by a connection that its process keeps open; when the process ends in any way, the connection breaks and PostgreSQL releases the
 * lock. Every process checks every few seconds whether the name that holds a job can be locked.
 */
export async function keepWorkerLocks(times = usualTimes): Promise<WorkerLocks> {
  const held = new Set<string>();
  const state: { client: Client | null; isReleased: boolean } = { client: null, isReleased: false };

  const connect = async (): Promise<void> => {
    if (state.isReleased) return;
    const client = new Client({
      connectionString: env.DATABASE_URL,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      application_name: 'litfass-jobs',
      options: keepAlive,
    });
    client.on('error', (error) => log.warn({ err: error }, 'The connection of the job workers broke'));
    client.once('end', () => {
      state.client = null;
      setTimeout(() => void connect(), times.reconnect).unref();
    });
    try {
      await client.connect();
      // Released while it was on its way.
      if (state.isReleased) return await client.end();
      state.client = client;
      await Promise.all([...held].map((workerId) => lock(client, workerId)));
    } catch (error) {
      log.warn({ err: error }, 'The job workers have no connection; trying again');
      await client.end().catch(() => undefined);
    }
  };

  let missed = new Set<string>();
  const check = async (): Promise<void> => {
    try {
      missed = await unlockJobsOfDead(missed);
    } catch (error) {
      log.warn({ err: error }, 'Jobs of dead workers could not be looked for');
    }
  };

  await connect();
  const timer = setInterval(() => void check(), times.check).unref();
  return {
    hold: (workerId) => {
      held.add(workerId);
      if (state.client) void lock(state.client, workerId);
    },
    drop: (workerId) => {
      held.delete(workerId);
      if (state.client) void unlock(state.client, workerId);
    },
    release: async () => {
      state.isReleased = true;
      clearInterval(timer);
      await state.client?.end().catch(() => undefined);
    },
  };
}

/** Shared, so that two names with the same number do not block each other. */
const lock = (client: Client, workerId: string): Promise<void> =>
  change(client, 'pg_advisory_lock_shared', workerId);

const unlock = (client: Client, workerId: string): Promise<void> =>
  change(client, 'pg_advisory_unlock_shared', workerId);

async function change(
  client: Client,
  how: 'pg_advisory_lock_shared' | 'pg_advisory_unlock_shared',
  workerId: string,
): Promise<void> {
  await client
    .query(`select ${how}(${lockNumber('$1')})`, [workerId])
    .catch((error: unknown) =>
      log.warn({ err: error, workerId, how }, 'The lock of a job worker could not be changed'),
    );
}

/**
 * Frees the jobs of workers that were missed before and are missed again. Answers who is missed now: a worker may be missed once while its
 * process opens its connection anew.
 */
async function unlockJobsOfDead(missedBefore: ReadonlySet<string>): Promise<Set<string>> {
  const answer = await pool().query<{ worker: string }>(`
    select worker from (select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null) busy
    where pg_try_advisory_xact_lock(${lockNumber('worker')})`);
  const missed = new Set(answer.rows.map((row) => row.worker));
  const dead = [...missed].filter((worker) => missedBefore.has(worker));
  if (dead.length > 0) {
    await pool().query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
    log.warn({ workers: dead }, 'Jobs of workers that have died are done again');
  }
  return missed;
}
