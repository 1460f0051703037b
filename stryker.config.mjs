import os from 'node:os';

/** Mutation tests (`npm run mutation`, docs/decisions/0054): code is broken on purpose, and some test has to fail. */
const config = {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is worked out once, when a file is loaded: tables of endpoints, fields and schemas. The compiler and tests/contract hold them.
  ignoreStatic: true,
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/sentences.mjs'],
  ignorers: ['sentences'],
  // One core is left to whoever works here.
  concurrency: Math.max(1, os.availableParallelism() - 1),
  // Only what has changed since is tried again.
  incremental: true,
  ignorePatterns: ['/.next*', '/data', '/test-results', '/playwright-report'],
  timeoutMS: 3000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
  allowConsoleColors: false,
};

export default config;
