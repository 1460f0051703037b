import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

/**
 * Gives the test file that imports this a migrated, empty database of its own, and a data folder. It must be the first import, because
 * `lib/env` reads the environment once; in the project `contract` it is imported for every file.
 */
const template = new URL(inject('templateUrl'));
const name = `test_${crypto.randomBytes(6).toString('hex')}`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-data-'));

await asAdministrator(`create database ${name} template ${template.pathname.slice(1)}`);

const own = new URL(template);
own.pathname = `/${name}`;
process.env.DATABASE_URL = own.href;
process.env.DATA_DIR = folder;
process.env.AUTH_SECRET ??= 'only-for-tests-only-for-tests-only-for-tests';
process.env.REVALIDATE_SECRET ??= 'only-for-tests-only-for-tests';
process.env.SITE_URL ??= 'http://localhost:3000';

/** The address of the test file's database. */
export const databaseUrl = own.href;

/** The test file's data folder. */
export const dataDir = folder;

afterAll(async () => {
  const { closeDatabase } = await import('@/lib/backend/database/client');
  const { stopListening } = await import('@/lib/backend/database/listen');
  await stopListening();
  await closeDatabase();
  await asAdministrator(`drop database if exists ${name} with (force)`);
  fs.rmSync(folder, { recursive: true, force: true });
});

async function asAdministrator(statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
