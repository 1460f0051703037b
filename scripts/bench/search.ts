// `npm run bench:search`: how long searches take among 10,000 and 100,000 documents, next to the targets, and which indexes their plans
// use. In a scratch database; the site's own data are not touched. Figures depend on the machine, so nothing fails on them.
import '../command/command-line.mjs';
import { runScript } from '../command/child';
import { runWithDatabase } from '../command/run-with-database';
import { PlainError } from '../command/plain.mjs';
import { withScratchDatabase } from '../scratch/database';

const wishes = process.argv
  .slice(2)
  .map(Number)
  .filter((count) => count > 0);
const counts = wishes.length > 0 ? wishes : [10_000, 100_000];

await runWithDatabase(async ({ url }) => {
  for (const count of counts) {
    await withScratchDatabase(url, async (scratch) => {
      const status = await runScript('scripts/bench/search-run.ts', [String(count)], {
        DATABASE_URL: scratch,
      });
      if (status !== 0) throw new PlainError('The search could not be measured; the reason stands above.');
    });
  }
});
