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
  // A test that needs a second attempt is a fault of the test or of the site.
  retries: 0,
  // A busy machine makes no test fail.
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
    // Recording makes a page with dozens of text editors several times slower; `npx playwright test --trace on` does it where it helps.
    trace: 'off',
    // It would answer in place of what a test has put there; the tests of the service worker let it in.
    serviceWorkers: 'block',
    // Nothing is waited for; what moves is tested by tests that ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: 'chromium', testDir: 'tests/e2e', use: { browserName: 'chromium' } },
    // The same build on an external content system.
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
      // Installing, seeding and building are part of the first start.
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
