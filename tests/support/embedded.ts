import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '@/lib/backend/database/embedded/server';
import { migrateDatabase } from '@/lib/backend/database/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address with the name of the migrated database that test databases are copied from. */
    templateUrl: string;
  }
}

let running: Promise<{ templateUrl: string; stop: () => Promise<void> }> | undefined;
let users = 0;

/** Starts one PostgreSQL for the whole run, with a migrated template database; stops and removes it at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Every project of the run calls this.
  running ??= start();
  users += 1;
  const { templateUrl, stop } = await running;
  project.provide('templateUrl', templateUrl);
  return async () => {
    users -= 1;
    if (users === 0) await stop();
  };
}

async function start() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-test-'));
  fs.chmodSync(folder, 0o755);
  const server = await startEmbedded(folder);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  // What is lost when a test machine fails is thrown away anyway.
  await client.query('alter system set fsync = off');
  await client.query('alter system set full_page_writes = off');
  await client.query('select pg_reload_conf()');
  await client.end();
  try {
    await migrateDatabase(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    templateUrl: server.url,
    stop: async () => {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
