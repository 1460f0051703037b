// `npm run mutation [-- lib/pagebuilder lib/client/request.ts]`: breaks code on purpose and shows what no test noticed
// (docs/decisions/0054). Without arguments it takes all folders, one after the other, and ends with a score for each. It fails if less
// than 85 % is noticed in one of them.
import path from 'node:path';
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { root } from './command/plain.mjs';
import { judged } from './mutation/judged.mjs';

process.chdir(root);

const reports = 'node_modules/.cache/mutation';
const given = process.argv.slice(2);
const places = given.length > 0 ? given : Object.keys(judged);

/** @type {string[]} */
const scores = [];
for (const place of places) {
  // A file is judged by the tests in its folder: fewer tests make each try faster.
  process.env.MUTATION_FOLDER = place.endsWith('.ts') ? path.dirname(place) : place;
  const whole = Object.keys(judged).find((folder) => `${place}/`.startsWith(`${folder}/`)) ?? place;
  const results = await new Stryker({
    mutate: [...findFiles(place), '!**/*.test.ts'],
    // What is known of the whole folder.
    incrementalFile: `${reports}/${whole.replaceAll('/', '-')}.json`,
  }).runMutationTest();
  // The results of an earlier run are among them, for all of the whole folder.
  const own = results.filter(({ fileName }) => path.relative(root, fileName).startsWith(place));
  scores.push(`${place}: ${scoreOf(own)}`);
}
console.log(`\nNoticed\n${scores.join('\n')}`);

/**
 * What is broken in a folder or file, as patterns.
 * @param {string} place
 */
function findFiles(place) {
  if (place.endsWith('.ts')) return [place];
  const listed = Object.values(judged)
    .flat()
    .filter((pattern) => pattern.startsWith(`${place}/`));
  return judged[place] ?? (listed.length > 0 ? listed : [`${place}/**/*.ts`]);
}

/**
 * How many of the mutations were noticed, in per cent; a try that never ends counts as noticed.
 * @param {{ status: string }[]} results
 */
function scoreOf(results) {
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  const tried = noticed + missed;
  return `${((100 * noticed) / Math.max(1, tried)).toFixed(1)} % of ${tried}`;
}
