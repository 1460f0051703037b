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

const dom = ['components/**/*.test.{ts,tsx}', 'lib/client/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['lib/**/*.test.ts', 'scripts/**/*.test.ts', '*.test.ts'],
          exclude: ['lib/client/**'],
          globalSetup: 'tests/support/embedded.ts',
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
          globalSetup: 'tests/support/embedded.ts',
          setupFiles: ['tests/support/cache.ts', 'tests/support/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
