import path from 'node:path';
import { migrateDatabase } from '@/lib/backend/database/migrate';
import { env } from '@/lib/env';
import { PlainError } from '../command/plain.mjs';
import { keepEmbedded, type KeptServer } from './keep-database';

export interface RunningDatabase {
  url: string;
  /** Runs `work`, and again if the database crashed meanwhile and was restarted. */
  steadily: <Result>(work: () => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
}

/** The operator's server, or the embedded one, which is kept running until `stop`. */
export async function openDatabase(): Promise<RunningDatabase> {
  if (env.DATABASE_URL !== undefined) {
    return { url: env.DATABASE_URL, steadily: (work) => work(), stop: async () => undefined };
  }
  const server = await keepEmbedded(path.resolve(env.DATA_DIR));
  if (path.dirname(server.folder) !== path.resolve(env.DATA_DIR)) {
    console.log(
      `The database is in ${server.folder}: PostgreSQL does not run as root, and others cannot reach ${path.resolve(env.DATA_DIR)}.`,
    );
  }
  return { url: server.url, steadily: (work) => workSteadily(server, work), stop: server.stop };
}

/** A database that crashes more often during the same work has a reason to. */
const mostTries = 10;

/** Runs `work`, and again if the server crashed meanwhile. */
export async function workSteadily<Result>(
  server: Pick<KeptServer, 'starts' | 'hasRestarted'>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const starts = server.starts();
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !(await server.hasRestarted(starts))) throw error;
    }
  }
}

/** Migrates to the newest schema. Throws a sentence if that fails. */
export async function migrate(url: string): Promise<void> {
  try {
    await migrateDatabase(url);
  } catch (error) {
    // A refused connection wraps its reasons (IPv4, IPv6) and has no message of its own.
    const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error);
    throw new PlainError(
      `The database cannot be brought up to date: ${reason}. Is DATABASE_URL right, and the server running?`,
      {
        cause: error,
      },
    );
  }
}
