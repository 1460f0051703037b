// Simulates people who write in the same texts over a bad network, in virtual time; with --pages, people who build one page by operations:
// npm run simulate -- [--pages] [--steps 100000] [--seed 1] [--together 500]. A seed that fails is named; --steps of one group and its seed
// show it again.
import './command/command-line.mjs';
import { parseArgs } from 'node:util';
import { simulate } from '../tests/support/simulation/simulate';
import { simulateTree } from '../tests/support/tree-simulation/simulate';

const { values } = parseArgs({
  options: {
    pages: { type: 'boolean' },
    steps: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    /** Steps of one group; then the people change, and their number. */
    together: { type: 'string', default: '500' },
  },
});

const steps = Number(values.steps);
const together = Number(values.together);
const sums: Record<string, number> = {};
for (let done = 0, seed = Number(values.seed); done < steps; done += together, seed += 1) {
  const now = Math.min(together, steps - done);
  const result = values.pages ? await simulateTree(seed, now) : await simulate(seed, now);
  for (const [name, count] of Object.entries(result)) sums[name] = (sums[name] ?? 0) + count;
}
const { writes, decisions, operations, undone, skipped } = sums;
console.log(
  values.pages
    ? `${steps} steps: ${operations} operations, ${undone} undone or redone, ${skipped} passed over, ${decisions} decided. All had the server’s page in the end.`
    : `${steps} steps: ${writes} saves, ${decisions} of them decided by somebody. Nothing was overwritten unseen.`,
);
