import './start/env-files';
import { migrateDatabase } from '@/lib/backend/database/migrate';
import { env } from '@/lib/env';

if (env.DATABASE_URL === undefined) {
  console.error(
    'DATABASE_URL is not set: name a PostgreSQL server in .env. With the embedded database, npm start migrates by itself.',
  );
  process.exit(1);
}
await migrateDatabase(env.DATABASE_URL);
console.log('The database is up to date.');
