import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startEmbedded } from '@/scripts/postgres/server';
import { migrateDatabase } from '@/lib/backend/database/migrate';
import { openClient } from '@/lib/backend/database/open-client';
import { workSteadily } from './database';
import { keepEmbedded } from './keep-database';

/** Four of each kind, spread over the time in which it may come; more by hand: DEATHS=2000. */
const deaths = Number(process.env.DEATHS ?? 12);
const seed = Number(process.env.DEATH_SEED ?? 20_260_707);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-deaths-'));
fs.chmodSync(folder, 0o755);

/** The same moments at every run (mulberry32). */
function makeRandom(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Process id of the postmaster that runs in the folder, or of the one that ran there. */
function findPostmaster(): number | null {
  try {
    return Number(fs.readFileSync(path.join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]) || null;
  } catch {
    return null;
  }
}

function kill(pid: number | null): void {
  try {
    if (pid !== null) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Kills a postmaster other than `known` so many milliseconds after it wrote its process id. Answers the function that gives up on it. */
function killNext(known: number | null, delay: number): () => void {
  let isOver = false;
  void (async () => {
    while (!isOver && (findPostmaster() === null || findPostmaster() === known)) await pause(2);
    await pause(delay);
    if (!isOver) kill(findPostmaster());
  })();
  return () => (isOver = true);
}

async function countKept(url: string): Promise<number> {
  const client = await openClient({ connectionString: url });
  try {
    const answer = await client.query<{ count: number }>('select count(*)::int as count from kept');
    return answer.rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the embedded database', { timeout: 60_000 + deaths * 2000 }, () => {
  it(`starts, is started again, works and stops, whenever it is killed (${deaths} deaths)`, async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const random = makeRandom(seed);
    const first = await startEmbedded(folder);
    const setUp = await openClient({ connectionString: first.url });
    await setUp.query('create table kept (id int)');
    await setUp.end();
    await first.stop();

    let kept = 0;
    const turns = Math.ceil(deaths / 3);
    for (let turn = 0; turn < turns; turn += 1) {
      /** A moment in this turn's part of a span. */
      const within = (span: number): number => ((turn + random()) / turns) * span;
      // While it starts: it is killed once more within the time in which it becomes ready.
      const giveUp = killNext(null, within(150));
      const server = await keepEmbedded(folder);
      await workSteadily(server, async () => {
        const client = await openClient({ connectionString: server.url });
        try {
          // The last of the moments in which the first death may come.
          await pause(20);
          await client.query('insert into kept values (1)');
          kept += 1;
        } finally {
          await client.end().catch(() => undefined);
        }
      });
      giveUp();

      // While something works on it and connections are idle.
      const idle = await workSteadily(server, () => openClient({ connectionString: server.url }));
      const pid = server.pid();
      const late = pause(within(30)).then(() => kill(pid));
      await workSteadily(server, () => migrateDatabase(server.url));
      await late;
      await idle.end().catch(() => undefined);

      // While it stops.
      const stopped = server.stop();
      const last = server.pid();
      await pause(within(40));
      kill(last);
      await stopped;
    }

    const last = await keepEmbedded(folder);
    expect(await countKept(last.url)).toBe(kept);
    await last.stop();
    expect(fs.existsSync(path.join(folder, 'pg', 'postmaster.pid'))).toBe(false);
    said.mockRestore();
  });
});
