import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = {
  resolve: {
    alias: {
      '@': import.meta.dirname,
      // Guards the client bundle; in tests everything is on the server.
      'server-only': path.join(import.meta.dirname, 'tests/support/nothing.ts'),
    },
  },
};

/** They start whole sites: one after the other, and with the machine for themselves. */
const processTests = ['tests/contract/{process,first-start,instances,external-*}.contract.test.ts'];

const dom = ['components/**/*.test.{ts,tsx}', 'lib/client/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['lib/**/*.test.ts', 'scripts/**/*.test.ts', 'deploy/**/*.test.ts', '*.test.ts'],
          exclude: ['lib/client/**'],
          globalSetup: 'tests/support/postgres.ts',
          setupFiles: ['tests/support/cache.ts'],
        },
      },
      {
        ...shared,
        plugins: [react()],
        test: {
          name: 'unit-dom',
          include: dom,
          environment: 'jsdom',
          setupFiles: ['tests/support/dom.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.contract.test.ts'],
          exclude: processTests,
          globalSetup: 'tests/support/postgres.ts',
          setupFiles: ['tests/support/cache.ts', 'tests/support/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'process',
          include: processTests,
          globalSetup: 'tests/support/postgres.ts',
          setupFiles: ['tests/support/cache.ts', 'tests/support/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
