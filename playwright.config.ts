import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/support/browser';
import { externalSite, testSite } from './tests/support/server';

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: os.cpus().length,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second attempt is at fault, or the site is.
  retries: 0,
  // Long enough that a busy machine makes no test fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/browser.json' }],
  ],
  use: {
    baseURL: testSite.url,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Tracing makes a page with dozens of text editors several times slower; use `npx playwright test --trace on` when it helps.
    trace: 'off',
    // It would answer instead of routes mocked by a test; tests of the service worker allow it.
    serviceWorkers: 'block',
    // No test waits for animations, except those that test them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: 'chromium', testDir: 'tests/e2e', use: { browserName: 'chromium' } },
    // The same build with an external content system.
    {
      name: 'external',
      testDir: 'tests/e2e-external',
      use: { browserName: 'chromium', baseURL: externalSite.url },
    },
  ],
  // One after the other: the first one builds for both.
  webServer: [
    {
      command: 'node tests/support/start-site.mjs',
      url: `${testSite.url}/api/health`,
      env: testSite.settings,
      // The first start includes building and seeding.
      timeout: 600_000,
      reuseExistingServer: false,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
    {
      command: 'node --import tsx tests/support/reference-server/run.ts',
      url: `${externalSite.referenceUrl}/api/genres/`,
      env: externalSite.referenceSettings,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: 'node tests/support/start-site.mjs',
      url: `${externalSite.url}/api/health`,
      env: externalSite.settings,
      timeout: 300_000,
      reuseExistingServer: false,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  ],
});
