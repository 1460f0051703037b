import process from 'node:process';
import { env, isExternal } from '@/lib/env';
import { openDatabase, type RunningDatabase } from '../start/database';
import { describeError, PlainError } from './plain.mjs';

/**
 * Runs a command on the site's database, for which the embedded one is started or reused, and ends the process. Errors are printed as a
 * sentence if there is one.
 */
export async function runWithDatabase(work: (database: RunningDatabase) => Promise<void>): Promise<never> {
  let database: RunningDatabase | null = null;
  try {
    if (isExternal)
      throw new PlainError(`This site has no database: its content is kept by ${env.CONTENT_API_URL}.`);
    database = await openDatabase();
    await work(database);
  } catch (error) {
    console.error(`\n${describeError(error)}\n`);
    process.exitCode = 1;
  }
  await database?.stop();
  process.exit();
}
