// `npm run db:migrate`: migrates the database of DATABASE_URL to the newest schema, before the first of several instances is updated.
import './command/command-line.mjs';
import { env } from '@/lib/env';
import { migrate } from './start/database';
import { PlainError } from './command/plain.mjs';

if (env.DATABASE_URL === undefined) {
  throw new PlainError(
    'DATABASE_URL is not set: name a PostgreSQL server in .env. With the embedded database, npm start migrates by itself.',
  );
}
await migrate(env.DATABASE_URL);
console.log('The database is up to date.');
