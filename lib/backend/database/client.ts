import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { env } from '@/lib/env';
import { log } from '../kernel/log';

/**
 * The database as queries see it; inside `transaction` it is bound to the transaction's connection. Drizzle's own `transaction` would end
 * the one around it there.
 */
export type Database = Omit<NodePgDatabase, 'transaction'>;

interface Connection {
  url: string;
  pool: Pool;
  database: Database;
}

// Middleware, instrumentation and routes are separate bundles of one process, so they share one pool through the global object.
const shared = globalThis as typeof globalThis & {
  litfassDatabase?: Connection;
  litfassRehearsal?: AsyncLocalStorage<Database>;
  litfassRehearsals?: Promise<void>;
  litfassLooks?: Map<string, Look[]>;
};

/** Milliseconds that a rehearsal can be joined, and that it waits for a lock: the rows that it has changed are locked meanwhile. */
const longestRehearsal = 1000;

/** Somebody waiting for the result of a rehearsal. */
interface Look {
  begin: () => Promise<void>;
  reject: (reason: unknown) => void;
}

/** The database inside the current rehearsal. */
const rehearsal = (): AsyncLocalStorage<Database> => (shared.litfassRehearsal ??= new AsyncLocalStorage());

/**
 * Trigram similarity from which `%` takes one word for a misspelling of another. PostgreSQL's default of 0.3 matches twice as many words.
 */
const likeness = 0.4;

function connect(url: string): Connection {
  const pool = new Pool({
    connectionString: url,
    // More than there are write slots (http/write-slots), so that reads never wait for writes alone; on a serverless host only one more, since
    // it has many instances with a few requests each.
    max: env.SERVERLESS ? 5 : 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: 20_000,
    keepAlive: true,
    application_name: 'litfass',
    options: `-c pg_trgm.similarity_threshold=${likeness}`,
    allowExitOnIdle: true,
  });
  // An idle connection that breaks, for example when PostgreSQL restarts, is replaced at its next use; without a listener the error would
  // end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection broke'));
  // The same for a connection in use, whose statement fails as well, so that its caller is told.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke')),
  );
  return { url, pool, database: drizzle(pool) };
}

function connection(): Connection {
  const url = env.DATABASE_URL;
  if (url === undefined) {
    throw new Error(
      'DATABASE_URL is not set: start the site with npm start, or name a PostgreSQL server in .env.',
    );
  }
  if (shared.litfassDatabase?.url !== url) shared.litfassDatabase = connect(url);
  return shared.litfassDatabase;
}

/** The connection pool, for what drizzle does not offer. Throws if no database is configured. */
export function pool(): Pool {
  return connection().pool;
}

/** The database for single statements; inside `rehearse`, the rehearsed one. Throws if no database is configured. */
export function database(): Database {
  return rehearsal().getStore() ?? connection().database;
}

/**
 * Runs `work` in one transaction and returns its result once the commit is durable. If `work` or the commit fails, it rolls back and
 * throws: nothing is acknowledged that is not stored.
 */
export async function transaction<Result>(work: (tx: Database) => Promise<Result>): Promise<Result> {
  const client = await pool().connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(drizzle(client));
    const commit = await client.query('commit');
    // After a failed statement whose error was caught, PostgreSQL answers "commit" with a rollback instead of an error.
    if (commit.command !== 'COMMIT') throw new Error('The transaction was rolled back instead of committed.');
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs a part of a transaction: if it fails, only what it has done is rolled back, and the transaction goes on. */
export async function withSavepoint<Result>(tx: Database, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`savepoint step`);
  try {
    const result = await work();
    await tx.execute(sql`release savepoint step`);
    return result;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint step`);
    throw error;
  }
}

/**
 * Returns what `look` reads through `database()` after `change`, which is then rolled back and announced to nobody. Both should be short,
 * since the changed rows are locked meanwhile. There is one rehearsal at a time, so that visitors never lack a connection; callers with
 * the same `name` within a second share it.
 */
export function rehearse<Result>(
  name: string,
  change: (tx: Database) => Promise<void>,
  look: () => Promise<Result>,
): Promise<Result> {
  const waiting = (shared.litfassLooks ??= new Map<string, Look[]>());
  return new Promise<Result>((resolve, reject) => {
    const own: Look = { begin: () => look().then(resolve, reject), reject };
    const others = waiting.get(name);
    if (others) {
      others.push(own);
      return;
    }
    const looks = [own];
    waiting.set(name, looks);
    shared.litfassRehearsals = (shared.litfassRehearsals ?? Promise.resolve()).then(() =>
      rehearseNow(change, () => waiting.delete(name), looks),
    );
  });
}

/** Rehearses once for all who are waiting or join in time; nobody joins after `close`. */
async function rehearseNow(
  change: (tx: Database) => Promise<void>,
  close: () => void,
  waiting: Look[],
): Promise<void> {
  let isOpen = true;
  const end = () => {
    if (isOpen) close();
    isOpen = false;
  };
  let client: PoolClient | undefined;
  try {
    client = await pool().connect();
    await client.query(`begin; set local lock_timeout = ${longestRehearsal}`);
    const begun = performance.now();
    const tx = drizzle(inTurn(client));
    await change(tx);
    while (waiting.length > 0) {
      const looks = waiting.splice(0);
      if (performance.now() - begun > longestRehearsal) end();
      await rehearsal().run(tx, () => Promise.all(looks.map(({ begin }) => begin())));
    }
  } catch (error) {
    for (const { reject } of waiting.splice(0)) reject(error);
  } finally {
    end();
    if (client) client.release(await rollBack(client));
  }
}

/** A connection that takes several queries at once, like a pool, and runs them one after the other. */
function inTurn(client: PoolClient): PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...asked: Parameters<PoolClient['query']>): Promise<unknown> => {
    const answer = last.then((): unknown => client.query(...asked));
    last = answer.catch(() => undefined);
    return answer;
  };
  return new Proxy(client, {
    get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)),
  });
}

/** Rolls back; returns an error if the connection is no longer usable. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Closes the pool; the next use opens a new one. */
export async function closeDatabase(): Promise<void> {
  const open = shared.litfassDatabase;
  delete shared.litfassDatabase;
  await open?.pool.end();
}
