import { setTimeout as pause } from 'node:timers/promises';
import { probeUrl } from '@/lib/backend/database/embedded/probe';
import { type EmbeddedServer, startEmbedded } from '@/lib/backend/database/embedded/server';

/** How often a server that another process started is asked whether it is still there. */
const checkInterval = 1000;

/** Recovery of a large database included (lib/backend/database/embedded/server). */
const restartPatience = 200_000;

/** A connection may break a moment before the end of its server is noticed. */
const noticePatience = 300;

const stopPatience = 20_000;

export interface KeptServer {
  url: string;
  folder: string;
  /** Process id of the postmaster that runs now. */
  pid: () => number | null;
  /** How often it has ended. */
  falls: () => number;
  /** Whether it has ended since it had done so `falls` times; answers when it runs again. */
  hasFallen: (falls: number) => Promise<boolean>;
  stop: () => Promise<void>;
}

/**
 * Starts the embedded server of a data folder, and again whenever it ends while it is needed: it was killed, or it belonged to another
 * process that has stopped. The address stays the same, so the site's connections find it again.
 */
export async function keepEmbedded(dataDir: string): Promise<KeptServer> {
  let server: EmbeddedServer = await startEmbedded(dataDir);
  const { url } = server;
  let falls = 0;
  let isDown = false;
  let isWanted = true;
  const stopping = new AbortController();
  const unwanted = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  /** Ends early when the server is no longer wanted. */
  const wait = async (): Promise<void> =>
    pause(checkInterval, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);

  const watch = async (): Promise<void> => {
    while (isWanted) {
      await (server.owned ? Promise.race([server.ended, unwanted]) : wait());
      if (!isWanted || (!server.owned && (await probeUrl(url)))) continue;
      if (!isDown) falls += 1;
      isDown = true;
      console.error('The embedded database has stopped; starting it again.');
      try {
        server = await startEmbedded(dataDir);
        isDown = false;
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        await wait();
      }
    }
    await server.stop();
  };
  const watching = watch();

  return {
    url,
    folder: server.folder,
    pid: () => server.pid,
    falls: () => falls,
    hasFallen: async (known) => {
      if (known === falls && (await probeUrl(url))) await pause(noticePatience);
      if (known === falls && (await probeUrl(url))) return false;
      const deadline = Date.now() + restartPatience;
      while (isWanted && Date.now() < deadline && (known === falls || isDown)) await pause(20);
      return isWanted;
    },
    stop: async () => {
      isWanted = false;
      stopping.abort();
      // A recovery that takes longer is ended by the guard of its process.
      await Promise.race([watching, pause(stopPatience, undefined, { ref: false })]);
    },
  };
}
