// `npm run mutation [-- lib/pagebuilder lib/client/sections.ts]`: breaks code on purpose and shows what no test noticed
// (docs/decisions/0054). Without arguments it takes all folders, one after the other. It fails if less than 85 % is noticed.
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
  // A file is judged by the tests in its folder: fewer tests make each try faster.
  const folder = place.endsWith('.ts') ? path.dirname(place) : place;
  const name = folder.replaceAll('/', '-');
  process.env.MUTATION_FOLDER = folder;
  await new Stryker({
    mutate: [
      place.endsWith('.ts') ? place : `${place}/**/*.ts`,
      `!${folder}/**/*.test.ts`,
      // Their tests write the whole contract each time, which takes seconds; other tests read the result.
      '!lib/contract/{describe,openapi}.ts',
    ],
    // The known results of the whole folder.
    incrementalFile: `${reports}/${name}.json`,
  }).runMutationTest();
}
