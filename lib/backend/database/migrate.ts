import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';

/** Any number that nothing else locks with. */
const migrationLock = 7_202_106;

/**
 * Brings the database to the newest schema, the job queue's own tables included. Two processes never migrate at once: the second waits
 * for the first and then finds nothing to do. `folder` holds the migrations; the default is right for everything that starts in the project's folder.
 */
export async function migrateDatabase(url: string, folder = 'lib/backend/migrations'): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'litfass-migrate',
  });
  await client.connect();
  try {
    // drizzle answers every start with a notice that its table exists.
    await client.query('set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: path.resolve(folder) });
    await runMigrations({ connectionString: url });
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}
