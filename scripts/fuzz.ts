// `npm run fuzz [-- --requests 20000 --seed 1 --minutes 20 --prepared]`: sends arbitrary requests to every endpoint of a production
// server on a scratch database, on this machine only. The site's own data are not touched.
import './command/command-line.mjs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runScript } from './command/child';
import { runWithDatabase } from './command/run-with-database';
import { withScratchDatabase } from './scratch/database';
import { scratchSettings, startScratchSite } from './scratch/site';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '30' },
    prepared: { type: 'boolean' },
  },
});

await runWithDatabase(async ({ url }) => {
  await withScratchDatabase(url, async (scratch) => {
    const settings = await scratchSettings(scratch);
    const site = await startScratchSite(settings);
    try {
      const args = [site.url, values.requests, values.seed, values.minutes];
      process.exitCode = await runScript('scripts/fuzz/run.ts', args, settings);
    } finally {
      await site.stop();
    }
  });
});
