// `npm run mutation [-- lib/pagebuilder lib/client/sections.ts]`: breaks code on purpose and shows what no test noticed (docs/decisions/0054).
// Without arguments all folders, one after the other. Ends with an error where fewer than 85 % were noticed.
import path from 'node:path';
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { root } from './command/plain.mjs';

process.chdir(root);

const folders = [
  'lib/pagebuilder',
  'lib/contract',
  'lib/records',
  'lib/client',
  'lib/content',
  'lib/backend',
];
const reports = 'node_modules/.cache/mutation';
const given = process.argv.slice(2);

for (const place of given.length > 0 ? given : folders) {
  // A folder is judged by the tests in it: with fewer of them each try is shorter.
  const folder = place.endsWith('.ts') ? path.dirname(place) : place;
  const name = folder.replaceAll('/', '-');
  process.env.MUTATION_FOLDER = folder;
  await new Stryker({
    mutate: [
      place.endsWith('.ts') ? place : `${place}/**/*.ts`,
      `!${folder}/**/*.test.ts`,
      // They write all of the contract anew each time, in seconds; other tests read what they write.
      '!lib/contract/{describe,openapi}.ts',
    ],
    // What is known already, of the whole folder.
    incrementalFile: `${reports}/${name}.json`,
  }).runMutationTest();
}
