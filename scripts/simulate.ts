// Simulates people who build one page by operations over a bad network, in virtual time:
// npm run simulate -- [--steps 100000] [--seed 1] [--together 500]. A seed that fails is named; --steps of one group and its seed show it again.
import './command/command-line.mjs';
import { parseArgs } from 'node:util';
import { simulateTree } from '../tests/support/tree-simulation/simulate';

const { values } = parseArgs({
  options: {
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
  const result = await simulateTree(seed, Math.min(together, steps - done));
  for (const [name, count] of Object.entries(result)) sums[name] = (sums[name] ?? 0) + count;
}
const { decisions, operations, undone, skipped } = sums;
console.log(
  `${steps} steps: ${operations} operations, ${undone} undone or redone, ${skipped} passed over, ${decisions} decided. All had the server’s page in the end.`,
);
