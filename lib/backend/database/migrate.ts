import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { Pool } from 'pg';
import { openClient } from './open-client';

/** An arbitrary number that no other lock uses. */
const migrationLock = 7_202_106;

/**
 * Migrates the database to the newest schema, including the job queue's own tables. Two processes never migrate at once: the second waits
 * for the first and finds nothing left to do. `folder` holds the migrations; the default fits everything that starts in the project's
 * folder.
 */
export async function migrateDatabase(url: string, folder = 'lib/backend/migrations'): Promise<void> {
  const client = await openClient({ connectionString: url, application_name: 'litfass-migrate' });
  try {
    // drizzle logs a notice at every start that its table exists.
    await client.query('set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: path.resolve(folder) });
    await migrateJobs(url);
  } finally {
    // Ends the session and releases the lock.
    await client.end();
  }
}

/** The queue's own pool stops listening for errors before its connections are closed; one that breaks just then would end the process. */
async function migrateJobs(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}
