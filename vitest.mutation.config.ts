import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { findTestsWithoutDatabase, shared } from './vitest.config';

/** The folder that is judged, from `npm run mutation`. */
const { MUTATION_FOLDER: folder = 'lib' } = process.env;

/** As in vitest.config.ts: nothing outlives a test of pure code, so its files share what they import. */
const isPure = !/^lib\/(?:backend|client|content)/.test(folder);

/** What `npm run mutation` runs, many times: so it is small. */
export default defineConfig({
  ...shared,
  test: {
    include: findTestsWithoutDatabase(folder),
    // It waits seconds for a database that says nothing, which each try would do.
    exclude: ['lib/backend/database/hung.test.ts'],
    testTimeout: 30_000,
    isolate: !isPure,
    setupFiles: ['tests/support/short-properties.ts'],
  },
});
