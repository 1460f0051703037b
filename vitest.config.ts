import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** How tests find modules, here and in vitest.mutation.config.ts. */
export const shared = {
  resolve: {
    alias: {
      '@': import.meta.dirname,
      // Guards the client bundle; in tests everything is on the server.
      'server-only': path.join(import.meta.dirname, 'tests/support/nothing.ts'),
    },
  },
};

/** The test files in a folder whose text fits. */
function findTests(folder: string, fits: (text: string) => boolean): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => name.endsWith('.test.ts') && fits(fs.readFileSync(name, 'utf8')));
}

/** The unit tests in a folder that start no database: those that do begin by importing one of their own. */
export function findTestsWithoutDatabase(folder: string): string[] {
  return findTests(folder, (text) => !text.includes('@/tests/support/database'));
}

/** They start whole sites: one after the other, and with the machine for themselves. */
const processTests = [
  'tests/contract/{process,first-start,instances,site-on-a-date,external-*}.contract.test.ts',
];

/** They put something in the place of a package, or set one up for the whole process. */
const apart = findTests('tests/contract', (text) => /vi\.mock\(|SENTRY_DSN/.test(text));

/**
 * They have queries whose answers could differ between versions of the database; all other code is the same on all. `npm test` has them on
 * PostgreSQL 15, the oldest (scripts/test-postgres.ts), and everything else on the embedded server, the newest.
 */
const versionTests = [
  'tests/contract/{database,links,media,pageeditor-{publishing,schedule},public,records,repository-tables,sitemap,transfer}.contract.test.ts',
];

/** Waiting for a state ends late, so that a busy machine makes no test fail. */
const patience = { expect: { poll: { timeout: 45_000 } }, testTimeout: 90_000, hookTimeout: 90_000 };

/** Code that reads the environment, asks a database or starts processes. */
const server = [
  'lib/*.test.ts',
  'lib/{backend,content}/**/*.test.ts',
  '{scripts,deploy}/**/*.test.ts',
  '*.test.ts',
];
/** Most of it only decides something. */
const deciding = ['lib/backend', 'lib/content'].flatMap(findTestsWithoutDatabase);

/**
 * Tests of components run in contexts of few threads, which share what Node itself has loaded. A context is served modules of packages by
 * the file, so that a package which offers the router one kind of file and the admin another would be there twice: both get the same.
 */
const inContexts = {
  pool: 'vmThreads' as const,
  server: { deps: { inline: ['ra-core', /react-router/] } },
};
const routerFiles = path.join(import.meta.dirname, 'node_modules/react-router/dist/development');
const oneRouter = {
  resolve: {
    alias: {
      ...shared.resolve.alias,
      'react-router/dom': path.join(routerFiles, 'dom-export.mjs'),
      'react-router-dom': path.join(import.meta.dirname, 'node_modules/react-router-dom/dist/index.mjs'),
      'react-router': path.join(routerFiles, 'index.mjs'),
    },
  },
};

/** A test that renders is a `.tsx`, and has a document; another one that needs a document says so in its first line. */
const rendered = ['components/**/*.test.tsx'];
const inBrowser = ['components/**/*.test.ts', 'lib/client/**/*.test.ts'];
/** What cannot run in a context: it puts something in the place of `location`, or loads packages of both kinds of modules. */
const inProcesses = [
  'components/admin/i18n/labels.test.ts',
  'components/site/consent-script.test.ts',
  'lib/client/lost-files.test.ts',
];

/** A project of contract tests, which call the application's endpoints over HTTP. */
const contractProject = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  ...shared,
  test: {
    ...patience,
    ...files,
    name,
    pool: 'threads' as const,
    // Loading the packages takes longer than most of the files.
    isolate: false,
    globalSetup: 'tests/support/postgres.ts',
    setupFiles: [
      'tests/support/environment.ts',
      'tests/support/patience.ts',
      'tests/support/fresh-modules.ts',
      'tests/support/cache.ts',
      'tests/support/database.ts',
    ],
  },
});

export default defineConfig({
  test: {
    // One more than by default: what runs the tests has little to do besides.
    maxWorkers: os.availableParallelism(),
    // The projects, and the runs of `npm test`, share what is transformed once.
    experimental: { fsModuleCache: true },
    projects: [
      {
        ...shared,
        test: {
          ...patience,
          name: 'unit',
          include: ['{lib,app}/**/*.test.ts'],
          exclude: [...inBrowser, ...server],
          // Nothing outlives a test of pure code: the files of a worker share what they import.
          isolate: false,
        },
      },
      {
        ...oneRouter,
        plugins: [react()],
        test: {
          ...patience,
          name: 'unit-dom',
          include: rendered,
          environment: 'jsdom',
          setupFiles: ['tests/support/rendered.ts'],
          ...inContexts,
        },
      },
      {
        ...oneRouter,
        test: {
          ...patience,
          name: 'unit-browser',
          include: inBrowser,
          exclude: inProcesses,
          setupFiles: ['tests/support/dom.ts'],
          ...inContexts,
        },
      },
      {
        ...shared,
        test: {
          ...patience,
          name: 'unit-process',
          include: inProcesses,
          setupFiles: ['tests/support/dom.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...patience,
          name: 'unit-decisions',
          include: deciding,
          setupFiles: ['tests/support/patience.ts', 'tests/support/environment.ts', 'tests/support/cache.ts'],
          pool: 'vmThreads',
        },
      },
      {
        ...shared,
        test: {
          ...patience,
          name: 'unit-server',
          include: server,
          exclude: deciding,
          pool: 'threads',
          globalSetup: 'tests/support/postgres.ts',
          setupFiles: ['tests/support/patience.ts', 'tests/support/cache.ts'],
        },
      },
      contractProject('contract', {
        include: ['tests/contract/**/*.contract.test.ts'],
        exclude: [...processTests, ...apart, ...versionTests],
      }),
      contractProject('contract-versions', { include: versionTests }),
      {
        ...shared,
        test: {
          ...patience,
          name: 'contract-apart',
          include: apart,
          pool: 'threads',
          globalSetup: 'tests/support/postgres.ts',
          setupFiles: ['tests/support/patience.ts', 'tests/support/cache.ts', 'tests/support/database.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...patience,
          name: 'process',
          include: processTests,
          globalSetup: 'tests/support/postgres.ts',
          setupFiles: ['tests/support/patience.ts', 'tests/support/cache.ts', 'tests/support/database.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
