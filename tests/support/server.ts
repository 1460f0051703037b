import os from 'node:os';
import path from 'node:path';
import { translationKey } from './translation-service';

const port = Number(process.env.TEST_PORT ?? 3999);
const externalPort = Number(process.env.TEST_EXTERNAL_PORT ?? port - 1);
const referencePort = Number(process.env.TEST_REFERENCE_PORT ?? port - 2);

export const errorServicePort = port - 3;

/** Where a test lets a translation service listen (tests/e2e/editor-translation.e2e.ts); for the others nobody does. */
export const translationServicePort = port - 4;

/** Emptied by `start-site.mjs` when a run begins, so that the last run's data can be looked at. */
const dataDir = path.join(os.tmpdir(), `litfass-e2e-${port}`);

const editor = { email: 'editor@litfass.example', password: 'a-password-for-tests' };

/** The site that browser tests run against: a production build with a data folder of its own, started by Playwright. */
export const testSite = {
  url: `http://localhost:${port}`,
  dataDir,
  editor,
  settings: {
    PORT: String(port),
    // Follows from the port. Set by a developer for another port, writes would come from a foreign origin.
    SITE_URL: '',
    DATA_DIR: dataDir,
    // A build beside that of npm start, which may be running.
    NEXT_DIST_DIR: '.next-test',
    // Not those of a developer's .env.
    DATABASE_URL: '',
    CONTENT_API_URL: '',
    SMTP_URL: '',
    S3_ENDPOINT: '',
    S3_BUCKET: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
    EDITOR_PUBLISH: 'draft',
    SEED: 'demo',
    SEED_EDITOR_EMAIL: editor.email,
    SEED_EDITOR_PASSWORD: editor.password,
    RATE_LIMIT_LOGIN: '10000',
    RATE_LIMIT_WRITE: '100000',
    RATE_LIMIT_SEARCH: '100000',
    RATE_LIMIT_READ: '1000000',
    RATE_LIMIT_NEWSLETTER: '10000',
    TRANSLATION_API_URL: `http://127.0.0.1:${translationServicePort}`,
    TRANSLATION_API_KEY: translationKey,
    LOG_LEVEL: 'warn',
    // A test that looks at error reports listens there (tests/e2e/error-reports.e2e.ts); for the others nobody does.
    SENTRY_DSN: `http://public@127.0.0.1:${errorServicePort}/7`,
  },
};

/** The same build on an external content system, the reference backend; both started by Playwright after the first. */
export const externalSite = {
  url: `http://localhost:${externalPort}`,
  referenceUrl: `http://127.0.0.1:${referencePort}`,
  referenceSettings: { REFERENCE_PORT: String(referencePort) },
  settings: {
    ...testSite.settings,
    PORT: String(externalPort),
    DATA_DIR: `${dataDir}-external`,
    CONTENT_API_URL: `http://127.0.0.1:${referencePort}`,
  },
};
