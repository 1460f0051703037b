import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const [site] = [base.webServer ?? []].flat();

/** Compares screens with committed pictures (`npm run test:visual`), on a site of its own whose content nobody changes meanwhile. */
export default defineConfig({
  ...base,
  testMatch: '**/*.visual.ts',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list']],
  projects: [{ name: 'visual', testDir: 'tests/visual', use: { browserName: 'chromium' } }],
  ...(site ? { webServer: site } : {}),
});
