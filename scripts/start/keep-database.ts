import { setTimeout as pause } from 'node:timers/promises';
import { probeUrl } from '@/scripts/postgres/probe';
import { type EmbeddedServer, startEmbedded } from '@/scripts/postgres/server';

/** Milliseconds between checks of a server that another process started. */
const checkInterval = 1000;

/** Includes recovery of a large database (scripts/postgres/server). */
const restartPatience = 200_000;

/** A connection may break a moment before the end of its server is noticed. */
const noticePatience = 300;

const stopPatience = 20_000;

export interface KeptServer {
  url: string;
  folder: string;
  /** Process id of the running postmaster. */
  pid: () => number | null;
  /** How often it has become ready. */
  starts: () => number;
  /** Whether the server was restarted after `starts` starts, or has ended; resolves when it accepts connections again. */
  hasRestarted: (starts: number) => Promise<boolean>;
  stop: () => Promise<void>;
}

/**
 * Starts the embedded server of a data folder, and restarts it whenever it ends while it is needed: because it was killed, or belonged to
 * another process that has stopped. The address stays the same, so the site's connections find it again.
 */
export async function keepEmbedded(dataDir: string): Promise<KeptServer> {
  let server: EmbeddedServer = await startEmbedded(dataDir);
  const { url } = server;
  let starts = 1;
  let isDown = false;
  let isWanted = true;
  const stopping = new AbortController();
  const unwanted = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  /** Ends early when the server is no longer needed. */
  const wait = async (): Promise<void> =>
    pause(checkInterval, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);

  const watch = async (): Promise<void> => {
    while (isWanted) {
      await (server.owned ? Promise.race([server.ended, unwanted]) : wait());
      if (!isWanted || (!server.owned && (await probeUrl(url)))) continue;
      isDown = true;
      console.error('The embedded database has stopped; starting it again.');
      try {
        server = await startEmbedded(dataDir);
        starts += 1;
        isDown = false;
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        await wait();
      }
    }
    await server.stop();
  };
  const watching = watch();
  const isReady = async (): Promise<boolean> => !isDown && (await probeUrl(url));

  return {
    url,
    folder: server.folder,
    pid: () => server.pid,
    starts: () => starts,
    hasRestarted: async (known) => {
      const isSameRun = async (): Promise<boolean> => known === starts && isReady();
      if (await isSameRun()) await pause(noticePatience);
      if (await isSameRun()) return false;
      const deadline = Date.now() + restartPatience;
      while (isWanted && Date.now() < deadline && !(await isReady())) await pause(20);
      return isWanted;
    },
    stop: async () => {
      isWanted = false;
      stopping.abort();
      // If recovery takes longer, the guard of its process ends it.
      await Promise.race([watching, pause(stopPatience, undefined, { ref: false })]);
    },
  };
}
