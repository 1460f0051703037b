// `npm run soak [-- --minutes 10 --visitors 8 --editors 4 --prepared]`: visitors, editors, kills and restarts of the web server and of
// the database, on a temporary site. Prints what was acknowledged, lost and failed, and the memory. Not part of the tests.
import './command/command-line.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runScript } from './command/child';
import { describeError, PlainError } from './command/plain.mjs';
import { scratchSettings } from './scratch/site';
import { makeTrouble } from './soak/trouble';
import { edit, type Editing, findLost, newTally, visit } from './soak/people';
import { migrate, workSteadily } from './start/database';
import { keepEmbedded } from './start/keep-database';
import { ensureBuild } from './start/build';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '8' },
    editors: { type: 'string', default: '4' },
    prepared: { type: 'boolean' },
  },
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litfass-soak-'));
fs.chmodSync(folder, 0o755);
try {
  if (!values.prepared) await ensureBuild();
  await soak(Number(values.minutes) * 60_000);
} catch (error) {
  console.error(`\n${describeError(error)}\n`);
  process.exitCode = 1;
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function soak(milliseconds: number): Promise<void> {
  const database = await keepEmbedded(folder);
  const settings = await scratchSettings(database.url);
  const login = { email: 'soak@litfass.example', password: `Dauerlauf-${Date.now()}` };
  try {
    await workSteadily(database, () => migrate(database.url));
    const status = await runScript('scripts/start/fill.ts', [], {
      ...settings,
      SEED_EDITOR_EMAIL: login.email,
      SEED_EDITOR_PASSWORD: login.password,
    });
    if (status !== 0) throw new PlainError('The demo content could not be added.');
    const trouble = await makeTrouble(settings, database);
    const tally = newTally();
    const editing: Editing = { url: trouble.url, login, tally };
    const until = Date.now() + milliseconds;
    const people = [
      ...Array.from({ length: Number(values.visitors) }, () => visit(editing, until)),
      ...Array.from({ length: Number(values.editors) }, () => edit(editing, until)),
    ];
    const troubled = trouble.goOn(until);
    const ticking = setInterval(() => console.log(describe()), 30_000).unref();
    await Promise.all([...people, troubled]);
    clearInterval(ticking);
    await trouble.heal();
    const lost = await findLost(editing);
    console.log(`\n${describe()}\n${lost.length} lost${lost.length > 0 ? `: ${lost.join(', ')}` : ''}`);
    for (const [name, count] of tally.errors) console.log(`  ${count} × ${name}`);
    if (lost.length > 0 || tally.errors.size > 0) process.exitCode = 1;
    await trouble.stop();

    function describe(): string {
      const { web, database: postmaster } = trouble.counts;
      return (
        `${tally.read} pages read, ${tally.acknowledged.size} writes acknowledged, ${tally.away} without an answer in ` +
        `${web} deaths and restarts of the web server and ${postmaster} deaths of the database; ` +
        `${trouble.peakMegabytes()} MB at most`
      );
    }
  } finally {
    await database.stop();
    fs.rmSync(settings.DATA_DIR ?? '', { recursive: true, force: true });
  }
}
