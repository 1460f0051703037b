import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { drawingLaunch } from './tests/support/browser';

const [site] = [base.webServer ?? []].flat();

const launch = drawingLaunch();

/** Compares screens with committed pictures (`npm run test:visual`), on a site of its own whose content nobody changes meanwhile. */
export default defineConfig({
  ...base,
  use: {
    ...base.use,
    // Otherwise letters are some hundredths wider in one kind of Chromium than in another, and lines break elsewhere.
    launchOptions: { ...launch, args: [...(launch.args ?? []), '--font-render-hinting=none'] },
  },
  testMatch: '**/*.visual.ts',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list']],
  projects: [{ name: 'visual', testDir: 'tests/visual', use: { browserName: 'chromium' } }],
  ...(site ? { webServer: site } : {}),
});
