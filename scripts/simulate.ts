// Simulates people who write in the same texts over a bad network, in virtual time: npm run simulate -- [--steps 100000] [--seed 1]
import './command/command-line.mjs';
import { parseArgs } from 'node:util';
import { simulate } from '../tests/support/simulation/simulate';

/** Steps of one group; then the people change, and their number. */
const stepsTogether = 1000;

const { values } = parseArgs({
  options: { steps: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});

const steps = Number(values.steps);
let [writes, decisions] = [0, 0];
for (let done = 0, seed = Number(values.seed); done < steps; done += stepsTogether, seed += 1) {
  const result = await simulate(seed, Math.min(stepsTogether, steps - done));
  writes += result.writes;
  decisions += result.decisions;
}
console.log(
  `${steps} steps: ${writes} saves, ${decisions} of them decided by somebody. Nothing was overwritten unseen.`,
);
