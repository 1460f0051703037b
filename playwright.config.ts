import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/support/browser';
import { testSite } from './tests/support/server';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: os.cpus().length,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second attempt is a fault of the test or of the site.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/browser.json' }],
  ],
  use: {
    baseURL: testSite.url,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: 'node tests/support/start-site.mjs',
    url: `${testSite.url}/api/health`,
    env: testSite.settings,
    // Installing, seeding and building are part of the first start.
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
