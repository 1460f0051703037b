import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '@/scripts/postgres/server';
import { migrateDatabase } from '@/lib/backend/database/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address with the name of the migrated database that test databases are copied from. */
    templateUrl: string;
  }
}

interface TestServer {
  templateUrl: string;
  stop: () => Promise<void>;
}

let running: Promise<TestServer> | undefined;
let users = 0;

/**
 * Gives the run a PostgreSQL with a migrated template database: the server of TEST_DATABASE_URL, whose role may create databases, or an
 * embedded one that is started for the run and removed at its end.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Every project of the run calls this.
  const { TEST_DATABASE_URL: given } = process.env;
  running ??= given ? prepareTemplate(given) : startServer();
  users += 1;
  const { templateUrl, stop } = await running;
  project.provide('templateUrl', templateUrl);
  return async () => {
    users -= 1;
    if (users === 0) await stop();
  };
}

async function startServer(): Promise<TestServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-test-'));
  fs.chmodSync(folder, 0o755);
  const server = await startEmbedded(folder);
  try {
    // What is lost when a test machine fails is thrown away anyway.
    await administer(
      server.url,
      'alter system set fsync = off',
      'alter system set full_page_writes = off',
      'select pg_reload_conf()',
    );
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

async function prepareTemplate(given: string): Promise<TestServer> {
  const name = `litfass_test_${crypto.randomBytes(6).toString('hex')}`;
  const template = new URL(given);
  template.pathname = `/${name}`;
  await administer(given, `create database ${name}`);
  const stop = async (): Promise<void> => administer(given, `drop database if exists ${name} with (force)`);
  try {
    await migrateDatabase(template.href);
  } catch (error) {
    await stop();
    throw error;
  }
  return { templateUrl: template.href, stop };
}

async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
