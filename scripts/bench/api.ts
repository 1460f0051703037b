// `npm run bench:api`: how long the server takes for requests, and how much memory it uses, next to the targets. A production server on a
// scratch database; the site's own data are not touched. Figures depend on the machine, so nothing fails on them.
import '../command/command-line.mjs';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { runScript } from '../command/child';
import { runWithDatabase } from '../command/run-with-database';
import { PlainError } from '../command/plain.mjs';
import { withScratchDatabase } from '../scratch/database';
import { type ScratchSite, scratchSettings, startScratchSite } from '../scratch/site';
import { benchAccount, benchSlug } from './account';
import { ask, closeConnections, type Measured, signIn } from './client';
import { describeFigure, type Figure, percentile } from './figures';

const rounds = 300;

const draftSchema = z.object({
  modules: z.array(
    z.object({ columns: z.array(z.object({ children: z.array(z.object({ id: z.int() })) })) }),
  ),
});

interface Series {
  name: string;
  target: number;
  send: (round: number) => Promise<Measured>;
}

await runWithDatabase(async ({ url }) => {
  await withScratchDatabase(url, async (scratch) => {
    const settings = await scratchSettings(scratch);
    console.log('Making 400 events and a page of 60 blocks …');
    if ((await runScript('scripts/bench/fill.ts', [], settings)) !== 0)
      throw new PlainError('The content could not be made; the reason stands above.');
    const site = await startScratchSite(settings, ['--import', './scripts/bench/timing.mjs']);
    try {
      await measure(site);
    } finally {
      closeConnections();
      await site.stop();
    }
  });
});

async function measure(site: ScratchSite): Promise<void> {
  await pause(5000);
  const fresh = memoryOf(site.pid);
  const series = await listSeries(site);
  for (const { name, target, send } of series) {
    const times = await run(send);
    const p50 = percentile(times, 0.5);
    print({ name: `${name}, p95`, measured: percentile(times, 0.95), target, unit: 'ms' });
    console.log(`  ${''.padEnd(44)} p50 ${p50.toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`);
  }
  console.log('  Waiting until the server is idle …');
  const idle = await idleMemoryOf(site.pid);
  print({ name: 'Memory of the Node server, before any request', measured: fresh, target: 300, unit: 'MB' });
  print({
    name: 'Memory of the Node server, idle afterwards',
    measured: idle,
    target: 300,
    unit: 'MB',
  });
}

async function run(send: (round: number) => Promise<Measured>): Promise<number[]> {
  const times: number[] = [];
  // The first rounds compile code and open connections.
  for (let round = 0; round < rounds + 30; round += 1) {
    const { status, body, serverMilliseconds } = await send(round);
    if (status !== 200) throw new PlainError(`The server answered ${status}: ${body.slice(0, 300)}`);
    if (round >= 30) times.push(serverMilliseconds);
  }
  return times;
}

async function listSeries(site: ScratchSite): Promise<Series[]> {
  const events = `${site.url}/api/events/?page_size=20`;
  const as = await signIn(site.url, site.settings.SITE_URL ?? '', benchAccount);
  const draft = await ask(`${site.url}/de/pageeditor-api/page/${benchSlug}?version_id=draft`, {
    headers: as,
  });
  const block = draftSchema.parse(JSON.parse(draft.body)).modules[0]?.columns[0]?.children[0]?.id;
  if (block === undefined)
    throw new PlainError(`The page of the bench cannot be read: ${draft.body.slice(0, 300)}`);
  return [
    // An unknown parameter is ignored, but makes each address a new one for every cache.
    { name: 'List of 20 events, uncached', target: 15, send: (round) => ask(`${events}&unknown=${round}`) },
    { name: 'List of 20 events, cached', target: 3, send: () => ask(events) },
    {
      name: 'Save of a block of 60',
      target: 50,
      send: (round) =>
        ask(`${site.url}/de/pageeditor-api/headline/${block}`, {
          method: 'PATCH',
          headers: as,
          body: { content: `Fassung ${round}` },
        }),
    },
  ];
}

function print(figure: Figure): void {
  console.log(describeFigure(figure));
}

/** Memory after a while without requests: V8 collects the garbage of the last ones only when idle, half a minute or more later. */
async function idleMemoryOf(pid: number): Promise<number> {
  let least = memoryOf(pid);
  for (let second = 0; second < 90; second += 5) {
    await pause(5000);
    least = Math.min(least, memoryOf(pid));
  }
  return least;
}

/** Resident memory of a process in MB; NaN if the system does not tell. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
