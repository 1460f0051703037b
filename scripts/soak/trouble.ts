import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../command/plain.mjs';
import type { KeptServer } from '../start/keep-database';

export interface Trouble {
  url: string;
  counts: { web: number; database: number };
  /** Kills and restarts at random moments until a time. */
  goOn: (until: number) => Promise<void>;
  /** Resolves when everything is running again. */
  heal: () => Promise<void>;
  peakMegabytes: () => number;
  stop: () => Promise<void>;
}

/** Milliseconds between two disruptions: the minimum, and the largest addition to it. */
const calm = { least: 4000, more: 8000 };

/** Starts a web server on a database, and disrupts both. */
export async function makeTrouble(settings: Record<string, string>, database: KeptServer): Promise<Trouble> {
  const url = `http://127.0.0.1:${settings.PORT}`;
  const counts = { web: 0, database: 0 };
  let peak = 0;
  let server = await startServer(settings);
  const looking = setInterval(() => (peak = Math.max(peak, readMegabytes(server.pid))), 1000).unref();

  async function endServer(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  async function heal(): Promise<void> {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(200)) {
      const answer = await fetch(`${url}/api/health?ready`).catch(() => null);
      if (answer?.status === 200) return;
    }
    throw new Error('The site did not come back within a minute.');
  }

  return {
    url,
    counts,
    async goOn(until) {
      while (Date.now() < until - calm.least) {
        await pause(calm.least + Math.random() * calm.more);
        const dice = Math.random();
        if (dice < 0.5) {
          const pid = database.pid();
          if (pid !== null) process.kill(pid, 'SIGKILL');
          counts.database += 1;
        } else {
          await endServer(dice < 0.75 ? 'SIGKILL' : 'SIGTERM');
          server = await startServer(settings);
          counts.web += 1;
        }
        await heal();
      }
    },
    heal,
    peakMegabytes: () => peak,
    async stop() {
      clearInterval(looking);
      await endServer('SIGTERM');
    },
  };
}

async function startServer(settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...settings, LOG_LEVEL: 'fatal' },
  });
  const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (said !== 'ready') throw new Error('The web server could not be started.');
  return child;
}

/** Resident memory of a process, where the system tells. */
function readMegabytes(pid: number | undefined): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
