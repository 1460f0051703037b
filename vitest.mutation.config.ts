import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config';

/** The folder that is judged, from `npm run mutation`. */
const { MUTATION_FOLDER: folder = 'lib' } = process.env;

/** Its tests, without those that ask a database: these begin with one of their own. */
const include = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => path.join(folder, name))
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => !fs.readFileSync(name, 'utf8').includes('@/tests/support/database'));

/** As in vitest.config.ts: nothing outlives a test of pure code, so its files share what they import. */
const isPure = !/^lib\/(?:backend|client|content)/.test(folder);

/** What `npm run mutation` runs, many times: so it is small. */
export default defineConfig({
  ...shared,
  test: {
    include,
    testTimeout: 30_000,
    isolate: !isPure,
    setupFiles: ['tests/support/short-properties.ts'],
  },
});
