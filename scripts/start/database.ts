import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedServer, startEmbedded } from '@/lib/backend/database/embedded/server';
import { probeUrl } from '@/lib/backend/database/embedded/probe';
import { migrateDatabase } from '@/lib/backend/database/migrate';
import { env } from '@/lib/env';
import { PlainError } from '../command/plain.mjs';

export interface RunningDatabase {
  url: string;
  stop: () => Promise<void>;
}

/** The operator's server, or the embedded one, which is kept running until `stop`. */
export async function openDatabase(): Promise<RunningDatabase> {
  if (env.DATABASE_URL !== undefined) return { url: env.DATABASE_URL, stop: async () => undefined };
  const server = await startEmbedded(path.resolve(env.DATA_DIR));
  if (path.dirname(server.folder) !== path.resolve(env.DATA_DIR)) {
    console.log(
      `The database is in ${server.folder}: PostgreSQL does not run as root, and others cannot reach ${path.resolve(env.DATA_DIR)}.`,
    );
  }
  return keepRunning(server);
}

/** Brings the schema up to date. Throws a sentence if that fails. */
export async function migrate(url: string): Promise<void> {
  try {
    await migrateDatabase(url);
  } catch (error) {
    // A refused connection has its reasons (IPv4, IPv6) inside and no message of its own.
    const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error);
    throw new PlainError(
      `The database cannot be brought up to date: ${reason}. Is DATABASE_URL right, and the server running?`,
      {
        cause: error,
      },
    );
  }
}

/** How often a server that another process started is asked whether it is still there. */
const checkInterval = 1000;

/**
 * Starts the embedded server again when it ends while the site needs it: it was killed, or it belonged to another process that has stopped.
 * The address stays the same, so the site's connections find it again.
 */
function keepRunning(first: EmbeddedServer): RunningDatabase {
  let server = first;
  let wanted = true;
  const watch = async (): Promise<void> => {
    while (wanted) {
      if (server.owned) await Promise.race([server.ended, pause(checkInterval, undefined, { ref: false })]);
      else await pause(checkInterval, undefined, { ref: false });
      if (!wanted || (await probeUrl(server.url))) continue;
      console.error('The embedded database has stopped; starting it again.');
      try {
        server = await startEmbedded(path.resolve(env.DATA_DIR));
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  };
  const watching = watch();
  return {
    url: first.url,
    stop: async () => {
      wanted = false;
      await Promise.race([watching, pause(2 * checkInterval)]);
      await server.stop();
    },
  };
}
