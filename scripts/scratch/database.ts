import crypto from 'node:crypto';
import { openClient } from '@/lib/backend/database/open-client';
import { migrate } from '../start/database';

/**
 * Runs `work` on a migrated, empty database beside the site's own, which is not touched, and drops it afterwards. Returns the result of
 * `work`.
 */
export async function withScratchDatabase<Result>(
  url: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `litfass_scratch_${crypto.randomBytes(6).toString('hex')}`;
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  await administer(url, `create database ${name}`);
  try {
    await migrate(scratch.href);
    return await work(scratch.href);
  } finally {
    await administer(url, `drop database if exists ${name} with (force)`);
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = await openClient({ connectionString: url });
  await client.query(statement).finally(() => client.end());
}
