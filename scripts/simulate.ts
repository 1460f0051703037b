// Simulates people who write in the same texts, and who build one page, over a bad network and in virtual time:
// npm run simulate -- [--steps 100000] [--seed 1] [--together 500]. A seed that fails is named; --steps of one group and its seed show it again.
import './command/command-line.mjs';
import { parseArgs } from 'node:util';
import { simulate } from '../tests/support/simulation/simulate';
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
const texts = { writes: 0, decisions: 0 };
const pages = { operations: 0, undone: 0, skipped: 0, decisions: 0 };
for (let done = 0, seed = Number(values.seed); done < steps; done += together, seed += 1) {
  const now = Math.min(together, steps - done);
  add(texts, await simulate(seed, now));
  add(pages, { ...(await simulateTree(seed, now)) });
}
console.log(
  `${steps} steps in texts: ${texts.writes} saves, ${texts.decisions} of them decided by somebody. Nothing was overwritten unseen.`,
);
console.log(
  `${steps} steps on pages: ${pages.operations} operations, ${pages.undone} undone or redone, ${pages.skipped} passed over, ${pages.decisions} decided. All had the server’s page in the end.`,
);

function add(sums: Record<string, number>, result: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(result)) sums[name] = (sums[name] ?? 0) + count;
}
